"""The table as plain data: sea floor, models, creatures, reserves, tokens of the activation card;
and the scene in which something happens: dice and wishes beside the table, and what is told."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field, replace

from tests.meetings.lurk import box

Hex = tuple[int, int]

SAND, ROCK, CORAL, POISON, SUMMON = "sand", "rock", "coral", "poison coral", "summoning"
ABYSS, OPEN, DEN = "abyss", "opened abyss", "cleared den"
"""An abyss cannot be entered while it is unrevealed or a creature lives in it (``ABYSS``). Once a
treasure was drawn it is open ground; once its creature was defeated, a den that protects."""

NOBODY = "Nobody"
"""What is chosen where one need not choose."""

LASTING = frozenset({"Trapped", "Poisoned", "Stunned", "Inked"})
"""Effect tokens: they go at the end of the round. *Swimming* stays until the model settles,
*Vantage* and charges until the end of the turn."""


@dataclass(eq=False)
class Model:
    """A model of somebody's army; without a place it waits as a reinforcement."""

    name: str
    kind: str
    seat: int
    at: Hex | None = None
    wounds: int = 0
    tokens: set[str] = field(default_factory=set)
    charges: int = 0
    cards: list[str] = field(default_factory=list)
    moved: int = 0
    acted: bool = False

    @property
    def printed(self) -> box.Printed:
        return box.models()[self.kind]

    def copy(self) -> Model:
        twin = copy(self)
        twin.tokens, twin.cards = set(self.tokens), list(self.cards)
        return twin

    @property
    def powers(self) -> list[tuple[box.Power, str]]:
        """The printed ability and what its cards do, each with the kind of thing it stands on."""
        carried = [(card.power, card.kind) for card in map(box.cards().__getitem__, self.cards)]
        return [(self.printed.power, "ability"), *carried]

    @property
    def heart(self) -> int:
        return self.printed.heart + self.always("heart")

    def always(self, effect: str) -> int:
        """The sum of what its cards give unasked of this kind."""
        powers = (power for power, _ in self.powers if power.when == "always")
        return sum(power.number for power in powers if power.effect == effect)

    def dice(self, *effects: str) -> str:
        """The dice its cards give unasked of these kinds."""
        powers = (power for power, _ in self.powers if power.when == "always")
        return "".join(power.amount for power in powers if power.effect in effects)

    def has(self, effect: str) -> bool:
        return any(power.effect == effect for power, _ in self.powers)


@dataclass(eq=False)
class Creature:
    """A creature in its lair. Diamonds it rolled lie as Essence on its tile."""

    name: str
    kind: str
    at: Hex
    wounds: int = 0
    tokens: set[str] = field(default_factory=set)
    essence: int = 0

    @property
    def printed(self) -> box.Beast:
        return box.creatures()[self.kind]

    def copy(self) -> Creature:
        twin = copy(self)
        twin.tokens = set(self.tokens)
        return twin

    @property
    def heart(self) -> int:
        return self.printed.heart


@dataclass
class Activation:
    """The tile that acts: ``moving``, ``attacking`` or ``searching``, who of it has not yet, and
    the creature that a search of this activation woke."""

    kind: str
    waiting: list[str]
    woken: str = ""


@dataclass
class Table:
    """Everything that lies on the table. Seats stand in turn order, the first player first."""

    tiles: dict[Hex, str]
    seats: list[int]
    models: list[Model] = field(default_factory=list)
    creatures: list[Creature] = field(default_factory=list)
    turned: set[Hex] = field(default_factory=set)
    homes: dict[int, tuple[Hex, ...]] = field(default_factory=dict)
    essence: dict[int, int] = field(default_factory=dict)
    stock: dict[int, list[str]] = field(default_factory=dict)
    active: int = 0
    movement: int = 3
    attack: int = 0
    ended: int = 0
    activation: Activation | None = None
    silt: bool = False
    items: list[str] = field(default_factory=list)
    abyss: list[str] = field(default_factory=list)
    events: list[str] = field(default_factory=list)
    discarded: list[str] = field(default_factory=list)
    extra: dict[int, int] = field(default_factory=dict)
    round: int = 1
    last_round: int = 40
    fallen: list[int] = field(default_factory=list)
    """Seats that lost their last model, in the order in which they did."""

    def copy(self) -> Table:
        """A table of its own, to play something out on."""
        return replace(
            self,
            tiles=dict(self.tiles),
            models=[model.copy() for model in self.models],
            creatures=[creature.copy() for creature in self.creatures],
            turned=set(self.turned),
            essence=dict(self.essence),
            stock={seat: list(cards) for seat, cards in self.stock.items()},
            activation=self.activation
            and replace(self.activation, waiting=list(self.activation.waiting)),
            items=list(self.items),
            abyss=list(self.abyss),
            events=list(self.events),
            discarded=list(self.discarded),
            extra=dict(self.extra),
            fallen=list(self.fallen),
        )

    def model(self, name: str) -> Model:
        return next(model for model in self.models if model.name == name)

    def someone(self, name: str) -> Model | Creature | None:
        """The model or creature of that name, unless it is gone."""
        everyone: list[Model | Creature] = [*self.models, *self.creatures]
        return next((one for one in everyone if one.name == name), None)

    def on(self, tile: Hex) -> list[Model]:
        return [model for model in self.models if model.at == tile]

    def lair(self, tile: Hex) -> Creature | None:
        return next((one for one in self.creatures if one.at == tile), None)

    def alive(self) -> list[int]:
        """Seats that still have models, on the map or waiting, in turn order."""
        return [seat for seat in self.seats if any(model.seat == seat for model in self.models)]

    def after(self, seat: int) -> list[int]:
        """All other living seats in turn order, from the next one on."""
        place = self.seats.index(seat)
        order = self.seats[place + 1 :] + self.seats[:place]
        living = self.alive()
        return [other for other in order if other in living]


@dataclass(frozen=True)
class Offer:
    """Somebody may use or choose this now."""

    seat: int
    what: str
    options: tuple[str, ...]


@dataclass(frozen=True)
class Roll:
    """Somebody rolled these dice (sorted, best first, bonus dice not counted), and what counted."""

    who: str
    why: str
    pool: str
    symbols: int
    essence: int


@dataclass
class Scene:
    """A table in motion. ``wishes`` names the abilities and cards that are used whenever they may
    be; of several things that must be chosen the ``lean``-th is (counted around)."""

    table: Table
    faces: dict[str, list[int]]
    wishes: frozenset[str] = frozenset()
    lean: int = 0
    rolls: list[Roll] = field(default_factory=list)
    offers: list[Offer] = field(default_factory=list)

    def wish(self, seat: int, what: str, names: Iterable[str]) -> str:
        """The first offered thing that is wished for, or nothing."""
        options = tuple(names)
        if options:
            self.offers.append(Offer(seat, what, options))
        return next((name for name in options if name in self.wishes), "")

    def choose(self, seat: int, what: str, options: Iterable[str]) -> str:
        """One of several that must be chosen; what is alone goes without saying."""
        ordered = tuple(sorted(options))
        if len(ordered) > 1:
            self.offers.append(Offer(seat, what, ordered))
        return ordered[self.lean % len(ordered)]
