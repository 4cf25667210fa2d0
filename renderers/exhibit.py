"""A single thing by itself, as large as it may be: a card, a piece, a space."""

from __future__ import annotations

from renderers import paint
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.sprite import Sprite
from renderers.theme import Theme

WIDE, HIGH = 500, 300
LARGEST = 2.5
"""Sprites are drawn for a board; beyond this they would look coarse."""


@kept()
def _water(theme: Theme) -> Sprite:
    return Sprite(paint.sea(WIDE, HIGH, theme, "exhibit"))


def exhibit(sprite: Sprite, theme: Theme) -> Canvas:
    """The thing in the middle of calm water."""
    room = min(0.9 * WIDE / sprite.width, 0.9 * HIGH / sprite.height, LARGEST)
    shown = sprite.sized(room)
    canvas = Canvas.on(_water(theme))
    middle = Sprite(shown.image, shown.width / 2, shown.height / 2)
    canvas.put(middle, WIDE / 2, HIGH / 2)
    return canvas
