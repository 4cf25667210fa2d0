"""Laying the sea floor, and who begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tests.meetings.lurk.creatures import contest
from tests.meetings.lurk.ground import neighbours
from tests.meetings.lurk.table import ABYSS, CORAL, POISON, ROCK, SAND, SUMMON, Hex, Scene

COUNTS = {SAND: 21, ROCK: 9, CORAL: 6, POISON: 3, ABYSS: 6}
"""Tiles that are shuffled; a third of the coral is poisonous."""


def is_laid_whole(tiles: Mapping[Hex, str]) -> bool:
    return Counter(ground for ground in tiles.values() if ground != SUMMON) == COUNTS


def joined(tiles: Mapping[Hex, str], homes: Mapping[int, tuple[Hex, ...]]) -> bool:
    """Nobody is cut off by rock and abyss: from one side all others can be walked to."""
    reached, edge = set[Hex](), [next(iter(homes.values()))[0]]
    while edge:
        tile = edge.pop()
        if tile not in reached and tiles.get(tile, ABYSS) not in {ROCK, ABYSS}:
            reached.add(tile)
            edge += neighbours(tile)
    return all(reached & set(home) for home in homes.values())


def first_player(scene: Scene, seats: list[int]) -> int:
    """Two red dice each, bonus dice included; most octopuses begin, ties are rolled again."""
    return contest(scene, seats)
