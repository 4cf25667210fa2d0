"""Who looks for a game on a server: they say so, and stop by themselves after a while."""

from __future__ import annotations

import time

from bot.store import Store
from bot.store.memory_rows import Seeker

HOURS = {"now": 3, "today": 24, "week": 7 * 24}
"""How long somebody is taken to look for players."""


class Seekers:
    """They live in the store alone, so a restart forgets nothing."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def here(self, guild: int) -> list[Seeker]:
        return await self.store.seeking.seekers(guild, int(time.time()))

    async def add(
        self, guild: int, person: int, name: str, wish: tuple[str, str, str, str]
    ) -> tuple[Seeker, bool]:
        """Game, moment, pace and skill; and whether they did not look for one before."""
        game, moment, pace, skill = wish
        known = {one.person for one in await self.here(guild)}
        until = int(time.time()) + HOURS.get(moment, HOURS["today"]) * 3600
        seeker = Seeker(guild, person, name, game, moment, pace, skill, until)
        await self.store.seeking.seek(seeker)
        return seeker, person not in known

    async def stop(self, guild: int, person: int) -> None:
        await self.store.seeking.stop_seeking(guild, person)
