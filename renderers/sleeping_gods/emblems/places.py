"""Icons of this game: what one sails past, enters, or is caught in."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.curves import bezier, oval
from renderers.icons.ink import Ink
from renderers.sleeping_gods.stencils import own

__all__: list[str] = []


@own
def boat(ink: Ink) -> None:
    ink.poly((-0.95, 0.3), (0.95, 0.3), (0.6, 0.8), (-0.6, 0.8))
    ink.line([(0, 0.3), (0, -0.9)], 0.1)
    ink.poly((0.1, -0.85), (0.75, 0.12), (0.1, 0.12))
    ink.poly((-0.1, -0.6), (-0.6, 0.12), (-0.1, 0.12))


@own
def crystal(ink: Ink) -> None:
    ink.poly((0, -0.95), (0.5, -0.3), (0.35, 0.9), (-0.35, 0.9), (-0.5, -0.3))
    ink.poly((-0.62, 0.0), (-0.9, 0.3), (-0.75, 0.9), (-0.45, 0.9))
    ink.poly((0.62, 0.15), (0.9, 0.4), (0.75, 0.9), (0.45, 0.9))
    ink.line([(0, -0.8), (0.08, 0.85)], 0.07, cut=True)
    ink.line([(-0.45, -0.28), (0, -0.1), (0.45, -0.28)], 0.07, cut=True)


@own
def door(ink: Ink) -> None:
    ink.box(-0.6, -0.5, 0.6, 0.95)
    ink.disc(0, -0.45, 0.6, 0.5)
    ink.box(-0.42, -0.4, 0.42, 0.95, cut=True)
    ink.disc(0, -0.4, 0.42, 0.36, cut=True)
    ink.box(-0.32, -0.3, 0.32, 0.95)
    ink.disc(0, -0.32, 0.32, 0.28)
    ink.disc(0.18, 0.3, 0.08, cut=True)


@own
def drop(ink: Ink) -> None:
    ink.area(
        [
            *bezier((0, -0.95), (0.2, -0.4), (0.7, 0), (0.62, 0.4)),
            *oval(0, 0.4, 0.62, 0.55)[:25],
            *bezier((-0.62, 0.4), (-0.7, 0), (-0.2, -0.4), (0, -0.95)),
        ]
    )
    ink.disc(-0.22, 0.4, 0.12, 0.2, cut=True)


@own
def hut(ink: Ink) -> None:
    ink.poly((-0.95, -0.1), (0, -0.85), (0.95, -0.1))
    ink.box(-0.7, -0.1, 0.7, 0.85)
    ink.box(-0.2, 0.25, 0.2, 0.85, cut=True)
    ink.box(0.45, -0.85, 0.65, -0.3)


@own
def ice(ink: Ink) -> None:
    for at in range(3):
        x, y = cos(pi * at / 3 + pi / 2), sin(pi * at / 3 + pi / 2)
        ink.line([(-x * 0.9, -y * 0.9), (x * 0.9, y * 0.9)], 0.12)
        for end in (-1, 1):
            for turn in (-0.5, 0.5):
                a = pi * at / 3 + pi / 2 + turn
                ink.line(
                    [
                        (end * x * 0.5, end * y * 0.5),
                        (end * (x * 0.5 + cos(a) * 0.35), end * (y * 0.5 + sin(a) * 0.35)),
                    ],
                    0.1,
                )


@own
def lighthouse(ink: Ink) -> None:
    ink.poly((-0.26, -0.45), (0.26, -0.45), (0.42, 0.9), (-0.42, 0.9))
    ink.box(-0.3, -0.8, 0.3, -0.5)
    ink.box(-0.14, -0.74, 0.14, -0.52, cut=True)
    ink.poly((-0.34, -0.8), (0, -1), (0.34, -0.8))
    for y in (-0.15, 0.25, 0.62):
        ink.line([(-0.5, y), (0.5, y)], 0.1, cut=True)
    for side in (-1, 1):
        ink.poly((side * 0.4, -0.65), (side, -0.85), (side, -0.45))


@own
def rain(ink: Ink) -> None:
    for x, y, r in ((-0.5, -0.3, 0.36), (0.0, -0.5, 0.44), (0.5, -0.28, 0.36)):
        ink.disc(x, y, r)
    ink.box(-0.7, -0.35, 0.7, 0.06, 0.2)
    for x in (-0.5, 0.0, 0.5):
        ink.line([(x, 0.3), (x - 0.18, 0.85)], 0.12)


@own
def stone(ink: Ink) -> None:
    ink.poly((-0.9, 0.75), (-0.75, 0), (-0.3, -0.75), (0.25, -0.85), (0.7, -0.2), (0.95, 0.75))
    ink.line([(-0.3, -0.7), (-0.05, -0.1), (-0.35, 0.7)], 0.08, cut=True)
    ink.line([(-0.05, -0.1), (0.55, 0.1)], 0.08, cut=True)


@own
def storm(ink: Ink) -> None:
    for x, y, r in ((-0.5, -0.3, 0.36), (0.0, -0.5, 0.44), (0.5, -0.28, 0.36)):
        ink.disc(x, y, r)
    ink.box(-0.7, -0.35, 0.7, 0.06, 0.2)
    ink.poly(
        (0.1, 0.0), (-0.3, 0.55), (-0.02, 0.5), (-0.2, 0.98), (0.35, 0.35), (0.05, 0.4), (0.3, 0)
    )


@own
def tower(ink: Ink) -> None:
    ink.poly((-0.42, -0.5), (0.42, -0.5), (0.5, 0.95), (-0.5, 0.95))
    for x in (-0.42, 0.0, 0.42):
        ink.box(x - 0.14, -0.85, x + 0.14, -0.45)
    ink.box(-0.1, 0.45, 0.1, 0.95, cut=True)
    ink.box(-0.08, -0.2, 0.08, 0.1, cut=True)
