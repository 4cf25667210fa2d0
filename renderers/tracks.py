"""Progress: sockets that fill, and bars."""

from __future__ import annotations

from renderers.cache import kept
from renderers.colour import Colour, darker, lighter, mix
from renderers.pen import Pen, both, without
from renderers.sprite import Sprite
from renderers.theme import Theme


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
