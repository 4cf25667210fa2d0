"""Ways over the sea floor: where somebody can go, and by which tiles."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from games.lurk.board import NEIGHBOURS
from games.lurk.state import Ground

CLOSED: frozenset[Ground] = frozenset({"abyss", "lair", "void"})
"""Nobody enters these."""

Came = Mapping[int, int]


class Reached(NamedTuple):
    """Tiles within so many steps, and rock that must be climbed, each with where one comes from."""

    came: Came
    climbs: Came


class Routes(NamedTuple):
    """Where a model can go: by a way no creature watches, by any way, and up which rock; and its
    friends' tiles that have no room for it."""

    quiet: Came
    any: Came
    climbs: Came
    full: AbstractSet[int]

    def goals(self, start: int) -> list[int]:
        """Tiles where it could stay, apart from its own."""
        return [tile for tile in self.any if tile not in self.full and tile != start]

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
    came, frontier = {start: start}, [start]
    climbs: dict[int, int] = {}
    for _ in range(most):
        further = []
        for here in frontier:
            light = swims or ground[here] == "rock"
            for there in NEIGHBOURS[here]:
                if there in came or there in barred or (kind := ground[there]) in CLOSED:
                    continue
                if kind == "rock" and not light:
                    if here not in full:
                        climbs.setdefault(there, here)
                    continue
                came[there] = here
                further.append(there)
        frontier = further
    return Reached(came, climbs)
