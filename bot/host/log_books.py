"""Who wants to be remembered on which server, and the dives of the day."""

from __future__ import annotations

import time
from dataclasses import replace

from bot.host import daily
from bot.host.kept_results import what_to_keep
from bot.host.lobby import Lobby
from bot.host.table import Table
from bot.store import Store
from bot.store.memory_rows import Daily, Remembered


class LogBooks:
    """They live in the store alone, so a restart forgets nothing."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def open(self, guild: int, person: int, name: str, *, shown: bool) -> None:
        """Somebody wants a log book on a server, or wants it shown or not."""
        await self.store.memories.remember(Remembered(guild, person, name, shown, int(time.time())))

    async def add(self, table: Table) -> None:
        """A game that was over before somebody wanted a log book stands in it, too."""
        kept = await what_to_keep(self.store, table, ())
        if kept is not None:
            await self.store.memories.keep(replace(kept, daily=None))

    async def close(self, guild: int, person: int) -> None:
        """Somebody wants none there any more: all that stands in it goes."""
        await self.store.memories.forget_results(guild, person)

    async def chain(self, day: int) -> daily.Chain:
        """The keys to the dives of this time."""
        return await daily.chain_for(self.store, day)

    async def try_daily(self, lobby: Lobby, day: int, name: str) -> Daily:
        """A try of whoever opened the lobby begins; whether it counts is decided now."""
        row = lobby.campaign
        tried = Daily(
            *(row.id, day, row.game, row.guild, row.starter, name),
            counts=True,
            won=None,
            turns=None,
            begun=int(time.time()),
        )
        return await self.store.memories.begin_daily(tried)
