"""The foes that have a likeness of their own, by name, and the country each belongs to."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from games.sleeping_gods.content.atlas import Theme
from renderers.figures.sheet import Sheet

Draw: TypeAlias = Callable[[Sheet], None]


class Foe(NamedTuple):
    """How a foe is drawn, and before which ground."""

    draw: Draw
    ground: Theme


FOES: dict[str, Foe] = {}


def foe(name: str, ground: Theme) -> Callable[[Draw], Draw]:
    """Enter a drawing under the name that an enemy's card bears."""

    def enter(draw: Draw) -> Draw:
        FOES[name] = Foe(draw, ground)
        return draw

    return enter
