"""The board as it stands: tiles, trails, models, marks, and the dice of the last attack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from games.kernel import Ask
from games.lurk.map.board import DISTANCE, SPOTS
from games.lurk.map.sight import sees
from games.lurk.view import View
from renderers import marks
from renderers.canvas import Canvas
from renderers.lurk.crowd import Stand, stands
from renderers.lurk.factions import draw_factions
from renderers.lurk.ground import floor, reach_rim, write_names
from renderers.lurk.last_attack import draw_last_attack
from renderers.lurk.look import RADIUS, THEME, where
from renderers.lurk.miniatures import hurt, is_large, miniature
from renderers.lurk.pieces import hoard, pips, spotlight
from renderers.places import Motion, Place, around
from renderers.sprite import Sprite

_TILE = {spot: number for number, spot in enumerate(SPOTS)}
_PILL, _ASIDE = 0.56 * RADIUS, 0.6 * RADIUS
_PIPS, _RING, _LARGE_RING = 15, 52, 76


def draw_board(view: View, ask: Ask | None, names: Sequence[str]) -> Canvas:
    canvas = floor(view.ground, view.searched)
    if not any(ground != "void" for ground in view.ground):
        draw_factions(canvas, view, names)
    numbers = {spot: n for spot, n in (ask.marks() if ask else {}).items() if spot in _TILE}
    _range(canvas, view, ask)
    for spot in numbers:
        canvas.put(marks.polygon(6, RADIUS - 3, THEME), *where(_TILE[spot]))
    _trails(canvas, view)
    draw_models(canvas, view, view.acting)
    write_names(canvas, view.ground, numbers)
    _pills(canvas, view, numbers)
    draw_last_attack(canvas, view)
    return canvas


def places(view: View, ask: Ask) -> dict[str, Place]:
    """Tiles; and whoever acts, or is meant by an order: where several share a tile each figure,
    else all of the tile."""
    tiles = {
        spot: around(where(_TILE[spot]), RADIUS * 0.88) for spot in ask.spots() if spot in _TILE
    }
    crowd = Counter(one.tile for one in view.models)
    figures: dict[str, Place] = {}
    for one in stands(view):
        alone = crowd[one.model.tile] == 1
        whole = around(where(one.model.tile), RADIUS * 0.88)
        figures[f"m{one.model.id}"] = whole if alone else Place(one.x, one.y - 22, 46, 62)
    acting = {one.actor for one in ask}
    orders = ((one, word) for one in ask for word in one.id.split(".")[1:])
    meant = {one.id: figures[word] for one, word in orders if word in figures and word != one.actor}
    return tiles | {name: figures[name] for name in figures if name in acting} | meant


def _pills(canvas: Canvas, view: View, numbers: Mapping[str, int]) -> None:
    """The name of every tile on a button, large: above on an empty one, beside the figures on
    another."""
    taken = {model.tile for model in view.models}
    for spot in numbers:
        tile = _TILE[spot]
        x, y = where(tile)
        at = (x - _ASIDE, y + _ASIDE * 0.5) if tile in taken else (x, y - _PILL)
        canvas.put(marks.name(spot, THEME, 22), *at)


def motions(view: View) -> list[Motion]:
    return [
        Motion((where(move.start), where(move.end)), 1.5 * RADIUS)
        for move in view.trail
        if move.start >= 0 and move.end >= 0
    ]


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


def draw_models(canvas: Canvas, view: View, lit: int) -> None:
    """All figures from the back to the front, one of them in the light; then all hearts, so that
    no figure hides them."""
    placed = list(stands(view))
    for stand in placed:
        if stand.model.id == lit:
            ring = _LARGE_RING if is_large(stand.model.kind) else _RING
            canvas.put(spotlight(round(ring * stand.scale)), stand.x, stand.y)
        canvas.put(_figure(stand), stand.x, stand.y)
    for stand in placed:
        _vitals(canvas, stand)


def _figure(stand: Stand) -> Sprite:
    one = stand.model
    return miniature(one.kind, hurt(one.wounds, one.heart), one.tokens, stand.scale, stand.left)


def _vitals(canvas: Canvas, stand: Stand) -> None:
    """What is left of a wounded model's Heart; the Essence that lies with a creature."""
    one = stand.model
    if one.wounds:
        canvas.put(pips(one.heart - one.wounds, one.heart), stand.x, stand.y + _PIPS * stand.scale)
    if one.essence:
        canvas.put(hoard(one.essence), stand.x - 34, stand.y)
