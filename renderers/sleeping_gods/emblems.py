"""Icons of this game, of things found at sea and ashore: they join the house's stencils."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.curves import bezier, oval, regular, spline
from renderers.icons.ink import Ink
from renderers.sleeping_gods.stencils import own

__all__: list[str] = []


@own
def bell(ink: Ink) -> None:
    cup = [(-0.22, -0.7), (0.22, -0.7), (0.42, -0.3), (0.5, 0.3), (0.85, 0.62), (-0.85, 0.62)]
    ink.area([*cup, (-0.5, 0.3), (-0.42, -0.3)])
    ink.disc(0, 0.76, 0.2)
    ink.ring(0, -0.8, 0.18, 0.1)
    ink.line([(-0.28, 0.36), (0.3, 0.36)], 0.08, cut=True)


@own
def bird(ink: Ink) -> None:
    ink.arm(bezier((0.05, 0.15), (-0.3, -0.7), (-0.75, -0.6), (-1, -0.15)), 0.34, 0.04)
    ink.arm(bezier((0.05, 0.15), (0.4, -0.7), (0.8, -0.6), (1, -0.15)), 0.34, 0.04)
    ink.disc(0.05, 0.2, 0.2, 0.3)
    ink.poly((-0.06, 0.4), (0.16, 0.4), (0.22, 0.85), (-0.12, 0.85))
    ink.poly((-0.06, 0), (0.16, 0), (0.05, -0.28))


@own
def boat(ink: Ink) -> None:
    ink.poly((-0.95, 0.3), (0.95, 0.3), (0.6, 0.8), (-0.6, 0.8))
    ink.line([(0, 0.3), (0, -0.9)], 0.1)
    ink.poly((0.1, -0.85), (0.75, 0.12), (0.1, 0.12))
    ink.poly((-0.1, -0.6), (-0.6, 0.12), (-0.1, 0.12))


@own
def bone(ink: Ink) -> None:
    ink.line([(-0.55, 0.55), (0.55, -0.55)], 0.26)
    for x, y in ((-0.72, 0.48), (-0.48, 0.72), (0.72, -0.48), (0.48, -0.72)):
        ink.disc(x, y, 0.22)


@own
def bottle(ink: Ink) -> None:
    ink.box(-0.36, -0.2, 0.36, 0.92, 0.16)
    ink.poly((-0.36, -0.1), (-0.14, -0.45), (0.14, -0.45), (0.36, -0.1))
    ink.box(-0.14, -0.8, 0.14, -0.4)
    ink.box(-0.18, -0.95, 0.18, -0.78, 0.05)
    ink.box(-0.24, 0.2, 0.24, 0.6, cut=True)


@own
def claw(ink: Ink) -> None:
    for x in (-0.55, 0.0, 0.55):
        line = bezier((x + 0.2, -0.9), (x + 0.1, -0.2), (x - 0.05, 0.4), (x - 0.35, 0.9))
        ink.arm(line, 0.34, 0.05)


@own
def crab(ink: Ink) -> None:
    ink.disc(0, 0.2, 0.55, 0.38)
    for side in (-1, 1):
        ink.arm([(side * 0.4, 0), (side * 0.75, -0.25), (side * 0.65, -0.6)], 0.2, 0.14)
        ink.disc(side * 0.62, -0.68, 0.26)
        ink.poly((side * 0.62, -0.66), (side * 0.42, -1), (side * 0.78, -1), cut=True)
        for y in (0.15, 0.36, 0.55):
            ink.line([(side * 0.4, y), (side * 0.95, y + 0.22)], 0.1)
    ink.disc(-0.18, 0.05, 0.08, cut=True)
    ink.disc(0.18, 0.05, 0.08, cut=True)


@own
def crown(ink: Ink) -> None:
    ink.poly(
        (-0.85, 0.6),
        (-0.95, -0.45),
        (-0.42, 0.05),
        (0, -0.75),
        (0.42, 0.05),
        (0.95, -0.45),
        (0.85, 0.6),
    )
    ink.box(-0.85, 0.68, 0.85, 0.85)
    for x, y in ((-0.95, -0.5), (0, -0.82), (0.95, -0.5)):
        ink.disc(x, y, 0.11)


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
def drum(ink: Ink) -> None:
    ink.box(-0.75, -0.35, 0.75, 0.6)
    ink.disc(0, 0.6, 0.75, 0.28)
    ink.disc(0, -0.38, 0.75, 0.28)
    ink.disc(0, -0.38, 0.6, 0.18, cut=True)
    for x in (-0.5, 0, 0.5):
        ink.line([(x - 0.2, -0.05), (x, 0.7), (x + 0.2, -0.05)], 0.06, cut=True)
    ink.line([(0.3, -0.45), (0.85, -0.95)], 0.1)


@own
def eel(ink: Ink) -> None:
    line = spline(
        [(-0.9, 0.5), (-0.5, 0.75), (-0.1, 0.3), (0.1, -0.25), (0.5, -0.6), (0.9, -0.35)], 10
    )
    ink.arm(line[::-1], 0.42, 0.06)
    ink.disc(0.78, -0.44, 0.08, cut=True)


@own
def egg(ink: Ink) -> None:
    ink.area(
        [
            (0.62 * sin(a) * (1 - 0.16 * cos(a)), -0.88 * cos(a))
            for a in (2 * pi * step / 40 for step in range(40))
        ]
    )
    ink.line([(-0.5, 0.1), (-0.2, -0.12), (0.05, 0.12), (0.3, -0.12), (0.52, 0.1)], 0.09, cut=True)


@own
def feather(ink: Ink) -> None:
    vane = [
        *bezier((-0.55, 0.6), (-0.7, -0.2), (0.1, -0.95), (0.9, -0.95)),
        *bezier((0.9, -0.95), (0.9, -0.2), (0.2, 0.5), (-0.4, 0.72)),
    ]
    ink.area(vane)
    ink.line([(-0.9, 0.95), (0.5, -0.55)], 0.1)
    ink.line([(-0.3, 0.35), (0.62, -0.68)], 0.05, cut=True)
    ink.line([(0.1, 0.2), (0.2, 0.55)], 0.08, cut=True)


@own
def flower(ink: Ink) -> None:
    for x, y in regular(0, -0.25, 0.42, 6):
        ink.disc(x, y, 0.28)
    ink.disc(0, -0.25, 0.2, cut=True)
    ink.line([(0, 0.2), (0, 0.95)], 0.1)
    ink.arm(bezier((0, 0.8), (0.2, 0.5), (0.5, 0.5), (0.7, 0.4)), 0.2, 0.04)


@own
def gear(ink: Ink) -> None:
    for x, y in regular(0, 0, 0.78, 8):
        ink.disc(x, y, 0.2)
    ink.disc(0, 0, 0.72)
    ink.disc(0, 0, 0.3, cut=True)


@own
def ghost(ink: Ink) -> None:
    ink.disc(0, -0.25, 0.62, 0.68)
    ink.box(-0.62, -0.25, 0.62, 0.7)
    for x in (-0.42, 0.0, 0.42):
        ink.disc(x, 0.7, 0.21)
    for x in (-0.21, 0.21):
        ink.disc(x, 0.86, 0.15, cut=True)
        ink.disc(x, -0.25, 0.13, 0.18, cut=True)
    ink.disc(0, 0.15, 0.12, 0.16, cut=True)


@own
def hammer(ink: Ink) -> None:
    ink.line([(-0.55, 0.85), (0.25, -0.3)], 0.2)
    ink.poly((-0.28, -0.5), (0.1, -0.95), (0.85, -0.35), (0.5, 0.1))


@own
def horn(ink: Ink) -> None:
    line = bezier((0.75, -0.7), (0.9, 0.5), (-0.1, 0.95), (-0.85, 0.45))
    ink.arm(line, 0.66, 0.1)
    ink.disc(0.75, -0.72, 0.36, 0.16)
    ink.disc(0.75, -0.74, 0.24, 0.08, cut=True)


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
def insect(ink: Ink) -> None:
    for side in (-1, 1):
        ink.area([(side * abs(x), y) for x, y in oval(0.5, -0.2, 0.42, 0.22, 0.5)])
        ink.area([(side * abs(x), y) for x, y in oval(0.42, 0.2, 0.34, 0.16, -0.3)])
        ink.line([(side * 0.08, -0.7), (side * 0.3, -0.98)], 0.07)
    ink.disc(0, 0.3, 0.2, 0.6)
    ink.disc(0, -0.55, 0.2)
    for y in (0.2, 0.42, 0.64):
        ink.line([(-0.2, y), (0.2, y)], 0.07, cut=True)


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
def leaf(ink: Ink) -> None:
    ink.area(
        [
            *bezier((-0.75, 0.75), (-0.9, -0.4), (0, -0.9), (0.9, -0.85)),
            *bezier((0.9, -0.85), (0.85, 0.1), (0.35, 0.9), (-0.75, 0.75)),
        ]
    )
    ink.line([(-0.95, 0.95), (0.6, -0.6)], 0.09, cut=True)
    ink.line([(-0.95, 0.95), (-0.6, 0.62)], 0.1)
