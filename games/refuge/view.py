"""The Refuge as a seat, or a spectator, may know it.

The dive is co-operative and nothing limits talk, so hands lie open. Hidden are the orders of the
two decks, except for the Kraken cards that Satoshi's sonar has shown to his seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.kernel.text import Text
from games.refuge.board import Space
from games.refuge.objective_cards import Level
from games.refuge.state import MoveKind, Phase


@dataclass(frozen=True, slots=True)
class AbilityView:
    """An ability card, face up (ready) or face down (used)."""

    id: str
    title: Text
    effect: Text
    reaction: bool
    ready: bool


@dataclass(frozen=True, slots=True)
class DiverView:
    """A diver; ``character`` and ``name`` are empty until chosen, ``spot`` while off the map."""

    seat: int
    character: str
    name: Text | None
    letters: str
    spot: str | None
    standing: bool
    devoured: bool
    boarded: bool
    hand: tuple[str, ...]
    abilities: tuple[AbilityView, ...]
    cargo: bool
    down_since: int | None


@dataclass(frozen=True, slots=True)
class ObjectiveView:
    """An objective card, how far it has come and what has been gathered for it."""

    id: str
    level: Level
    numeral: Text
    title: Text
    goal: Text
    reward: Text
    progress: int
    target: int
    done: bool
    current: bool
    blue: bool
    markers: tuple[str, ...]
    stowed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MoveView:
    """Something that moved lately; an end is ``None`` beside the board."""

    kind: MoveKind
    start: str | None
    end: str | None


@dataclass(frozen=True, slots=True)
class View:
    """What a picture, the words and the autopilot see. Piles list their top card last; in set-up
    ``active`` is whoever has to choose."""

    viewer: int | None
    phase: Phase
    turn: int
    active: int
    actions_left: int
    spaces: Mapping[str, Space]
    head: int
    head_spots: tuple[str, ...]
    tentacles: tuple[str, ...]
    divers: tuple[DiverView, ...]
    hand: tuple[str, ...]
    cameras: tuple[str, ...]
    supply: int
    threat: int
    salvage_left: int
    salvage_discards: tuple[str, ...]
    kraken_left: int
    kraken_discards: tuple[str, ...]
    kraken_card: str
    foreseen: tuple[str, ...]
    objectives: tuple[ObjectiveView, ...]
    trail: tuple[MoveView, ...]
    ended: str

    @property
    def objective(self) -> ObjectiveView | None:
        """The one to accomplish now."""
        return next((card for card in self.objectives if card.current), None)

    @property
    def markers(self) -> tuple[str, ...]:
        """Where markers of the current objective lie."""
        return self.objective.markers if self.objective else ()
