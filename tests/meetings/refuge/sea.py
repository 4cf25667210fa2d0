"""Where spaces lie: spaces are named by column and row, ``A7`` to ``I8``, ``B0`` to ``H10``."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from tests.meetings.refuge.box import BAND, LETTERS, SPACES

WAYS = {"^": (0, 1), "v": (0, -1), "<": (-1, 0), ">": (1, 0)}


@cache
def column(spot: str) -> int:
    return LETTERS.index(spot[0])


@cache
def row(spot: str) -> int:
    return int(spot[1:])


def spot_at(col: int, height: int) -> str | None:
    """The space there, if there is one."""
    name = f"{LETTERS[col]}{height}" if 0 <= col < len(LETTERS) else ""
    return name if name in SPACES else None


@cache
def step(spot: str, way: str) -> str | None:
    across, up = WAYS[way]
    return spot_at(column(spot) + across, row(spot) + up)


@cache
def beside(spot: str) -> frozenset[str]:
    """Up, down, left and right; empty for whoever is not on the map."""
    if spot not in SPACES:
        return frozenset()
    return frozenset(there for way in WAYS if (there := step(spot, way)))


def gap(one: str, other: str) -> int:
    return abs(column(one) - column(other)) + abs(row(one) - row(other))


def in_line(one: str, other: str) -> bool:
    """Two spaces of one row or of one column."""
    return one != other and (one[0] == other[0] or one[1:] == other[1:])


@cache
def covered(head: int) -> frozenset[str]:
    """The nine spaces under a head whose left column this is."""
    columns = LETTERS[head : head + 3]
    return frozenset(f"{letter}{height}" for letter in columns for height in BAND)


@cache
def around(head: int) -> frozenset[str]:
    """The spaces directly beside, above and below the head."""
    under = covered(head)
    return frozenset(there for spot in under for there in beside(spot)) - under


def by_column(spots: Iterable[str]) -> list[str]:
    """Left columns first, and the lowest first in each."""
    return sorted(spots, key=lambda spot: (column(spot), row(spot)))
