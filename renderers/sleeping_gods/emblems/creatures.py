"""Icons of this game: what lives out there, and what is left of it."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.curves import bezier, oval, points, spline
from renderers.icons.ink import Ink
from renderers.sleeping_gods.stencils import own

__all__: list[str] = []


@own
def bird(ink: Ink) -> None:
    ink.arm(bezier((0.05, 0.15), (-0.3, -0.7), (-0.75, -0.6), (-1, -0.15)), 0.34, 0.04)
    ink.arm(bezier((0.05, 0.15), (0.4, -0.7), (0.8, -0.6), (1, -0.15)), 0.34, 0.04)
    ink.disc(0.05, 0.2, 0.2, 0.3)
    ink.poly((-0.06, 0.4), (0.16, 0.4), (0.22, 0.85), (-0.12, 0.85))
    ink.poly((-0.06, 0), (0.16, 0), (0.05, -0.28))


@own
def bone(ink: Ink) -> None:
    ink.line([(-0.55, 0.55), (0.55, -0.55)], 0.26)
    for x, y in ((-0.72, 0.48), (-0.48, 0.72), (0.72, -0.48), (0.48, -0.72)):
        ink.disc(x, y, 0.22)


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
def snake(ink: Ink) -> None:
    line = spline(
        points("-0.75,0.85 0.6,0.8 0.55,0.4 -0.55,0.3 -0.5,-0.15 0.35,-0.25 0.3,-0.75"), 10
    )
    ink.arm(line, 0.16, 0.26)
    ink.disc(0.3, -0.75, 0.22, 0.18)
    ink.line([(0.42, -0.85), (0.75, -0.98)], 0.06)
    ink.disc(0.28, -0.8, 0.06, cut=True)


@own
def wing(ink: Ink) -> None:
    ink.arm(bezier((-0.9, 0.6), (-0.7, -0.7), (0.1, -0.95), (0.95, -0.75)), 0.3, 0.08)
    for at, reach in ((0.85, 0.1), (0.6, 0.4), (0.3, 0.6), (-0.05, 0.72), (-0.4, 0.78)):
        ink.arm([(at, -0.6 + (0.9 - at) * 0.25), (at - 0.35, reach)], 0.26, 0.08)
