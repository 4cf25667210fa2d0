"""The foot a figure stands on: its side's shape and colour, seen from above and in front."""

from __future__ import annotations

from renderers.cache import kept
from renderers.colour import Colour, darker, lighter
from renderers.curves import Point, moved, shape
from renderers.figures.sheet import GROUND, INK, Sheet, X
from renderers.pen import either
from renderers.sprite import Sprite

SMALL_FOOT, LARGE_FOOT = 36.0, 52.0
_THICK = 8


def _flat(form: str, reach: float) -> list[Point]:
    """The shape lying on the ground."""
    if form == "square":
        back, front = reach * 0.86, reach * 1.1
        return [(X - back, GROUND - 9), (X + back, GROUND - 9),
                (X + front, GROUND + 13), (X - front, GROUND + 13)]  # fmt: skip
    flatness = 0.36 if reach < LARGE_FOOT else 0.27
    return [(x, GROUND + 2 + (y - GROUND) * flatness) for x, y in shape(form, X, GROUND, reach)]


@kept()
def foot(form: str, colour: Colour, reach: float, scale: float) -> Sprite:
    pen, flat = Sheet(), _flat(form, reach)
    pen.glow(pen.area(moved(flat, 2, 10)), (0, 3, 8), 4, 0.75)
    side = either(*(pen.area(moved(flat, 0, low)) for low in (0, _THICK / 2, _THICK)))
    pen.fill(pen.grown(side, 3.2), INK)
    pen.shade(side, darker(colour, 0.25), darker(colour, 0.55), sideways=True)
    pen.fill(pen.area(flat), lighter(colour, 0.25))
    inner = [(X + (x - X) * 0.84, GROUND + 2 + (y - GROUND - 2) * 0.84) for x, y in flat]
    pen.ball(pen.area(inner), colour, darker(colour, 0.35), (0.4, 0.2))
    pen.contact(X + 2, GROUND + 1, reach * 0.62, 6, 0.6)
    return pen.standing(scale)
