"""Icons of this game: what happens to a crew."""

from __future__ import annotations

from renderers.curves import placed, regular
from renderers.icons.ink import Ink
from renderers.sleeping_gods.stencils import own

__all__: list[str] = []


@own
def fist(ink: Ink) -> None:
    for at in range(4):
        ink.box(-0.75 + at * 0.36, -0.65, -0.45 + at * 0.36, 0.1, 0.13)
    ink.box(-0.75, -0.1, 0.68, 0.6, 0.2)
    ink.box(-0.95, -0.05, -0.3, 0.25, 0.14)
    ink.box(-0.5, 0.55, 0.5, 0.95)
    ink.line([(-0.75, 0.3), (-0.2, 0.3)], 0.07, cut=True)


@own
def swords(ink: Ink) -> None:
    for side in (-1, 1):
        ink.line([(side * -0.75, 0.8), (side * 0.75, -0.85)], 0.16)
        ink.line([(side * -0.75, 0.35), (side * -0.3, 0.8)], 0.14)


@own
def synergy(ink: Ink) -> None:
    ink.area(regular(0, 0, 0.95, 4))
    ink.area(regular(0, 0, 0.5, 4), cut=True)
    ink.area(regular(0, 0, 0.28, 4))


@own
def weary(ink: Ink) -> None:
    """Closed eyes under a nightcap of z."""
    for x, y, size in ((-0.55, 0.45, 0.7), (0.25, -0.05, 0.5), (0.7, -0.6, 0.34)):
        half = size / 2
        ink.line(placed("-1,-1 1,-1 -1,1 1,1", x, y, wide=half, high=half), 0.14)
