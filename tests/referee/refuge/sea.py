"""The Refuge, second reading: the board, its miniatures, and where a diver may go.

A space is (column, row); rows count from the Start row upwards to the submarine.
"""

# SILENT
# - The board itself; its rows are taken from the house's table.
# - Whether a pocket beside the Kraken row is next to the pocket above it: yes, they touch.
# - Whether a diver may leave the map or stay where it is as a move: no, a move is a step.
# - A Kraken space entered in the head's own columns: the head cannot come closer, it stays.

from collections.abc import Mapping
from dataclasses import dataclass, field

Space = tuple[int, int]

ROWS = (
    ".TTTTTTT.",
    ".LCLWLCL.",
    ".LSSLSSL.",
    ".SLCSCLS.",
    ".CWLCLWC.",
    ".LSLSLSL.",
    ".SLSCSLS.",
    "KKKKKKKKK",
    "KKKKKKKKK",
    ".KKKKKKK.",
    ".FFFFFFF.",
)
NAMES = {
    "T": "start",
    "L": "lair",
    "C": "cave",
    "W": "whirlpool",
    "S": "spawn",
    "K": "kraken",
    "F": "finish",
}
BOARD: dict[Space, str] = {
    (column, row): NAMES[letter]
    for row, letters in enumerate(ROWS)
    for column, letter in enumerate(letters)
    if letter != "."
}
COLUMNS = range(1, 8)
DEVOUR_ROW = 4
BAND = 7
"""The lowest of the three rows the head fills."""
WAYS: dict[str, Space] = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}


@dataclass(frozen=True)
class Sea:
    divers: Mapping[str, Space]
    """Only those on the map."""
    tentacles: frozenset[Space]
    head: int
    """The leftmost of its three columns."""
    low: int = BAND
    down: frozenset[str] = field(default=frozenset())


def beyond(space: Space, way: str) -> Space:
    return space[0] + WAYS[way][0], space[1] + WAYS[way][1]


def neighbours(space: Space) -> set[Space]:
    return {beyond(space, way) for way in WAYS} & BOARD.keys()


def head_spaces(head: int, low: int = BAND) -> set[Space]:
    return {(head + right, low + up) for right in range(3) for up in range(3)}


def beside_head(sea: Sea) -> set[Space]:
    body = head_spaces(sea.head, sea.low)
    return {space for part in body for space in neighbours(part)} - body


def steps(sea: Sea, diver: str) -> set[Space]:
    """Spaces next to it without a diver; tentacles and the head may be swum into."""
    return neighbours(sea.divers[diver]) - set(sea.divers.values())


def occupied(sea: Sea) -> set[Space]:
    return set(sea.divers.values()) | sea.tentacles | head_spaces(sea.head, sea.low)


def spawn_prey(sea: Sea, space: Space) -> set[Space]:
    """Tentacles that a diver on a Spawn space may eliminate: its row and column, not its space."""
    return {
        other for other in sea.tentacles - {space} if other[0] == space[0] or other[1] == space[1]
    }


def swap_partners(sea: Sea, diver: str) -> set[str]:
    """Whom a whirlpool may switch the diver with."""
    return {
        other for other, space in sea.divers.items() if other != diver and BOARD[space] == "cave"
    }


def way_to(sea: Sea, space: Space) -> str | None:
    """Which way the head comes closer to a diver on a Kraken space of its band."""
    if space[0] < sea.head:
        return "left"
    return "right" if space[0] > sea.head + 2 else None


def return_spaces(sea: Sea) -> set[Space]:
    """Where a devoured diver may be put."""
    return {space for space in BOARD if space[1] == DEVOUR_ROW} - occupied(sea)
