"""Tentacula, second reading: shells, gems, thefts, tiles to draw, and how the game ends."""

# SILENT
# - A turn on which the tile moves no fish: a shell may be spent; else nobody moves, and nothing
#   is stolen.
# - Who chooses when the rolled colour is gone: the players, among what lies on the chest.
# - An empty chest: lost at once, though the stash may be complete.
# - A gem in the cave of a colour the chest still has enough of: needed all the same.
# - A gem the stash does not need any more: the dolphin leaves it on the chest.

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tests.referee.tentacula.route import ANIMALS, DOLPHINS, SHARKS, SHELLS

GEMS = {"purple": 1, "yellow": 1, "red": 2, "green": 2, "blue": 5, "white": 5}
MOST_SHELLS = 6
STASHES = {
    "A": {"purple": 1, "red": 1, "green": 1, "blue": 1, "white": 1},
    "B": {"yellow": 1, "red": 1, "green": 1, "blue": 2, "white": 1},
    "C": {"purple": 1, "green": 2, "blue": 1, "white": 2},
    "D": {"yellow": 1, "red": 2, "blue": 2, "white": 2},
    "E": {"purple": 1, "yellow": 1, "blue": 3, "white": 2},
    "F": {"purple": 1, "yellow": 1, "red": 1, "green": 1, "blue": 2, "white": 2},
}
GATES = (
    ("red", "yellow", "green"),
    ("green", "yellow", "red"),
    ("green", "red", "yellow"),
    ("yellow", "red", "green"),
    ("yellow", "green", "red"),
    ("red", "green", "yellow"),
)


@dataclass(frozen=True)
class Treasure:
    chest: Mapping[str, int]
    stash: Mapping[str, int]
    """What lies in the stash already."""
    cave: Mapping[str, int]
    wanted: Mapping[str, int]
    """What the stash must hold in the end."""
    shells: int


def all_there(treasure: Treasure) -> bool:
    together = Counter(treasure.chest) + Counter(treasure.stash) + Counter(treasure.cave)
    return together == Counter(GEMS)


def shell_animals(chip: str, tile: str, shells: int) -> set[str]:
    """Animals that a shell buys a move to."""
    if shells == 0:
        return set()
    return set(ANIMALS) - {tile} if chip == "jellyfish" else {chip} - {tile}


def stolen(treasure: Treasure, rolled: str) -> set[str]:
    """Colours Tentacula may end up with after this roll."""
    left = {colour for colour, gems in treasure.chest.items() if gems}
    return {rolled} if rolled in left else left


def missing(treasure: Treasure) -> Counter[str]:
    return Counter(treasure.wanted) - Counter(treasure.stash)


def dolphin(treasure: Treasure, square: int) -> set[str]:
    """Gems the dolphin may bring to the stash."""
    if square not in DOLPHINS or treasure.shells == 0:
        return set()
    return {colour for colour in missing(treasure) if treasure.chest.get(colour, 0)}


def shark(treasure: Treasure, square: int) -> set[str]:
    """Gems the shark may bring back to the chest: any, once one is there that the stash needs."""
    there = {colour for colour, gems in treasure.cave.items() if gems}
    if square not in SHARKS or treasure.shells == 0 or not there & missing(treasure).keys():
        return set()
    return there


def shells_after(shells: int, square: int) -> int:
    """A square with a shell gives one, up to six."""
    return min(MOST_SHELLS, shells + 1) if square in SHELLS else shells


def hindmost(rows: Mapping[str, Sequence[int]]) -> set[str]:
    """Rows from which a tile may be taken once the pile is empty."""
    lowest = min((min(slots) for slots in rows.values() if slots), default=0)
    return {row for row, slots in rows.items() if slots and min(slots) == lowest}


def ending(treasure: Treasure, all_home: bool, tiles_left: bool) -> str | None:
    """How the game ends now, if it does."""
    if all_home:
        return "won" if not missing(treasure) - Counter(treasure.chest) else "almost"
    if not any(treasure.chest.values()):
        return "bare"
    return None if tiles_left else "reef"
