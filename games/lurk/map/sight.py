"""Line of sight: a straight line from a corner of one's own tile to the middle of the other.

Rock in between blocks it; neighbours always see each other. Whoever stands on rock sees over the
rock right beside them.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from games.kernel.hexes import ORIGIN, Hex
from games.lurk.map.board import DISTANCE, HEXES, NEIGHBOURS, TILE_AT
from games.lurk.state import Ground

CORNERS = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
"""Of a hex in whole numbers; a place (q, r) has its middle at (2q + r, 3r)."""

_SIDES = ((1, 1, 2), (1, -1, 2), (-1, 1, 2), (-1, -1, 2), (1, 0, 1), (-1, 0, 1))
"""The inside of a hex: a*x + b*y < c for each of these."""

_GRAZE = 1e-9

KEPT = 8192
"""Pairs of tiles kept; a map asks for some hundred."""

Point = tuple[int, int]


class Way(NamedTuple):
    """One line: the tiles it crosses, and the pairs of tiles between which it squeezes through."""

    crossed: tuple[int, ...]
    seams: tuple[tuple[int, int], ...]


@lru_cache(64)
def rocks_of(ground: tuple[Ground, ...]) -> frozenset[int]:
    """The tiles that are rock."""
    return frozenset(tile for tile, kind in enumerate(ground) if kind == "rock")


@lru_cache(KEPT)
def line_of_sight(viewer: int, target: int, rocks: frozenset[int]) -> bool:
    """As ``sees``, for rocks that lie for a whole battle."""
    return sees(viewer, target, rocks)


def sees(viewer: int, target: int, rocks: Container[int]) -> bool:
    """Whether a model on one tile can see the other tile."""
    if DISTANCE[viewer][target] <= 1:
        return True
    low = NEIGHBOURS[viewer] if viewer in rocks else ()
    for way in lines(viewer, target):  # noqa: SIM110 - asked of every pair: any() costs twice
        if _open(way, rocks, low):
            return True
    return False


def _open(way: Way, rocks: Container[int], low: Container[int]) -> bool:
    """No rock on the line, and no seam with rock on both sides, but for the rock one overlooks:
    of a seam one overlooks both sides or neither."""
    for tile in way.crossed:
        if tile in rocks and tile not in low:
            return False
    for one, other in way.seams:  # noqa: SIM110 - asked of every pair: any() costs twice
        if one in rocks and other in rocks and one not in low:
            return False
    return True


@cache
def lines(viewer: int, target: int) -> tuple[Way, ...]:
    """The line from each corner of the viewer's tile to the middle of the target's."""
    start, end = HEXES[viewer], HEXES[target]
    near = _offsets(end.q - start.q, end.r - start.r)
    return tuple(
        Way(_on_chart(start, crossed), _pairs(_on_chart(start, touched)))
        for crossed, touched in near
    )


def _on_chart(start: Hex, offsets: Iterable[Hex]) -> tuple[int, ...]:
    places = (Hex(start.q + h.q, start.r + h.r) for h in offsets)
    return tuple(TILE_AT[place] for place in places if place in TILE_AT)


def _pairs(touched: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Tiles whose common border the line follows."""
    return tuple((a, b) for a in touched for b in touched if a < b and DISTANCE[a][b] == 1)


@cache
def _offsets(q: int, r: int) -> tuple[tuple[tuple[Hex, ...], tuple[Hex, ...]], ...]:
    """For each corner, the hexes crossed and those touched along an edge, seen from the origin."""
    goal = Hex(q, r)
    far = ORIGIN.distance(goal)
    near = [
        h
        for h in ORIGIN.spiral(far)
        if h not in (ORIGIN, goal) and ORIGIN.distance(h) + h.distance(goal) <= far + 1
    ]
    return tuple(
        (
            tuple(h for h in near if _meets(corner, _middle(goal), h, 0)),
            tuple(h for h in near if _follows(corner, _middle(goal), h)),
        )
        for corner in CORNERS
    )


def _middle(place: Hex) -> Point:
    return 2 * place.q + place.r, 3 * place.r


def _follows(start: Point, end: Point, place: Hex) -> bool:
    return _meets(start, end, place, _GRAZE) and not _meets(start, end, place, 0)


def _meets(start: Point, end: Point, place: Hex, grace: float) -> bool:
    """Whether a piece of the line lies inside the hex; with some grace, also along its border."""
    middle = _middle(place)
    x, y = start[0] - middle[0], start[1] - middle[1]
    dx, dy = end[0] - start[0], end[1] - start[1]
    first, last = 0.0, 1.0
    for a, b, c in _SIDES:
        slope, room = a * dx + b * dy, c - (a * x + b * y) + grace
        if slope > 0:
            last = min(last, room / slope)
        elif slope < 0:
            first = max(first, room / slope)
        elif room <= 0:
            return False
    return last - first > 100 * _GRAZE
