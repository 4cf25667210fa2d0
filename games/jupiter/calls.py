"""Which modules a roll of the die calls."""

from __future__ import annotations

from collections.abc import Sequence

from games.jupiter.colony import Colony
from games.jupiter.state import CREEP, Module

SIX = 6


def called(colony: Colony, modules: Sequence[Module], domes: list[int], die: int) -> list[int]:
    """1 to 5: modules of that number on the edge. 6: all that hold a creep already."""
    standing = sorted(colony.cells.values())
    if die == SIX:
        return [i for i in standing if any(domes[dome] == CREEP for dome in colony.domes[i])]
    return [i for i in standing if modules[i].number == die and colony.on_edge(i)]
