"""Before there is a map: the four factions with all their models, and who leads them."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.text import T
from games.lurk.content import CREEDS, FACTIONS, NAMES
from games.lurk.schema import Kind
from games.lurk.view import View
from renderers import plates
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.icons import icon
from renderers.lurk.emblems import emblem
from renderers.lurk.look import LOOKS, THEME
from renderers.lurk.miniatures import figure
from renderers.lurk.pieces import crest, pool
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import HEAD, SMALL
from renderers.typeface import Face
from renderers.words import initials, say, tongue

_WIDE, _HIGH, _GAP = 474, 426, 12
_LEFT, _TOP = 20, 18
_ROW, _ROWS_TOP = 38, 136
_FIGURE = 0.27
_COLUMNS = (254, 348, 430)


def draw_factions(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    """Two rows of two; a faction nobody leads fades once all are chosen."""
    chosen = {player.faction: player.seat for player in view.players if player.faction}
    letters = initials(names)
    for number, faction in enumerate(FACTIONS):
        x = _LEFT + (number % 2) * (_WIDE + _GAP)
        y = _TOP + (number // 2) * (_HIGH + _GAP)
        idle = bool(chosen) and faction not in chosen
        canvas.put(_faded_banner(faction) if idle else banner(faction), x, y)
        if faction in chosen:
            canvas.put(crest(faction, letters[chosen[faction]], False), x + _WIDE - 40, y + 42)


@kept(by=tongue, named=False)
def _faded_banner(faction: str) -> Sprite:
    return banner(faction).faded(0.35)


@kept(by=tongue, named=False)
def banner(faction: str) -> Sprite:
    """A faction's plate: name, creed, and a line for every model."""
    s = plates.SHADOW
    canvas = Canvas(plates.glass(_WIDE, _HIGH, THEME).image.copy())
    look = LOOKS[faction]
    canvas.put(emblem(faction, 26), s + 38, s + 38)
    title = Style(look.colour, HEAD, Face.DISPLAY, THEME.outline)
    canvas.write(say(NAMES[faction]), s + 76, s + 34, title, _WIDE - 140)
    creed = Style(THEME.quiet_bone, SMALL)
    canvas.paragraph(say(CREEDS[faction]), s + 20, s + 62, _WIDE - 40, 62, creed)
    _heads(canvas, s)
    for number, kind in enumerate(FACTIONS[faction].models):
        _line(canvas, kind, s, s + _ROWS_TOP + 16 + _ROW * number)
    return canvas.sprite(s, s)


def _heads(canvas: Canvas, s: float) -> None:
    """Small signs above the columns: attack, defence, points."""
    attack, defence, points = _COLUMNS
    canvas.put(icon("kraken", 20, THEME.quiet_bone), s + attack + 12, s + _ROWS_TOP - 8)
    canvas.put(icon("shield", 20, THEME.quiet_bone), s + defence + 12, s + _ROWS_TOP - 8)
    style = Style(THEME.quiet_bone, SMALL)
    canvas.write(say(T("pts")), s + points, s + _ROWS_TOP - 8, style, 44)


def _line(canvas: Canvas, kind: Kind, s: float, y: float) -> None:
    canvas.put(figure(kind.id, _FIGURE), s + 34, y + 19)
    canvas.write(say(NAMES[kind.id]), s + 66, y, Style(THEME.bone, SMALL), _COLUMNS[0] - 74)
    canvas.put(pool(kind.attack, 16), s + _COLUMNS[0], y)
    canvas.put(pool(kind.defence, 16), s + _COLUMNS[1], y)
    points = Style(THEME.bone, SMALL, Face.HEAVY)
    canvas.write(str(kind.cost), s + _COLUMNS[2] + 2, y, points, 34)
