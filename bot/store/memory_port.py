"""What can be looked up and kept of what people want to have remembered."""

from __future__ import annotations

from typing import Protocol

from bot.store.memory_rows import Daily, EarnedBadge, Remembered, Result, Seeker, Waiting


class ReadingMemories(Protocol):
    """What can be looked up, by whoever needs it."""

    async def remembered(self, guild: int) -> dict[int, Remembered]:
        """Who wants to be remembered on this server."""

    async def results(self, guild: int) -> list[Result]:
        """How games ended for them, oldest first."""

    async def badges(self, guild: int) -> list[EarnedBadge]:
        """What they earned, oldest first."""

    async def daily_of(self, campaign: str) -> Daily | None:
        """The try that this campaign is, if it is one."""

    async def dailies(self, day: int) -> list[Daily]:
        """All tries at a day's dives, everywhere, in the order in which they began."""

    async def seekers(self, guild: int, now: int) -> list[Seeker]:
        """Who looks for a game on this server now, longest first."""

    async def waiting(self, campaign: str) -> list[Waiting]:
        """Who waits for a seat in this lobby, longest first."""

    async def date_of(self, campaign: str) -> int | None:
        """When the game of this lobby is to begin, if that was said."""


class KeepingMemories(Protocol):
    """Only the host writes."""

    async def remember(self, who: Remembered) -> None: ...

    async def forget_results(self, guild: int, person: int) -> None:
        """They want no log book on this server any more: all that stands in it goes."""

    async def begin_daily(self, daily: Daily) -> Daily:
        """A try; whether it counts is decided by the store."""

    async def settle_fact(self, name: str, value: str) -> str:
        """The value of this fact; this one, if there was none."""

    async def set_date(self, campaign: str, at: int) -> None: ...

    async def seek(self, seeker: Seeker) -> None:
        """Somebody looks for a game; what they looked for before is forgotten."""

    async def stop_seeking(self, guild: int, person: int) -> None: ...

    async def wait_in(self, campaign: str, who: Waiting, since: int) -> None:
        """Somebody waits for a seat."""

    async def stop_waiting(self, campaign: str, person: int) -> None: ...

    async def invite(self, campaign: str, person: int, at: int) -> bool:
        """Whether they are invited now: nobody is twice."""
