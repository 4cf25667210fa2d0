"""The board as it stands: tiles, trails, models, marks, rail and combat strip."""

from __future__ import annotations

from collections.abc import Container, Sequence

from games.kernel import Ask
from games.lurk.board import SPOTS
from games.lurk.content import CREATURES, KINDS
from games.lurk.view import ModelView, View
from renderers import marks
from renderers.canvas import Canvas
from renderers.lurk.ground import sea, tile
from renderers.lurk.look import RADIUS, THEME, where
from renderers.lurk.pieces import creature, halo, model
from renderers.lurk.rail import draw_rail
from renderers.lurk.strip import draw_strip
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import SMALL
from renderers.typeface import Face

_TILE = {spot: number for number, spot in enumerate(SPOTS)}
_NAME = Style(THEME.bone, SMALL, Face.TEXT, THEME.outline, "m")
_PLACES = {
    1: ((0.0, 0.0),),
    2: ((-22.0, 2.0), (22.0, 2.0)),
    3: ((-22.0, -12.0), (22.0, -12.0), (0.0, 24.0)),
}


def draw_board(view: View, ask: Ask | None, names: Sequence[str]) -> Canvas:
    canvas = Canvas.on(sea())
    numbers = {spot: n for spot, n in (ask.marks() if ask else {}).items() if spot in _TILE}
    _ground(canvas, view, numbers)
    for spot in numbers:
        canvas.put(marks.polygon(6, RADIUS - 3, THEME), *where(_TILE[spot]))
    _trails(canvas, view)
    _models(canvas, view)
    for spot, number in numbers.items():
        x, y = where(_TILE[spot])
        canvas.put(marks.number(number, THEME), x, y - 42)
    draw_rail(canvas, view, names)
    draw_strip(canvas, view)
    return canvas


def _ground(canvas: Canvas, view: View, numbers: Container[str]) -> None:
    """Tiles by name, or by the number of their button."""
    for number, ground in enumerate(view.ground):
        if ground != "void":
            x, y = where(number)
            canvas.put(tile(ground, number % 5, number in view.searched), x, y)
            if SPOTS[number] not in numbers:
                canvas.write(SPOTS[number], x, y - 39, _NAME)


def _trails(canvas: Canvas, view: View) -> None:
    for move in view.trail:
        if move.start >= 0 and move.end >= 0:
            (x0, y0), (x1, y1) = where(move.start), where(move.end)
            canvas.put(marks.trail(round(x1 - x0), round(y1 - y0), THEME), x0, y0)
    if view.fight is not None and not view.ended:
        canvas.put(marks.burst(46, THEME), *where(view.fight.tile))


def _models(canvas: Canvas, view: View) -> None:
    tiles: dict[int, list[ModelView]] = {}
    for one in view.models:
        if one.tile >= 0:
            tiles.setdefault(one.tile, []).append(one)
    for number, there in tiles.items():
        x, y = where(number)
        for one, (dx, dy) in zip(there, _PLACES[len(there)], strict=True):
            if one.id == view.acting:
                large = one.kind in KINDS and KINDS[one.kind].large
                canvas.put(halo(38 if large else 25), x + dx, y + dy)
            canvas.put(figure(view, one), x + dx, y + dy)


def figure(view: View, one: ModelView) -> Sprite:
    """A model or creature with its wounds and tokens."""
    if one.kind in CREATURES:
        return creature(one.kind, one.wounds, one.heart, one.essence)
    faction = view.players[one.seat].faction
    return model(one.kind, faction, one.wounds, one.heart, one.tokens)
