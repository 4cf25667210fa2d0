"""The atlas: pages of sea regions with hazards, ports, markets and numbered locations."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, model_validator

from games.sleeping_gods.content.story import Effect
from games.sleeping_gods.content.vignettes import Vignette
from games.sleeping_gods.content.words import Emblem, Model, Name, RegionId, Side, Skill

Percent: TypeAlias = Annotated[int, Field(ge=0, le=100)]
Theme: TypeAlias = Literal[
    "shoals", "ice", "glass", "kettle", "meadow", "amber", "fen", "bone", "whirl"
]
"""How a page is drawn: colours, coast and what stands on its land."""


class Hazard(Model):
    """A challenge met on entering a region; failing it brings the consequence."""

    name: Name
    skill: Skill
    need: Annotated[int, Field(ge=3, le=12)]
    fail: tuple[Effect, ...]


class Location(Model):
    """A ringed number on the map. ``at`` is its place on the page, in percent."""

    num: Annotated[int, Field(ge=2, le=99)]
    emblem: Emblem | None = None
    at: tuple[Percent, Percent] | None = None

    @model_validator(mode="before")
    @classmethod
    def _bare_number(cls, value: Any) -> Any:
        return {"num": value} if isinstance(value, int) else value


class Region(Model):
    """A piece of sea. ``at`` is its middle on the page; letters a-f have a place by default."""

    id: RegionId
    name: Annotated[str, Field(max_length=36)] = ""
    at: tuple[Percent, Percent] | None = None
    adj: tuple[RegionId, ...]
    edges: tuple[Side, ...] = ()
    port: Name | None = None
    market: Name | None = None
    hazard: Hazard | None = None
    locations: tuple[Location, ...] = ()

    @property
    def page(self) -> int:
        return int(self.id[0])


class Page(Model):
    """Two facing pages of the atlas and where their edges lead."""

    id: Annotated[int, Field(ge=1, le=9)]
    name: Name
    tier: Annotated[int, Field(ge=1, le=3)]
    theme: Theme = "meadow"
    motto: Annotated[str, Field(max_length=120)] = ""
    vignette: Vignette | None = None
    links: dict[Side, int] = Field(default_factory=dict)
    regions: tuple[Region, ...]

    @model_validator(mode="after")
    def _regions_are_of_this_page(self) -> Page:
        strangers = [region.id for region in self.regions if region.page != self.id]
        assert not strangers, f"regions of page {self.id} begin with {self.id}: {strangers}"
        return self
