"""Cards and crew: what they do when used, and what they do by being there."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, model_validator

from games.sleeping_gods.content.story import Effect
from games.sleeping_gods.content.words import (
    Emblem,
    Keyword,
    Model,
    Name,
    Payable,
    Resource,
    Skill,
    Status,
)

CardText: TypeAlias = Annotated[str, Field(max_length=240)]

ModOp: TypeAlias = Literal[
    "skill", "block", "block_round", "accuracy", "damage", "damage_nonheart", "diagonal", "redraw",
    "redraw_best", "redraw_if_1", "fate_plus", "heal", "unfatigue", "unstatus", "repair", "gain",
    "draw", "command", "clear_command", "search", "sail", "strike",
]  # fmt: skip


class Mod(Model):
    """One thing a card or crew ability does when it is used."""

    op: ModOp
    n: Annotated[int, Field(ge=1, le=12)] = 1
    skill: Skill | None = None
    status: Status | None = None
    res: Resource | None = None

    @model_validator(mode="after")
    def _fields_fit_op(self) -> Mod:
        assert (self.skill is not None) == (self.op == "skill"), "skill belongs to op skill alone"
        assert (self.res is not None) == (self.op == "gain"), "res belongs to op gain alone"
        assert self.status is None or self.op == "unstatus", "status belongs to op unstatus alone"
        return self


PassiveOp: TypeAlias = Literal[
    "skill", "accuracy", "damage", "block", "block_round", "travel", "hazard", "event",
    "hand_limit", "inn", "market_price", "market_cards", "room_command", "search", "repair_price",
    "enemy_defense", "enemy_attack", "heal", "unfatigue", "command", "gain", "draw", "fate_1",
    "cook_heal", "ability_cost",
]  # fmt: skip
Moment: TypeAlias = Literal[
    "always", "challenge_won", "challenge_lost", "enemy_defeated", "attack_hit", "attack_missed",
    "turn_start", "port",
]  # fmt: skip
ALWAYS_OPS = (
    "skill", "accuracy", "damage", "block", "block_round", "travel", "hazard", "event",
    "hand_limit", "inn", "market_price", "market_cards", "room_command", "search", "repair_price",
    "enemy_defense", "enemy_attack", "fate_1", "cook_heal", "ability_cost",
)  # fmt: skip


class Passive(Model):
    """Something that works by itself: always, or whenever its moment comes."""

    op: PassiveOp
    when: Moment = "always"
    n: Annotated[int, Field(ge=-4, le=6)] = 1
    skill: Skill | None = None
    res: Resource | None = None

    @model_validator(mode="after")
    def _fields_fit_op(self) -> Passive:
        assert (self.when == "always") == (self.op in ALWAYS_OPS), (
            f"{self.op} works {'always' if self.op in ALWAYS_OPS else 'at a moment: give when'}"
        )
        assert (self.skill is not None) == (self.op == "skill"), "skill belongs to op skill alone"
        assert (self.res is not None) == (self.op == "gain"), "res belongs to op gain alone"
        assert self.n != 0, "n is not 0"
        return self


class Weapon(Model):
    """Accuracy, damage, block; ``boost``: an equipped card of that skill may go for +1 damage."""

    name: Name
    accuracy: Annotated[int, Field(ge=-2, le=4)]
    damage: Annotated[int, Field(ge=1, le=6)]
    block: Annotated[int, Field(ge=0, le=4)] = 0
    ranged: bool = False
    boost: Skill | None = None


class AbilityCard(Model):
    """A card of the fate deck, which can also be held, discarded for its skill, or equipped."""

    id: Annotated[int, Field(ge=1, le=60)]
    name: Name
    fate: Annotated[int, Field(ge=1, le=6)]
    cost: Annotated[int, Field(ge=0, le=3)]
    skill: Skill
    mode: Literal["none", "passive", "instant", "discard", "command"] = "none"
    command: Annotated[int, Field(ge=0, le=3)] = 0
    mods: tuple[Mod, ...] = ()
    passive: tuple[Passive, ...] = ()
    text: CardText = ""
    emblem: Emblem | None = None

    @model_validator(mode="after")
    def _mode_fits(self) -> AbilityCard:
        assert bool(self.passive) == (self.mode == "passive"), "mode passive goes with passive"
        assert bool(self.mods) == (self.mode in ("instant", "discard", "command")), (
            "modes instant, discard and command go with mods"
        )
        assert bool(self.command) == (self.mode == "command"), "mode command has a command cost"
        assert bool(self.text) == (self.mode != "none"), "text says what the ability does"
        return self


class LevelCard(Model):
    """Bought with XP in a port, for one crew member, for the rest of the campaign."""

    id: Annotated[str, Field(pattern=r"^[a-z]+-[1-3]$")]
    name: Name
    xp: Annotated[int, Field(ge=1, le=20)]
    health: Annotated[int, Field(ge=0, le=3)] = 0
    passive: tuple[Passive, ...] = ()
    ability: tuple[tuple[Mod, ...], ...] = ()
    text: CardText


Readiness: TypeAlias = Annotated[int, Field(ge=0, le=9)]


class Crew(Model):
    """A crew board. ``ability`` lists options, one of which is used per activation."""

    id: Annotated[str, Field(pattern=r"^[a-z]+$")]
    name: Name
    short: Annotated[str, Field(max_length=12)]
    role: Annotated[str, Field(max_length=24)]
    captain: bool = False
    health: Annotated[int, Field(ge=3, le=9)]
    skills: dict[Skill, Annotated[int, Field(ge=1, le=2)]]
    weapon: Weapon
    ability_cost: Annotated[int, Field(ge=1, le=3)]
    ability: tuple[tuple[Mod, ...], ...]
    synergy: Mod
    levels: tuple[LevelCard, ...]
    temper: tuple[Readiness, ...] = ()
    """How readily they say it, keep it to themselves, or do what nobody thought of."""
    about: CardText = ""
    emblem: Emblem | None = None


CardType: TypeAlias = Literal[
    "totem", "passenger", "equipment", "weapon", "animal", "recipe", "illness"
]


class AdventureCard(Model):
    """A find, or with ``coins`` a market card. ``use`` lists options, one is taken per use."""

    num: Annotated[int, Field(ge=1, le=132)]
    name: Name
    types: tuple[CardType, ...]
    command: Annotated[int, Field(ge=0, le=4)] = 1
    use: tuple[tuple[Mod, ...], ...] = ()
    cook: dict[Payable, Annotated[int, Field(ge=1, le=4)]] = Field(default_factory=dict)
    passive: tuple[Passive, ...] = ()
    weapon: Weapon | None = None
    coins: Annotated[int, Field(ge=0, le=20)] | None = None
    starting: bool = False
    text: CardText = ""
    emblem: Emblem | None = None

    @model_validator(mode="after")
    def _types_fit(self) -> AdventureCard:
        assert bool(self.cook) == ("recipe" in self.types), "recipes, and only they, have cook"
        assert (self.weapon is not None) == ("weapon" in self.types), (
            "weapons, and only they, have a weapon"
        )
        assert self.use or self.weapon or self.passive, "a card does something"
        assert self.command or not self.use, "a card with use costs at least 1 command"
        assert not any(passive.op == "repair_price" and passive.n > 1 for passive in self.passive)
        return self

    @property
    def totem(self) -> bool:
        return "totem" in self.types


class QuestCard(Model):
    """Owned while it lies open. A variant card changes rules and may score at the end."""

    num: Annotated[int, Field(ge=1, le=180)]
    title: Annotated[str, Field(min_length=2, max_length=44)]
    keyword: Keyword | None = None
    active: bool = False
    text: Annotated[str, Field(min_length=1, max_length=260)]
    variant: bool = False
    passive: tuple[Passive, ...] = ()
    start: tuple[Effect, ...] = ()
    points: Annotated[int, Field(ge=0, le=20)] = 0

    @model_validator(mode="after")
    def _variants_alone_change_rules(self) -> QuestCard:
        assert self.variant or not (self.start or self.points), "start and points need variant"
        return self
