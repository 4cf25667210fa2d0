"""Scenes aboard: what the crew say to each other at sea, at supper, on watch."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal, TypeAlias

from pydantic import ConfigDict, Field

from games.sleeping_gods.content.story import Choice, Cond, Paragraph
from games.sleeping_gods.content.vignettes import Vignette
from games.sleeping_gods.content.words import Model

SceneId: TypeAlias = Annotated[str, Field(pattern=r"^S\d{2,3}$")]
ScenePlace: TypeAlias = Literal["first supper", "feast", "last supper"]


class Scene(Model):
    """Read once in a campaign, at the start of a turn; the one that what happened asks for."""

    model_config = ConfigDict(extra="forbid", frozen=True, ignored_types=(cached_property,))

    id: SceneId
    title: Annotated[str, Field(max_length=48)] = ""
    turn: Annotated[int, Field(ge=1, le=60)] = 1
    """Not before this turn."""
    after: SceneId | None = None
    """Only once this one has been read."""
    when: Cond = Cond()
    only: Annotated[str, Field(max_length=80)] = ""
    """What must be so of the crew, as a passage would ask it."""
    arc: Annotated[str, Field(pattern=r"^[a-z_]{3,20}$")] | None = None
    """The story of two or three people it is part of; a campaign draws some of these."""
    place: ScenePlace | None = None
    """Read there and nowhere else, whatever else waits."""
    vignette: Vignette | None = None
    text: Annotated[str, Field(min_length=1, max_length=2400)]
    asks: str | None = None
    """The crew member who chooses: whoever holds them is asked."""
    choices: tuple[Choice, ...] = ()

    @property
    def timed(self) -> bool:
        """Whether it waits for its hour, and not for something that happens."""
        return "turn" in self.given()

    @cached_property
    def page(self) -> Paragraph:
        """The scene as a page of the book."""
        return Paragraph(
            id=self.id, title=self.title, vignette=self.vignette, text=self.text,
            asks=self.asks, choices=self.choices, end=not self.choices,
        )  # fmt: skip
