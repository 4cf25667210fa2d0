"""An icon for every ability, under names that no other game can take."""

from __future__ import annotations

from math import cos, pi, sin

from games.jupiter.cards import Card
from renderers.curves import oval, regular, star
from renderers.icons.ink import STENCILS, Ink, Stencil

OWN = "jupiter."
HOUSE: dict[Card, str] = {"swap": "swap", "phase_shift": "again"}


def own(draw: Stencil) -> Stencil:
    """Enter the function into the list of icons, as one of ours."""
    STENCILS[f"{OWN}{draw.__name__}"] = draw
    return draw


def picture(card: Card) -> str:
    """The icon of a card."""
    return HOUSE.get(card, f"{OWN}{card}")


@own
def boost(ink: Ink) -> None:
    for rise in (0.5, -0.05, -0.6):
        ink.poly((-0.8, rise + 0.4), (0, rise - 0.3), (0.8, rise + 0.4), (0.8, rise + 0.1))
        ink.poly((-0.8, rise + 0.4), (-0.8, rise + 0.1), (0, rise - 0.6), (0.8, rise + 0.1))
        ink.poly((-0.8, rise + 0.4), (0, rise - 0.22), (0.8, rise + 0.4), cut=True)


@own
def bullhorn(ink: Ink) -> None:
    ink.poly((-0.75, -0.25), (0.35, -0.75), (0.35, 0.65), (-0.75, 0.2))
    ink.box(-0.95, -0.28, -0.7, 0.24, 0.08)
    ink.line([(-0.45, 0.25), (-0.3, 0.75)], 0.24)
    for reach in (0.62, 0.9):
        ink.line([(reach, -0.35 * reach), (reach + 0.06, -0.05), (reach, 0.3 * reach)], 0.13)


@own
def data_core(ink: Ink) -> None:
    ink.box(-0.6, -0.6, 0.6, 0.6, 0.12)
    ink.box(-0.32, -0.32, 0.32, 0.32, 0.06, cut=True)
    ink.box(-0.16, -0.16, 0.16, 0.16, 0.04)
    for at in (-0.36, 0.0, 0.36):
        for ends in (
            [(at, -0.95), (at, -0.6)],
            [(at, 0.6), (at, 0.95)],
            [(-0.95, at), (-0.6, at)],
            [(0.6, at), (0.95, at)],
        ):
            ink.line(ends, 0.13)


@own
def follower(ink: Ink) -> None:
    for x, size in ((-0.45, 0.72), (0.4, 0.92)):
        ink.disc(x, -0.55 * size, 0.3 * size)
        ink.box(x - 0.38 * size, -0.15, x + 0.38 * size, 0.75, 0.3 * size)
    ink.line([(-0.8, 0.92), (0.6, 0.92)], 0.12)
    ink.poly((0.5, 0.7), (0.98, 0.92), (0.5, 1.0))


@own
def grenadier(ink: Ink) -> None:
    ink.disc(-0.1, 0.22, 0.66)
    ink.box(-0.3, -0.62, 0.12, -0.3, 0.06)
    ink.line([(0.1, -0.5), (0.5, -0.72), (0.72, -0.55)], 0.13)
    ink.area(star(0.74, -0.62, 0.3, 0.12, 7))
    ink.disc(-0.32, 0.02, 0.14, cut=True)


@own
def heat_seeker(ink: Ink) -> None:
    ink.ring(0.0, 0.0, 0.85, 0.14)
    for turn in range(4):
        a = turn * pi / 2
        ink.line([(0.6 * cos(a), 0.6 * sin(a)), (0.98 * cos(a), 0.98 * sin(a))], 0.14)
    ink.area([(0, -0.5), (0.34, 0.05), (0.28, 0.38), (0, 0.55), (-0.28, 0.38), (-0.34, 0.05)])
    ink.disc(0, 0.24, 0.13, cut=True)


@own
def juggernaut(ink: Ink) -> None:
    ink.box(-0.85, 0.2, 0.85, 0.78, 0.28)
    for x in (-0.5, 0.0, 0.5):
        ink.disc(x, 0.49, 0.17, cut=True)
    ink.box(-0.55, -0.3, 0.45, 0.12, 0.1)
    ink.poly((0.4, -0.3), (0.98, -0.12), (0.4, 0.12))
    ink.box(-0.25, -0.68, 0.2, -0.34, 0.08)


