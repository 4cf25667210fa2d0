"""All vignettes, by the names under which a pack asks for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from games.kernel import Text
from renderers.sleeping_gods.vignettes.stage import Stage

Draw: TypeAlias = Callable[[Stage], None]


class Vignette(NamedTuple):
    """How a scene is painted, and what it shows in words."""

    draw: Draw
    alt: Text


VIGNETTES: dict[str, Vignette] = {}


def vignette(alt: Text) -> Callable[[Draw], Draw]:
    """Enter a scene under its function's name."""

    def enter(draw: Draw) -> Draw:
        VIGNETTES[draw.__name__] = Vignette(draw, alt)
        return draw

    return enter
