"""The ground of one battle, as somebody reads it who plans: who gets where, who strikes where."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache

from games.lurk.map.board import DISTANCE, TILES
from games.lurk.map.sight import sees
from games.lurk.movement.routes import spread
from games.lurk.state import Ground

NO_TILES: frozenset[int] = frozenset()


class SeaFloor:
    """Everything that depends on the ground alone; looked up often, worked out once."""

    def __init__(self, ground: tuple[Ground, ...]) -> None:
        self.ground = ground
        self.rocks = frozenset(tile for tile in TILES if ground[tile] == "rock")
        self._zones: dict[tuple[int, int], frozenset[int]] = {}
        self._threats: dict[tuple[int, int, bool, int], frozenset[int]] = {}

    def zone(self, tile: int, reach: int) -> frozenset[int]:
        """Tiles that are in range and in sight."""
        key = (tile, reach)
        if key not in self._zones:
            near = (other for other in TILES if DISTANCE[tile][other] <= reach)
            self._zones[key] = frozenset(o for o in near if sees(tile, o, self.rocks))
        return self._zones[key]

    def threat(self, tile: int, steps: int, swims: bool, reach: int) -> frozenset[int]:
        """Tiles that are in range and in sight after a movement, if nobody stands in the way."""
        key = (tile, steps, swims, reach)
        if key not in self._threats:
            ways = self.ways(tile, steps, swims)
            self._threats[key] = frozenset().union(*(self.zone(end, reach) for end in ways))
        return self._threats[key]

    def ways(
        self, tile: int, steps: int, swims: bool, barred: Collection[int] = NO_TILES
    ) -> list[int]:
        """Tiles within so many steps, without a climb."""
        return list(spread(tile, steps, self.ground, barred, swims).came)

    def feet(
        self, tile: int, steps: int, barred: Collection[int], full: Collection[int]
    ) -> Mapping[int, int]:
        """Rock that could be climbed, each with the tile from which."""
        return spread(tile, steps, self.ground, barred, False, full).climbs


@lru_cache(16)
def floor_of(ground: tuple[Ground, ...]) -> SeaFloor:
    return SeaFloor(ground)
