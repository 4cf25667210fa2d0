"""A sign by itself, as large as an exhibit: its icon on a tinted stone in a brass ring."""

from __future__ import annotations

from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, mix
from renderers.icons import icon
from renderers.pen import Pen
from renderers.sprite import Sprite
from renderers.theme import Theme

RADIUS = 104


@kept()
def medallion(name: str, tint: Colour, theme: Theme, others: tuple[str, ...] = ()) -> Sprite:
    """The icon, and up to two smaller ones below it that say more."""
    size = 2 * RADIUS + 24
    pen, c = Pen(size, size), size / 2
    pen.glow(pen.disc(c + 2, c + 5, RADIUS), (0, 3, 8), 5, 0.5)
    pen.fill(pen.disc(c, c, RADIUS + 3), theme.outline)
    pen.ball(pen.disc(c, c, RADIUS), theme.brass_light, theme.brass_dark)
    light, dark = mix(tint, (255, 255, 255), 0.25), mix(tint, (0, 0, 0), 0.45)
    pen.ball(pen.disc(c, c, RADIUS - 12), light, dark)
    canvas = Canvas(pen.sprite().image)
    up = 20 if others else 0
    canvas.put(icon(name, 104 if others else 124, theme.bone, theme.outline), c, c - up)
    for at, other in enumerate(others):
        x = c + (at - (len(others) - 1) / 2) * 62
        canvas.put(icon(other, 48, theme.bone, theme.outline), x, c + 56)
    return canvas.sprite(c, c)
