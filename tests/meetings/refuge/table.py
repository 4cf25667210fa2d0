"""The table, the deeds done on it, and a scene: a table at work with its chance and its choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.meetings.refuge import box, sea

DEVOURED, BOARDED = "devoured", "boarded"
"""Where a diver is who is not on the map."""


class Order(NamedTuple):
    """One deed. On one's turn: ``move who where``, ``play who card aim``, ``use who ability aim``,
    ``recover who a+b aim`` (a diver or an ability), ``stow who card``, ``charge who``, ``hit who
    cards``, ``seal who card``, ``pass who card whom``, ``return who where``, ``end who``.
    When asked: ``lair``/``lure``/``bait who from to``, ``spawn who where``, ``switch who whom``,
    ``parry who weapon-or-Brace``, ``slip who where``, ``ink who``, ``ready who ability``,
    ``lowest who where``, ``sonar who a+b+c``; ``decline who verb``."""

    verb: str
    who: str
    what: str = ""
    aim: str = ""


@dataclass
class Diver:
    """``used`` are the abilities that lie face down."""

    name: str
    at: str
    down: bool = False
    hand: list[str] = field(default_factory=list)
    used: set[str] = field(default_factory=set)

    @property
    def on_map(self) -> bool:
        return self.at in box.SPACES

    @property
    def stands(self) -> bool:
        return self.on_map and not self.down

    @property
    def ready(self) -> list[str]:
        return [one for one in box.DIVERS[self.name] if one not in self.used]


@dataclass
class Table:
    """Divers sit in the order of play; decks lie top first. ``head`` is its left column (A is 0).
    ``progress`` counts towards the current objective, ``stored`` are types in the locker,
    ``cargo`` is a space, a carrier's name or nothing. ``grace``: a lone diver began this turn
    down and has not stood up yet."""

    divers: list[Diver]
    objectives: tuple[str, str, str]
    head: int = box.HEAD_START
    tentacles: set[str] = field(default_factory=set)
    supply: int = box.TENTACLES
    threat: int = 0
    salvage: list[str] = field(default_factory=lambda: list(box.SALVAGE))
    discards: list[str] = field(default_factory=list)
    kraken: list[str] = field(default_factory=lambda: list(box.KRAKEN_DECK))
    drawn: list[str] = field(default_factory=list)
    cameras: set[str] = field(default_factory=set)
    stage: int = 0
    progress: int = 0
    markers: set[str] = field(default_factory=set)
    stored: set[str] = field(default_factory=set)
    cargo: str = ""
    turn: int = 0
    actions: int = box.ACTIONS
    grace: bool = False
    outcome: str = ""

    def copy(self) -> Table:
        twin = copy(self)
        for name in PILES:
            setattr(twin, name, copy(getattr(self, name)))
        twin.divers = [Diver(d.name, d.at, d.down, [*d.hand], {*d.used}) for d in self.divers]
        return twin

    @property
    def active(self) -> Diver:
        return self.divers[self.turn]

    @property
    def objective(self) -> str:
        return self.objectives[self.stage] if self.stage < 3 else ""

    @property
    def afloat(self) -> list[Diver]:
        """Divers who have not boarded."""
        return [one for one in self.divers if one.at != BOARDED]

    @property
    def from_active(self) -> list[Diver]:
        """Everybody, the active diver first."""
        return self.divers[self.turn :] + self.divers[: self.turn]

    def diver(self, name: str) -> Diver:
        return next(one for one in self.divers if one.name == name)

    def diver_at(self, spot: str) -> Diver | None:
        return next((one for one in self.divers if one.at == spot), None)

    def taken(self, spot: str) -> bool:
        """A miniature is there: a tentacle, a diver or the head."""
        return (
            spot in self.tentacles
            or self.diver_at(spot) is not None
            or spot in sea.covered(self.head)
        )

    def reachable(self, spot: str, far: int) -> set[str]:
        """Free spaces to which a way of so many free spaces leads."""
        found, edge = {spot}, {spot}
        for _ in range(far):
            edge = {there for here in edge for there in sea.beside(here) if not self.taken(there)}
            found |= edge
        return found - {spot}


PILES = [name for name, found in vars(Table([], box.BLUE)).items() if isinstance(found, list | set)]
Chooser = Callable[[frozenset[Order]], Order]


class Over(Exception):
    """The dive has ended; nothing more happens."""


@dataclass
class Scene:
    """A table at work. ``asked`` keeps every set of deeds that somebody chose from."""

    table: Table
    chooser: Chooser = min
    asked: list[frozenset[Order]] = field(default_factory=list)
    shuffled: bool = False

    def choose(self, options: Iterable[Order], declined: Order | None = None) -> Order | None:
        """What must be done, or may be declined; nothing when there is nothing to do."""
        every = frozenset(options)
        if not every:
            return None
        if declined:
            every |= {declined}
        self.asked.append(every)
        return min(every) if len(every) == 1 else self.chooser(every)

    def may(self, verb: str, who: Diver, options: Iterable[Order]) -> Order | None:
        """An offer to one diver, or nothing if it is declined."""
        chosen = self.choose(options, Order("decline", who.name, verb))
        return None if chosen is None or chosen.verb == "decline" else chosen

    def end(self, outcome: str) -> None:
        self.table.outcome = outcome
        raise Over

    def shuffle(self) -> None:
        """All Kraken cards form a new deck, in an order that nobody knows."""
        self.table.kraken, self.table.drawn, self.shuffled = list(box.KRAKEN_DECK), [], True
