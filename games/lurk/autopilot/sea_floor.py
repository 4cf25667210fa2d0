"""What the ground of one battle lets somebody do, worked out once: who gets and strikes where."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from games.lurk.map.board import DISTANCE, NEIGHBOURS, TILES, together
from games.lurk.map.sight import rocks_of, sees
from games.lurk.movement import routes
from games.lurk.movement.routes import CLOSED, Reached
from games.lurk.state import Ground

Tiles = frozenset[int]
NOWHERE: Tiles = frozenset()
MANY = 1 << 14
"""Answers kept; a map asks for some hundred."""

STEEP = frozenset({*CLOSED, "rock"})
FAR, BEYOND_ROCK = 40, 6
"""Steps to an enemy whom nobody reaches, and steps that rock on every way is worth."""


class SeaFloor:
    """The ground of one battle, quickly told from another."""

    __slots__ = ("ground", "plan", "rocks")

    def __init__(self, ground: tuple[Ground, ...]) -> None:
        self.ground = ground
        self.rocks: Tiles = rocks_of(ground)
        self.plan = routes.floor_of(ground)


@lru_cache(64)
def floor_of(ground: tuple[Ground, ...]) -> SeaFloor:
    return SeaFloor(ground)


@lru_cache(MANY)
def in_sight(floor: SeaFloor, tile: int, reach: int) -> Tiles:
    """Tiles within reach that somebody there can strike."""
    far, rocks = DISTANCE[tile], floor.rocks
    return frozenset(there for there in TILES if far[there] <= reach and sees(tile, there, rocks))


@lru_cache(MANY)
def ways(
    floor: SeaFloor,
    tile: int,
    steps: int,
    swims: bool,
    barred: Tiles = NOWHERE,
    full: Tiles = NOWHERE,
) -> Reached:
    """Where one comes to past what is barred, and what rock one can climb."""
    return routes.spread_over(floor.plan, tile, steps, together(barred), swims, together(full))


@lru_cache(MANY)
def strike_zone(
    floor: SeaFloor, tile: int, steps: int, swims: bool, reach: int, barred: Tiles = NOWHERE
) -> Tiles:
    """Tiles that somebody could strike after so many steps."""
    ends = ways(floor, tile, steps, swims, barred).came
    return NOWHERE.union(*[in_sight(floor, end, reach) for end in ends])


@lru_cache(256)
def walks_to(floor: SeaFloor, goals: Tiles) -> tuple[int, ...]:
    """Steps from every tile to the nearest of these; who must cross rock has farther to go,
    but from its top it is one step down."""
    walks, swims = _steps(floor, goals, STEEP), swims_to(floor, goals)
    from_the_top = {
        rock: 1 + min(walks[near] for near in NEIGHBOURS[rock] if near in walks)
        for rock in floor.rocks.difference(walks)
        if not walks.keys().isdisjoint(NEIGHBOURS[rock])
    }
    steps = {**from_the_top, **walks}
    return tuple(steps.get(tile, BEYOND_ROCK + swims[tile]) for tile in TILES)


@lru_cache(256)
def swims_to(floor: SeaFloor, goals: Tiles) -> tuple[int, ...]:
    """The same for swimmers, whom no rock stops."""
    swims = _steps(floor, goals, CLOSED)
    return tuple(swims.get(tile, FAR) for tile in TILES)


def _steps(floor: SeaFloor, goals: Tiles, barred: Collection[str]) -> dict[int, int]:
    steps = dict.fromkeys(goals, 0)
    frontier = list(steps)
    for here in frontier:
        for tile in NEIGHBOURS[here]:
            if tile not in steps and floor.ground[tile] not in barred:
                steps[tile] = steps[here] + 1
                frontier.append(tile)
    return steps
