"""Everything about a position of The Refuge, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from games.refuge.board import HEAD_START, Spot

ASHORE, DEVOURED, ABOARD = -1, -2, -3
"""Where a diver is who is not on the map: not placed yet, on the Devour symbol, in the UB-85."""

OFF_MAP = -1
"""One end of a move that begins or ends beside the board."""

Phase = Literal["divers", "places", "objectives", "wake", "act", "kraken"]
MoveKind = Literal[
    "move", "carry", "push", "devour", "return", "board", "head", "tentacle", "spawn", "remove"
]


class Move(NamedTuple):
    """One thing that moved since the last action was chosen; the picture lets it glow."""

    kind: MoveKind
    start: Spot
    end: Spot


@dataclass(slots=True)
class Diver:
    """A diver: where, whether on their feet, with what in hand and which abilities face down."""

    seat: int
    name: str = ""
    spot: Spot = ASHORE
    down_since: int | None = None
    hand: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    cargo: bool = False

    @property
    def standing(self) -> bool:
        return self.down_since is None

    @property
    def on_map(self) -> bool:
        return self.spot > ASHORE

    @property
    def upright(self) -> bool:
        """On the map and on their feet."""
        return self.spot > ASHORE and self.down_since is None


@dataclass(slots=True)
class Goal:
    """An objective card on the board, how far it has come, and what lies around for it."""

    objective: str
    progress: int = 0
    markers: list[Spot] = field(default_factory=list)
    stowed: list[str] = field(default_factory=list)


@dataclass(slots=True)
class State:
    """Decks are drawn from the end of their lists; the last Kraken card is remembered even when it
    has been shuffled back."""

    divers: list[Diver]
    active: int
    salvage_deck: list[str]
    kraken_deck: list[str]
    tentacles: list[Spot]
    supply: int
    threat: int
    head: int = HEAD_START
    phase: Phase = "divers"
    turn: int = 0
    actions_left: int = 0
    salvage_discards: list[str] = field(default_factory=list)
    kraken_discards: list[str] = field(default_factory=list)
    kraken_card: str = ""
    foreseen: int = 0
    cameras: list[Spot] = field(default_factory=list)
    goals: list[Goal] = field(default_factory=list)
    accomplished: int = 0
    """How many objectives are done; the goal with that number is the current one."""

    trail: list[Move] = field(default_factory=list)
    ended: str = ""

    @property
    def to_choose(self) -> int | None:
        """In set-up, whose choice it is: the first, from the starting player on, without one."""
        order = self.divers[self.active :] + self.divers[: self.active]
        if self.phase == "divers":
            return next((diver.seat for diver in order if not diver.name), None)
        return next((diver.seat for diver in order if diver.spot == ASHORE), None)
