"""The Kraken's card: small in its corner, and large where there is room while it strikes."""

from __future__ import annotations

from games.refuge.board import BAND_ROWS
from games.refuge.cards import KRAKEN
from games.refuge.view import View
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import darker, lighter
from renderers.icons import icon
from renderers.pen import Pen, both
from renderers.refuge.kraken import kraken
from renderers.refuge.look import HIDE, THEME, where
from renderers.sprite import Sprite

SYMBOLS = {"v": "down", "V": "down_twice", "<": "left", ">": "right", "^": "up", "S": "tentacle"}
_STRIKES = {"head", "tentacle", "spawn", "push", "devour"}
_COLUMNS = range(1, 8)


def draw_omen(canvas: Canvas, view: View) -> None:
    """The card that was played last; large in two empty columns beside the head while it works."""
    if not view.kraken_card:
        return
    canvas.put(omen(view.kraken_card), 938, 82)
    room = _room(view)
    if room is not None and any(move.kind in _STRIKES for move in view.trail):
        x, y = where(f"c{room}r8")
        canvas.put(great_omen(view.kraken_card), x + 54, y)


def _room(view: View) -> int | None:
    """The first of two columns of the head's rows where nobody is, as far from it as possible."""
    divers = [who.spot for who in view.divers if who.spot is not None]
    shown = [spot for move in view.trail for spot in (move.start, move.end) if spot]
    taken = {*view.head_spots, *view.tentacles, *divers, *shown}
    free = [
        column
        for column in _COLUMNS
        if not any(f"c{c}r{row}" in taken for c in (column, column + 1) for row in BAND_ROWS)
        and column not in range(view.head - 3, view.head + 3)
    ]
    return max(free, key=lambda column: abs(column + 0.5 - view.head), default=None)


@kept(named=False)
def great_omen(card: str) -> Sprite:
    """The card itself: the head that moves, how far, and what its arms do."""
    wide, high = 196, 236
    pen = Pen(wide + 16, high + 16)
    middle = wide / 2 + 8
    pen.glow(pen.box(10, 14, wide + 8, high + 12, 14), (0, 3, 8), 5, 0.8)
    pen.fill(pen.box(6, 6, wide + 10, high + 10, 15), THEME.outline)
    pen.shade(pen.box(9, 9, wide + 7, high + 7, 13), THEME.brass_light, THEME.brass_dark)
    sheet = pen.box(15, 15, wide + 1, high + 1, 9)
    pen.shade(sheet, lighter(THEME.parchment, 0.1), THEME.parchment_shade)
    band = both(sheet, pen.box(15, 15, wide + 1, 166))
    pen.shade(band, darker(HIDE.colour, 0.35), darker(HIDE.colour, 0.75))
    canvas = Canvas(pen.sprite().image)
    canvas.put(kraken().sized(0.44), middle, 78)
    _way(canvas, card, middle, 140, 44)
    for index, symbol in enumerate(KRAKEN[card].below):
        canvas.put(icon(SYMBOLS[symbol], 54, THEME.ink), middle + (index - 1) * 58, 204)
    return canvas.sprite(middle, high / 2 + 8)


def _way(canvas: Canvas, card: str, x: float, y: float, size: int) -> None:
    """Where the head goes, or that it devours and the cards are shuffled."""
    what = KRAKEN[card]
    if what.devours:
        canvas.put(icon("skull", size - 4, THEME.bone, THEME.outline), x - size * 0.52, y)
        canvas.put(icon("again", size - 10, THEME.bone, THEME.outline), x + size * 0.56, y)
        return
    name, count = "left" if what.steps < 0 else "right", abs(what.steps)
    for index in range(count):
        shift = (index - (count - 1) / 2) * size
        canvas.put(icon(name, size, THEME.bone, THEME.outline), x + shift, y)


@kept(named=False)
def omen(card: str) -> Sprite:
    """The Kraken card that was played last: its movement above, its three symbols below."""
    wide, high = 116, 150
    pen = Pen(wide + 8, high + 8)
    pen.glow(pen.box(6, 8, wide + 4, high + 6, 9), (0, 3, 8), 3, 0.6)
    pen.fill(pen.box(4, 4, wide + 4, high + 4, 10), THEME.outline)
    sheet = pen.box(6, 6, wide + 2, high + 2, 8.5)
    pen.shade(sheet, lighter(THEME.parchment, 0.1), THEME.parchment_shade)
    band = both(sheet, pen.box(6, 6, wide + 2, 84))
    pen.shade(band, lighter(HIDE.colour, 0.05), darker(HIDE.colour, 0.5))
    canvas = Canvas(pen.sprite().image)
    middle = wide / 2 + 4
    _way(canvas, card, middle, 45, 50)
    for index, symbol in enumerate(KRAKEN[card].below):
        canvas.put(icon(SYMBOLS[symbol], 36, THEME.ink), middle + (index - 1) * 36, 117)
    return canvas.sprite(middle, high / 2 + 4)
