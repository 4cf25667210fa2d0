"""The story of a finished game in figures: a row of parchment plaques."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Text
from renderers import plates
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import SMALL, TITLE, Theme
from renderers.typeface import Face
from renderers.words import say

GAP, WIDEST, HIGH, MARGIN = 14, 230, 108, 30
SIGN = 118
"""Discord's own sign covers the lower left corner of a picture."""


def put_figures(
    canvas: Canvas, figures: Sequence[tuple[Text, int | str]], theme: Theme, top: float
) -> None:
    """Side by side in the middle, or right of the sign, as wide as there is room for."""
    full, count = canvas.image.width, len(figures)
    wide = min(WIDEST, (full - SIGN - MARGIN + GAP) // max(1, count) - GAP)
    left = max(SIGN, (full - count * (wide + GAP) + GAP) / 2)
    for at, (what, value) in enumerate(figures):
        canvas.put(plaque(say(what), value, wide, theme), left + at * (wide + GAP), top)


@kept()
def plaque(what: str, value: int | str, wide: int, theme: Theme) -> Sprite:
    """A number and what it counts."""
    s, inside = plates.SHADOW, wide - 20
    canvas = Canvas(plates.parchment(wide, HIGH, theme).image.copy())
    number = Style(theme.ink, TITLE, Face.DISPLAY, align="m")
    canvas.write(str(value), s + wide / 2, s + 34, number, inside)
    canvas.paragraph(what, s + 10, s + 53, inside, 56, Style(theme.quiet_ink, SMALL, align="m"))
    return canvas.sprite(s, s)
