"""Marks of what may be chosen, in the one luminous colour, and trails of what just happened."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin

from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, lighter
from renderers.curves import Point, bezier, oval, regular, taper
from renderers.pen import Mask, Pen, without
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import TEXT, Theme
from renderers.typeface import Face

_GLOW = 12


@kept()
def number(value: int, theme: Theme, radius: int = 20) -> Sprite:
    """The number of a button, on a dark disc with a luminous edge, anchored at its middle; nothing
    where the board has a name for the place."""
    return name(str(value), theme, radius) if value else Canvas.clear(1, 1).sprite()


@kept()
def name(words: str, theme: Theme, radius: int = 20) -> Sprite:
    """A number or a short name on such a disc."""
    disc = _disc(theme, radius)
    canvas = Canvas.on(disc)
    text = TEXT + 4 if len(words) < 2 else TEXT
    style = Style(theme.bone, text, Face.HEAVY, align="m")
    canvas.write(words, disc.x, disc.y, style, 2 * radius - 9)
    return canvas.sprite(disc.x, disc.y)


@kept()
def _disc(theme: Theme, radius: int) -> Sprite:
    size = 2 * radius + 8
    pen, c = Pen(size, size), size / 2
    pen.glow(pen.disc(c, c, radius), theme.target, 2.5, 0.7)
    pen.fill(pen.disc(c, c, radius), theme.outline)
    pen.fill(pen.disc(c, c, radius - 1.4), theme.target)
    pen.ball(pen.disc(c, c, radius - 4.4), (12, 40, 48), theme.outline)
    return pen.sprite(c, c)


def _lit(pen: Pen, outer: Mask, inner: Mask, theme: Theme, colour: Colour | None = None) -> None:
    """A luminous edge that glows inwards and outwards over a dark line."""
    light = colour or theme.target
    pen.fill(inner, light, 0.16)
    pen.glow(without(outer, inner), light, 6, 1.0)
    pen.fill(without(pen.grown(outer, 1.2), inner), theme.outline, 0.85)
    pen.fill(without(outer, inner), light)


@kept()
def frame(
    width: int, height: int, theme: Theme, radius: float = 10, colour: Colour | None = None
) -> Sprite:
    """A lit frame around a square space, anchored at its middle."""
    g = _GLOW
    pen = Pen(width + 2 * g, height + 2 * g, 3)
    outer = pen.box(g, g, g + width, g + height, radius)
    inner = pen.box(g + 5, g + 5, g + width - 5, g + height - 5, radius - 4)
    _lit(pen, outer, inner, theme, colour)
    return pen.sprite(g + width / 2, g + height / 2)


@kept()
def polygon(corners: int, radius: float, theme: Theme, turn: float = -pi / 2) -> Sprite:
    """A lit frame around a regular space (a hex by default points up), anchored at its middle."""
    size = round(2 * radius + 2 * _GLOW)
    pen, c = Pen(size, size, 3), size / 2
    _lit(
        pen,
        pen.area(regular(c, c, radius, corners, turn)),
        pen.area(regular(c, c, radius - 5.5, corners, turn)),
        theme,
    )
    return pen.sprite(c, c)


@kept()
def ring(radius: float, theme: Theme) -> Sprite:
    """A lit ring, for pieces and points, anchored at its middle."""
    size = round(2 * radius + 2 * _GLOW)
    pen, c = Pen(size, size, 3), size / 2
    _lit(pen, pen.disc(c, c, radius), pen.disc(c, c, radius - 5), theme)
    return pen.sprite(c, c)


@kept()
def trail(
    dx: int, dy: int, theme: Theme, width: float = 12, colour: Colour | None = None
) -> Sprite:
    """The way a piece just went: warm light, thin where it began, with a head where it ended.

    Anchored at the beginning, so `canvas.put(trail(x1 - x0, y1 - y0, theme), x0, y0)`.
    """
    pad, tone = 26, colour or theme.trail
    wide, high = abs(dx) + 2 * pad, abs(dy) + 2 * pad
    x0, y0 = pad - min(0, dx), pad - min(0, dy)
    pen = Pen(wide, high, 2)
    line = bowed((x0, y0), (x0 + dx, y0 + dy))
    body = pen.area(taper(line[::-1], width, 1.5))
    pen.glow(body, tone, 7, 0.9)
    pen.fill(body, tone, 0.85)
    pen.fill(pen.area(taper(line[::-1], width * 0.4, 0.5)), (255, 246, 222), 0.9)
    pen.fill(pen.areas(_head(line, width)), lighter(tone, 0.2))
    return pen.sprite(x0, y0)


def bowed(start: Point, end: Point) -> list[Point]:
    """A slightly curved way from start to end."""
    (x0, y0), (x1, y1) = start, end
    bx, by = -(y1 - y0) * 0.12, (x1 - x0) * 0.12
    one = (x0 + (x1 - x0) / 3 + bx, y0 + (y1 - y0) / 3 + by)
    two = (x0 + (x1 - x0) * 2 / 3 + bx, y0 + (y1 - y0) * 2 / 3 + by)
    return bezier(start, one, two, end)


def _head(line: list[Point], width: float) -> list[Point]:
    (x0, y0), (x1, y1) = line[-4], line[-1]
    angle = atan2(y1 - y0, x1 - x0)
    reach = width * 1.15
    return [
        (x1 + reach * cos(angle), y1 + reach * sin(angle)),
        (x1 + reach * cos(angle + 2.4), y1 + reach * sin(angle + 2.4)),
        (x1 + reach * cos(angle - 2.4), y1 + reach * sin(angle - 2.4)),
    ]


@kept()
def wake(rx: float, ry: float, theme: Theme, colour: Colour | None = None) -> Sprite:
    """Where a piece just left: a fading ring on the ground, anchored at its middle."""
    pad, tone = 10, colour or theme.trail
    pen = Pen(2 * rx + 2 * pad, 2 * ry + 2 * pad, 3)
    x, y = rx + pad, ry + pad
    edge = without(pen.disc(x, y, rx, ry), pen.disc(x, y, rx - 3, ry - 3))
    pen.glow(pen.disc(x, y, rx, ry), tone, 4, 0.4)
    pen.fill(edge, tone, 0.85)
    return pen.sprite(x, y)


@kept()
def burst(radius: float, theme: Theme) -> Sprite:
    """Something was here and is gone, or came from nowhere: a ring of warm sparks."""
    size = round(2 * radius + 16)
    pen, c = Pen(size, size, 3), size / 2
    edge = without(pen.disc(c, c, radius * 0.86), pen.disc(c, c, radius * 0.78))
    pen.glow(edge, theme.trail, 4, 0.9)
    pen.fill(edge, theme.trail, 0.9)
    rays = [
        [(c + (x - c) * 0.9, c + (y - c) * 0.9), (c + (x - c) * 1.06, c + (y - c) * 1.06)]
        for x, y in oval(c, c, radius, radius, 0.2, 12)
    ]
    pen.fill(pen.strokes(rays, 3), theme.trail)
    return pen.sprite(c, c)


def distance(start: Point, end: Point) -> float:
    return hypot(end[0] - start[0], end[1] - start[1])
