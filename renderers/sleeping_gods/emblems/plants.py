"""Icons of this game: what grows."""

from __future__ import annotations

from renderers.curves import bezier, oval, regular
from renderers.icons.ink import Ink
from renderers.sleeping_gods.stencils import own

__all__: list[str] = []


@own
def flower(ink: Ink) -> None:
    for x, y in regular(0, -0.25, 0.42, 6):
        ink.disc(x, y, 0.28)
    ink.disc(0, -0.25, 0.2, cut=True)
    ink.line([(0, 0.2), (0, 0.95)], 0.1)
    ink.arm(bezier((0, 0.8), (0.2, 0.5), (0.5, 0.5), (0.7, 0.4)), 0.2, 0.04)


@own
def leaf(ink: Ink) -> None:
    ink.area(
        [
            *bezier((-0.75, 0.75), (-0.9, -0.4), (0, -0.9), (0.9, -0.85)),
            *bezier((0.9, -0.85), (0.85, 0.1), (0.35, 0.9), (-0.75, 0.75)),
        ]
    )
    ink.line([(-0.95, 0.95), (0.6, -0.6)], 0.09, cut=True)
    ink.line([(-0.95, 0.95), (-0.6, 0.62)], 0.1)


@own
def mushroom(ink: Ink) -> None:
    ink.area([*bezier((-0.9, 0.1), (-0.85, -1), (0.85, -1), (0.9, 0.1))])
    ink.poly((-0.22, 0.05), (0.22, 0.05), (0.34, 0.9), (-0.34, 0.9))
    for x, y, r in ((-0.35, -0.3, 0.13), (0.2, -0.48, 0.15), (0.45, -0.12, 0.1)):
        ink.disc(x, y, r, cut=True)


@own
def reed(ink: Ink) -> None:
    for x, top in ((-0.45, -0.4), (0.0, -0.85), (0.45, -0.2)):
        ink.line([(x * 0.6, 0.95), (x, top)], 0.08)
        ink.box(x - 0.12, top, x + 0.12, top + 0.55, 0.12)
    ink.arm(bezier((0.1, 0.95), (0.3, 0.3), (0.6, 0.2), (0.95, 0.25)), 0.14, 0.03)


@own
def tree(ink: Ink) -> None:
    for x, y, r in ((0, -0.45, 0.46), (-0.42, -0.1, 0.36), (0.42, -0.1, 0.36)):
        ink.disc(x, y, r)
    ink.poly((-0.12, 0.1), (0.12, 0.1), (0.2, 0.95), (-0.2, 0.95))


@own
def wheat(ink: Ink) -> None:
    ink.line([(0, 0.95), (0, -0.4)], 0.08)
    for y in (-0.45, -0.1, 0.25):
        for side in (-1, 1):
            ink.area(oval(side * 0.26, y, 0.28, 0.13, -side * 0.9))
    ink.disc(0, -0.75, 0.14, 0.26)
