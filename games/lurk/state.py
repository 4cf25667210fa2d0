"""Everything about a position of Lurk, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from games.kernel.game import Saved

WAITING, FALLEN = -1, -2
"""Where a model is that is not on the map: a reinforcement, or destroyed."""

LURKER = -1
"""The seat of the creatures of the abyss."""

NOBODY = -1
"""In place of a model's id: nobody is asked about."""

Ground = Literal[
    "sand", "rock", "coral", "poison", "abyss", "lair", "den", "hollow", "summoning", "void"
]
"""Of the last: an abyss nobody has looked into, one with a creature, one whose creature was
defeated, one that is empty, a summoning tile, and no tile at all."""

Token = Literal["swimming", "charging", "climbed", "trapped", "poisoned", "stunned", "inked"]
EFFECTS: frozenset[Token] = frozenset({"trapped", "poisoned", "stunned", "inked"})
"""Tokens that last until the end of the round."""

Phase = Literal["factions", "armies", "map", "first", "sides", "deploy", "turn", "event", "lurkers"]


class Move(NamedTuple):
    """One thing that moved lately; the picture lets it glow."""

    seat: int
    start: int
    end: int


class Duel(NamedTuple):
    """An attack while somebody is asked about it: the ids of both models, and their dice."""

    attacker: int
    target: int
    attack: str
    defence: str


class Moving(NamedTuple):
    """A tile whose models move with one activation, and those who have not done so yet."""

    tile: int
    models: tuple[int, ...]


NOT_MOVING = Moving(-1, ())


class Likeness(NamedTuple):
    """A model as it was at some moment: for words that are made later."""

    id: int
    kind: str
    seat: int
    tile: int
    wounds: int
    cards: tuple[str, ...]
    tokens: tuple[Token, ...]


@dataclass(slots=True)
class Model:
    """A model of an army, or a creature. Essence lies only with creatures."""

    id: int
    kind: str
    seat: int
    tile: int = WAITING
    wounds: int = 0
    cards: list[str] = field(default_factory=list)
    tokens: list[Token] = field(default_factory=list)
    moves: int = 0
    acted: bool = False
    essence: int = 0

    @property
    def on_map(self) -> bool:
        """Neither waiting nor fallen."""
        return self.tile >= 0

    def likeness(self) -> Likeness:
        cards, tokens = tuple(self.cards), tuple(self.tokens)
        return Likeness(self.id, self.kind, self.seat, self.tile, self.wounds, cards, tokens)


@dataclass(slots=True)
class Draft:
    """An army being bought: models, cards, and who carries each (-1: the stock)."""

    models: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    bearers: list[int] = field(default_factory=list)
    pending: str = ""
    open: bool = False


@dataclass(slots=True)
class Player:
    """A seat's faction, side, reserve of Essence and stock of unequipped cards."""

    faction: str = ""
    side: str = ""
    essence: int = 3
    stock: list[str] = field(default_factory=list)
    extra: int = 0
    told: list[int] = field(default_factory=list)
    """Essence and models when they were told last."""
    draft: Draft = field(default_factory=Draft)


@dataclass(slots=True)
class Fight:
    """The last attack: who rolled what, what was blocked, what it did."""

    attacker: str
    attacker_seat: int
    origin: int
    target: str
    target_seat: int
    tile: int
    attack: list[str]
    defence: list[str]
    hits: int
    blocks: int
    wounds: int
    destroyed: bool
    attack_ability: str = ""
    defence_ability: str = ""


@dataclass(slots=True)
class State:
    """Decks are drawn from the end of their lists; ``acting`` is the model asked about, if any."""

    players: list[Player]
    ground: list[Ground]
    item_deck: list[str]
    abyss_deck: list[str]
    event_deck: list[str]
    box: list[str]
    models: list[Model] = field(default_factory=list)
    searched: list[int] = field(default_factory=list)
    item_discards: list[str] = field(default_factory=list)
    abyss_discards: list[str] = field(default_factory=list)
    event_discards: list[str] = field(default_factory=list)
    scrap: list[str] = field(default_factory=list)
    phase: Phase = "factions"
    maps: int = 0
    first: int = 0
    active: int = 0
    round: int = 1
    turn: int = 0
    acting: int = NOBODY
    moving: Moving = NOT_MOVING
    columns: list[int] = field(default_factory=lambda: [0, 0, 0])
    event: str = ""
    silt: bool = False
    duel: Duel | None = None
    fight: Fight | None = None
    roll: list[str] = field(default_factory=list)
    trail: list[Move] = field(default_factory=list)
    ended: str = ""


def with_nothing_told(saved: Saved) -> Saved:
    """From rules 1: gains were told at once, so that none is left to tell."""
    players = [{**player, "told": []} for player in saved["players"]]
    return {**saved, "players": players}


def guards_strike_neighbours_only(saved: Saved) -> Saved:
    """Rules 3 let no creature on guard strike a mover two tiles off; the state is the same."""
    return saved


def models_are_ordered(saved: Saved) -> Saved:
    """Rules 4 ask for models and what they do where rules 3 asked for tiles first; the state is
    the same, and an activation that was under way is begun anew."""
    return saved


def ways_are_swum(saved: Saved) -> Saved:
    """Rules 5 offer to swim somewhere in one order, and the others of a tile with the turn's
    orders; the state is the same."""
    return saved


def nobody_is_moving(saved: Saved) -> Saved:
    """Rules 6 know in the state who may still move with a tile; at a checkpoint nobody did."""
    return {**saved, "moving": NOT_MOVING}
