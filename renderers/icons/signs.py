"""Icons that mean something: arrows, hearts, clocks, cards."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.curves import bezier, regular
from renderers.curves import star as star_points
from renderers.icons.ink import Ink, named

__all__: list[str] = []


def _arrow(ink: Ink, turn: float, heads: int = 1) -> None:
    c, s = cos(turn), sin(turn)

    def at(x: float, y: float) -> tuple[float, float]:
        return x * c - y * s, x * s + y * c

    for index in range(heads):
        y = -0.95 + 0.55 * index
        ink.poly(
            at(0, y),
            at(0.72, y + 0.75),
            at(0.26, y + 0.62),
            at(-0.26, y + 0.62),
            at(-0.72, y + 0.75),
        )
    ink.poly(at(-0.2, -0.3), at(0.2, -0.3), at(0.2, 0.95), at(-0.2, 0.95))


@named
def up(ink: Ink) -> None:
    _arrow(ink, 0)


@named
def right(ink: Ink) -> None:
    _arrow(ink, pi / 2)


@named
def down(ink: Ink) -> None:
    _arrow(ink, pi)


@named
def left(ink: Ink) -> None:
    _arrow(ink, -pi / 2)


@named
def down_twice(ink: Ink) -> None:
    _arrow(ink, pi, 2)


@named
def heart(ink: Ink) -> None:
    side = [
        (0.0, 0.9),
        *bezier((0, 0.9), (-1.2, 0.1), (-1.05, -0.85), (-0.45, -0.8)),
        *bezier((-0.45, -0.8), (-0.15, -0.8), (0, -0.55), (0, -0.4)),
    ]
    ink.area([*side, *[(-x, y) for x, y in reversed(side)]])


@named
def skull(ink: Ink) -> None:
    ink.disc(0, -0.2, 0.78, 0.72)
    ink.box(-0.42, 0.2, 0.42, 0.88, 0.12)
    ink.disc(-0.32, -0.1, 0.22, 0.25, cut=True)
    ink.disc(0.32, -0.1, 0.22, 0.25, cut=True)
    ink.poly((0, 0.16), (-0.11, 0.4), (0.11, 0.4), cut=True)
    for x in (-0.18, 0.18):
        ink.line([(x, 0.58), (x, 0.9)], 0.07, cut=True)


@named
def shield(ink: Ink) -> None:
    half = [(0.0, -0.95), (0.8, -0.68), *bezier((0.8, -0.68), (0.85, 0.2), (0.5, 0.7), (0, 0.98))]
    ink.area([*half, *[(-x, y) for x, y in reversed(half)]])
    ink.line([(0, -0.7), (0, 0.7)], 0.1, cut=True)
    ink.line([(-0.62, -0.15), (0.62, -0.15)], 0.1, cut=True)


@named
def hourglass(ink: Ink) -> None:
    ink.box(-0.68, -0.95, 0.68, -0.74, 0.06)
    ink.box(-0.68, 0.74, 0.68, 0.95, 0.06)
    ink.poly((-0.55, -0.7), (0.55, -0.7), (0.08, 0), (0.55, 0.7), (-0.55, 0.7), (-0.08, 0))
    ink.poly((-0.36, -0.6), (0.36, -0.6), (0.22, -0.38), (-0.22, -0.38), cut=True)


@named
def cross(ink: Ink) -> None:
    ink.line([(-0.7, -0.7), (0.7, 0.7)], 0.3)
    ink.line([(-0.7, 0.7), (0.7, -0.7)], 0.3)


@named
def tick(ink: Ink) -> None:
    ink.line([(-0.75, 0.05), (-0.22, 0.6), (0.8, -0.6)], 0.3)


@named
def plus(ink: Ink) -> None:
    ink.line([(0, -0.75), (0, 0.75)], 0.32)
    ink.line([(-0.75, 0), (0.75, 0)], 0.32)


@named
def minus(ink: Ink) -> None:
    ink.line([(-0.75, 0), (0.75, 0)], 0.32)


@named
def star(ink: Ink) -> None:
    ink.area(star_points(0, 0.05, 1, 0.42))


@named
def compass(ink: Ink) -> None:
    ink.ring(0, 0, 0.95, 0.1)
    ink.area(star_points(0, 0, 0.8, 0.2, 4))
    ink.disc(0, 0, 0.1, cut=True)


@named
def cards(ink: Ink) -> None:
    ink.area([(-0.85, -0.6), (-0.1, -0.85), (0.2, 0.55), (-0.55, 0.8)])
    ink.area([(-0.02, -0.7), (0.86, -0.5), (0.55, 0.95), (-0.3, 0.75)], cut=True)
    ink.area([(0.08, -0.6), (0.78, -0.42), (0.48, 0.84), (-0.2, 0.66)])


@named
def eye(ink: Ink) -> None:
    lid = [
        *bezier((-1, 0), (-0.45, -0.75), (0.45, -0.75), (1, 0)),
        *bezier((1, 0), (0.45, 0.75), (-0.45, 0.75), (-1, 0)),
    ]
    ink.area(lid)
    ink.disc(0, 0, 0.4, cut=True)
    ink.disc(0, 0, 0.24)


@named
def bolt(ink: Ink) -> None:
    ink.poly((0.2, -1), (-0.65, 0.15), (-0.08, 0.15), (-0.25, 1), (0.65, -0.25), (0.08, -0.25))


@named
def lock(ink: Ink) -> None:
    ink.line(bezier((-0.42, 0), (-0.46, -1.15), (0.46, -1.15), (0.42, 0)), 0.2)
    ink.box(-0.7, -0.1, 0.7, 0.9, 0.14)
    ink.disc(0, 0.28, 0.15, cut=True)
    ink.poly((-0.07, 0.3), (0.07, 0.3), (0.12, 0.66), (-0.12, 0.66), cut=True)


@named
def key(ink: Ink) -> None:
    ink.ring(-0.5, -0.5, 0.42, 0.2)
    ink.line([(-0.25, -0.25), (0.85, 0.85)], 0.2)
    ink.line([(0.5, 0.5), (0.75, 0.25)], 0.18)
    ink.line([(0.8, 0.8), (1.0, 0.55)], 0.18)


@named
def flag(ink: Ink) -> None:
    ink.line([(-0.6, 0.95), (-0.6, -0.9)], 0.16)
    ink.area(
        [
            (-0.5, -0.85),
            *bezier((-0.5, -0.85), (0, -1.05), (0.3, -0.55), (0.9, -0.75)),
            *bezier((0.9, 0.05), (0.3, 0.25), (0, -0.25), (-0.5, 0)),
        ]
    )


@named
def hand(ink: Ink) -> None:
    ink.box(-0.5, -0.1, 0.5, 0.9, 0.25)
    for x, top in ((-0.4, -0.55), (-0.14, -0.85), (0.13, -0.9), (0.4, -0.65)):
        ink.line([(x, 0.2), (x, top)], 0.22)
    ink.line([(-0.45, 0.5), (-0.85, 0.0)], 0.22)


@named
def book(ink: Ink) -> None:
    for side in (-1, 1):
        ink.area(
            [
                (0, -0.5),
                *bezier((0, -0.5), (side * 0.3, -0.75), (side * 0.6, -0.75), (side * 0.95, -0.6)),
                (side * 0.95, 0.65),
                *bezier((side * 0.95, 0.65), (side * 0.6, 0.5), (side * 0.3, 0.5), (0, 0.75)),
            ]
        )
        for y in (-0.3, 0, 0.3):
            ink.line([(side * 0.22, y - 0.06), (side * 0.74, y - 0.12)], 0.08, cut=True)
    ink.line([(0, -0.5), (0, 0.75)], 0.07, cut=True)


@named
def flame(ink: Ink) -> None:
    ink.area(
        [
            *bezier((0, 0.95), (-0.95, 0.9), (-0.75, 0.05), (-0.35, -0.25)),
            *bezier((-0.35, -0.25), (-0.3, 0), (-0.15, 0), (-0.15, -0.95)),
            *bezier((-0.15, -0.95), (0.6, -0.5), (1.0, 0.7), (0, 0.95)),
        ]
    )
    ink.area(
        [
            *bezier((0.02, 0.85), (-0.4, 0.75), (-0.25, 0.35), (0.05, 0.05)),
            *bezier((0.05, 0.05), (0.4, 0.4), (0.4, 0.75), (0.02, 0.85)),
        ],
        cut=True,
    )


@named
def coin(ink: Ink) -> None:
    ink.disc(0, 0, 0.9)
    ink.disc(0, 0, 0.7, cut=True)
    ink.disc(0, 0, 0.6)
    ink.area(star_points(0, 0, 0.45, 0.2), cut=True)


@named
def moon(ink: Ink) -> None:
    ink.disc(0, 0, 0.9)
    ink.disc(0.42, -0.2, 0.74, cut=True)


@named
def sun(ink: Ink) -> None:
    ink.disc(0, 0, 0.46)
    for x, y in regular(0, 0, 1, 8):
        ink.line([(x * 0.66, y * 0.66), (x * 0.92, y * 0.92)], 0.16)


@named
def person(ink: Ink) -> None:
    ink.disc(0, -0.5, 0.4)
    ink.area([*bezier((-0.75, 0.95), (-0.75, -0.15), (0.75, -0.15), (0.75, 0.95))])


@named
def swap(ink: Ink) -> None:
    ink.line([(-0.8, -0.35), (0.5, -0.35)], 0.2)
    ink.poly((0.3, -0.85), (0.95, -0.35), (0.3, 0.1))
    ink.line([(0.8, 0.45), (-0.5, 0.45)], 0.2)
    ink.poly((-0.3, -0.05), (-0.95, 0.45), (-0.3, 0.95))


@named
def again(ink: Ink) -> None:
    """Turn over, recover, shuffle."""
    arc = [
        (0.72 * cos(a), 0.72 * sin(a))
        for a in (pi * (0.25 + 1.5 * step / 30) for step in range(31))
    ]
    ink.line(arc, 0.22)
    ink.poly((0.15, -0.75), (0.95, -0.9), (0.8, -0.1))
