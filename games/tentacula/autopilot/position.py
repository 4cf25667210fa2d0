"""The position as a planner sees it: plain tuples, quick to copy, with guesses instead of dice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypeVar

from games.tentacula.board import (
    ARCHES,
    CORAL,
    CRAB,
    FACES,
    FINISH,
    FIRST_SLOT,
    GEMS,
    LAST_SLOT,
    MOST_SHELLS,
    PRINTED_REEF,
    SEAHORSE,
    SIDES,
    SPECIALS,
    STASHES,
    squares_of,
    turned,
)
from games.tentacula.legal_moves import Move, moves
from games.tentacula.state import NOTHING
from games.tentacula.view import View

ALWAYS_SAFE: int = sum(1 << square for square in (*range(PRINTED_REEF + 1), FINISH))
V = TypeVar("V")
SECOND_ROLL = 0.65
"""How much of a theft's harm is left when the seahorse may roll again."""


def _bits(side: int, face: int) -> int:
    return sum(coral << offset for offset, coral in enumerate(CORAL[side][face]))


BITS = tuple(tuple(_bits(side, face) for face in range(len(FACES))) for side in SIDES)


class Position(NamedTuple):
    """A position within a round. ``thefts`` is what the plan so far is likely to lose, ``stolen``
    how many gems go."""

    fish: tuple[int, ...]
    fold: int
    gate: int
    face: int
    shells: int
    hands: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    next_slots: tuple[int, ...]
    coral: tuple[int, ...]
    missing: tuple[int, ...]
    chest: tuple[int, ...]
    cave: tuple[int, ...]
    pile: int
    animals: tuple[int, ...]
    last: int
    kept: float = 0.0
    thefts: float = 0.0
    stolen: int = 0

    @property
    def safe(self) -> int:
        """One bit for each protected square."""
        inner, outer = self.coral
        return inner & outer | ALWAYS_SAFE

    def sees(self, seat: int) -> float:
        """The harm of one theft when this seat rolls."""
        return SECOND_ROLL if self.animals[seat] == SEAHORSE else 1.0


def position_of(view: View) -> Position:
    stash = STASHES[view.stash]
    rows = (tuple(view.rows[0].tiles), tuple(view.rows[1].tiles))
    next_slots = (view.rows[0].next_slot, view.rows[1].next_slot)
    return Position(
        fish=tuple(view.fish),
        fold=view.fold,
        gate=view.gate,
        face=view.face,
        shells=view.shells,
        hands=tuple(view.hands),
        rows=rows,
        next_slots=next_slots,
        coral=(coral_bits(0, rows[0], next_slots[0]), coral_bits(1, rows[1], next_slots[1])),
        missing=tuple(stash[gem] - view.stashed[gem] for gem in GEMS),
        chest=tuple(view.chest),
        cave=tuple(view.cave),
        pile=len(view.unseen),
        animals=tuple(view.animals),
        last=view.last_mover,
    )


def coral_bits(side: int, tiles: tuple[int, ...], next_slot: int) -> int:
    """One bit for each square that has coral on this side."""
    bits = 0
    for slot, face in enumerate(tiles, next_slot - len(tiles)):
        bits |= BITS[side][face] << squares_of(slot)[0]
    return bits


def placings(position: Position, seat: int, face: int) -> Iterator[tuple[int, Position]]:
    """The seat's tile on either side; when no reef square is free, off to the box."""
    hands = replaced(position.hands, seat, NOTHING)
    after = position._replace(face=face, hands=hands, last=seat)
    sides = [side for side in SIDES if position.next_slots[side] <= LAST_SLOT[position.fold]]
    if not sides:
        yield NOTHING, after
    for side in sides:
        yield side, laid(after, side, face)


def laid(position: Position, side: int, face: int) -> Position:
    slot = position.next_slots[side]
    bits = position.coral[side] | BITS[side][face] << squares_of(slot)[0]
    return position._replace(
        rows=replaced(position.rows, side, (*position.rows[side], face)),
        next_slots=replaced(position.next_slots, side, slot + 1),
        coral=replaced(position.coral, side, bits),
    )


class Sea(NamedTuple):
    """What of a position decides where fish may swim: it begins with the same fields."""

    fish: tuple[int, ...]
    fold: int
    gate: int
    face: int
    shells: int


@lru_cache(maxsize=1 << 14)
def moves_in(sea: Sea, chip: int) -> tuple[Move, ...]:
    """The same waters come again and again in a plan."""
    return tuple(moves(sea, chip))


def swims(position: Position, seat: int) -> Iterator[tuple[Move | None, Position]]:
    """Every move of a fish with what it brings; ``None`` is staying where all are."""
    found = moves_in(Sea(*position[:5]), position.animals[seat])
    for move in found:
        after = swum(position, seat, move)
        yield move, after
        if after.shells and move.square in SPECIALS:
            yield from ((move, helped) for helped in helps(after, seat, SPECIALS[move.square]))
    if all(move.paid for move in found):
        yield None, position


