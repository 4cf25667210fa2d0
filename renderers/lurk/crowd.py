"""Who stands where on a tile, how large, and looking which way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.lurk.map.board import DISTANCE
from games.lurk.view import ModelView, View
from renderers.canvas import WIDTH
from renderers.lurk.look import where

Place = tuple[float, float, float]

PLACES: dict[int, tuple[Place, ...]] = {
    1: ((0, 24, 0.66),),
    2: ((-25, 20, 0.54), (25, 24, 0.54)),
    3: ((0, -12, 0.47), (-31, 27, 0.44), (31, 27, 0.44)),
    4: ((-28, -9, 0.42), (28, -9, 0.42), (-31, 28, 0.42), (31, 28, 0.42)),
}
"""By how many share a tile: from its middle to each foot, and the figure's scale; back to front."""


class Stand(NamedTuple):
    """A model's place on the picture."""

    model: ModelView
    x: float
    y: float
    scale: float
    left: bool


def stands(view: View) -> Iterator[Stand]:
    """Everybody on the map, from the back to the front; the strongest of a tile behind."""
    tiles: dict[int, list[ModelView]] = {}
    for one in view.models:
        if one.tile >= 0:
            tiles.setdefault(one.tile, []).append(one)
    found = [stand for tile, there in tiles.items() for stand in _shared(view, tile, there)]
    yield from sorted(found, key=lambda stand: (stand.y, stand.x))


def _shared(view: View, tile: int, there: list[ModelView]) -> Iterator[Stand]:
    x, y = where(tile)
    left = looks_left(view, there[0])
    ranked = sorted(there, key=lambda one: -one.heart)
    for one, (dx, dy, scale) in zip(ranked, PLACES[len(there)], strict=True):
        yield Stand(one, x + dx, y + dy, scale, left)


def looks_left(view: View, model: ModelView) -> bool:
    """Towards the nearest enemy, or to the middle of the map."""
    foes = [m for m in view.models if m.seat != model.seat and m.tile >= 0]
    near = min(foes, key=lambda foe: (DISTANCE[model.tile][foe.tile], foe.id), default=None)
    x = where(model.tile)[0]
    goal = WIDTH / 2 if near is None else where(near.tile)[0]
    return goal < x if goal != x else x > WIDTH / 2
