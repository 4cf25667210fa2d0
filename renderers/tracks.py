"""Progress: rows of sockets that fill, gauges, bars."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, darker, lighter, mix
from renderers.curves import Point
from renderers.pen import Pen, both, without
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, Theme
from renderers.typeface import Face


@kept()
def socket(radius: float, theme: Theme, filled: Colour | None = None) -> Sprite:
    """One step of a track: an empty brass socket, or a gem in it. Anchored at its middle."""
    size = round(2 * radius + 10)
    pen, c = Pen(size, size), size / 2
    pen.fill(pen.disc(c, c, radius + 1.5), theme.outline)
    pen.ball(pen.disc(c, c, radius), theme.brass_light, theme.brass_dark)
    pen.fill(pen.disc(c, c, radius * 0.76), theme.outline)
    hole = pen.disc(c, c, radius * 0.7)
    if filled is None:
        pen.ball(hole, mix(theme.abyss, theme.deep, 0.4), theme.abyss)
        return pen.sprite(c, c)
    pen.ball(hole, lighter(filled, 0.35), darker(filled, 0.45))
    pen.fill(
        pen.disc(c - radius * 0.25, c - radius * 0.28, radius * 0.2, radius * 0.14),
        (255, 255, 255),
        0.75,
    )
    pen.glow(without(pen.disc(c, c, radius), hole), filled, 1.5, 0.35)
    return pen.sprite(c, c)


def sockets(
    canvas: Canvas,
    x: float,
    y: float,
    done: int,
    total: int,
    step: float,
    theme: Theme,
    colour: Colour,
) -> None:
    """A row of sockets from left to right, so many of them filled."""
    for index in range(total):
        filled = colour if index < done else None
        canvas.put(socket(step * 0.42, theme, filled), x + step * (index + 0.5), y)


@kept()
def bar(width: int, height: int, share: float, theme: Theme, colour: Colour) -> Sprite:
    """A tube filled from the left, anchored at its left middle."""
    pen = Pen(width + 4, height + 4, 3)
    tube = pen.box(2, 2, width + 2, height + 2, height / 2)
    pen.fill(pen.grown(tube, 1.4), theme.outline)
    pen.shade(tube, theme.abyss, mix(theme.abyss, theme.deep, 0.8))
    full = both(tube, pen.box(0, 0, 2 + max(height, width * share), height + 4))
    if share > 0:
        pen.shade(full, lighter(colour, 0.3), darker(colour, 0.35))
        pen.fill(
            both(full, pen.box(2, height * 0.25 + 2, width, height * 0.42 + 2)),
            (255, 255, 255),
            0.35,
        )
    return pen.sprite(2, height / 2 + 2)


@kept()
def gauge(value: int, most: int, radius: int, theme: Theme, colour: Colour) -> Sprite:
    """A round instrument with a needle arc around a number, anchored at its middle."""
    size = 2 * radius + 12
    pen, c = Pen(size, size, 3), size / 2
    pen.glow(pen.disc(c + 1, c + 3, radius), (0, 3, 8), 3, 0.6)
    pen.fill(pen.disc(c, c, radius), theme.outline)
    pen.ball(pen.disc(c, c, radius - 1.5), theme.brass_light, theme.brass_dark)
    pen.fill(pen.disc(c, c, radius * 0.86), theme.outline)
    pen.ball(pen.disc(c, c, radius * 0.83), mix(theme.abyss, theme.deep, 0.8), theme.abyss)
    pen.fill(
        pen.stroke(_arc(c, radius * 0.68, 1.0), radius * 0.13), mix(theme.deep, theme.water, 0.6)
    )
    if value > 0 and most > 0:
        pen.fill(pen.stroke(_arc(c, radius * 0.68, min(1.0, value / most)), radius * 0.13), colour)
    canvas = Canvas(pen.sprite().image)
    canvas.write(str(value), c, c, Style(theme.bone, HEAD, Face.DISPLAY, align="m"), radius * 1.1)
    return canvas.sprite(c, c)


def _arc(c: float, radius: float, share: float) -> list[Point]:
    start, sweep = pi * 0.75, pi * 1.5 * share
    steps = max(2, int(40 * share))
    angles = [start + sweep * step / steps for step in range(steps + 1)]
    return [(c + radius * cos(a), c + radius * sin(a)) for a in angles]
