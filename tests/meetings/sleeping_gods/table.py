"""The table as plain data, and what can be read off it without a decision."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, field
from typing import Any

from tests.meetings.sleeping_gods import box

Place = tuple[int, int]
Event = tuple[object, ...]
NOTHING: Any = None
"""What stands where nothing is under way."""


@dataclass
class Member:
    """One of the crew. The captain has no seat: the active player leads her."""

    name: str
    seat: int | None
    wounds: int = 0
    fatigue: int = 0
    statuses: set[str] = field(default_factory=set)
    cards: list[str] = field(default_factory=list)
    levels: list[str] = field(default_factory=list)
    weapons: list[str] = field(default_factory=list)
    command: int = 0
    actions: int = 0
    synergy: set[str] = field(default_factory=set)
    """Whose synergy tokens lie on this board."""

    @property
    def printed(self) -> box.Crew:
        return box.CREW[self.name]

    @property
    def left(self) -> int:
        """Health that is left."""
        more = sum(box.LEVELS[name].health for name in self.levels)
        return self.printed.health + more - self.wounds

    @property
    def arms(self) -> list[str]:
        return [self.printed.weapon, *self.weapons]

    def skill(self, skill: str) -> int:
        """Symbols on board, equipped and level cards; weakened takes 2, down to none."""
        cards = [box.CARDS[name] for name in self.cards] + [box.LEVELS[n] for n in self.levels]
        count = self.printed.skills.count(skill) + sum(card.skill == skill for card in cards)
        return max(0, count - 2 * ("weakened" in self.statuses))

    def passive(self, *ops: str) -> int:
        """What equipped cards give unasked."""
        mods = [box.CARDS[name].mod for name in self.cards if box.CARDS[name].mode == "passive"]
        return sum(mod.n for mod in mods if mod and mod.op in ops)


@dataclass
class Foe:
    """An enemy card in the row."""

    name: str
    defense: int
    attack: int
    grid: dict[Place, box.Square]
    covered: set[Place] = field(default_factory=set)

    @property
    def bare(self) -> dict[Place, box.Square]:
        return {at: square for at, square in self.grid.items() if at not in self.covered}

    @property
    def beaten(self) -> bool:
        return not any(square.heart for square in self.bare.values())

    @property
    def strength(self) -> int:
        return self.attack + sum(square.attack for square in self.bare.values())

    @property
    def width(self) -> int:
        return 1 + max(column for _, column in self.grid)

    def power(self, name: str) -> int:
        return sum(square.n for square in self.bare.values() if square.power == name)

    def defends(self, weapon: box.Weapon) -> int:
        """A bare wing is worth 1 against what is not ranged."""
        wing = any(square.flying for square in self.bare.values())
        return self.defense + (wing and not weapon.ranged)


def foe(name: str, kind: str = "") -> Foe:
    card = box.ENEMIES[kind or name]
    grid = {(r, c): square for r, row in enumerate(card.rows) for c, square in enumerate(row)}
    return Foe(name, card.defense, card.attack, grid)


@dataclass
class Fate:
    """A fate that lies open and may still be changed."""

    drawn: int
    plus: int = 0

    @property
    def total(self) -> int:
        return self.drawn + self.plus


@dataclass
class Attack:
    """An attack under way. Stages: ``drawn`` (fate lies open), ``placing``, ``placed``."""

    who: str
    weapon: str
    foe: str
    stage: str = "drawn"
    accuracy: int = 0
    damage: int = 0
    spare: int = 0
    diagonal: bool = False
    missed: bool = False
    answered: bool = False
    boosted: bool = False


@dataclass
class Blow:
    """Damage that comes at somebody and may be blocked; ``seat`` decides what it leaves over."""

    victim: str
    points: int
    seat: int


@dataclass
class Trial:
    """A challenge. Stages: ``joining``, ``drawn``, ``failing``. Consequences are ``damage``,
    ``ship_damage``, ``goto`` (``what``) or a status; one that names somebody is theirs."""

    skill: str
    need: int
    fail: list[box.Mod] = field(default_factory=list)
    named: dict[int, str] = field(default_factory=dict)
    """Which consequence (counted from 0) speaks of whom."""
    stage: str = "joining"
    joined: list[str] = field(default_factory=list)
    helpers: set[int] = field(default_factory=set)
    bonus: int = 0
    done: int = 0


Task = tuple[str, str, int]


@dataclass
class Table:
    """Everything on the table; seats are 0, 1, …"""

    crew: list[Member]
    active: int = 0
    command: dict[int, int] = field(default_factory=dict)
    hands: dict[int, list[str]] = field(default_factory=dict)
    actions: dict[int, int] = field(default_factory=dict)
    adventures: dict[str, int] = field(default_factory=dict)
    """Cards aboard, each with the command that lies on it."""
    foes: list[Foe] = field(default_factory=list)
    goods: dict[str, int] = field(default_factory=dict)
    rooms: dict[str, int] = field(default_factory=lambda: dict.fromkeys(box.ROOMS, 0))
    reward: dict[str, int] = field(default_factory=dict)
    disarmed: list[str] = field(default_factory=list)
    fate: Fate = NOTHING
    attack: Attack = NOTHING
    blow: Blow = NOTHING
    excess: int = 0
    spared: str = ""
    sharer: int = 0
    fallen: list[str] = field(default_factory=list)
    """Who has just come to 0 health and may be restored by a synergy token."""
    passing: str = ""
    ship: int = 0
    """Ship damage that has still to be placed."""
    trial: Trial = NOTHING
    round: list[Task] = NOTHING
    over: str = ""
    """``won``, ``crew``, ``ship``, ``success`` or ``fail``."""

    def copy(self) -> Table:
        twin: Table = pickle.loads(pickle.dumps(self))
        return twin

    def member(self, name: str) -> Member:
        return next(one for one in self.crew if one.name == name)

    def foe(self, name: str) -> Foe:
        return next((one for one in self.foes if one.name == name), NOTHING)

    def leads(self, member: Member) -> int:
        return self.active if member.seat is None else member.seat

    def led_by(self, seat: int) -> list[Member]:
        return [one for one in self.crew if self.leads(one) == seat]

    def standing(self) -> list[Member]:
        return [one for one in self.crew if one.left > 0]

    def neighbours(self, name: str) -> list[Foe]:
        at = next((n for n, one in enumerate(self.foes) if one.name == name), None)
        return [] if at is None else [f for n, f in enumerate(self.foes) if abs(n - at) == 1]

    def statuses_left(self, status: str) -> int:
        return box.STATUSES[status] - sum(status in one.statuses for one in self.crew)

    @property
    def phase(self) -> str:
        """What is being decided now; ``open`` is a fight between two actions."""
        under_way: dict[Any, Any] = {
            "over": self.over,
            "fallen": self.fallen,
            "excess": self.excess,
            "blow": self.blow,
            "passing": self.passing,
            "ship": self.ship and self.fate,
            self.attack and self.attack.stage: self.attack,
            self.trial and f"trial {self.trial.stage}": self.trial,
            "round": self.round is not None,
            "open": True,
        }
        return str(next(phase for phase, holds in under_way.items() if holds))


@dataclass(frozen=True, order=True)
class Order:
    """One plain deed: which player, what, who or which card does it, with what, upon what."""

    seat: int
    verb: str
    who: str = ""
    using: str = ""
    at: str = ""
    squares: tuple[tuple[str, Place], ...] = ()


@dataclass
class Scene:
    """A table in motion: fates to come, in order, and what is told."""

    table: Table
    draws: list[int]
    events: list[Event] = field(default_factory=list)

    def draw(self) -> int:
        fate = self.draws.pop(0)
        self.tell("fate", fate)
        return fate

    def tell(self, *event: object) -> None:
        self.events.append(event)
