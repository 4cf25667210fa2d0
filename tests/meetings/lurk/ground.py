"""The sea floor: neighbours, distances, room on a tile, line of sight."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache, lru_cache

from tests.meetings.lurk.table import ABYSS, CORAL, POISON, ROCK, Hex, Model, Table

SIDES: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six directions, around the tile."""

Point = tuple[int, int]


@cache
def written(tile: Hex) -> str:
    return f"{tile[0]},{tile[1]}"


def read(text: str) -> Hex:
    q, r = text.split(",")
    return int(q), int(r)


@cache
def neighbours(tile: Hex) -> list[Hex]:
    return [(tile[0] + q, tile[1] + r) for q, r in SIDES]


def distance(one: Hex, other: Hex) -> int:
    q, r = other[0] - one[0], other[1] - one[1]
    return max(abs(q), abs(r), abs(q + r))


def on_coral(table: Table, model: Model) -> bool:
    """Turned or not, poisonous or not: coral degrades."""
    return model.at is not None and table.tiles[model.at] in {CORAL, POISON}


def may_enter(table: Table, tile: Hex, seat: int) -> bool:
    """Nobody enters a tile with a creature, an unrevealed abyss, or enemies; one's own models may
    be passed through."""
    if table.tiles.get(tile, ABYSS) == ABYSS:
        return False
    return all(model.seat == seat for model in table.on(tile))


def has_room(table: Table, tile: Hex, model: Model) -> bool:
    """One large model or three small ones of the same army to a tile."""
    if not may_enter(table, tile, model.seat):
        return False
    others = [other for other in table.on(tile) if other is not model]
    if model.printed.large:
        return not others
    return len(others) < 3 and not any(other.printed.large for other in others)


def middle(tile: Hex) -> Point:
    """In units of half a hexagon's width and half its side, so that every corner is whole."""
    return 2 * tile[0] + tile[1], 3 * tile[1]


def corners(tile: Hex) -> list[Point]:
    x, y = middle(tile)
    around = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
    return [(x + dx, y + dy) for dx, dy in around]


def edges(tile: Hex) -> list[tuple[Point, Point]]:
    points = corners(tile)
    return list(zip(points, points[1:] + points[:1], strict=True))


def side_of(point: Point, edge: tuple[Point, Point]) -> int:
    """Positive on the inner side of a tile's edge, 0 on its line."""
    (ax, ay), (bx, by) = edge
    return (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)


def crosses(start: Point, end: Point, tile: Hex) -> bool:
    """The line goes through the inside of the tile, not only along its rim."""
    first, last = Fraction(0), Fraction(1)
    for edge in edges(tile):
        here, there = side_of(start, edge), side_of(end, edge)
        if here <= 0 and there <= 0:
            return False
        if here * there < 0:
            cut = Fraction(here, here - there)
            first, last = (max(first, cut), last) if here < 0 else (first, min(last, cut))
    return first < last


def runs_along(start: Point, end: Point, edge: tuple[Point, Point]) -> bool:
    """The line covers a piece of the edge that is longer than a point."""
    if side_of(start, edge) or side_of(end, edge):
        return False
    low, high = sorted((start, end))
    left, right = sorted(edge)
    return max(low, left) < min(high, right)


def seams(rocks: list[Hex]) -> Iterator[tuple[Point, Point]]:
    """Edges between two rocks."""
    for number, one in enumerate(rocks):
        for other in rocks[number + 1 :]:
            shared = set(corners(one)) & set(corners(other))
            if len(shared) == 2:
                low, high = sorted(shared)
                yield low, high


def clear(start: Point, end: Point, rocks: list[Hex]) -> bool:
    if any(crosses(start, end, rock) for rock in rocks):
        return False
    return not any(runs_along(start, end, seam) for seam in seams(rocks))


def sees(table: Table, here: Hex, there: Hex) -> bool:
    """From some corner of the own tile to the middle of the other, past no rock. Neighbours always
    see each other; from rock one sees over the rock right beside it."""
    over = set(neighbours(here)) if table.tiles.get(here) == ROCK else set()
    rocks = {tile for tile, ground in table.tiles.items() if ground == ROCK}
    return distance(here, there) <= 1 or sees_past(here, there, frozenset(rocks - over))


@lru_cache(maxsize=100_000)
def sees_past(here: Hex, there: Hex, rocks: frozenset[Hex]) -> bool:
    """The tiles at both ends hide nobody."""
    far = distance(here, there) + 2
    near = [rock for rock in rocks if distance(here, rock) + distance(rock, there) <= far]
    between = [rock for rock in near if rock not in {here, there}]
    return any(clear(corner, middle(there), between) for corner in corners(here))
