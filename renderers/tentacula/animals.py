"""The four sea animals of the route, each a shape of its own before it is a colour."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from renderers.cache import kept
from renderers.colour import darker, lighter, rgb
from renderers.curves import bezier, mirrored, oval, placed, points, regular, spline
from renderers.sprite import Sprite
from renderers.tentacula.figure import WHITE, Figure
from renderers.tentacula.look import ANIMALS, OUTLINE


@kept()
def animal(number: int, size: int) -> Sprite:
    """One of turtle, seahorse, jellyfish and crab, anchored at its middle."""
    figure = Figure(size, 1.8 if size < 70 else 2.6)
    _DRAW[number](figure)
    return figure.sprite()


def _turtle(f: Figure) -> None:
    """Seen from above: four flippers and a shell of plates."""
    skin, shell = rgb("8ED15B"), ANIMALS[0]
    for side in (-1, 1):
        front = placed("0.35,-0.35 0.75,-0.75 0.95,-0.55 0.5,-0.02", wide=side)
        rear = [(side * 0.35, 0.45), (side * 0.62, 0.85), (side * 0.78, 0.68), (side * 0.55, 0.25)]
        f.body(f.shape(front), skin)
        f.body(f.shape(rear), skin)
    f.body(f.round(0, -0.78, 0.27, 0.27), skin)
    f.body(f.round(0, 0.08, 0.62, 0.68), shell)
    f.flat(f.shape(regular(0, 0.08, 0.27, 6), smooth=False), lighter(shell, 0.35))
    for x, y in regular(0, 0.08, 0.62, 6):
        f.flat(
            f.line([(x * 0.46, 0.08 + (y - 0.08) * 0.46), (x * 0.92, y * 0.92)], 0.06),
            darker(shell, 0.4),
        )
    for side in (-1, 1):
        f.flat(f.round(side * 0.12, -0.86, 0.06), OUTLINE)


def _seahorse(f: Figure) -> None:
    """A crowned head, a round belly, a curled tail."""
    colour = ANIMALS[1]
    spine = spline(
        points(
            "-0.05,-0.5 0.22,-0.12 0.18,0.3 -0.02,0.6 -0.22,0.82 -0.46,0.74 -0.42,0.52 -0.26,0.58"
        ),
        10,
    )
    f.body(f.shape([(0.2, -0.25), (0.62, -0.3), (0.66, 0.06), (0.28, 0.22)]), lighter(colour, 0.35))
    f.body(f.arm(spine, 0.62, 0.12), colour)
    snout = points("-0.1,-0.74 -0.42,-0.62 -0.82,-0.5 -0.84,-0.34 -0.4,-0.36 -0.12,-0.36")
    f.body(f.shape(snout), colour)
    f.body(f.round(-0.04, -0.58, 0.32), colour)
    f.soft(f.round(0.0, -0.4, 0.2), colour)
    crown = [(-0.12, -0.84), (-0.02, -1.0), (0.08, -0.86), (0.22, -0.94), (0.26, -0.72)]
    f.body(f.shape(crown, smooth=False), lighter(colour, 0.3))
    for y in (-0.06, 0.14, 0.34):
        f.flat(
            f.line(bezier((-0.06, y), (0.04, y + 0.08), (0.16, y + 0.08), (0.3, y - 0.02)), 0.055),
            darker(colour, 0.4),
        )
    f.eye(-0.12, -0.62, 0.13, (-0.2, 0.1))


def _jellyfish(f: Figure) -> None:
    """A bell with a smile and wavy arms."""
    colour = ANIMALS[2]
    for x, sway in ((-0.5, -0.14), (-0.17, 0.14), (0.17, -0.14), (0.5, 0.14)):
        f.body(
            f.arm(
                bezier((x, 0.05), (x + sway, 0.4), (x - sway, 0.62), (x + sway / 2, 0.94)),
                0.2,
                0.09,
            ),
            lighter(colour, 0.2),
        )
    bell = [(0.78 * cos(pi * n / 20), -0.02 - 0.86 * sin(pi * n / 20)) for n in range(21)]
    frill = [(-0.78 + 1.56 * n / 24, 0.04 + 0.1 * abs(sin(pi * n / 6))) for n in range(25)]
    f.body(f.shape([*bell, *frill], smooth=False), colour)
    f.flat(f.round(-0.28, -0.5, 0.16, 0.1), WHITE, 0.55)
    for side in (-1, 1):
        f.eye(side * 0.26, -0.26, 0.14, (0, 0.15))
    f.flat(
        f.line(bezier((-0.12, -0.04), (-0.06, 0.05), (0.06, 0.05), (0.12, -0.04)), 0.06), OUTLINE
    )


def _crab(f: Figure) -> None:
    """Wide, with two claws up and eyes on stalks."""
    colour = ANIMALS[3]
    for side in (-1, 1):
        for lift in (0.0, 0.2, 0.38):
            leg = [
                (side * 0.5, 0.3 + lift * 0.6),
                (side * (0.84 - lift * 0.3), 0.36 + lift * 0.9),
                (side * (0.94 - lift * 0.5), 0.6 + lift),
            ]
            f.body(f.arm(leg, 0.13, 0.07), darker(colour, 0.1))
        f.body(
            f.arm([(side * 0.5, 0.1), (side * 0.76, -0.1), (side * 0.7, -0.34)], 0.2, 0.18), colour
        )
        claw = points("0.5,-0.32 0.42,-0.72 0.62,-0.92 0.68,-0.6 0.8,-0.94 1.0,-0.66 0.88,-0.34")
        f.body(f.shape([(side * x, y) for x, y in claw]), lighter(colour, 0.08))
        f.body(f.arm([(side * 0.2, 0.0), (side * 0.22, -0.34)], 0.1, 0.1), colour)
    f.body(f.shape(oval(0, 0.26, 0.66, 0.42)[::4]), colour)
    for side in (-1, 1):
        f.eye(side * 0.22, -0.4, 0.15, (0, 0.1))
    smile = bezier((-0.24, 0.3), (-0.1, 0.46), (0.1, 0.46), (0.24, 0.3))
    f.flat(f.line(smile, 0.07), OUTLINE)
    f.flat(f.shape(mirrored(oval(-0.36, 0.16, 0.1, 0.06), 0)), WHITE, 0.4)
    f.flat(f.round(-0.36, 0.16, 0.1, 0.06), WHITE, 0.5)


_DRAW: tuple[Callable[[Figure], None], ...] = (_turtle, _seahorse, _jellyfish, _crab)
