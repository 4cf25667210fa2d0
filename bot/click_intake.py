"""Every click comes in here: once, a few of one person at a time, counted until it is answered."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import discord

from bot.crew.crew import Crew
from bot.discords_clock import DISCORD_WAITS, DiscordsClock, waited
from bot.errors import Refusal, TooLate
from bot.metrics import REFUSALS
from bot.turning_away import LEAVING, TOO_MANY

log = logging.getLogger(__name__)

AT_ONCE = 20
"""More clicks of one person than this are turned away; twice as many get no word any more."""
REMEMBERED = 2000
LAST_CLICKS_SECONDS = 5


class Person(Protocol):
    """Whoever presses."""

    @property
    def id(self) -> int: ...


class Click(Protocol):
    """A press on Discord, or a tap at the window."""

    @property
    def id(self) -> int: ...
    @property
    def user(self) -> Person: ...
    @property
    def guild_id(self) -> int | None: ...


class ClickIntake:
    """Lets in what is new and ours, and knows when nobody is inside."""

    def __init__(self, crew: Crew, shard_of: Callable[[int | None], int]) -> None:
        self.crew = crew
        self.closed = False
        self.discord_waits = DISCORD_WAITS
        self._clock = DiscordsClock()
        self._shard_of = shard_of
        self._seen: dict[int, None] = {}
        self._inside: dict[int, Click] = {}
        self._users: Counter[int] = Counter()
        self._left = asyncio.Event()

    @property
    def inside(self) -> int:
        """How many clicks are being answered."""
        return len(self._inside)

    async def enter(self, interaction: Click) -> bool:
        """Whether this click is to be answered here; whoever entered must leave.

        Raises when nobody will answer it, so that somebody is told.
        """
        user, guild = interaction.user.id, interaction.guild_id
        if isinstance(interaction, discord.Interaction):
            self._clock.note(interaction)
        if not self._is_new(interaction.id) or self._users[user] >= 2 * AT_ONCE:
            return False
        if self.crew.heard_by_others(guild) if self.closed else not await self.crew.serves(guild):
            return False
        if isinstance(interaction, discord.Interaction) and self._too_late(interaction):
            return False
        self._inside[interaction.id] = interaction
        self._users[user] += 1
        self._turn_away(user)
        try:
            ours = await self.crew.claims(interaction.id)
        except BaseException:
            self.leave(interaction)
            raise
        if not ours:
            self.leave(interaction)
        return ours

    def _too_late(self, interaction: discord.Interaction) -> bool:
        """Discord does not wait any more and has said so: nothing may happen, and no word can."""
        seconds = waited(interaction)
        if seconds < self.discord_waits:
            return False
        REFUSALS.labels(TooLate.__name__).inc()
        extra = {"user": interaction.user.id, "seconds": round(seconds, 1)}
        log.warning("pressed too long ago", extra=extra)
        return True

    def _turn_away(self, user: int) -> None:
        """Not while we are leaving, and of one person only so many at a time."""
        if self.closed:
            raise Refusal(LEAVING)
        if self._users[user] > AT_ONCE:
            log.warning("too many clicks at once", extra={"user": user})
            raise Refusal(TOO_MANY)

    def leave(self, interaction: Click) -> None:
        """It has been answered."""
        if self._inside.pop(interaction.id, None) is not None:
            self._users[interaction.user.id] -= 1
            self._users += Counter()
            self._left.set()

    def _is_new(self, interaction: int) -> bool:
        """Whether this very click has not come in before; Discord may deliver one twice."""
        if interaction in self._seen:
            return False
        self._seen[interaction] = None
        if len(self._seen) > REMEMBERED:
            del self._seen[next(iter(self._seen))]
        return True

    async def quiet(self, shard: int | None = None) -> None:
        """Returns when nobody is inside, of one shard or of all; or when it takes too long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_CLICKS_SECONDS):
                while self._someone_inside(shard):
                    self._left.clear()
                    await self._left.wait()

    def _someone_inside(self, shard: int | None) -> bool:
        return any(
            shard is None or self._shard_of(interaction.guild_id) == shard
            for interaction in self._inside.values()
        )
