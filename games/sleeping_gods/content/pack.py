"""A whole pack: everything a campaign reads, found by number."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal, TypeAlias

from pydantic import ConfigDict, Field, model_validator

from games.kernel.text import Text
from games.sleeping_gods.content.atlas import Page, Region
from games.sleeping_gods.content.cards import AbilityCard, AdventureCard, Crew, LevelCard, QuestCard
from games.sleeping_gods.content.encounters import Enemy, EventCard
from games.sleeping_gods.content.histories import History
from games.sleeping_gods.content.scenes import Scene
from games.sleeping_gods.content.story import Cond, Effect, Paragraph
from games.sleeping_gods.content.vignettes import Vignette
from games.sleeping_gods.content.words import Model, Name, ParaId, RegionId

PackId: TypeAlias = Annotated[str, Field(pattern=r"^[a-z][a-z_]*$", max_length=40)]
FactName: TypeAlias = Annotated[str, Field(pattern=r"^[a-z]{3,20}$")]
Label: TypeAlias = Literal["totem", "totems", "clock", "sea"]


class About(Model):
    """The pack's own card: what it is called and where it begins. ``full`` asks for full decks;
    ``extends`` names the pack it builds on, ``without`` what it does not take from there."""

    id: PackId
    title: Name
    ship: Name
    premise: Annotated[str, Field(min_length=20, max_length=1800)]
    vignette: Vignette | None = None
    start: RegionId
    full: bool = False
    extends: PackId | None = None
    without: dict[str, Literal["all"] | tuple[str | int, ...]] = Field(default_factory=dict)
    labels: dict[Label, Annotated[str, Field(max_length=20)]] = Field(default_factory=dict)
    called: dict[FactName, Annotated[str, Field(min_length=3, max_length=200)]] = Field(
        default_factory=dict
    )
    """Names for what matters, and what they stand for."""
    company: dict[FactName, Annotated[str, Field(min_length=3, max_length=120)]] = Field(
        default_factory=dict
    )
    """Who else is aboard, and when: they count as heads."""
    arcs: Annotated[int, Field(ge=0, le=40)] = 0
    """How many arcs of scenes a campaign draws; 0: all."""


class SearchToken(Model):
    """Drawn on the deck: damage always counts, one of the rewards may be kept."""

    id: Annotated[int, Field(ge=1, le=9)]
    rewards: tuple[tuple[Effect, ...], ...]
    damage: tuple[Effect, ...] = ()

    @model_validator(mode="after")
    def _rewards_give(self) -> SearchToken:
        given = [effect.op for reward in self.rewards for effect in reward]
        assert set(given) <= {"gain"}, "rewards are gains"
        hurts = {effect.op for effect in self.damage}
        assert hurts <= {"ship_damage", "damage"}, "damage is damage or ship_damage"
        return self


class Ending(Model):
    """Where a campaign can come to rest; ``needs`` repeats what its redirects ask for."""

    id: Annotated[int, Field(ge=1, le=12)]
    name: Annotated[str, Field(min_length=2, max_length=44)]
    para: ParaId
    opens: ParaId | None = None
    """Where its reading begins, if that is earlier."""
    vignette: Vignette | None = None
    needs: Cond = Cond()
    good: bool = True


class Unlock(Model):
    """Quest cards that later campaigns may begin with, once so many totems and endings are known"""

    at: Annotated[int, Field(ge=1, le=40)]
    name: Name
    quests: tuple[int, ...]


class Pack(Model):
    """All sections, and lookups by number."""

    model_config = ConfigDict(extra="forbid", frozen=True, ignored_types=(cached_property,))

    about: About
    pages: tuple[Page, ...]
    storybook: tuple[Paragraph, ...]
    quests: tuple[QuestCard, ...]
    adventure: tuple[AdventureCard, ...]
    market: tuple[AdventureCard, ...]
    abilities: tuple[AbilityCard, ...]
    events: tuple[EventCard, ...]
    enemies: tuple[Enemy, ...]
    crew: tuple[Crew, ...]
    search: tuple[SearchToken, ...]
    endings: tuple[Ending, ...]
    unlocks: tuple[Unlock, ...] = ()
    scenes: tuple[Scene, ...] = ()
    histories: tuple[History, ...] = ()
    tongues: dict[Annotated[str, Field(pattern=r"^[a-z]{2}$")], dict[str, str]] = Field(
        default_factory=dict
    )
    """By language, what each text is called there."""

    @cached_property
    def told(self) -> dict[str, Text | None]:
        """Words made of the pack's entries once and shown often."""
        return {}

    @cached_property
    def paragraph(self) -> dict[str, Paragraph]:
        """Scenes aboard are pages as well: one with choices is told as the storybook is."""
        aboard = {scene.id: scene.page for scene in self.scenes}
        return {paragraph.id: paragraph for paragraph in self.storybook} | aboard

    def totem_word(self, n: int) -> str:
        """What this pack calls so many totems."""
        labels = self.about.labels
        return labels.get("totem", "totem") if n == 1 else labels.get("totems", "totems")

    @cached_property
    def quest(self) -> dict[int, QuestCard]:
        return {quest.num: quest for quest in self.quests}

    @cached_property
    def bearer(self) -> dict[str, int]:
        """Keyword to the quest card that bears it."""
        return {quest.keyword: quest.num for quest in self.quests if quest.keyword}

    @cached_property
    def card(self) -> dict[int, AdventureCard]:
        return {card.num: card for card in (*self.adventure, *self.market)}

    @cached_property
    def ability(self) -> dict[int, AbilityCard]:
        return {card.id: card for card in self.abilities}

    @cached_property
    def event(self) -> dict[str, EventCard]:
        return {event.id: event for event in self.events}

    @cached_property
    def enemy(self) -> dict[int, Enemy]:
        return {enemy.num: enemy for enemy in self.enemies}

    @cached_property
    def member(self) -> dict[str, Crew]:
        return {member.id: member for member in self.crew}

    @cached_property
    def level(self) -> dict[str, LevelCard]:
        return {level.id: level for member in self.crew for level in member.levels}

    @cached_property
    def token(self) -> dict[int, SearchToken]:
        return {token.id: token for token in self.search}

    @cached_property
    def ending(self) -> dict[int, Ending]:
        return {ending.id: ending for ending in self.endings}

    @cached_property
    def page(self) -> dict[int, Page]:
        return {page.id: page for page in self.pages}

    @cached_property
    def region(self) -> dict[str, Region]:
        return {region.id: region for page in self.pages for region in page.regions}

    @cached_property
    def home(self) -> dict[int, str]:
        """Location number to its region."""
        return {
            location.num: region.id
            for region in self.region.values()
            for location in region.locations
        }

    @cached_property
    def captain(self) -> str:
        return next(member.id for member in self.crew if member.captain)

    @cached_property
    def totems(self) -> tuple[int, ...]:
        return tuple(card.num for card in self.adventure if card.totem)
