"""More icons of this game."""

from __future__ import annotations

from renderers.curves import bezier, oval, regular, spline
from renderers.icons.ink import Ink
from renderers.sleeping_gods.stencils import own

__all__: list[str] = []


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
def mask(ink: Ink) -> None:
    ink.area(
        [
            *bezier((-0.9, -0.55), (-0.4, -0.8), (0.4, -0.8), (0.9, -0.55)),
            *bezier((0.9, -0.55), (0.95, 0.35), (0.35, 0.9), (0, 0.9)),
            *bezier((0, 0.9), (-0.35, 0.9), (-0.95, 0.35), (-0.9, -0.55)),
        ]
    )
    for side in (-1, 1):
        ink.area(oval(side * 0.4, -0.15, 0.25, 0.15, side * 0.25), cut=True)
    ink.area(
        [
            *bezier((-0.35, 0.35), (-0.1, 0.65), (0.1, 0.65), (0.35, 0.35)),
            *bezier((0.35, 0.35), (0.1, 0.45), (-0.1, 0.45), (-0.35, 0.35)),
        ],
        cut=True,
    )


@own
def mushroom(ink: Ink) -> None:
    ink.area([*bezier((-0.9, 0.1), (-0.85, -1), (0.85, -1), (0.9, 0.1))])
    ink.poly((-0.22, 0.05), (0.22, 0.05), (0.34, 0.9), (-0.34, 0.9))
    for x, y, r in ((-0.35, -0.3, 0.13), (0.2, -0.48, 0.15), (0.45, -0.12, 0.1)):
        ink.disc(x, y, r, cut=True)


@own
def net(ink: Ink) -> None:
    for at in range(-3, 4):
        x = at * 0.3
        ink.line([(x - 0.3, -0.9 + abs(x) * 0.2), (x + 0.3, 0.9 - abs(x) * 0.3)], 0.07)
        ink.line([(x + 0.3, -0.9 + abs(x) * 0.2), (x - 0.3, 0.9 - abs(x) * 0.3)], 0.07)
    ink.line([(-0.95, -0.85), (0.95, -0.85)], 0.12)


@own
def pot(ink: Ink) -> None:
    ink.box(-0.62, -0.1, 0.62, 0.85, 0.3)
    ink.box(-0.8, -0.3, 0.8, -0.1, 0.08)
    ink.disc(0, -0.34, 0.5, 0.18)
    ink.disc(0, -0.56, 0.11)
    for side in (-1, 1):
        ink.box(min(side * 0.6, side * 0.9), 0.1, max(side * 0.6, side * 0.9), 0.26, 0.06)


@own
def reed(ink: Ink) -> None:
    for x, top in ((-0.45, -0.4), (0.0, -0.85), (0.45, -0.2)):
        ink.line([(x * 0.6, 0.95), (x, top)], 0.08)
        ink.box(x - 0.12, top, x + 0.12, top + 0.55, 0.12)
    ink.arm(bezier((0.1, 0.95), (0.3, 0.3), (0.6, 0.2), (0.95, 0.25)), 0.14, 0.03)


@own
def ring(ink: Ink) -> None:
    ink.ring(0, 0.25, 0.65, 0.18)
    ink.poly((-0.32, -0.5), (0, -0.95), (0.32, -0.5), (0, -0.2))


@own
def scroll(ink: Ink) -> None:
    ink.box(-0.62, -0.8, 0.62, 0.8)
    for y in (-0.8, 0.8):
        ink.box(-0.85, y - 0.15, 0.85, y + 0.15, 0.15)
    for y in (-0.4, -0.1, 0.2, 0.5):
        ink.line([(-0.4, y), (0.4 if y < 0.5 else 0.05, y)], 0.09, cut=True)


@own
def snake(ink: Ink) -> None:
    line = spline(
        [
            (-0.75, 0.85),
            (0.6, 0.8),
            (0.55, 0.4),
            (-0.55, 0.3),
            (-0.5, -0.15),
            (0.35, -0.25),
            (0.3, -0.75),
        ],
        10,
    )
    ink.arm(line, 0.16, 0.26)
    ink.disc(0.3, -0.75, 0.22, 0.18)
    ink.line([(0.42, -0.85), (0.75, -0.98)], 0.06)
    ink.disc(0.28, -0.8, 0.06, cut=True)


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
def rain(ink: Ink) -> None:
    for x, y, r in ((-0.5, -0.3, 0.36), (0.0, -0.5, 0.44), (0.5, -0.28, 0.36)):
        ink.disc(x, y, r)
    ink.box(-0.7, -0.35, 0.7, 0.06, 0.2)
    for x in (-0.5, 0.0, 0.5):
        ink.line([(x, 0.3), (x - 0.18, 0.85)], 0.12)


