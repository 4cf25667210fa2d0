"""Pieces that can be chosen: colour and outline stay, the face gives way to a number."""

from __future__ import annotations

from renderers import marks
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import rgb
from renderers.jupiter import pieces
from renderers.jupiter.look import THEME
from renderers.pen import Pen
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import TEXT
from renderers.typeface import Face

LEAST = (15, 19, 25)
"""No disc is smaller than its one, two or three digits."""


def room_for(number: int, dome: int) -> int:
    return max(dome, LEAST[len(str(number)) - 1])


@kept(named=False)
def colonist(number: int, dome: int) -> Sprite:
    """The lit glass of a colonist's dome, in the luminous rim."""
    radius = room_for(number, dome)
    canvas = Canvas(marks.ring(radius + 3, THEME).image.copy())
    c = canvas.width / 2
    pen = Pen(canvas.width, canvas.height)
    pen.ball(pen.disc(c, c, radius - 1.5), rgb("FFF6DC"), rgb("F0D597"), (0.5, 0.3))
    canvas.put(pen.sprite(), 0, 0)
    style = Style(rgb("10263C"), _size(number), Face.HEAVY, align="m")
    canvas.write(str(number), c, c, style, 2 * radius - 4)
    return canvas.sprite(c, c)


@kept(named=False)
def creep(number: int, dome: int) -> Sprite:
    """Spikes around a dark red heart with white digits."""
    radius = room_for(number, dome)
    ring = marks.ring(radius + 4, THEME)
    canvas = Canvas(ring.image.copy())
    c = canvas.width / 2
    canvas.put(pieces.spikes(radius), c, c)
    style = Style((255, 255, 255), _size(number), Face.HEAVY, THEME.outline, "m")
    canvas.write(str(number), c, c, style, 2 * radius)
    return canvas.sprite(c, c)


def _size(number: int) -> int:
    return TEXT + 5 if number < 10 else TEXT
