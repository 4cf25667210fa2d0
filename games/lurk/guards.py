"""Creatures on guard: which tiles they watch."""

from __future__ import annotations

from games.lurk.battle import Battle
from games.lurk.board import DISTANCE, NEIGHBOURS, TILES
from games.lurk.state import Model
from games.lurk.stats import reach


def watches(battle: Battle, creature: Model, tile: int) -> bool:
    """Neighbours; those with a longer reach watch what they see."""
    far = DISTANCE[creature.tile][tile]
    return far <= reach(creature, battle.s.silt) and battle.in_sight(creature.tile, tile)


def watched_tiles(battle: Battle) -> set[int]:
    """Every tile that some creature watches."""
    tiles: set[int] = set()
    for creature in battle.creatures():
        if reach(creature, battle.s.silt) == 1:
            tiles.update(NEIGHBOURS[creature.tile])
        else:
            tiles.update(tile for tile in TILES if watches(battle, creature, tile))
    return tiles


NOWHERE: frozenset[int] = frozenset()
