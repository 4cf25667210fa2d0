"""What the host needs of a store for packs that are not of the house."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from games.kernel.content import Pinned


@dataclass(frozen=True, slots=True)
class ServerPack:
    """A pack that somebody brought into a server."""

    guild: int
    game: str
    id: str
    name: str
    """Under which it is kept."""
    person: int | None
    at: int
    title: str = ""


class ReadingPacks(Protocol):
    """What can be looked up, by whoever needs it."""

    async def get(self, name: str) -> Pinned | None:
        """The pack that is kept under this name."""

    async def of(self, guild: int, game: str) -> list[ServerPack]:
        """A server's own packs, by their ids."""


class KeepingPacks(ReadingPacks, Protocol):
    """Only the host writes."""

    async def keep(self, game: str, pack: Pinned, at: int) -> None:
        """So that campaigns can name it."""

    async def add_to_server(self, brought: ServerPack, pack: Pinned) -> None:
        """In the place of the one with the same id."""

    async def remove_from_server(self, guild: int, game: str, pack_id: str) -> None:
        """It is not offered any more; campaigns that are played with it go on."""
