"""A part of a board that is seen from nearer: where something may be chosen."""

from __future__ import annotations

from renderers import marks, plates
from renderers.canvas import Canvas
from renderers.picture import Picture
from renderers.places import Place
from renderers.text import Style, width_of
from renderers.theme import TEXT, Theme
from renderers.typeface import Face

LEAST = 0.52
"""No nearer than about half the board: more is too little to find one's way by."""
AROUND = 60
"""Pixels around what is lit."""
HIGH, MARGIN = 46, 14
"""Of the plate that names what was tapped."""


def closer(lit: Picture, bare: Picture, caption: str, theme: Theme) -> Picture:
    """What differs from the bare board, and what is around it; all of it if that is no nearer."""
    box = _window(lit.canvas, bare.canvas)
    if box is None:
        return lit
    canvas = Canvas(lit.image.crop(box))
    if caption:
        style = Style(theme.bone, TEXT + 4, Face.HEAVY)
        wide = min(canvas.width - 4 * MARGIN, width_of(caption, style))
        canvas.put(plates.glass(round(wide) + 2 * MARGIN, HIGH, theme), MARGIN, MARGIN)
        canvas.write(caption, 2 * MARGIN, MARGIN + HIGH / 2, style, wide)
    return Picture(canvas, lit.name, lit.palette, lit.alt)


def framed(lit: Picture, place: Place | None, theme: Theme) -> Picture:
    """With a warm frame around what was tapped."""
    if place is None:
        return lit
    warm = marks.frame(round(place.wide), round(place.high), theme, colour=theme.trail)
    lit.canvas.put(warm, place.x, place.y)
    return lit


def _window(lit: Canvas, bare: Canvas) -> tuple[int, int, int, int] | None:
    if lit.arrangement is None or bare.arrangement is None:
        return None
    boxes = lit.arrangement.beyond(bare.arrangement)
    if not boxes:
        return None
    lefts, tops, rights, lows = zip(*boxes, strict=True)
    left, top = max(0, min(lefts)) - AROUND, max(0, min(tops)) - AROUND
    right, low = min(lit.width, max(rights)) + AROUND, min(lit.height, max(lows)) + AROUND
    share = max(LEAST, (right - left) / lit.width, (low - top) / lit.height)
    if share >= 1:
        return None
    wide, high = round(lit.width * share), round(lit.height * share)
    x = min(max(0, (left + right - wide) // 2), lit.width - wide)
    y = min(max(0, (top + low - high) // 2), lit.height - high)
    return x, y, x + wide, y + high
