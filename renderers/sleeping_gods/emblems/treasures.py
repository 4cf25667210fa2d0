"""Icons of this game: what is found, worn and sounded."""

from __future__ import annotations

from renderers.curves import bezier, oval
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
def drum(ink: Ink) -> None:
    ink.box(-0.75, -0.35, 0.75, 0.6)
    ink.disc(0, 0.6, 0.75, 0.28)
    ink.disc(0, -0.38, 0.75, 0.28)
    ink.disc(0, -0.38, 0.6, 0.18, cut=True)
    for x in (-0.5, 0, 0.5):
        ink.line([(x - 0.2, -0.05), (x, 0.7), (x + 0.2, -0.05)], 0.06, cut=True)
    ink.line([(0.3, -0.45), (0.85, -0.95)], 0.1)


@own
def horn(ink: Ink) -> None:
    line = bezier((0.75, -0.7), (0.9, 0.5), (-0.1, 0.95), (-0.85, 0.45))
    ink.arm(line, 0.66, 0.1)
    ink.disc(0.75, -0.72, 0.36, 0.16)
    ink.disc(0.75, -0.74, 0.24, 0.08, cut=True)


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
def whistle(ink: Ink) -> None:
    ink.disc(0.3, 0.15, 0.5)
    ink.box(-0.95, -0.35, 0.35, 0.1)
    ink.disc(0.3, 0.15, 0.2, cut=True)
    ink.box(-0.45, -0.35, -0.25, -0.1, cut=True)
    ink.line([(0.3, -0.55), (0.3, -0.9)], 0.1)
