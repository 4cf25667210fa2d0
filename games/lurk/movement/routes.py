"""Ways over the sea floor: where somebody can go, and by which tiles."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.lurk.map.board import AMONG_NEIGHBOURS, TILES, together
from games.lurk.state import Ground

CLOSED: frozenset[Ground] = frozenset({"abyss", "lair", "void"})
"""Nobody enters these."""

Came = Mapping[int, int]


class Floor(NamedTuple):
    """The ground, and of every tile the neighbours that somebody enters: all, those without rock,
    and rock. Tiles are together in numbers (see ``board.together``)."""

    ground: tuple[Ground, ...]
    open: tuple[int, ...]
    flat: tuple[int, ...]
    rock: tuple[int, ...]


@lru_cache(64)
def floor_of(ground: tuple[Ground, ...]) -> Floor:
    closed = together([tile for tile in TILES if ground[tile] in CLOSED])
    rocks = together([tile for tile in TILES if ground[tile] == "rock"])
    near = [max(AMONG_NEIGHBOURS[tile]) & ~closed for tile in TILES]
    flat, rock = [tiles & ~rocks for tiles in near], [tiles & rocks for tiles in near]
    return Floor(ground, tuple(near), tuple(flat), tuple(rock))


class Around(NamedTuple):
    """All that decides where a model can go: the tiles of its foes, those of its friends that have
    no room for it, those that a creature watches, the coral that was searched, and the floor."""

    start: int
    steps: int
    swims: bool
    foes: int
    full: int
    watched: int
    searched: int
    floor: Floor


class Reached(NamedTuple):
    """Tiles within so many steps, and rock that must be climbed, each with where one comes from;
    and these tiles together."""

    came: Came
    climbs: Came
    tiles: int


class Routes(NamedTuple):
    """Where a model can go: by a way no creature watches, and by any way; where it could stay,
    apart from its own tile; and rock it could climb, each with the foot of the climb."""

    quiet: Came
    any: Came
    goals: Sequence[int]
    climbs: Came

    def way(self, goal: int) -> list[int]:
        """The tiles to enter one after the other; never past a creature when avoidable."""
        return path(self.quiet if goal in self.quiet else self.any, goal)


def path(came: Came, goal: int) -> list[int]:
    tiles = []
    while came[goal] != goal:
        tiles.append(goal)
        goal = came[goal]
    return tiles[::-1]


def spread(
    start: int,
    most: int,
    ground: Sequence[Ground],
    barred: Collection[int],
    swims: bool,
    full: Collection[int] = (),
) -> Reached:
    """Where one comes to from the start."""
    floor = floor_of(tuple(ground))
    return spread_over(floor, start, most, together(barred), swims, together(full))


def spread_over(
    floor: Floor, start: int, most: int, barred: int, swims: bool, full: int
) -> Reached:
    """Swimmers, and whoever stands on rock, enter rock freely; the others climb, but not from a
    full tile, for whoever slips stays there."""
    came, climbs = {start: start}, dict[int, int]()
    frontier, free = [start], ~(barred | 1 << start)
    for _ in range(most):
        further: list[int] = []
        for here in frontier:
            light = swims or floor.ground[here] == "rock"
            entered = free & (floor.open[here] if light else floor.flat[here])
            if entered:
                free ^= entered
                tiles = AMONG_NEIGHBOURS[here][entered]
                further += tiles
                for there in tiles:
                    came[there] = here
            if not light and (rock := free & floor.rock[here]) and not full >> here & 1:
                for there in AMONG_NEIGHBOURS[here][rock]:
                    climbs.setdefault(there, here)
        frontier = further
    return Reached(came, climbs, ~(free | barred) | 1 << start)


def routes_through(around: Around) -> Routes:
    """Through empty tiles and friends; never through enemies, creatures or the abyss."""
    start, steps, swims, foes, full, watched, _, floor = around
    reached = quiet = spread_over(floor, start, steps, foes, swims, full)
    came = reached.came
    if watched & reached.tiles:
        quiet = spread_over(floor, start, steps, foes | watched, swims, full)
    goals = [tile for tile in came if not full >> tile & 1 and tile != start]
    feet = {**reached.climbs, **quiet.climbs} if reached.climbs else reached.climbs
    climbs = {
        rock: foot for rock, foot in feet.items() if rock not in came and not full >> rock & 1
    }
    return Routes(quiet.came, came, goals, climbs)
