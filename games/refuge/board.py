"""The board of the co-operative dive: spaces, what touches what, and where the head fits.

A spot is ten times its row plus its column, so that it reads as both and a step off the edge
misses the board. Row 0 is the Start row; rows 7 to 9 are the Kraken's band.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal, TypeAlias

from games.kernel.text import T, Text

Spot: TypeAlias = int
Space = Literal["start", "lair", "spawn", "cave", "whirlpool", "kraken", "finish"]

_PLAN = """
.FFFFFFF.
.KKKKKKK.
KKKKKKKKK
KKKKKKKKK
.SLSCSLS.
.LSLSLSL.
.CWLCLWC.
.SLCSCLS.
.LSSLSSL.
.LCLWLCL.
.TTTTTTT.
"""

_LETTERS: dict[str, Space] = {
    "T": "start",
    "L": "lair",
    "S": "spawn",
    "C": "cave",
    "W": "whirlpool",
    "K": "kraken",
    "F": "finish",
}

UP, RIGHT, DOWN, LEFT = 10, 1, -10, -1
WAYS = (UP, RIGHT, DOWN, LEFT)
WAY_NAMES: dict[int, Text] = {
    UP: T("Up"),
    RIGHT: T("Right"),
    DOWN: T("Down"),
    LEFT: T("Left"),
}

WAY_SIGNS: dict[int, Text] = {UP: T("↑"), RIGHT: T("→"), DOWN: T("↓"), LEFT: T("←")}

SPACE_NAMES: dict[Space, Text] = {
    "start": T("Start"),
    "lair": T("Lair"),
    "spawn": T("Spawn"),
    "cave": T("Cave"),
    "whirlpool": T("Whirlpool"),
    "kraken": T("Kraken"),
    "finish": T("Finish"),
}

SPACES: dict[Spot, Space] = {
    10 * row + column: _LETTERS[letter]
    for row, line in enumerate(reversed(_PLAN.split()))
    for column, letter in enumerate(line)
    if letter != "."
}

NEIGHBOURS: dict[Spot, tuple[Spot, ...]] = {
    spot: tuple(spot + way for way in WAYS if spot + way in SPACES) for spot in SPACES
}

SPOT_IDS: dict[Spot, str] = {spot: f"c{spot % 10}r{spot // 10}" for spot in SPACES}
SPOTS: dict[str, Spot] = {name: spot for spot, name in SPOT_IDS.items()}
COLUMN_NAMES = (T("A"), T("B"), T("C"), T("D"), T("E"), T("F"), T("G"), T("H"), T("I"))


def _name(column: int, row: int) -> Text:
    """As on the board's edge: a letter for the column, a number for the row."""
    letters = (
        T("A{row}", row=row),
        T("B{row}", row=row),
        T("C{row}", row=row),
        T("D{row}", row=row),
        T("E{row}", row=row),
        T("F{row}", row=row),
        T("G{row}", row=row),
        T("H{row}", row=row),
        T("I{row}", row=row),
    )
    return letters[column]


SPOT_NAMES: dict[Spot, Text] = {spot: _name(spot % 10, spot // 10) for spot in SPACES}
"""What players call a space."""

SPOT_LABELS: dict[Spot, Text] = {
    spot: T("{spot} {space}", spot=SPOT_NAMES[spot], space=SPACE_NAMES[SPACES[spot]])
    for spot in SPACES
}

COLUMNS = range(1, 8)
BAND_ROWS = (9, 8, 7)
DEVOUR_ROW = 4
THREAT_LIMIT = 4
"""So many tentacles on the threat track lose the dive."""

LAST_ROW_BEFORE_BAND = 6

HEAD_HOMES = range(1, 6)
HEAD_START = 3
HEAD_SPOTS: dict[int, frozenset[Spot]] = {
    head: frozenset(10 * row + head + part for row in BAND_ROWS for part in range(3))
    for head in HEAD_HOMES
}
HEAD_REACH: dict[int, frozenset[Spot]] = {
    head: frozenset(near for spot in covered for near in NEIGHBOURS[spot]) - covered
    for head, covered in HEAD_SPOTS.items()
}
"""The spaces orthogonally next to the head when its left column is this one."""


def of_kind(kind: Space) -> tuple[Spot, ...]:
    """All spaces of a kind, top row first, left to right."""
    spots = [spot for spot, space in SPACES.items() if space == kind]
    return tuple(sorted(spots, key=reading_order))


@cache
def reading_order(spot: Spot) -> tuple[int, int]:
    """As one reads the board: top row first, left to right."""
    return -(spot // 10), spot % 10


READING_ORDER: Mapping[Spot, int] = {
    spot: place for place, spot in enumerate(sorted(SPACES, key=reading_order))
}
"""The same as a number for each space."""


def row(number: int) -> tuple[Spot, ...]:
    return tuple(spot for spot in SPACES if spot // 10 == number)


START_ROW = row(0)
SPAWNS: dict[int, tuple[Spot, ...]] = {
    column: tuple(spot for spot in of_kind("spawn") if spot % 10 == column) for column in COLUMNS
}
"""Per column, the Spawn spaces from the one closest to the Kraken down."""


def distance(one: Spot, other: Spot) -> int:
    """Orthogonal steps between two spaces."""
    return abs(one // 10 - other // 10) + abs(one % 10 - other % 10)


@cache
def in_line(spot: Spot, most: int = 10) -> frozenset[Spot]:
    """The other spaces of this row and column, up to so far away."""
    return in_row(spot, most) | in_column(spot, most)


@cache
def in_row(spot: Spot, most: int) -> frozenset[Spot]:
    return frozenset(
        other for other in row(spot // 10) if other != spot and distance(spot, other) <= most
    )


@cache
def in_column(spot: Spot, most: int) -> frozenset[Spot]:
    return frozenset(
        other for other in SPACES if other % 10 == spot % 10 and 0 < distance(spot, other) <= most
    )
