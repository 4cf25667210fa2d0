"""Everything about a position: modules, pieces on the domes, the pod, hands, deck and turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from games.jupiter.cards import Ability, Card

ABSENT, OPEN, COLONIST, CREEP, ROBOT = -1, 0, 1, 2, 3
"""What a dome holds; the robot of a seat is ``ROBOT + seat``, a missing dome is ``ABSENT``."""

COLONISTS, CREEPS = 49, 60
"""Markers in the box."""

POD_ROOM = 7
BATCH = 7
ACTIONS = 5
HAND_LIMIT = 4
DEALT = 2

Phase = Literal["cores", "first", "docking", "arrival", "actions", "conversion", "invasion", "draw"]
Event = Literal["moved", "shot", "rose", "converted", "exploded", "boarded", "launched", "covered"]
Cause = Literal["rescued", "converted", "power", "radar"]


@dataclass(slots=True)
class Module:
    """A tile of the colony, turned by sixths, and the cell it lies on."""

    number: int
    turned: int
    q: int
    r: int
    gone: bool = False


@dataclass(slots=True)
class Pod:
    """The evacuation pod. Undocked, it waits for the seat that launched it, or for anybody."""

    q: int = 0
    r: int = 0
    docked: bool = False
    launcher: int | None = None
    colonists: int = 0
    robots: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Player:
    """A hand and the core under the ring."""

    hand: list[Card]
    core: Ability | None = None


@dataclass(slots=True)
class Trace:
    """Something that just happened, for the picture: where, and where from or to."""

    event: Event
    space: int
    to: int


@dataclass(slots=True)
class State:
    """A position of Jupiter Deep."""

    modules: list[Module]
    domes: list[int]
    """What every space holds; the last one is the pod's and stays ``ABSENT``."""
    players: list[Player]
    deck: list[Card]
    pod: Pod
    target: int
    spare: int
    """Colonist markers left in the box at set-up."""
    discards: list[Card] = field(default_factory=list)
    phase: Phase = "cores"
    active: int = 0
    turn: int = 0
    covered: list[int] = field(default_factory=list)
    """Modules with a super creep on their plant or dish."""
    saved: int = 0
    lost: int = 0
    spent: int = 0
    boosts: int = 0
    core_used: bool = False
    in_play: list[Ability] = field(default_factory=list)
    """Cards that last for this turn."""
    die: int = 0
    risen: list[int] = field(default_factory=list)
    """Modules that got a creep in this turn's invasion."""
    led: int = -1
    """Where the colonist stands that was commanded last, to tell that it goes on."""
    traces: list[Trace] = field(default_factory=list)


def creeps_in_box(domes: list[int]) -> int:
    """All that are not on the colony; those of a module that blew up are back."""
    return CREEPS - domes.count(CREEP)
