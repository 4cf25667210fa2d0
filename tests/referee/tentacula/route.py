"""Tentacula, second reading: the route, the reef beside it, and how fish swim.

Squares are numbers; 0 is the start, everything behind the last animal square is the finish.
"""

# SILENT
# - The route, its special squares and its arches: taken from the house's table.
# - Which half of a tile faces which square: inside as printed, outside turned round.
# - Whether a fish may stop before a gate instead: no, it goes to the next square or not at all.
# - Animal squares ahead of a fish in front of the finish: it goes there first.
# - Squares that the folded board hides: nobody swims there.
# - The finish squares: always protected.

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

ANIMALS = ("turtle", "seahorse", "jellyfish", "crab")
LAST = 34
FINISH = LAST + 1
PRINTED_REEF = 4
SHELLS = frozenset({2, 9, 15, 20, 25, 31})
DOLPHINS = frozenset({7, 14, 24, 30})
SHARKS = frozenset({12, 19, 29})
GATE_AFTER = {1: 7, 2: 22, 3: 34}
"""The board lies folded in three ways, one after another; each has its gate."""
VISIBLE = {1: range(1, 20), 2: range(5, 35), 3: range(20, 35)}
SLOTS = {1: range(1, 6), 2: range(1, 11), 3: range(6, 11)}


@dataclass(frozen=True)
class Tile:
    animal: str
    coral: str
    """Three letters, 1 for coral and 0 for water, read with the sand below."""


@dataclass(frozen=True)
class Route:
    fold: int
    fish: Mapping[str, int]
    gate: Sequence[str]
    """The order in which the fish must pass it."""
    inside: Mapping[int, Tile]
    outside: Mapping[int, Tile]


def animal_on(square: int) -> str:
    return ANIMALS[(square - 1) % 4]


def slot_of(square: int) -> tuple[int, int]:
    """Which reef square lies beside an animal square, and at which of its three places."""
    slot, place = divmod(square - PRINTED_REEF - 1, 3)
    return slot + 1, place


def protected(route: Route, square: int) -> bool:
    if square <= PRINTED_REEF or square >= FINISH:
        return True
    slot, place = slot_of(square)
    if slot not in route.inside or slot not in route.outside:
        return False
    dry_inside = route.inside[slot].coral[place] == "1"
    dry_outside = route.outside[slot].coral[2 - place] == "1"
    return dry_inside and dry_outside


def exposed(route: Route) -> set[str]:
    return {fish for fish, square in route.fish.items() if not protected(route, square)}


def next_square(route: Route, fish: str, animal: str) -> int | None:
    """The next free square with this animal, whatever gates may say."""
    here, taken = route.fish[fish], set(route.fish.values())
    for square in VISIBLE[route.fold]:
        if square > here and animal_on(square) == animal and square not in taken:
            return square
    return FINISH if route.fold == 3 and here < FINISH else None


def passes(route: Route, fish: str, target: int) -> bool:
    """Whether the gate lets the fish get there: everybody before it in the order is through."""
    arch = GATE_AFTER[route.fold]
    if route.fish[fish] > arch or target <= arch:
        return True
    first = route.gate[: route.gate.index(fish)]
    return all(route.fish[other] > arch for other in first)


def swims(route: Route, animal: str) -> dict[str, int]:
    """Fish that may move to this animal, and the square they reach."""
    found = {fish: next_square(route, fish, animal) for fish in route.fish}
    return {fish: to for fish, to in found.items() if to is not None and passes(route, fish, to)}


def through(route: Route) -> bool:
    return all(square > GATE_AFTER[route.fold] for square in route.fish.values())


def next_free(row: Mapping[int, Tile], fold: int, lost_to: int = 0) -> int | None:
    """Where the next tile of a row goes: behind its foremost tile. Nothing is left free, and
    nothing behind is filled again; ``lost_to`` is the foremost slot the row ever had."""
    following = max([*row, lost_to, SLOTS[fold][0] - 1]) + 1
    return following if following in SLOTS[fold] else None