@own
def tower(ink: Ink) -> None:
    ink.poly((-0.42, -0.5), (0.42, -0.5), (0.5, 0.95), (-0.5, 0.95))
    for x in (-0.42, 0.0, 0.42):
        ink.box(x - 0.14, -0.85, x + 0.14, -0.45)
    ink.box(-0.1, 0.45, 0.1, 0.95, cut=True)
    ink.box(-0.08, -0.2, 0.08, 0.1, cut=True)


@own
def tree(ink: Ink) -> None:
    for x, y, r in ((0, -0.45, 0.46), (-0.42, -0.1, 0.36), (0.42, -0.1, 0.36)):
        ink.disc(x, y, r)
    ink.poly((-0.12, 0.1), (0.12, 0.1), (0.2, 0.95), (-0.2, 0.95))


@own
def whistle(ink: Ink) -> None:
    ink.disc(0.3, 0.15, 0.5)
    ink.box(-0.95, -0.35, 0.35, 0.1)
    ink.disc(0.3, 0.15, 0.2, cut=True)
    ink.box(-0.45, -0.35, -0.25, -0.1, cut=True)
    ink.line([(0.3, -0.55), (0.3, -0.9)], 0.1)


@own
def wing(ink: Ink) -> None:
    ink.arm(bezier((-0.9, 0.6), (-0.7, -0.7), (0.1, -0.95), (0.95, -0.75)), 0.3, 0.08)
    for at, reach in ((0.85, 0.1), (0.6, 0.4), (0.3, 0.6), (-0.05, 0.72), (-0.4, 0.78)):
        ink.arm([(at, -0.6 + (0.9 - at) * 0.25), (at - 0.35, reach)], 0.26, 0.08)


@own
def fist(ink: Ink) -> None:
    for at in range(4):
        ink.box(-0.75 + at * 0.36, -0.65, -0.45 + at * 0.36, 0.1, 0.13)
    ink.box(-0.75, -0.1, 0.68, 0.6, 0.2)
    ink.box(-0.95, -0.05, -0.3, 0.25, 0.14)
    ink.box(-0.5, 0.55, 0.5, 0.95)
    ink.line([(-0.75, 0.3), (-0.2, 0.3)], 0.07, cut=True)


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
def ham(ink: Ink) -> None:
    ink.area(oval(0.2, -0.2, 0.62, 0.5, -0.7))
    ink.line([(-0.25, 0.3), (-0.75, 0.75)], 0.2)
    ink.disc(-0.85, 0.7, 0.15)
    ink.disc(-0.7, 0.86, 0.15)
    ink.area(oval(0.35, -0.35, 0.2, 0.12, -0.7), cut=True)


@own
def wheat(ink: Ink) -> None:
    ink.line([(0, 0.95), (0, -0.4)], 0.08)
    for y in (-0.45, -0.1, 0.25):
        for side in (-1, 1):
            ink.area(oval(side * 0.26, y, 0.28, 0.13, -side * 0.9))
    ink.disc(0, -0.75, 0.14, 0.26)


@own
def planks(ink: Ink) -> None:
    for at, y in enumerate((-0.6, 0.0, 0.6)):
        ink.box(-0.95 + 0.1 * at, y - 0.22, 0.75 + 0.1 * at, y + 0.22, 0.06)
        ink.line([(-0.6 + 0.3 * at, y), (0.2 + 0.15 * at, y)], 0.06, cut=True)


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
def synergy(ink: Ink) -> None:
    ink.area(regular(0, 0, 0.95, 4))
    ink.area(regular(0, 0, 0.5, 4), cut=True)
    ink.area(regular(0, 0, 0.28, 4))


@own
def swords(ink: Ink) -> None:
    for side in (-1, 1):
        ink.line([(side * -0.75, 0.8), (side * 0.75, -0.85)], 0.16)
        ink.line([(side * -0.75, 0.35), (side * -0.3, 0.8)], 0.14)


@own
def weary(ink: Ink) -> None:
    """Closed eyes under a nightcap of z."""
    for x, y, size in ((-0.55, 0.45, 0.7), (0.25, -0.05, 0.5), (0.7, -0.6, 0.34)):
        half = size / 2
        ink.line(
            [
                (x - half, y - half),
                (x + half, y - half),
                (x - half, y + half),
                (x + half, y + half),
            ],
            0.14,
        )
