"""Creatures on guard: which tiles they watch."""

from __future__ import annotations

from games.lurk.battle import Battle
from games.lurk.map.board import NEIGHBOURS
from games.lurk.state import Model


def watches(creature: Model, tile: int) -> bool:
    """Its neighbours, however far it reaches when it hunts."""
    return tile in NEIGHBOURS[creature.tile]


def watched_tiles(battle: Battle) -> frozenset[int]:
    """Every tile that some creature watches."""
    return frozenset().union(*[NEIGHBOURS[creature.tile] for creature in battle.creatures()])
