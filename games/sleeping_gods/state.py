"""A campaign as plain data. Crew members and seats are numbered; cards go by their numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Phase: TypeAlias = Literal["unlock", "dawn", "room", "aboard", "event", "act", "dusk"]
"""``room`` while one is chosen, ``aboard`` while it does its work."""
Room: TypeAlias = Literal["hull", "deck", "sick_bay", "galley", "quarters", "bridge"]
Stage: TypeAlias = Literal["read", "choose", "fight", "after"]
ROOMS: tuple[Room, ...] = ("deck", "sick_bay", "galley", "quarters", "bridge")
FATE_ROOMS: tuple[Room, ...] = ("hull", *ROOMS)
"""Which fate number hits which part of the ship."""
NO_CAPTAIN = -1


@dataclass(slots=True)
class Member:
    """A crew board and everything on it. The captain's seat is whoever is active."""

    id: str
    seat: int
    damage: int = 0
    fatigue: int = 0
    command: int = 0
    statuses: list[str] = field(default_factory=list)
    equipped: list[int] = field(default_factory=list)
    weapons: list[int] = field(default_factory=list)
    levels: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Chair:
    """A player's own things. An empty chair keeps its number for whoever comes next."""

    hand: list[int] = field(default_factory=list)
    command: int = 0
    here: bool = True


@dataclass(slots=True)
class Owned:
    """An adventure card and the command lying on it."""

    num: int
    command: int = 0


@dataclass(slots=True)
class Lasting:
    """An event that stays; a beast also has a place on the map."""

    id: str
    region: str = ""


@dataclass(slots=True)
class Tale:
    """Where the story stands: which paragraph, what of it is done, what the failure said."""

    location: int
    para: str
    stage: Stage = "read"
    choice: str = ""
    lost: bool = False
    turn_to: str = ""
    taken: list[str] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Happening:
    """The event being resolved."""

    id: str
    stage: Stage = "read"
    option: int = -1
    lost: bool = False


@dataclass(slots=True)
class Contest:
    """A challenge being met: who joined, who paid to join, and what has been added."""

    skill: str
    need: int
    source: str
    participants: list[int] = field(default_factory=list)
    paid: list[int] = field(default_factory=list)
    fate: int = 0
    bonus: int = 0
    event: str = ""
    """Which lasting event one tries to be rid of."""


@dataclass(slots=True)
class Foe:
    """An enemy card in the row and its covered squares, numbered row by row."""

    num: int
    covered: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Attack:
    """One combat action under way."""

    member: int
    seat: int
    weapon: int = 0
    target: int = 0
    fate: int = 0
    accuracy: int = 0
    damage: int = 0
    nonheart: int = 0
    diagonal: bool = False
    boosted: bool = False
    placed: list[tuple[int, int]] = field(default_factory=list)


@dataclass(slots=True)
class Fight:
    """A combat: the row of enemies, action tokens, and whose synergy token lies where."""

    foes: list[Foe]
    tokens: list[int]
    used: list[int]
    synergy: list[int]
    round: int = 1
    wounds: int = 0
    disarmed: list[int] = field(default_factory=list)
    attack: Attack | None = None


@dataclass(slots=True)
class Threat:
    """Damage on its way to a crew member, and what blocks it so far."""

    member: int
    foe: int
    amount: int
    block: int
    end_of_round: bool


@dataclass(slots=True)
class State:
    """The whole campaign."""

    crew: list[Member]
    chairs: list[Chair]
    region: str
    ability_deck: list[int]
    event_deck: list[str]
    market_deck: list[int]
    search_pile: list[int]
    phase: Phase = "dawn"
    turn: int = 1
    active: int = 0
    actions: int = 0
    passes: int = 0
    room: str = ""
    harm: dict[str, int] = field(default_factory=dict)
    goods: dict[str, int] = field(default_factory=dict)
    xp: int = 0
    ability_discard: list[int] = field(default_factory=list)
    events_left: list[str] = field(default_factory=list)
    events_gone: list[str] = field(default_factory=list)
    lasting: list[Lasting] = field(default_factory=list)
    search_discard: list[int] = field(default_factory=list)
    found: list[int] = field(default_factory=list)
    stall: list[int] = field(default_factory=list)
    cards: list[Owned] = field(default_factory=list)
    quests: list[int] = field(default_factory=list)
    used_quests: list[int] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    props: list[str] = field(default_factory=list)
    took_part: list[int] = field(default_factory=list)
    distance: int = 0
    ashore: bool = False
    port_done: list[str] = field(default_factory=list)
    tale: Tale | None = None
    happening: Happening | None = None
    contest: Contest | None = None
    fight: Fight | None = None
    threat: Threat | None = None
    visits: dict[str, int] = field(default_factory=dict)
    read: list[str] = field(default_factory=list)
    pages: list[int] = field(default_factory=list)
    notes: dict[str, list[str]] = field(default_factory=dict)
    marks: dict[str, str] = field(default_factory=dict)
    log: list[tuple[int, str, str]] = field(default_factory=list)
    finale: int = 0
    defeats: int = 0
    ending: int = 0
    lost: str = ""
