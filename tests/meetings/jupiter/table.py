"""The table as plain data, an order, and the scene in which something happens.

Spaces are strings: ``A0`` to ``A5`` are the domes of module A facing east and on clockwise, ``AC``
the one in its middle, ``A*`` its building; ``pod`` is the pod. Cells of the plan are ``(q, r)``."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from tests.meetings.jupiter import box

Cell = tuple[int, int]
POD, LOST = "pod", "lost"


class Phase(StrEnum):
    """What is waited for: set-up (a core is also chosen by a robot that comes back), then a turn
    in its order."""

    CORE, FIRST, SET_OUT = "core", "first", "set out"
    DOCK, ACTIONS, BLAST = "dock", "actions", "blast"
    ROLLED, RISE, SETBACK, DISCARD = "rolled", "rise", "setback", "discard"


class Rule(StrEnum):
    """Options that change the rules. Ultimate Heroes only changes the target."""

    OPEN, VULNERABLE, FAST, POLITE = "open bridges", "vulnerable", "fast creeps", "polite"


class Tile(NamedTuple):
    """A module: its number, how often it was turned clockwise, its cell."""

    number: int
    turned: int
    cell: Cell


class Order(NamedTuple):
    """One plain deed of the seat whose turn it is. ``who`` is a seat, ``what`` a card or the space
    of the piece meant, ``where`` a space, module or cell.

    ``core who what`` · ``first who`` · ``dock where`` · ``launch`` · ``move who where`` ·
    ``shoot who what`` · ``snipe what`` · ``seek what how`` · ``blast what`` ·
    ``command what where how`` (how: whence a follower comes) · ``trade who how`` (how: ``give X``
    and ``take Y``) · ``play what`` (a card for the turn) · ``swap what where`` ·
    ``boots what where`` · ``teleport what where how`` (what, if anything: ``colonist``, ``creep``
    or ``robot 2``, who is swapped to where the robot came from; how: ``double``, paid by two
    cards) · ``install what`` · ``shift what where`` (module, cell) · ``end`` · ``suppress where`` ·
    ``reroll`` · ``accept`` · ``rise where`` · ``discard what``."""

    verb: str
    who: int = -1
    what: str = ""
    where: str = ""
    how: tuple[str, ...] = ()


@dataclass
class Table:
    """Everything on the table. ``seats`` stand in turn order; the top of the deck is its front."""

    tiles: dict[str, Tile]
    pawns: dict[int, str]
    colonists: set[str] = field(default_factory=set)
    creeps: set[str] = field(default_factory=set)
    covered: set[str] = field(default_factory=set)
    """Modules whose building holds a super creep."""
    pod: Cell | None = None
    aboard: int = 0
    docker: int = -1
    """Who docks the pod at the beginning of their turn, while it is away."""
    saved: int = 0
    target: int = 28
    options: frozenset[str] = frozenset()
    hands: dict[int, list[str]] = field(default_factory=dict)
    cores: dict[int, str] = field(default_factory=dict)
    deck: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    active: int = 0
    phase: Phase = Phase.ACTIONS
    waiting: list[int] = field(default_factory=list)
    """Seats that have a core to choose."""
    spent: int = 0
    boosts: int = 0
    in_play: list[str] = field(default_factory=list)
    core_used: bool = False
    blasts: list[str] = field(default_factory=list)
    """Where creeps died whose neighbours a Grenadier still takes."""
    roll: int = 0
    quiet: set[str] = field(default_factory=set)
    rising: list[str] = field(default_factory=list)
    risen: set[str] = field(default_factory=set)
    setback: str = ""

    @property
    def seats(self) -> list[int]:
        return sorted(self.pawns)

    @property
    def left(self) -> int:
        """Actions left: a covered dish costs one, however many there are."""
        dish = any(self.tiles[letter].number == box.DISH for letter in self.covered)
        return box.ACTIONS - dish + self.boosts - self.spent

    @property
    def hand_limit(self) -> int:
        plants = sum(self.tiles[letter].number == box.PLANT for letter in self.covered)
        return max(0, box.HAND_LIMIT - plants)

    @property
    def room(self) -> int:
        """Free seats in the pod."""
        return box.POD_SEATS - self.aboard - len(self.robots_at(POD))

    def robots_at(self, space: str) -> list[int]:
        return [seat for seat, place in self.pawns.items() if place == space]

    def after(self, seat: int) -> int:
        seats = self.seats
        return seats[(seats.index(seat) + 1) % len(seats)]

    def copy(self) -> Table:
        twin = copy(self)
        values = twin.__dict__
        for name, value in values.items():
            if isinstance(value, (dict, set, list)):
                values[name] = value.copy()
        twin.hands = {seat: list(hand) for seat, hand in self.hands.items()}
        return twin


def written(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def read(text: str) -> Cell:
    first, second = text.split(",")
    return int(first), int(second)


Draws = Sequence[int | tuple[str, ...]]
"""Chance from outside, taken from the front: faces of the die, and shuffled discards as a whole."""


@dataclass
class Scene:
    """A table in motion, what chance will bring, and what happened."""

    table: Table
    draws: list[int | tuple[str, ...]] = field(default_factory=list)
    events: list[str] = field(default_factory=list)

    def tell(self, *words: object) -> None:
        self.events.append(" ".join(map(str, words)))

    def face(self) -> int:
        face = next(draw for draw in self.draws if isinstance(draw, int))
        self.draws.remove(face)
        return face

    def top_card(self) -> str:
        """The top card; an empty deck is made anew, by the alphabet if no shuffle is given."""
        table = self.table
        if not table.deck and table.discards:
            given = next((draw for draw in self.draws if isinstance(draw, tuple)), None)
            if given is not None:
                self.draws.remove(given)
            table.deck, table.discards = list(given or sorted(table.discards)), []
            self.tell("shuffle")
        return table.deck.pop(0) if table.deck else ""


def told(table: Table) -> dict[str, object]:
    """What is compared: places, tokens, cards, counters; nothing of how questions are put."""
    return {
        "modules": {letter: written(tile.cell) for letter, tile in table.tiles.items()},
        "robots": dict(sorted(table.pawns.items())),
        "colonists": sorted(table.colonists),
        "creeps": sorted(table.creeps),
        "super creeps": sorted(table.covered),
        "pod": table.pod and written(table.pod),
        "aboard": table.aboard,
        "saved": table.saved,
        "hands": {seat: sorted(table.hands[seat]) for seat in table.seats},
        "cores": dict(sorted(table.cores.items())),
        "deck": list(table.deck),
        "discards": sorted(table.discards),
        "in play": sorted(table.in_play),
        "active": table.active,
        "actions": table.left,
    }
