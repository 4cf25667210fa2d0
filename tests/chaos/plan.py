"""How one storm is to be."""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.catalog import GAMES
from tests.chaos.reef import Patience

LONG = Patience()


@dataclass(frozen=True)
class Plan:
    """Deals, choices and faults follow the seed."""

    store: str = "sqlite"
    seed: int = 1
    kills: int = 0
    presses: int = 60
    tables: int = 5
    most: int = 100
    """Choices at one table, then another."""
    stormy: bool = True
    faults: tuple[str, ...] = ()
    """The faults that happen, by their names; all of them where none is named."""
    deeds: int = 12
    """Somebody takes back, hands over or looks again after so many choices."""
    again: float = 0.0
    """How often somebody does what was done before, where that can be."""
    workers: int = 1
    painters: int = 0
    games: tuple[str, ...] = tuple(GAMES)
    patience: Patience = LONG
    broken: str = ""
    """In which way the bot is broken on purpose."""
    until: frozenset[str] = frozenset()
    """The run ends as soon as one of these counters has counted: once is enough."""

    def calm(self) -> Plan:
        return replace(self, kills=0, stormy=False)
