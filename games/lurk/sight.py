"""Line of sight: a straight line from a corner of one's own tile to the middle of the other.

Rock in between blocks it; neighbours always see each other. Whoever stands on rock sees over the
rock right beside them.
"""

from __future__ import annotations

from collections.abc import Container
from functools import cache

from games.kernel.hexes import ORIGIN, Hex
from games.lurk.board import DISTANCE, HEXES, NEIGHBOURS, TILE_AT

CORNERS = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
"""Of a hex in whole numbers; a place (q, r) has its middle at (2q + r, 3r)."""

_SIDES = ((1, 1, 2), (1, -1, 2), (-1, 1, 2), (-1, -1, 2), (1, 0, 1), (-1, 0, 1))
"""The inside of a hex: a*x + b*y < c for each of these."""

_GRAZE = 1e-9

Point = tuple[int, int]


def sees(viewer: int, target: int, rocks: Container[int]) -> bool:
    """Whether a model on one tile can see the other tile."""
    if DISTANCE[viewer][target] <= 1:
        return True
    low = NEIGHBOURS[viewer] if viewer in rocks else ()
    return any(
        all(tile not in rocks or tile in low for tile in between)
        for between in lines(viewer, target)
    )


@cache
def lines(viewer: int, target: int) -> tuple[tuple[int, ...], ...]:
    """For each corner of the viewer's tile, the tiles that its line to the target crosses."""
    start, end = HEXES[viewer], HEXES[target]
    ways = {
        tuple(sorted(TILE_AT[place] for place in places if place in TILE_AT))
        for offset in _crossed(end.q - start.q, end.r - start.r)
        for places in [[Hex(start.q + h.q, start.r + h.r) for h in offset]]
    }
    return tuple(sorted(ways, key=lambda way: (len(way), way)))


@cache
def _crossed(q: int, r: int) -> tuple[tuple[Hex, ...], ...]:
    """The same for a target so far away, whatever the viewer's tile."""
    goal = Hex(q, r)
    near = [h for h in ORIGIN.spiral(ORIGIN.distance(goal)) if h not in (ORIGIN, goal)]
    return tuple(
        tuple(h for h in near if _goes_through(corner, _middle(goal), h)) for corner in CORNERS
    )


def _middle(place: Hex) -> Point:
    return 2 * place.q + place.r, 3 * place.r


def _goes_through(start: Point, end: Point, place: Hex) -> bool:
    """Whether the line has points inside the hex; touching its border is not enough."""
    middle = _middle(place)
    x, y = start[0] - middle[0], start[1] - middle[1]
    dx, dy = end[0] - start[0], end[1] - start[1]
    first, last = 0.0, 1.0
    for a, b, c in _SIDES:
        slope, room = a * dx + b * dy, c - (a * x + b * y)
        if slope > 0:
            last = min(last, room / slope)
        elif slope < 0:
            first = max(first, room / slope)
        elif room <= 0:
            return False
    return last - first > _GRAZE
