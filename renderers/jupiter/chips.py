"""A card as a medal with its icon."""

from __future__ import annotations

from typing import Literal

from games.jupiter.cards import Card
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import darker, lighter
from renderers.icons import icon
from renderers.jupiter.look import KINDS, THEME, card_kind
from renderers.jupiter.stencils import picture
from renderers.pen import Pen
from renderers.sprite import Sprite


@kept()
def chip(card: Card, radius: int, state: Literal["core", "hand"] = "hand") -> Sprite:
    """Cores stand in a double ring."""
    size = 2 * radius + 10
    pen, c = Pen(size, size), size / 2
    colour = KINDS[card_kind(card)]
    edge = THEME.brass_light if state == "core" else THEME.brass_dark
    grow = 3 if state == "core" else 1
    pen.fill(pen.disc(c, c, radius + grow), THEME.outline)
    pen.fill(pen.disc(c, c, radius + grow - 1), edge)
    pen.fill(pen.disc(c, c, radius - 1.5), THEME.outline)
    pen.ball(pen.disc(c, c, radius - 2.2), lighter(colour, 0.2), darker(colour, 0.35))
    canvas = Canvas(pen.sprite().image)
    canvas.put(icon(picture(card), round(radius * 1.25), THEME.bone), c, c)
    return canvas.sprite(c, c)
