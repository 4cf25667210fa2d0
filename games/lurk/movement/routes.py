"""Ways over the sea floor: where somebody can go, and by which tiles."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from games.lurk.map.board import AMONG_NEIGHBOURS, BIT, TILES, beside, together
from games.lurk.state import Ground

CLOSED: frozenset[Ground] = frozenset({"abyss", "lair", "void"})
"""Nobody enters these."""

Came = Mapping[int, int]


class Floor(NamedTuple):
    """The ground, and of every tile the neighbours that somebody enters: all, those without rock,
    and rock; of the whole floor the same. Tiles are together in numbers (``board.together``)."""

    ground: tuple[Ground, ...]
    open: tuple[int, ...]
    flat: tuple[int, ...]
    rock: tuple[int, ...]
    all_flat: int
    all_rock: int


@lru_cache(64)
def floor_of(ground: tuple[Ground, ...]) -> Floor:
    rocks = together([tile for tile in TILES if ground[tile] == "rock"])
    plain = together([tile for tile in TILES if ground[tile] not in CLOSED]) & ~rocks
    near = [max(AMONG_NEIGHBOURS[tile]) & (plain | rocks) for tile in TILES]
    flat, rock = [tiles & plain for tiles in near], [tiles & rocks for tiles in near]
    return Floor(ground, tuple(near), tuple(flat), tuple(rock), plain, rocks)


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
    """Tiles within so many steps, and rock that must be climbed, each with where one comes from."""

    came: Came
    climbs: Came


class Reach(NamedTuple):
    """Where a model can come at all, by a way no creature watches, where it could stay apart from
    its own tile, and rock it could climb: all that is known before anybody asks for ways."""

    tiles: int
    quiet: int
    goals: int
    climbs: int


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
    frontier, free = [start], ~(barred | BIT[start])
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
            if not light and (rock := free & floor.rock[here]) and not full & BIT[here]:
                for there in AMONG_NEIGHBOURS[here][rock]:
                    climbs.setdefault(there, here)
        frontier = further
    return Reached(came, climbs)


def flood(
    floor: Floor, start: int, most: int, barred: int, swims: bool, full: int
) -> tuple[int, int]:
    """As ``spread_over``, all tiles of a step at once: tiles and climbs without where one comes
    from, in a tenth of the time."""
    tiles = feet = BIT[start]
    flat, rock = floor.all_flat & ~barred, floor.all_rock & ~barred
    if swims:
        for _ in range(most):
            tiles |= beside(tiles) & (flat | rock)
        return tiles, 0
    for _ in range(most):
        feet = tiles
        tiles |= beside(feet) & flat
        if light := feet & floor.all_rock:
            tiles |= beside(light) & rock
    climbed = beside(feet & ~floor.all_rock & ~full) & rock & ~tiles if most > 0 else 0
    return tiles, climbed


def reach_of(around: Around) -> Reach:
    """Through empty tiles and friends; never through enemies, creatures or the abyss."""
    start, steps, swims, foes, full, watched, _, floor = around
    tiles, climbs = flood(floor, start, steps, foes, swims, full)
    quiet = tiles
    if watched & tiles:
        quiet, _ = flood(floor, start, steps, foes | watched, swims, full)
    return Reach(tiles, quiet, tiles & ~full & ~BIT[start], climbs & ~full)


@dataclass(slots=True, eq=False)
class Routes:
    """The ways of a model: where it can go is known at once, by which tiles when somebody asks."""

    around: Around
    reach: Reach = field(init=False)
    _any: Reached | None = field(default=None, init=False)
    _quiet: Reached | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        self.reach = reach_of(self.around)

    @property
    def any(self) -> Came:
        return self._by_any_way().came

    @property
    def goals(self) -> list[int]:
        """Where it could stay, nearest first."""
        return self.among(self.reach.goals)

    @property
    def climbs(self) -> Came:
        """Rock it could climb, each with the foot of the climb; a quiet one if there is any."""
        wanted = self.reach.climbs
        feet = {**self._by_any_way().climbs, **self._unwatched().climbs} if wanted else {}
        return {rock: foot for rock, foot in feet.items() if wanted & BIT[rock]}

    @property
    def ends(self) -> list[int]:
        """Where it could stay, then what it could climb."""
        return [*self.goals, *self.climbs]

    def among(self, tiles: int) -> list[int]:
        """Those of these tiles that it comes to, nearest first."""
        return [tile for tile in self.any if tiles & BIT[tile]]

    def is_quiet(self, goal: int) -> bool:
        """Whether there is a way that no creature watches."""
        return bool(self.reach.quiet & BIT[goal])

    def way(self, goal: int) -> list[int]:
        """The tiles to enter one after the other; never past a creature when avoidable."""
        return path(self._unwatched().came if self.is_quiet(goal) else self.any, goal)

    def _by_any_way(self) -> Reached:
        if self._any is None:
            start, steps, swims, foes, full, _, _, floor = self.around
            self._any = spread_over(floor, start, steps, foes, swims, full)
        return self._any

    def _unwatched(self) -> Reached:
        if self.reach.quiet == self.reach.tiles:
            return self._by_any_way()
        if self._quiet is None:
            start, steps, swims, foes, full, watched, _, floor = self.around
            self._quiet = spread_over(floor, start, steps, foes | watched, swims, full)
        return self._quiet
