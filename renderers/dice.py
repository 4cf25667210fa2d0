"""Dice with pips, lit like everything else."""

from __future__ import annotations

from math import pi

from renderers.cache import kept
from renderers.colour import Colour, darker, lighter
from renderers.curves import turned
from renderers.pen import Pen
from renderers.sprite import Sprite
from renderers.theme import Theme

_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@kept()
def die(value: int, size: int, theme: Theme, colour: Colour | None = None, tilt: int = 0) -> Sprite:
    """One die showing its value; `tilt` in degrees makes a roll look thrown."""
    colour = colour or theme.bone
    pad = round(size * 0.35)
    pen = Pen(size + 2 * pad, size + 2 * pad)
    c = pad + size / 2
    corner = [(pad, pad), (pad + size, pad), (pad + size, pad + size), (pad, pad + size)]
    square = turned(corner, tilt * pi / 180, c, c)
    body = pen.grown(
        pen.area([((x - c) * 0.8 + c, (y - c) * 0.8 + c) for x, y in square]), size * 0.1
    )
    pen.glow(pen.shifted(body, 2, 4), (0, 4, 10), 4, 0.6)
    pen.body(body, colour, theme.outline)
    pips = [(c + x * size * 0.26, c + y * size * 0.26) for x, y in _PIPS[value]]
    spots = turned(pips, tilt * pi / 180, c, c)
    dark = darker(colour, 0.88)
    pen.fill(pen.discs([(x + 0.8, y + 0.8, size * 0.1) for x, y in spots]), lighter(colour, 0.6))
    pen.fill(pen.discs([(x, y, size * 0.1) for x, y in spots]), dark)
    return pen.sprite(c, c)
