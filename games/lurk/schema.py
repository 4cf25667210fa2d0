"""What may be printed: the shapes of dice, map, models, cards, abyss and events."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

FactionId = Literal["cog", "nautilus", "low_clans", "ancients"]
FACTION_IDS: tuple[FactionId, ...] = ("cog", "nautilus", "low_clans", "ancients")
Colour = Literal["white", "red", "black"]
Face = Literal[
    "octopus", "white_octopus", "shield", "white_shield", "diamond", "white_diamond", "blank"
]
Terrain = Literal["sand", "rock", "coral", "poison", "abyss"]
Side = Literal["north", "east", "south", "west"]
TokenName = Literal["trapped", "poisoned", "stunned", "inked"]
CardKind = Literal["item", "weapon", "armour", "ability"]
ModelKind = Literal["leader", "hero", "beast", "minion"]
Timing = Literal[
    "attack",
    "defence",
    "after_hit",
    "after_kill",
    "after_attack",
    "attack_action",
    "own_turn",
    "move",
    "search",
    "roll",
    "token",
    "build",
]
EffectName = Literal[
    "add_die",
    "add_die_per_friend",
    "add_die_per_wound",
    "add_die_per_target_wound",
    "upgrade",
    "degrade_attacker",
    "pierce",
    "block",
    "riposte",
    "reroll",
    "ignore_los",
    "range",
    "range_min",
    "speed",
    "heart",
    "immune",
    "ignore_swim",
    "token",
    "push",
    "splash",
    "steal_essence",
    "gain_essence",
    "bonus_essence",
    "heal",
    "heal_self",
    "move",
    "pull_friend",
    "draw_item",
    "area",
    "clear_tokens",
    "lure",
    "choose_abyss",
    "extra_search_die",
]
Id = Annotated[str, Field(pattern=r"^[a-z_]{3,24}$")]
Dice = Annotated[str, Field(pattern=r"^[WRB]{1,5}$")]
Small = Annotated[int, Field(ge=0, le=99)]
Count = Annotated[int, Field(ge=1, le=200)]
MINION_COPIES = 4
Name = Annotated[str, Field(min_length=2, max_length=24)]


class Printed(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Effect(Printed):
    """What an ability or card does, when, and at what price in Essence."""

    timing: Timing
    effect: EffectName
    essence: Small = 0
    n: Small = 1
    dice: Dice | Literal[""] = ""
    token: TokenName | None = None
    tokens: tuple[TokenName, ...] = ()
    most: Small = 99
    radius: Small = 0
    targets: Small = 1
    range: Small = 0
    range_is: Small = 0
    min_range: Small = 0
    beyond: Small = 0
    n_on_coral: Small = 0
    n_large: Small = 0
    speed: int = 0
    if_weakened: bool = False
    ignore_coral: bool = False
    self_destroy: bool = False
    passive: bool = False
    once: bool = False

    @property
    def given_token(self) -> TokenName:
        """Of an effect that gives one."""
        assert self.token is not None, self
        return self.token

    def counts_at(self, distance: int) -> bool:
        """Everywhere, unless it is for one distance only."""
        return not self.range_is or self.range_is == distance

    @model_validator(mode="after")
    def holds_together(self) -> Effect:
        if self.effect.startswith("add_die") and not self.dice:
            raise ValueError("an effect that adds dice must say which (dice)")
        if self.effect == "token" and not self.token:
            raise ValueError("an effect that gives a token must say which (token)")
        if self.passive and (self.once or self.essence):
            raise ValueError("what always works is neither paid for nor discarded")
        return self


class Power(Printed):
    """The ability printed on a model."""

    name: Name
    effect: Effect


class Kind(Printed):
    """A model as printed on its sheet."""

    id: Id
    name: Name
    letter: Annotated[str, Field(pattern=r"^[A-Z]$")]
    kind: ModelKind
    size: Literal["small", "large"]
    speed: Count
    attack: Dice
    range: Count
    defence: Dice
    heart: Count
    cost: Count
    ability: Power

    @property
    def large(self) -> bool:
        return self.size == "large"

    @property
    def carries(self) -> bool:
        """Characters carry cards, minions do not."""
        return self.kind != "minion"

    @property
    def most(self) -> int:
        """Copies in one army."""
        return 1 if self.carries else MINION_COPIES


class Card(Printed):
    """A starting card, which costs points, or a card of the item deck, which has copies."""

    id: Id
    name: Name
    kind: CardKind
    effect: Effect
    cost: Small = 0
    copies: Count = 1


class Army(Printed):
    """A ready-made army: its models, and who carries which card."""

    name: Name
    points: Count
    models: tuple[Id, ...]
    cards: dict[Id, Id]


class Faction(Printed):
    """One of the four peoples of the Lurk."""

    name: Name
    creed: str
    models: tuple[Kind, ...]
    cards: tuple[Card, ...]
    armies: tuple[Army, ...]

    @model_validator(mode="after")
    def has_sixteen_cards(self) -> Faction:
        kinds = [card.kind for card in self.cards]
        gear = kinds.count("weapon") + kinds.count("armour")
        if (kinds.count("item"), gear, kinds.count("ability")) != (4, 4, 8):
            raise ValueError("a faction has 4 items, 4 weapons or armours and 8 abilities")
        return self

    @model_validator(mode="after")
    def armies_are_legal(self) -> Faction:
        for army in self.armies:
            fault = army_fault(self, army)
            if fault:
                raise ValueError(f"army {army.name}: {fault}")
        return self


def army_fault(faction: Faction, army: Army) -> str | None:
    """What is wrong with an army, in words for whoever wrote it."""
    kinds = {kind.id: kind for kind in faction.models}
    cards = {card.id: card for card in faction.cards}
    unknown = [name for name in (*army.models, *army.cards.values()) if name not in kinds]
    unknown += [name for name in army.cards if name not in cards]
    if unknown:
        return f"{unknown[0]} is no model or card of this faction"
    spent = sum(kinds[name].cost for name in army.models)
    spent += sum(cards[name].cost for name in army.cards)
    if spent > army.points:
        return f"costs {spent}, more than {army.points}"
    crowd = [name for name in army.models if army.models.count(name) > kinds[name].most]
    if crowd:
        return f"{crowd[0]} is there too often"
    slots = [(bearer, cards[card].kind) for card, bearer in army.cards.items()]
    if len(slots) != len(set(slots)):
        return "somebody carries two cards of one kind"
    idle = [name for name in army.cards.values() if not kinds[name].carries]
    return f"{idle[0]} carries no cards" if idle else None


class Items(Printed):
    cards: tuple[Card, ...]


class Reward(Printed):
    items: Small
    essence: Small


class Creature(Printed):
    """A Lurker: it guards its tile until somebody defeats it."""

    id: Id
    name: Name
    copies: Count
    attack: Dice
    range: Count
    defence: Dice
    heart: Count
    swarm: bool = False
    token: TokenName | None = None
    reward: Reward


class Treasure(Printed):
    """What lies in an abyss that nobody guards."""

    id: Id
    name: Name
    copies: Count
    draw: Small = 0
    keep: Small = 0
    essence: Small = 0


class Abyss(Printed):
    creatures: tuple[Creature, ...]
    treasures: tuple[Treasure, ...]


class Event(Printed):
    id: Id
    name: Name
    copies: Count
    text: str


class Events(Printed):
    events: tuple[Event, ...]


class Row(Printed):
    r: int
    first: int = Field(alias="from")
    last: int = Field(alias="to")


class Chart(Printed):
    """The field to fill with tiles, and where armies are summoned."""

    rows: tuple[Row, ...]
    summoning: dict[Side, tuple[tuple[int, int], ...]]
    sides: dict[int, tuple[Side, ...]]
    points: dict[int, Count]
    tiles: dict[Terrain, Count]

    @model_validator(mode="after")
    def tiles_fill_the_field(self) -> Chart:
        room = sum(row.last - row.first + 1 for row in self.rows)
        if room != sum(self.tiles.values()):
            raise ValueError(f"the field has {room} places, tiles: {sum(self.tiles.values())}")
        return self


class DiceFaces(Printed):
    white: tuple[Face, Face, Face, Face, Face, Face]
    red: tuple[Face, Face, Face, Face, Face, Face]
    black: tuple[Face, Face, Face, Face, Face, Face]
