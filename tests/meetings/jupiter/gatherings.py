"""Every pair of things on every base table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, islice

from tests.meetings.jupiter.table import LOST, Table
from tests.meetings.jupiter.things import BASES, THINGS, Base, Thing, laid, lawful

CORES = ("Data Core", "Rocket Boots", "Sniper", "Module Control", "Pilot", "Follower")
"""Cores where nothing is said of them; the first does nothing while the hand is empty."""


def gathered(base: Base, things: Iterable[Thing]) -> Table | None:
    """The base table with these things, if that can come about."""
    table = laid(base)
    try:
        for one in sorted(things, key=THINGS.index):
            one.lay(table)
        give_cores(table)
    except ValueError:  # a card is not in the deck any more, or the creeps find no room
        return None
    return table if lawful(table) else None


def give_cores(table: Table) -> None:
    """Robots that have no core yet get one, so that only the lost are without."""
    pile = table.deck or table.discards
    for seat, place in table.pawns.items():
        if not table.cores[seat] and place != LOST:
            first = 1 if seat else 0
            table.cores[seat] = next(card for card in CORES[first:] if card in pile)
            pile.remove(table.cores[seat])


def pairs(base: Base, every: int = 1) -> Iterator[tuple[int, str, Table]]:
    """Numbers, names and tables of all pairs that can lie together, or of every so-manieth. A
    pair's number is one more on the next base."""
    numbered = enumerate(combinations(THINGS, 2), BASES.index(base))
    for number, (one, other) in islice(numbered, 0, None, every):
        table = None if one.slots & other.slots else gathered(base, (one, other))
        if table is not None:
            yield number, f"{base.name}: {one.name} + {other.name}", table