def swum(position: Position, seat: int, move: Move) -> Position:
    fish = (*position.fish[: move.fish], move.square, *position.fish[move.fish + 1 :])
    shells, kept, thefts, stolen = position.shells, *position[15:]
    if not position.safe >> move.square & 1:
        thefts, stolen = thefts + position.sees(seat), stolen + 1
    if move.paid:
        shells, kept = paid(position, seat)
    if SPECIALS.get(move.square) == "shell":
        shells = min(shells + 1, MOST_SHELLS)
    return Position._make((fish, *position[1:4], shells, *position[5:15], kept, thefts, stolen))


def helps(position: Position, seat: int, special: str) -> Iterator[Position]:
    """The dolphin or the shark at work on the gem that is in the greatest danger."""
    gem = best_to_save(position) if special == "dolphin" else best_to_fetch(position)
    if gem is None or special == "shell":
        return
    shells, kept = paid(position, seat)
    step = -1 if special == "dolphin" else 1
    chest = changed(position.chest, gem, step)
    if special == "dolphin":
        missing = changed(position.missing, gem, -1)
        yield position._replace(shells=shells, kept=kept, chest=chest, missing=missing)
    else:
        cave = changed(position.cave, gem, -1)
        yield position._replace(shells=shells, kept=kept, chest=chest, cave=cave)


def replaced(values: tuple[V, ...], at: int, value: V) -> tuple[V, ...]:
    return (*values[:at], value, *values[at + 1 :])


def changed(counts: tuple[int, ...], gem: int, step: int) -> tuple[int, ...]:
    return replaced(counts, gem, counts[gem] + step)


def spare(position: Position, gem: int) -> int:
    """How many of that colour may still be lost."""
    return position.chest[gem] - position.missing[gem]


def best_to_save(position: Position) -> int | None:
    """The gem for the dolphin: needed, on the chest, and with the fewest to spare."""
    wanted = [gem for gem in GEMS if position.missing[gem] and position.chest[gem]]
    return min(wanted, key=lambda gem: spare(position, gem), default=None)


def best_to_fetch(position: Position) -> int | None:
    """The gem for the shark: needed, in the cave, and with the fewest to spare."""
    wanted = [gem for gem in GEMS if position.missing[gem] and position.cave[gem]]
    return min(wanted, key=lambda gem: spare(position, gem), default=None)


def paid(position: Position, seat: int) -> tuple[int, float]:
    """A shell less; the crab's half a chance to keep it is remembered apart."""
    kept = 0.5 if position.animals[seat] == CRAB else 0.0
    return position.shells - 1, position.kept + kept


def rests(position: Position) -> Position:
    """The end of the round: tiles are drawn, from the rear once the pile is gone, then thefts."""
    for _ in range(len(position.hands) - position.pile):
        for side in rearmost(position)[:1]:
            position = taken(position, side)
    pile = max(0, position.pile - len(position.hands))
    return folds(watched(position._replace(pile=pile)))


def watched(position: Position) -> Position:
    """Tentacula steals once for each fish in the open."""
    seen = sum(not position.safe >> square & 1 for square in position.fish)
    thefts = position.thefts + seen * position.sees(position.last)
    return position._replace(thefts=thefts, stolen=position.stolen + seen)


def folds(position: Position) -> Position:
    """The board folds when all are through the gate: the pile or the rear of the reef is lost."""
    if position.fold == 2 or min(position.fish) <= ARCHES[position.fold]:
        return position
    fold = position.fold + 1
    first = FIRST_SLOT[fold]
    inner, outer = (
        row[max(0, first - slot + len(row)) :]
        for row, slot in zip(position.rows, position.next_slots, strict=True)
    )
    slots = max(first, position.next_slots[0]), max(first, position.next_slots[1])
    return position._replace(fold=fold, pile=0, rows=(inner, outer), next_slots=slots)


def rearmost(position: Position) -> list[int]:
    """The sides whose last tile lies farthest back: both where they lie level."""
    rears = {side: rear(position, side) for side in SIDES if position.rows[side]}
    return [side for side in rears if rears[side] == min(rears.values())]


def rear(position: Position, side: int) -> int:
    return position.next_slots[side] - len(position.rows[side])


def taken(position: Position, side: int) -> Position:
    """The rearmost tile of that side goes into somebody's hand, turned over."""
    row, hands = position.rows[side], position.hands
    if NOTHING in hands:
        hands = replaced(hands, hands.index(NOTHING), turned(row[0]))
    bits = position.coral[side] & ~(0b111 << squares_of(rear(position, side))[0])
    return position._replace(
        rows=replaced(position.rows, side, row[1:]),
        coral=replaced(position.coral, side, bits),
        hands=hands,
    )


def holding(position: Position, seat: int, face: int) -> Position:
    """With that tile in hand."""
    return position._replace(hands=replaced(position.hands, seat, face))


def slots_left(position: Position) -> int:
    """How many reef squares can still be filled before the game is over."""
    first, (inner, outer) = FIRST_SLOT[position.fold], position.next_slots
    return 2 * LAST_SLOT[2] + 2 - max(first, inner) - max(first, outer)
