"""Scenes aboard: what the crew say to each other at sea, at supper, on watch."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import Field

from games.sleeping_gods.content.story import Cond
from games.sleeping_gods.content.vignettes import Vignette
from games.sleeping_gods.content.words import Model

SceneId: TypeAlias = Annotated[str, Field(pattern=r"^S\d{2,3}$")]


class Scene(Model):
    """Read once in a campaign, at the start of a turn; the first that fits, in the book's order."""

    id: SceneId
    title: Annotated[str, Field(max_length=48)] = ""
    turn: Annotated[int, Field(ge=1, le=60)] = 1
    """Not before this turn."""
    after: SceneId | None = None
    """Only once this one has been read."""
    when: Cond = Cond()
    only: Annotated[str, Field(max_length=80)] = ""
    """What must be so of the crew, as a passage would ask it."""
    vignette: Vignette | None = None
    text: Annotated[str, Field(min_length=1, max_length=2400)]
