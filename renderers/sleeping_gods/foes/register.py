"""The foes that have a likeness of their own, by name, and the country each belongs to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

from games.sleeping_gods.content.atlas import Theme
from renderers.figures.sheet import Sheet

Draw: TypeAlias = Callable[[Sheet], None]


Temper: TypeAlias = Literal["", "afraid", "grim", "sorry"]
"""How somebody of flesh and blood looks in the text; a beast or a ghost has none."""


class Foe(NamedTuple):
    """How a foe is drawn, before which ground, and in what temper."""

    draw: Draw
    ground: Theme
    temper: Temper = ""


FOES: dict[str, Foe] = {}


def foe(name: str, ground: Theme, temper: Temper = "") -> Callable[[Draw], Draw]:
    """Enter a drawing under the name that an enemy's card bears."""

    def enter(draw: Draw) -> Draw:
        FOES[name] = Foe(draw, ground, temper)
        return draw

    return enter
