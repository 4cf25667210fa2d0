"""What the host needs of a store for notes that people write on a world's chart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class World:
    """Of one server: a game, and what is explored in it."""

    guild: int
    game: str
    name: str


@dataclass(frozen=True, slots=True)
class PlaceNote:
    """One writer's note at one place."""

    world: World
    place: str
    person: int
    name: str
    """How its writer was called when they wrote it."""
    words: str
    at: int


class ReadingNotes(Protocol):
    """What can be looked up, by whoever needs it."""

    async def of(self, world: World) -> list[PlaceNote]:
        """All that was written there, oldest first."""


class KeepingNotes(ReadingNotes, Protocol):
    """Only the host writes."""

    async def keep(self, note: PlaceNote) -> None:
        """In the place of what the same person wrote there before."""

    async def strike(self, world: World, place: str, person: int) -> None: ...
