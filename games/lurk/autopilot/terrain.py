"""What the sea floor lets somebody do, worked out once for each map: sight, walks, and strikes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from games.lurk.map.board import DISTANCE, NEIGHBOURS, TILES
from games.lurk.map.sight import rocks_of, sees
from games.lurk.movement.routes import CLOSED, Came, Reached, spread
from games.lurk.state import Ground

Floor = tuple[Ground, ...]
MANY = 8192
"""Answers kept; a map asks for a few hundred."""

STEEP = frozenset({*CLOSED, "rock"})
FAR, BEYOND_ROCK = 40, 6
"""Steps to an enemy whom nobody reaches, and steps that rock on every way is worth."""


@lru_cache(MANY)
def in_sight(tile: int, reach: int, rock: frozenset[int]) -> frozenset[int]:
    """Tiles within reach that somebody there can strike."""
    far = DISTANCE[tile]
    return frozenset(t for t in TILES if far[t] <= reach and (far[t] <= 1 or sees(tile, t, rock)))


@lru_cache(MANY)
def walk(tile: int, steps: int, swims: bool, floor: Floor) -> Came:
    """Where one comes to if nobody stands in the way."""
    return spread(tile, steps, floor, (), swims).came


@lru_cache(MANY)
def strike_zone(tile: int, steps: int, swims: bool, reach: int, floor: Floor) -> frozenset[int]:
    """Tiles that somebody could strike after so many steps."""
    rock = rocks_of(floor)
    ends = walk(tile, steps, swims, floor)
    return frozenset[int]().union(*[in_sight(end, reach, rock) for end in ends])


@lru_cache(MANY)
def ways(
    tile: int, steps: int, swims: bool, floor: Floor, foes: frozenset[int], full: frozenset[int]
) -> Reached:
    """Where one comes to past these foes, and what rock one can climb."""
    return spread(tile, steps, floor, foes, swims, full)


@lru_cache(256)
def walks_to(goals: frozenset[int], floor: Floor) -> tuple[int, ...]:
    """Steps from every tile to the nearest of these; who must cross rock has farther to go,
    but from its top it is one step down."""
    walks, swims = _steps(goals, floor, STEEP), swims_to(goals, floor)
    from_the_top = {
        rock: 1 + min(walks[near] for near in NEIGHBOURS[rock] if near in walks)
        for rock in rocks_of(floor).difference(walks)
        if not walks.keys().isdisjoint(NEIGHBOURS[rock])
    }
    steps = {**from_the_top, **walks}
    return tuple(steps.get(tile, BEYOND_ROCK + swims[tile]) for tile in TILES)


@lru_cache(256)
def swims_to(goals: frozenset[int], floor: Floor) -> tuple[int, ...]:
    """The same for swimmers, whom no rock stops."""
    swims = _steps(goals, floor, CLOSED)
    return tuple(swims.get(tile, FAR) for tile in TILES)


def _steps(
    goals: Collection[int], floor: Sequence[Ground], barred: Collection[str]
) -> dict[int, int]:
    steps = dict.fromkeys(goals, 0)
    frontier = list(steps)
    for here in frontier:
        for tile in NEIGHBOURS[here]:
            if tile not in steps and floor[tile] not in barred:
                steps[tile] = steps[here] + 1
                frontier.append(tile)
    return steps
