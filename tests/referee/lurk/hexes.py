"""Lurk, second reading: six-sided tiles and what can be seen across them.

Sight is worked out on a grid of whole numbers, so that no rounding ever decides. A tile (q, r)
has its centre at (2q + r, 3r); its corners lie (0, ±2) and (±1, ±1) away. Stretching the picture
that way keeps straight lines straight.
"""

# SILENT
# - Where on the enemy's tile the line ends: its centre.
# - A line that only runs along the side of a rock, or touches its corner: not blocked. The seam
#   between two rocks is no gap: a line along it is blocked.
# - The tiles at both ends: never in the way, whatever they are made of.
# - Neighbours: they always see each other.
# - "See over" from a rock: the rocks next to the looker do not block; rocks farther away do.
# - Whether the target on a rock is seen from afar over rocks next to *it*: no, only the looker's.

from collections.abc import Set as AbstractSet
from fractions import Fraction
from functools import lru_cache

Tile = tuple[int, int]
Point = tuple[int, int]

DIRECTIONS: tuple[Tile, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
CORNERS: tuple[Point, ...] = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
SIDES: tuple[Point, ...] = ((1, 0), (1, 1), (-1, 1), (-1, 0), (-1, -1), (1, -1))
"""The way out through each side; a point d away from the centre is inside when d·side < reach."""
REACH = {1: 1, 2: 2}
"""How far a side lies from the centre: the upright ones (one coordinate) 1, the slanting ones 2."""


def neighbours(tile: Tile) -> set[Tile]:
    return {(tile[0] + q, tile[1] + r) for q, r in DIRECTIONS}


def distance(one: Tile, other: Tile) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def centre(tile: Tile) -> Point:
    return 2 * tile[0] + tile[1], 3 * tile[1]


def corners(tile: Tile) -> list[Point]:
    x, y = centre(tile)
    return [(x + dx, y + dy) for dx, dy in CORNERS]


def crosses_inside(start: Point, end: Point, tile: Tile) -> bool:
    """Whether some part of the line lies strictly inside the tile."""
    x, y = centre(tile)
    first, last = Fraction(0), Fraction(1)
    for nx, ny in SIDES:
        room = REACH[abs(nx) + abs(ny)] - (nx * (start[0] - x) + ny * (start[1] - y))
        pace = nx * (end[0] - start[0]) + ny * (end[1] - start[1])
        if pace == 0 and room <= 0:
            return False
        if pace > 0:
            last = min(last, Fraction(room, pace))
        elif pace < 0:
            first = max(first, Fraction(room, pace))
    return first < last


def shared_side(one: Tile, other: Tile) -> tuple[Point, ...]:
    return tuple(set(corners(one)) & set(corners(other)))


def turn(a: Point, b: Point, c: Point) -> int:
    """Zero when the three lie on one line."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def runs_along(start: Point, end: Point, side: tuple[Point, ...]) -> bool:
    """Whether more than a point of the line lies on that side."""
    if any(turn(start, end, corner) for corner in side):
        return False
    low, high = sorted(side)
    first, last = sorted((start, end))
    return max(low, first) < min(high, last)


def blocked(start: Point, end: Point, walls: AbstractSet[Tile]) -> bool:
    seams = (
        shared_side(wall, other) for wall in walls for other in neighbours(wall) if other in walls
    )
    return any(crosses_inside(start, end, wall) for wall in walls) or any(
        runs_along(start, end, seam) for seam in seams
    )


def sees(rocks: AbstractSet[Tile], looker: Tile, target: Tile) -> bool:
    return _sees(frozenset(rocks), looker, target)


@lru_cache(maxsize=200_000)
def _sees(rocks: frozenset[Tile], looker: Tile, target: Tile) -> bool:
    if distance(looker, target) <= 1:
        return True
    walls = set(rocks) - {looker, target}
    if looker in rocks:
        walls -= neighbours(looker)
    return any(not blocked(corner, centre(target), walls) for corner in corners(looker))
