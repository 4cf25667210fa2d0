"""Pieces for seats (colour, shape and letter, always all three) and small counters."""

from __future__ import annotations

from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, contrast, darker, lighter, mix
from renderers.curves import shape
from renderers.pen import Pen, without
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import SMALL, Theme
from renderers.typeface import Face


def readable_on(ground: Colour, theme: Theme) -> Colour:
    """The ink, dark or light, that reads better on this ground."""
    dark, light = contrast(theme.outline, ground), contrast(theme.bone, ground)
    return theme.outline if dark >= light else theme.bone


@kept()
def token(letter: str, seat: int, radius: float, theme: Theme, *, dim: bool = False) -> Sprite:
    """A seat's counter: its shape in its colour with its letter, anchored at the middle."""
    look = theme.seats[seat % len(theme.seats)]
    colour = mix(look.colour, theme.deep, 0.6) if dim else look.colour
    return counter(letter, look.shape, colour, radius, theme)


@kept()
def counter(letter: str, outline: str, colour: Colour, radius: float, theme: Theme) -> Sprite:
    """A counter of any shape and colour, with a letter, a number or nothing on it."""
    size = round(radius * 3.4)
    pen, c = Pen(size, size), size / 2
    body = pen.area(shape(outline, c, c, radius))
    pen.glow(pen.shifted(body, 1, 2.5), (0, 4, 10), 2.5, 0.6)
    pen.body(body, colour, theme.outline)
    face = pen.area(shape(outline, c, c, radius * 0.74))
    pen.fill(
        without(face, pen.area(shape(outline, c, c, radius * 0.68))), darker(colour, 0.35), 0.8
    )
    canvas = Canvas(pen.sprite().image)
    if letter:
        ink = readable_on(colour, theme)
        halo = lighter(colour, 0.35) if ink == theme.outline else darker(colour, 0.5)
        text = max(SMALL, round(radius * (1.15 if len(letter) == 1 else 0.95)))
        drop = radius * 0.16 if outline == "triangle" else 0
        canvas.write(letter, c, c + drop, Style(ink, text, Face.HEAVY, halo, "m"))
    return canvas.sprite(c, c)
