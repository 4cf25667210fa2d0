"""Icons of the sea and of what lives in it."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.curves import along, bezier, oval, points, regular, spiral, spline
from renderers.icons.ink import Ink, named

__all__: list[str] = []


@named
def cave(ink: Ink) -> None:
    """A dark mouth under a heap of stone."""
    ink.area(spline(points("-1,0.75 -0.8,0 -0.45,-0.5 0,-0.75 0.5,-0.5 0.85,0.05 1,0.75"), 8))
    ink.area([*oval(0, 0.4, 0.52, 0.62, 0, 40)], cut=True)
    ink.box(-1, 0.75, 1, 1, cut=True)
    ink.box(-0.52, 0.4, 0.52, 0.8, cut=True)
    ink.poly((-0.3, -0.1), (-0.16, -0.16), (-0.2, 0.18))
    ink.poly((0.08, -0.2), (0.24, -0.14), (0.17, 0.1))


@named
def whirlpool(ink: Ink) -> None:
    for phase in (0.0, pi * 2 / 3, pi * 4 / 3):
        line = [(x, y * 0.86) for x, y in spiral(0, 0, 0.95, 0.08, 0.8, phase)]
        ink.arm(line, 0.24, 0.1)


@named
def spawn(ink: Ink) -> None:
    """A cluster of eggs with something curled up in each."""
    for x, y, r in ((-0.42, 0.3, 0.48), (0.46, 0.34, 0.44), (0.02, -0.42, 0.5)):
        ink.disc(x, y, r)
        ink.disc(x, y, r * 0.74, cut=True)
        ink.arm(spiral(x, y, r * 0.5, r * 0.06, 1.1, 0.6), r * 0.3, r * 0.12)


@named
def lair(ink: Ink) -> None:
    """A watching eye."""
    lid = [
        *bezier((-1, 0), (-0.5, -0.72), (0.5, -0.72), (1, 0)),
        *bezier((1, 0), (0.5, 0.72), (-0.5, 0.72), (-1, 0)),
    ]
    ink.area(lid)
    ink.area([(x * 0.76, y * 0.68) for x, y in lid], cut=True)
    ink.disc(0, 0, 0.34)
    ink.disc(0, 0, 0.1, 0.28, cut=True)


@named
def tentacle(ink: Ink) -> None:
    line = spline(
        points("-0.15,1 -0.3,0.4 0.3,-0.05 0.2,-0.6 -0.25,-0.78 -0.45,-0.45 -0.2,-0.25"), 12
    )
    ink.arm(line, 0.62, 0.14)
    for share in (0.1, 0.24, 0.38, 0.52, 0.66):
        x, y = along(line, share)
        ink.disc(x - 0.06, y, 0.1 - share * 0.06, cut=True)


@named
def kraken(ink: Ink) -> None:
    """A head and arms, seen from the front."""
    ink.disc(0, -0.4, 0.5, 0.58)
    for side in (-1, 1):
        for reach, curl in ((0.35, 0.95), (0.75, 0.75), (0.98, 0.3)):
            line = bezier(
                (side * 0.2, 0), (side * 0.2, 0.5), (side * reach, 0.3), (side * reach, curl)
            )
            ink.arm(line, 0.3, 0.1)
        ink.poly((side * 0.08, -0.22), (side * 0.38, -0.4), (side * 0.3, -0.1), cut=True)


@named
def fish(ink: Ink) -> None:
    body = [
        *bezier((-0.95, 0), (-0.5, -0.7), (0.2, -0.6), (0.5, 0)),
        *bezier((0.5, 0), (0.2, 0.6), (-0.5, 0.7), (-0.95, 0)),
    ]
    ink.area(body)
    ink.poly((0.35, 0), (1, -0.5), (0.85, 0), (1, 0.5))
    ink.disc(-0.5, -0.12, 0.1, cut=True)
    ink.line([(-0.2, -0.3), (-0.08, 0), (-0.2, 0.3)], 0.08, cut=True)


@named
def wave(ink: Ink) -> None:
    for y in (-0.45, 0.05, 0.55):
        line = [(x / 20, y + 0.16 * sin(x / 20 * 2 * pi)) for x in range(-19, 20)]
        ink.line(line, 0.18)


@named
def bubbles(ink: Ink) -> None:
    for x, y, r in ((-0.3, 0.35, 0.5), (0.5, -0.05, 0.34), (-0.05, -0.62, 0.26)):
        ink.ring(x, y, r, 0.12)
        ink.disc(x - r * 0.35, y - r * 0.35, r * 0.16)


@named
def shell(ink: Ink) -> None:
    fan = [(0.95 * cos(a), -0.1 + 0.8 * -sin(a)) for a in (pi * step / 24 for step in range(25))]
    ink.area([*fan, (-0.25, 0.75), (0.25, 0.75)])
    for a in (0.25, 0.4, 0.5, 0.6, 0.75):
        ink.line([(0, 0.6), (0.8 * cos(pi * a), -0.1 - 0.68 * sin(pi * a))], 0.07, cut=True)


@named
def starfish(ink: Ink) -> None:
    for x, y in regular(0, 0, 0.9, 5):
        ink.arm([(0, 0), (x / 2, y / 2), (x, y)], 0.66, 0.2)
    ink.disc(0, 0, 0.12, cut=True)


@named
def jellyfish(ink: Ink) -> None:
    dome = [(0.8 * cos(a), -0.1 - 0.8 * sin(a)) for a in (pi * step / 24 for step in range(25))]
    ink.area(dome)
    for x in (-0.55, -0.2, 0.2, 0.55):
        ink.arm(bezier((x, -0.1), (x + 0.25, 0.3), (x - 0.25, 0.6), (x, 1)), 0.2, 0.06)


@named
def island(ink: Ink) -> None:
    ink.area(spline([(-0.95, 0.55), (-0.5, 0.2), (0, 0.12), (0.5, 0.22), (0.95, 0.55)], 8))
    ink.arm(bezier((0.05, 0.3), (0, -0.1), (0.05, -0.3), (0.2, -0.55)), 0.16, 0.1)
    for x, y in ((-0.5, -0.45), (-0.2, -0.9), (0.55, -0.95), (0.85, -0.4)):
        ink.arm(bezier((0.2, -0.55), ((x + 0.2) / 2, y - 0.15), (x, y - 0.1), (x, y)), 0.2, 0.06)
    ink.line([(-0.9, 0.82), (-0.3, 0.76), (0.3, 0.82), (0.9, 0.76)], 0.12)
