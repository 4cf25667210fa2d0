"""The board as it stands: tiles, trails, models, marks, and the dice of the last attack."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.kernel import Ask
from games.lurk.board import DISTANCE, SPOTS
from games.lurk.content import CREATURES
from games.lurk.sight import sees
from games.lurk.view import ModelView, View
from renderers import marks
from renderers.canvas import Canvas
from renderers.lurk.ground import reach_rim, sea, tile
from renderers.lurk.hall import draw_hall
from renderers.lurk.look import RADIUS, THEME, where
from renderers.lurk.pieces import SHARED, body, creature, halo, model, radius_of, vitals
from renderers.lurk.strip import draw_strip
from renderers.sprite import Sprite
from renderers.text import Style
from renderers.theme import SMALL
from renderers.typeface import Face

_TILE = {spot: number for number, spot in enumerate(SPOTS)}
_NAME = Style(THEME.bone, SMALL, Face.TEXT, THEME.outline, "m")
_PLACES = {
    1: ((0.0, 0.0),),
    2: ((-0.40, 0.0), (0.40, 0.0)),
    3: ((-0.42, -0.16), (0.42, -0.16), (0.0, 0.22)),
    4: ((-0.34, -0.28), (0.34, -0.28), (-0.34, 0.28), (0.34, 0.28)),
}
"""Where models stand that share a tile, in its radius."""
_LOWER, _PILL, _NAME_AT = 0.14 * RADIUS, 0.56 * RADIUS, 0.76 * RADIUS


def draw_board(view: View, ask: Ask | None, names: Sequence[str]) -> Canvas:
    canvas = Canvas.on(sea())
    if not any(ground != "void" for ground in view.ground):
        draw_hall(canvas, view, names)
    numbers = {spot: n for spot, n in (ask.marks() if ask else {}).items() if spot in _TILE}
    _ground(canvas, view)
    _range(canvas, view, ask)
    for spot in numbers:
        canvas.put(marks.polygon(6, RADIUS - 3, THEME), *where(_TILE[spot]))
    _trails(canvas, view)
    _models(canvas, view, numbers)
    _names(canvas, view, numbers)
    draw_strip(canvas, view)
    return canvas


def _ground(canvas: Canvas, view: View) -> None:
    for number, ground in enumerate(view.ground):
        if ground != "void":
            canvas.put(tile(ground, number % 5, number in view.searched), *where(number))


def _names(canvas: Canvas, view: View, numbers: Mapping[str, int]) -> None:
    """Every tile by name at its lower rim; above, the number of its button."""
    for number, ground in enumerate(view.ground):
        x, y = where(number)
        if ground != "void":
            canvas.write(SPOTS[number], x, y + _NAME_AT, _NAME)
        if SPOTS[number] in numbers:
            canvas.put(marks.number(numbers[SPOTS[number]], THEME), x, y - _PILL)


def _trails(canvas: Canvas, view: View) -> None:
    for move in view.trail:
        if move.start >= 0 and move.end >= 0:
            (x0, y0), (x1, y1) = where(move.start), where(move.end)
            canvas.put(marks.trail(round(x1 - x0), round(y1 - y0), THEME), x0, y0)
    blow = _blow(view)
    if blow is not None and not view.ended:
        (x0, y0), (x1, y1) = where(blow[0]), where(blow[1])
        if DISTANCE[blow[0]][blow[1]] > 1:
            way = round(x1 - x0), round(y1 - y0)
            canvas.put(marks.trail(*way, THEME, 7, THEME.danger), x0, y0)
        canvas.put(marks.burst(54, THEME), x1, y1)


def _blow(view: View) -> tuple[int, int] | None:
    """From where to where the attack goes that was fought or is being fought."""
    if view.fight is not None:
        return (view.fight.origin, view.fight.tile)
    tiles = {one.id: one.tile for one in view.models}
    duel = view.duel
    if duel is None or duel.attacker not in tiles or duel.target not in tiles:
        return None
    return (tiles[duel.attacker], tiles[duel.target])


def _range(canvas: Canvas, view: View, ask: Ask | None) -> None:
    """What the model that is about to act could hit, near and far."""
    one = next((m for m in view.models if m.id == view.acting), None)
    if one is None or ask is None or not any(o.id.startswith("hit.") for o in ask.options):
        return
    rocks = [number for number, ground in enumerate(view.ground) if ground == "rock"]
    for number, ground in enumerate(view.ground):
        far = DISTANCE[one.tile][number]
        if ground != "void" and 0 < far <= one.reach and sees(one.tile, number, rocks):
            canvas.put(reach_rim(), *where(number))


def _models(canvas: Canvas, view: View, numbers: Mapping[str, int]) -> None:
    """All bodies first, then all hearts and tokens, so that no body hides them."""
    placed = list(_placed(view, numbers))
    for one, x, y, radius in placed:
        if one.id == view.acting:
            canvas.put(halo(radius + (8 if one.wounds else 0)), x, y)
        canvas.put(_body(view, one, radius), x, y)
    for one, x, y, radius in placed:
        canvas.put(vitals(radius, one.wounds, one.heart, one.tokens), x, y)


def _placed(
    view: View, numbers: Mapping[str, int]
) -> Iterator[tuple[ModelView, float, float, int]]:
    """Every model with its place and size; below the number, where its tile has one."""
    tiles: dict[int, list[ModelView]] = {}
    for one in view.models:
        if one.tile >= 0:
            tiles.setdefault(one.tile, []).append(one)
    for number, there in tiles.items():
        x, y = where(number)
        lower = _LOWER if SPOTS[number] in numbers else 0.0
        for one, (dx, dy) in zip(there, _PLACES[len(there)], strict=True):
            radius = radius_of(one.kind) if len(there) == 1 else SHARED[len(there)]
            yield one, x + dx * RADIUS, y + dy * RADIUS + lower, radius


def _body(view: View, one: ModelView, radius: int) -> Sprite:
    """A model or creature without its wounds."""
    if one.kind in CREATURES:
        return creature(one.kind, 0, 0, one.essence)
    return body(one.kind, view.players[one.seat].faction, radius)


def figure(view: View, one: ModelView) -> Sprite:
    """A model with its wounds and tokens."""
    faction = view.players[one.seat].faction
    return model(one.kind, faction, one.wounds, one.heart, one.tokens)
