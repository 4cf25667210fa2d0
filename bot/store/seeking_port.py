"""What can be looked up and kept of whoever wants to play, before there is a game."""

from __future__ import annotations

from typing import Protocol

from bot.store.memory_rows import Seeker, Waiting


class ReadingSeekers(Protocol):
    """What can be looked up, by whoever needs it."""

    async def seekers(self, guild: int, now: int) -> list[Seeker]:
        """Who looks for a game on this server now, longest first."""

    async def waiting(self, campaign: str) -> list[Waiting]:
        """Who waits for a seat in this lobby, longest first."""

    async def date_of(self, campaign: str) -> int | None:
        """When the game of this lobby is to begin, if that was said."""


class KeepingSeekers(ReadingSeekers, Protocol):
    """Only the host writes."""

    async def set_date(self, campaign: str, at: int) -> None: ...

    async def seek(self, seeker: Seeker) -> None:
        """Somebody looks for a game; what they looked for before is forgotten."""

    async def stop_seeking(self, guild: int, person: int) -> None: ...

    async def wait_in(self, campaign: str, who: Waiting, since: int) -> None:
        """Somebody waits for a seat."""

    async def stop_waiting(self, campaign: str, person: int) -> None: ...

    async def invite(self, campaign: str, person: int, at: int) -> bool:
        """Whether they are invited now: nobody is twice."""
