"""Ways over the sea floor: where somebody can go, and by which tiles."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.lurk.map.board import NEIGHBOURS
from games.lurk.state import Ground

CLOSED: frozenset[Ground] = frozenset({"abyss", "lair", "void"})
"""Nobody enters these."""

Came = Mapping[int, int]
KEPT = 2048
"""Routes kept: most of an army stands where it stood a moment ago."""


class Around(NamedTuple):
    """All that decides where a model can go, as far as its steps reach: the tiles of its foes,
    those of its friends that have no room for it, those that a creature watches, and the ground
    with the coral that was searched."""

    start: int
    steps: int
    swims: bool
    foes: frozenset[int]
    full: frozenset[int]
    watched: frozenset[int]
    searched: frozenset[int]
    ground: tuple[Ground, ...]


class Floor(NamedTuple):
    """Of every tile, the neighbours that somebody enters: all, those without rock, and rock."""

    open: tuple[tuple[int, ...], ...]
    flat: tuple[tuple[int, ...], ...]
    rock: tuple[tuple[int, ...], ...]


@lru_cache(64)
def floor_of(ground: tuple[Ground, ...]) -> Floor:
    near = [tuple([n for n in tiles if ground[n] not in CLOSED]) for tiles in NEIGHBOURS]
    flat = [tuple([n for n in tiles if ground[n] != "rock"]) for tiles in near]
    rock = [tuple([n for n in tiles if ground[n] == "rock"]) for tiles in near]
    return Floor(tuple(near), tuple(flat), tuple(rock))


class Reached(NamedTuple):
    """Tiles within so many steps, and rock that must be climbed, each with where one comes from."""

    came: Came
    climbs: Came


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
    """Where one comes to from the start.

    Swimmers, and whoever stands on rock, enter rock freely; the others climb, but not from a full
    tile, for whoever slips stays there.
    """
    floor = floor_of(tuple(ground))
    came, frontier = {start: start}, [start]
    climbs: dict[int, int] = {}
    for _ in range(most):
        further = []
        for here in frontier:
            light = swims or ground[here] == "rock"
            for there in floor.open[here] if light else floor.flat[here]:
                if there not in came and there not in barred:
                    came[there] = here
                    further.append(there)
            if not light and floor.rock[here] and here not in full:
                for there in floor.rock[here]:
                    if there not in came and there not in barred:
                        climbs.setdefault(there, here)
        frontier = further
    return Reached(came, climbs)


@lru_cache(KEPT)
def routes_through(around: Around) -> Routes:
    """Through empty tiles and friends; never through enemies, creatures or the abyss."""
    start, steps, swims, foes, full, watched, _, ground = around
    reached = spread(start, steps, ground, foes, swims, full)
    came, quiet = reached.came, reached
    if not watched.isdisjoint(came):
        quiet = spread(start, steps, ground, foes | watched, swims, full)
    goals = [tile for tile in came if tile not in full and tile != start]
    feet = {**reached.climbs, **quiet.climbs}
    climbs = {rock: foot for rock, foot in feet.items() if rock not in came and rock not in full}
    return Routes(quiet.came, came, goals, climbs)
