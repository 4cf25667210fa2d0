"""Where a fish may swim: the next free square of an animal, through the gates in order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, Protocol

from games.tentacula.board import (
    AHEAD,
    ARCHES,
    FACE_ANIMAL,
    FINISH,
    FISH,
    GATES,
    JELLYFISH,
    SQUARE_LIMIT,
)

Obstacle = Literal["gate", "edge"]


class Waters(Protocol):
    """What of a position decides where fish may swim."""

    @property
    def fish(self) -> Sequence[int]: ...
    @property
    def fold(self) -> int: ...
    @property
    def gate(self) -> int: ...
    @property
    def face(self) -> int: ...
    @property
    def shells(self) -> int: ...


class Move(NamedTuple):
    """A fish, the square it would reach, and whether a shell is paid for it."""

    fish: int
    square: int
    paid: bool


def may_pass(s: Waters, fish: int) -> bool:
    """Of a fish before the gate. No overtaking: through goes the one that the gate names next."""
    passed = sum(square > ARCHES[s.fold] for square in s.fish)
    return GATES[s.gate][passed] == fish


def next_free(s: Waters, fish: int, animal: int) -> int:
    """The next unoccupied square of that animal; behind all of them lies the finish."""
    for square in AHEAD[animal][s.fish[fish]]:
        if square not in s.fish:
            return square
    return FINISH


def obstacle(s: Waters, fish: int, square: int) -> Obstacle | None:
    """Why a fish must not swim there: the order of the gate, or the edge of the folded board."""
    if s.fish[fish] <= ARCHES[s.fold] < square and not may_pass(s, fish):
        return "gate"
    return "edge" if square > SQUARE_LIMIT[s.fold] else None


def landing(s: Waters, fish: int, animal: int) -> int | None:
    """The next unoccupied square of that animal, if the fish may go there at all."""
    if s.fish[fish] == FINISH:
        return None
    square = next_free(s, fish, animal)
    return None if obstacle(s, fish, square) else square


def held_back(s: Waters, animal: int) -> Iterator[tuple[int, Obstacle]]:
    """Fish that cannot swim to that animal, and why."""
    for fish in FISH:
        if s.fish[fish] != FINISH:
            reason = obstacle(s, fish, next_free(s, fish, animal))
            if reason is not None:
                yield fish, reason


def tile_moves(s: Waters) -> Iterator[Move]:
    """Any fish, to the animal of the tile just laid."""
    for fish in FISH:
        square = landing(s, fish, FACE_ANIMAL[s.face])
        if square is not None:
            yield Move(fish, square, paid=False)


def shell_moves(s: Waters, chip: int) -> Iterator[Move]:
    """Any fish to the animal of one's own chip, for a shell; the jellyfish picks any animal."""
    shown = FACE_ANIMAL[s.face]
    animals = [n for n in range(4) if n != shown] if chip == JELLYFISH else [chip]
    for fish in FISH:
        free = landing(s, fish, shown)
        squares = {landing(s, fish, animal) for animal in animals} - {free, None}
        yield from (Move(fish, square, paid=True) for square in sorted(filter(None, squares)))


def moves(s: Waters, chip: int) -> list[Move]:
    """Everything the seat with this chip may do with a fish."""
    found = list(tile_moves(s))
    if s.shells:
        found.extend(shell_moves(s, chip))
    return found
