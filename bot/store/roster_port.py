"""What the host needs of a store for rosters that people keep."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class KeptRoster:
    """Somebody's own, under a name of theirs; numbers are theirs alone, too."""

    person: int
    game: str
    id: int
    kind: str
    name: str
    things: tuple[str, ...]
    at: int


class ReadingRosters(Protocol):
    """What can be looked up."""

    async def of(self, person: int, game: str) -> list[KeptRoster]:
        """All that somebody keeps for a game, by name."""


class KeepingRosters(ReadingRosters, Protocol):
    """Only the host writes."""

    async def keep(self, roster: KeptRoster) -> None:
        """In the place of the one with the same number."""

    async def drop(self, person: int, game: str, number: int) -> None: ...
