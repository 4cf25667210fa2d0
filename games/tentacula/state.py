"""Everything about a position. Tiles are face numbers: the side that shows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

NOBODY = -1
NOTHING = -1

Phase = Literal["stash", "animals", "first tiles", "tiles", "turn", "move", "round end", "over"]
GETTING_READY: frozenset[Phase] = frozenset({"stash", "animals", "first tiles", "tiles"})
Cause = Literal["made it", "so close", "reef gone", "chest bare", "fish food"]


@dataclass(slots=True)
class Row:
    """Reef tiles on one side of the route: the rearmost first, no square left free between."""

    next_slot: int = 1
    tiles: list[int] = field(default_factory=list)

    @property
    def rear_slot(self) -> int:
        return self.next_slot - len(self.tiles)


@dataclass(slots=True)
class Swim:
    """The last move of a fish, so that the picture can show it."""

    fish: int
    start: int
    end: int
    paid: bool


@dataclass(slots=True)
class Theft:
    """A gem that Tentacula took, and the fish that gave it away."""

    fish: int
    gem: int


@dataclass(slots=True)
class State:
    phase: Phase
    pile: list[int]
    gates: list[int]
    gate: int
    shells: int
    chest: list[int]
    animals: list[int]
    hands: list[int]
    box: list[int]
    stash: int = NOTHING
    cave: list[int] = field(default_factory=lambda: [0] * 6)
    stashed: list[int] = field(default_factory=lambda: [0] * 6)
    rows: list[Row] = field(default_factory=lambda: [Row(), Row()])
    fish: list[int] = field(default_factory=lambda: [0, 0, 0])
    fold: int = 0
    round: int = 1
    turn: int = 0
    line: list[int] = field(default_factory=list)
    """Seats that stepped forward; the first of them has the turn."""
    waiting: list[int] = field(default_factory=list)
    """Seats that let somebody else go first, until the next turn is over."""
    idle: list[int] = field(default_factory=list)
    """Seats for which no tile was left: they have no turn in this round."""
    by_name: bool = True
    """Anybody may name who plays next; a turn begun under older rules goes on without."""
    last_mover: int = NOBODY
    face: int = NOTHING
    """The tile of the turn under way."""
    swim: Swim | None = None
    rolled: int = NOTHING
    """The colour the theft die shows while a theft is under way."""
    thefts: list[Theft] = field(default_factory=list)
    placed: tuple[int, int] | None = None
    """Side and slot of the tile laid last."""
    folded: bool = False
    """The board was folded since the last turn."""
    cause: Cause | None = None
