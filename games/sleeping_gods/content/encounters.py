"""What comes at the ship: event cards and enemies with their grids of squares."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, model_validator

from games.sleeping_gods.content.cards import CardText
from games.sleeping_gods.content.story import Challenge, Effect
from games.sleeping_gods.content.words import Emblem, Model, Name, Tier


class EventOption(Model):
    """One way to meet an event; effects come on success, or at once without a challenge."""

    text: Annotated[str, Field(min_length=3, max_length=56)]
    requires: tuple[Effect, ...] = ()
    challenge: Challenge | None = None
    combat: tuple[int, ...] = ()
    effects: tuple[Effect, ...] = ()


class Hunter(Model):
    """A beast on the map: at each turn's end it moves towards the ship, and strikes there."""

    name: Name
    steps: Annotated[int, Field(ge=1, le=2)] = 1
    effects: tuple[Effect, ...]


class EventCard(Model):
    """Drawn each turn. An ongoing one stays, and says how it is got rid of."""

    id: Annotated[str, Field(pattern=r"^[MPD]\d\d$")]
    tier: Tier
    name: Name
    text: Annotated[str, Field(min_length=1, max_length=360)]
    emblem: Emblem | None = None
    at_once: tuple[Effect, ...] = ()
    options: tuple[EventOption, ...] = ()
    ongoing: bool = False
    lasts_turn: bool = False
    each: Literal["turn_start", "turn_end", "travel", "fate"] | None = None
    fates: tuple[Annotated[int, Field(ge=1, le=6)], ...] = (1,)
    each_effects: tuple[Effect, ...] = ()
    hunter: Hunter | None = None
    clear: Challenge | None = None
    clear_cost: tuple[Effect, ...] = ()
    clear_when: Literal["turn_end", "action"] | None = None

    @model_validator(mode="after")
    def _parts_fit(self) -> EventCard:
        assert self.id[0] == self.tier[0].upper(), "ids begin with the tier's letter: M, P or D"
        assert bool(self.each) == bool(self.each_effects), "each and each_effects go together"
        lasting = self.ongoing or self.lasts_turn
        assert lasting or not (self.each or self.hunter), "each and hunter need an event that lasts"
        clearing = bool(self.clear or self.clear_cost)
        assert clearing == (self.clear_when is not None), "clear goes with clear_when"
        assert clearing == self.ongoing, "an ongoing event, and only that, says how it is cleared"
        assert not (self.ongoing and self.lasts_turn), "ongoing or lasts_turn, not both"
        assert self.at_once or self.options or lasting, "an event does something"
        return self


EndOfRound: TypeAlias = Literal[
    "venom", "frighten", "weaken", "madness", "low_morale", "regen", "adj_regen", "adj_attack",
    "discard_ability", "disarm", "lose_resource", "ship_damage",
]  # fmt: skip


class Cell(Model):
    """A square of an enemy: hearts to cover, and what works until it is covered."""

    heart: Annotated[int, Field(ge=0, le=3)] = 0
    attack: Annotated[int, Field(ge=0, le=3)] = 0
    synergy: bool = False
    flying: bool = False
    eor: EndOfRound | None = None
    static: Literal["first_strike", "resist"] | None = None
    n: Annotated[int, Field(ge=1, le=3)] = 1


class Enemy(Model):
    """An enemy card: rows of squares, top row first; ``null`` is a hole in the grid."""

    num: Annotated[int, Field(ge=1, le=78)]
    name: Annotated[str, Field(min_length=2, max_length=26)]
    level: Annotated[int, Field(ge=2, le=18)]
    defense: Annotated[int, Field(ge=2, le=9)]
    attack: Annotated[int, Field(ge=0, le=6)]
    cells: tuple[tuple[Cell | None, ...], ...]
    emblem: Emblem | None = None
    text: CardText = ""

    @model_validator(mode="after")
    def _grid_is_whole(self) -> Enemy:
        widths = {len(row) for row in self.cells}
        assert len(widths) == 1, "all rows of the grid are equally long"
        assert 1 <= self.cols <= 3, "a grid has 1 to 3 columns"
        assert 1 <= self.rows <= 4, "a grid has 1 to 4 rows"
        assert any(cell and cell.heart for row in self.cells for cell in row), "no heart to cover"
        return self

    @property
    def rows(self) -> int:
        return len(self.cells)

    @property
    def cols(self) -> int:
        return len(self.cells[0])
