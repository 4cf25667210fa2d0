"""A client whose shards come and go while it runs."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord.gateway import DiscordWebSocket

from bot.crew.gate import Gate, OwnGate


class ShardedClient(discord.AutoShardedClient):
    """Opens and closes single shards, each in its turn, and knows which of them hear Discord."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.gate: Gate = OwnGate()
        self.connected: set[int] = set()
        """Shards that hear Discord now; discord.py's own word stays true when it is gone."""
        self._ready_bells: dict[int, asyncio.Event] = {}

    async def before_identify_hook(self, shard_id: int | None, **_: bool) -> None:
        await self.gate.wait(shard_id or 0)

    async def on_shard_connect(self, shard_id: int) -> None:
        self.connected.add(shard_id)
        if shard_id in self._ready_bells:
            self._ready_bells[shard_id].set()

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.connected.add(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        self.connected.discard(shard_id)

    async def open_shard(self, shard: int) -> None:
        """Returns when its events come in."""
        bell = self._ready_bells[shard] = asyncio.Event()
        self._connection.shard_ids = [*self._connection.shard_ids, shard]
        await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)
        await bell.wait()

    async def close_shard(self, shard: int) -> None:
        """Its servers are forgotten too."""
        info = self.get_shard(shard)
        if info is not None:
            await info.disconnect()
        self._shards.pop(shard, None)
        self.connected.discard(shard)
        self._connection.shard_ids = [one for one in self._connection.shard_ids if one != shard]
        for guild in [guild for guild in self.guilds if guild.shard_id == shard]:
            self._connection._remove_guild(guild)

    @property
    def _shards(self) -> dict[int, Any]:
        """discord.py's own book, from which it never strikes a shard."""
        book: dict[int, Any] = self._AutoShardedClient__shards  # type: ignore[attr-defined]
        return book
