"""Icons of this game: what a ship's household keeps and mends with."""

from __future__ import annotations

from renderers.curves import bezier, oval, regular
from renderers.icons.ink import Ink
from renderers.sleeping_gods.stencils import own

__all__: list[str] = []


@own
def bottle(ink: Ink) -> None:
    ink.box(-0.36, -0.2, 0.36, 0.92, 0.16)
    ink.poly((-0.36, -0.1), (-0.14, -0.45), (0.14, -0.45), (0.36, -0.1))
    ink.box(-0.14, -0.8, 0.14, -0.4)
    ink.box(-0.18, -0.95, 0.18, -0.78, 0.05)
    ink.box(-0.24, 0.2, 0.24, 0.6, cut=True)


@own
def gear(ink: Ink) -> None:
    for x, y in regular(0, 0, 0.78, 8):
        ink.disc(x, y, 0.2)
    ink.disc(0, 0, 0.72)
    ink.disc(0, 0, 0.3, cut=True)


@own
def ham(ink: Ink) -> None:
    ink.area(oval(0.2, -0.2, 0.62, 0.5, -0.7))
    ink.line([(-0.25, 0.3), (-0.75, 0.75)], 0.2)
    ink.disc(-0.85, 0.7, 0.15)
    ink.disc(-0.7, 0.86, 0.15)
    ink.area(oval(0.35, -0.35, 0.2, 0.12, -0.7), cut=True)


@own
def hammer(ink: Ink) -> None:
    ink.line([(-0.55, 0.85), (0.25, -0.3)], 0.2)
    ink.poly((-0.28, -0.5), (0.1, -0.95), (0.85, -0.35), (0.5, 0.1))


@own
def hammock(ink: Ink) -> None:
    ink.area(
        [
            *bezier((-0.85, -0.35), (-0.5, 0.75), (0.5, 0.75), (0.85, -0.35)),
            *bezier((0.85, -0.35), (0.45, 0.3), (-0.45, 0.3), (-0.85, -0.35)),
        ]
    )
    ink.line([(-0.95, -0.8), (-0.85, -0.3)], 0.1)
    ink.line([(0.95, -0.8), (0.85, -0.3)], 0.1)
    ink.disc(-0.4, 0.0, 0.18)


@own
def jar(ink: Ink) -> None:
    ink.box(-0.5, -0.5, 0.5, 0.92, 0.3)
    ink.box(-0.36, -0.75, 0.36, -0.45)
    ink.box(-0.46, -0.95, 0.46, -0.75, 0.06)
    ink.disc(0, 0.2, 0.26, 0.36, cut=True)
    ink.disc(0.02, 0.26, 0.14, 0.2)


@own
def kettle(ink: Ink) -> None:
    ink.disc(0, 0.3, 0.62, 0.5)
    ink.box(-0.62, 0.3, 0.62, 0.8, 0.1)
    ink.arm([(0.5, 0.3), (0.85, 0.05), (0.95, -0.2)], 0.26, 0.12)
    ink.ring(0, -0.15, 0.5, 0.12)
    ink.disc(0, -0.22, 0.1)
    ink.box(-0.6, 0.02, 0.6, 0.2, cut=True)
    ink.disc(0, 0.12, 0.5, 0.2)


@own
def net(ink: Ink) -> None:
    for at in range(-3, 4):
        x = at * 0.3
        ink.line([(x - 0.3, -0.9 + abs(x) * 0.2), (x + 0.3, 0.9 - abs(x) * 0.3)], 0.07)
        ink.line([(x + 0.3, -0.9 + abs(x) * 0.2), (x - 0.3, 0.9 - abs(x) * 0.3)], 0.07)
    ink.line([(-0.95, -0.85), (0.95, -0.85)], 0.12)


@own
def planks(ink: Ink) -> None:
    for at, y in enumerate((-0.6, 0.0, 0.6)):
        ink.box(-0.95 + 0.1 * at, y - 0.22, 0.75 + 0.1 * at, y + 0.22, 0.06)
        ink.line([(-0.6 + 0.3 * at, y), (0.2 + 0.15 * at, y)], 0.06, cut=True)


@own
def pot(ink: Ink) -> None:
    ink.box(-0.62, -0.1, 0.62, 0.85, 0.3)
    ink.box(-0.8, -0.3, 0.8, -0.1, 0.08)
    ink.disc(0, -0.34, 0.5, 0.18)
    ink.disc(0, -0.56, 0.11)
    for side in (-1, 1):
        ink.box(min(side * 0.6, side * 0.9), 0.1, max(side * 0.6, side * 0.9), 0.26, 0.06)
