"""Whom one may be: everybody with a portrait, a name, and what they can do."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.casting import Role
from renderers import paint
from renderers.cache import kept
from renderers.canvas import WIDTH, Canvas
from renderers.plates import glass
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, MARGIN, TEXT, UNIT, Theme
from renderers.typeface import Face
from renderers.words import say

ROW, FACE = 138, 108
FOOT = 5 * UNIT
"""Below the last, where Discord's own sign covers the corner."""


def draw_cast(roles: Sequence[tuple[Role, Sprite]], theme: Theme) -> Canvas:
    canvas = Canvas.on(_water(max(2, len(roles)), theme))
    pane = glass(WIDTH - 2 * MARGIN, ROW - UNIT, theme)
    wide = WIDTH - 3 * MARGIN - ROW - 2 * UNIT
    for at, (role, sprite) in enumerate(roles):
        x, y = MARGIN, MARGIN + at * ROW
        canvas.put(pane, x, y)
        canvas.put(_face(sprite), x + ROW / 2, y + (ROW - UNIT) / 2)
        left, name = x + ROW + UNIT, Style(theme.trail, HEAD, Face.DISPLAY)
        canvas.write(capital(say(role.name)), left, y + UNIT + HEAD / 2, name, wide)
        gist, top = Style(theme.bone, TEXT), y + UNIT + round(1.2 * HEAD)
        canvas.paragraph(capital(say(role.gist)), left, top, wide, ROW - UNIT - (top - y), gist)
    return canvas


def cast_words(roles: Sequence[Role]) -> str:
    return "\n".join(f"{capital(say(one.name))}: {capital(say(one.gist))}" for one in roles)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _face(sprite: Sprite) -> Sprite:
    """Without the air around it, as large as the row lets it be, held in its middle."""
    cut = Sprite(sprite.image.crop(sprite.image.getbbox()))
    shown = cut.sized(FACE / max(cut.width, cut.height))
    return Sprite(shown.image, shown.width / 2, shown.height / 2)


@kept()
def _water(rows: int, theme: Theme) -> Sprite:
    return Sprite(paint.sea(WIDTH, 2 * MARGIN + rows * ROW + FOOT - UNIT, theme, "cast"))
