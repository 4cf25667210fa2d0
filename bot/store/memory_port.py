"""What can be looked up and kept of what people want to have remembered."""

from __future__ import annotations

from typing import Protocol

from bot.store.memory_rows import Daily, EarnedBadge, Remembered, Result


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


class KeepingMemories(ReadingMemories, Protocol):
    """Only the host writes."""

    async def remember(self, who: Remembered) -> None: ...

    async def forget_results(self, guild: int, person: int) -> None:
        """They want no log book on this server any more: all that stands in it goes."""

    async def begin_daily(self, daily: Daily) -> Daily:
        """A try; whether it counts is decided by the store."""