@own
def module_control(ink: Ink) -> None:
    ink.area(regular(-0.3, 0.25, 0.62, 6))
    ink.area(regular(-0.3, 0.25, 0.36, 6), cut=True)
    ink.line([(-0.02, -0.12), (0.7, -0.72)], 0.17)
    ink.poly((0.35, -0.86), (0.98, -0.95), (0.82, -0.34))


@own
def override(ink: Ink) -> None:
    ink.box(-0.62, -0.15, 0.62, 0.75, 0.16)
    for x in (-0.26, 0.26):
        ink.disc(x, 0.25, 0.14, cut=True)
    ink.line([(-0.3, 0.55), (0.3, 0.55)], 0.09, cut=True)
    ink.line([(0, -0.15), (0, -0.5)], 0.12)
    for reach in (0.26, 0.52, 0.78):
        arc = [(reach * cos(a), -0.5 + reach * sin(a)) for a in (-2.5, -2.0, -1.57, -1.14, -0.64)]
        if reach > 0.5:
            ink.line(arc, 0.09)
    ink.disc(0, -0.55, 0.14)


@own
def pilot(ink: Ink) -> None:
    ink.poly((0, -0.98), (0.42, -0.35), (0.42, 0.35), (-0.42, 0.35), (-0.42, -0.35))
    ink.disc(0, -0.25, 0.2, cut=True)
    ink.poly((-0.42, 0.0), (-0.85, 0.6), (-0.42, 0.42))
    ink.poly((0.42, 0.0), (0.85, 0.6), (0.42, 0.42))
    ink.poly((-0.25, 0.45), (0.25, 0.45), (0, 0.98))


@own
def rocket_boots(ink: Ink) -> None:
    ink.box(-0.45, -0.9, 0.05, 0.15, 0.1)
    ink.poly((-0.45, -0.05), (0.05, -0.05), (0.75, 0.2), (0.8, 0.42), (-0.45, 0.42))
    for x in (-0.28, 0.05, 0.4):
        ink.poly((x - 0.14, 0.5), (x + 0.14, 0.5), (x, 0.98))


@own
def sniper(ink: Ink) -> None:
    ink.ring(0, 0, 0.62, 0.13)
    for ends in (
        [(0, -0.98), (0, -0.3)],
        [(0, 0.3), (0, 0.98)],
        [(-0.98, 0), (-0.3, 0)],
        [(0.3, 0), (0.98, 0)],
    ):
        ink.line(ends, 0.12)
    ink.disc(0, 0, 0.12)


@own
def suppressant(ink: Ink) -> None:
    ink.box(-0.6, -0.35, 0.1, 0.95, 0.2)
    ink.box(-0.42, -0.62, -0.08, -0.3, 0.05)
    ink.line([(-0.25, -0.7), (0.3, -0.75)], 0.17)
    for y in (-0.95, -0.7, -0.42):
        ink.line([(0.5, -0.72), (0.95, y)], 0.1)
    ink.box(-0.4, 0.05, -0.1, 0.6, 0.05, cut=True)


@own
def teleport(ink: Ink) -> None:
    for y, wide in ((0.8, 0.8), (0.5, 0.62)):
        ink.area(oval(0, y, wide, 0.17))
        ink.area(oval(0, y, wide * 0.72, 0.08), cut=True)
    ink.disc(0, -0.7, 0.24)
    ink.box(-0.27, -0.42, 0.27, 0.3, 0.22)
    for x in (-0.62, 0.62):
        ink.line([(x, -0.6), (x, 0.2)], 0.09)


@own
def power_grab(ink: Ink) -> None:
    ink.poly((0.12, -0.98), (-0.55, 0.12), (-0.08, 0.12), (-0.2, 0.98), (0.6, -0.25), (0.1, -0.25))


@own
def signal_to_noise(ink: Ink) -> None:
    ink.line([(-0.95, 0), (-0.6, 0), (-0.4, -0.7), (-0.15, 0.8), (0.1, -0.9), (0.35, 0.6)], 0.14)
    ink.line([(0.35, 0.6), (0.6, 0), (0.95, 0)], 0.14)


@own
def surge(ink: Ink) -> None:
    ink.area(star(-0.3, 0.25, 0.62, 0.4, 9))
    ink.area(star(0.42, -0.38, 0.52, 0.33, 9))
    for x, y in ((-0.3, 0.25), (0.42, -0.38)):
        ink.disc(x - 0.14, y - 0.05, 0.09, cut=True)
        ink.disc(x + 0.14, y - 0.05, 0.09, cut=True)
