"""Icons of what divers and sailors carry and use."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.curves import bezier, oval, regular, turned
from renderers.icons.ink import Ink, named

__all__: list[str] = []


@named
def trident(ink: Ink) -> None:
    ink.line([(0, 0.95), (0, -0.7)], 0.18)
    ink.line(bezier((-0.55, -0.55), (-0.55, 0.25), (0.55, 0.25), (0.55, -0.55)), 0.17)
    for x in (-0.55, 0, 0.55):
        top = -1 if x == 0 else -0.88
        ink.poly((x - 0.2, top + 0.4), (x, top), (x + 0.2, top + 0.4))


@named
def harpoon(ink: Ink) -> None:
    ink.line([(-0.85, 0.85), (0.6, -0.6)], 0.16)
    ink.poly((0.95, -0.95), (0.2, -0.7), (0.5, -0.5), (0.7, -0.2))
    ink.line([(-0.25, 0.55), (-0.55, 0.25)], 0.16)
    ink.line(bezier((-0.85, 0.85), (-0.2, 1.1), (0.2, 0.6), (0.75, 0.85)), 0.09)


@named
def knife(ink: Ink) -> None:
    ink.poly((0.95, -0.95), (0.7, -0.25), (-0.05, 0.4), (-0.4, 0.05), (0.35, -0.75))
    ink.line([(-0.6, 0.0), (0.0, 0.6)], 0.17)
    ink.line([(-0.35, 0.35), (-0.82, 0.82)], 0.3)


@named
def propeller(ink: Ink) -> None:
    for turn in (0.0, 2 * pi / 3, 4 * pi / 3):
        ink.area(turned(oval(0.16, -0.56, 0.3, 0.46, 0.35), turn))
    ink.disc(0, 0, 0.3, cut=True)
    ink.disc(0, 0, 0.22)


@named
def lamp(ink: Ink) -> None:
    ink.box(-0.36, -0.35, 0.36, 0.55, 0.12)
    ink.box(-0.2, -0.2, 0.2, 0.4, 0.08, cut=True)
    ink.disc(0, 0.12, 0.13, 0.2)
    ink.box(-0.5, 0.6, 0.5, 0.84, 0.08)
    ink.poly((-0.42, -0.4), (0.42, -0.4), (0.2, -0.66), (-0.2, -0.66))
    ink.ring(0, -0.76, 0.2, 0.1)
    for a in (pi * 0.06, -pi * 0.06, pi * 0.94, pi * 1.06):
        ink.line([(0.58 * cos(a), 0.58 * sin(a)), (0.95 * cos(a), 0.95 * sin(a) * 1.6)], 0.11)


@named
def flask(ink: Ink) -> None:
    """An air bottle with its valve."""
    ink.box(-0.36, -0.38, 0.36, 0.95, 0.32)
    ink.box(-0.12, -0.68, 0.12, -0.3)
    ink.box(-0.42, -0.84, 0.42, -0.64, 0.08)
    ink.disc(0.5, -0.74, 0.18)
    ink.box(-0.36, 0.02, 0.36, 0.12, cut=True)
    ink.box(-0.36, 0.56, 0.36, 0.66, cut=True)


@named
def rope(ink: Ink) -> None:
    ink.ring(0, -0.1, 0.62, 0.2)
    ink.ring(0, -0.1, 0.34, 0.12)
    ink.line(bezier((0.5, 0.3), (0.4, 0.7), (-0.3, 0.6), (-0.7, 0.9)), 0.2)


@named
def flare(ink: Ink) -> None:
    ink.line([(-0.75, 0.85), (0.0, 0.05)], 0.26)
    for index, (x, y) in enumerate(regular(0.25, -0.25, 0.7, 10, 0.1)):
        reach = 1.0 if index % 2 else 0.72
        ink.line(
            [
                (0.25 + (x - 0.25) * 0.5, -0.25 + (y + 0.25) * 0.5),
                (0.25 + (x - 0.25) * reach, -0.25 + (y + 0.25) * reach),
            ],
            0.11,
        )
    ink.disc(0.25, -0.25, 0.22)


@named
def hook(ink: Ink) -> None:
    ink.ring(0.1, -0.78, 0.2, 0.1)
    ink.line([(0.1, -0.6), (0.1, 0.4)], 0.18)
    ink.line(bezier((0.1, 0.4), (0.1, 1.05), (-0.75, 1.05), (-0.72, 0.3)), 0.18)
    ink.poly((-0.95, 0.45), (-0.72, -0.05), (-0.46, 0.45))


@named
def camera(ink: Ink) -> None:
    ink.box(-0.9, -0.45, 0.9, 0.7, 0.16)
    ink.box(-0.4, -0.72, 0.35, -0.3, 0.1)
    ink.disc(0, 0.13, 0.42, cut=True)
    ink.disc(0, 0.13, 0.3)
    ink.disc(0, 0.13, 0.13, cut=True)
    ink.box(0.52, -0.3, 0.74, -0.14, cut=True)


@named
def wrench(ink: Ink) -> None:
    ink.line([(-0.65, 0.65), (0.35, -0.35)], 0.3)
    ink.disc(0.5, -0.5, 0.46)
    ink.poly((0.42, -0.42), (0.7, -1.1), (1.1, -0.7), cut=True)
    ink.disc(-0.66, 0.66, 0.3)
    ink.disc(-0.66, 0.66, 0.12, cut=True)


@named
def helmet(ink: Ink) -> None:
    ink.disc(0, -0.15, 0.78)
    ink.poly((-0.8, 0.35), (0.8, 0.35), (0.98, 0.88), (-0.98, 0.88))
    ink.disc(0, -0.15, 0.44, cut=True)
    ink.disc(0, -0.15, 0.32)
    ink.disc(0, -0.15, 0.24, cut=True)
    ink.box(-1, 0.4, 1, 0.48, cut=True)


@named
def anchor(ink: Ink) -> None:
    ink.ring(0, -0.74, 0.24, 0.12)
    ink.line([(0, -0.5), (0, 0.85)], 0.18)
    ink.line([(-0.42, -0.3), (0.42, -0.3)], 0.16)
    ink.line(bezier((-0.8, 0.25), (-0.6, 1), (0.6, 1), (0.8, 0.25)), 0.18)
    for side in (-1, 1):
        ink.poly((side * 0.98, 0.5), (side * 0.84, -0.02), (side * 0.5, 0.36))


@named
def wheel(ink: Ink) -> None:
    ink.ring(0, 0, 0.66, 0.16)
    for at in range(8):
        a = pi * at / 4
        ink.line([(0.2 * cos(a), 0.2 * sin(a)), (0.96 * cos(a), 0.96 * sin(a))], 0.13)
    ink.disc(0, 0, 0.24)
    ink.disc(0, 0, 0.1, cut=True)


@named
def ship(ink: Ink) -> None:
    ink.area([(-0.95, 0.35), (0.95, 0.35), (0.6, 0.85), (-0.65, 0.85)])
    ink.line([(0, 0.35), (0, -0.95)], 0.11)
    ink.area(
        [(0.1, -0.85), *bezier((0.1, -0.85), (0.7, -0.5), (0.8, -0.1), (0.72, 0.2)), (0.1, 0.2)]
    )
    ink.area(
        [(-0.1, -0.6), *bezier((-0.1, -0.6), (-0.5, -0.4), (-0.7, 0), (-0.75, 0.2)), (-0.1, 0.2)]
    )


@named
def submarine(ink: Ink) -> None:
    ink.disc(0, 0.25, 0.95, 0.42)
    ink.box(-0.3, -0.45, 0.3, 0.1, 0.12)
    ink.line([(0.05, -0.4), (0.05, -0.8), (0.35, -0.8)], 0.12)
    for x in (-0.45, 0, 0.45):
        ink.disc(x, 0.22, 0.13, cut=True)


@named
def chest(ink: Ink) -> None:
    ink.box(-0.88, -0.1, 0.88, 0.8, 0.08)
    ink.area([(-0.88, -0.2), *bezier((-0.88, -0.2), (-0.8, -0.85), (0.8, -0.85), (0.88, -0.2))])
    ink.box(-0.18, -0.3, 0.18, 0.25, 0.06, cut=True)
    ink.box(-0.09, -0.22, 0.09, 0.15)
