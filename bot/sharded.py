"""A client whose shards come and go while it runs."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import aiohttp
import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.shard import Shard

from bot.crew.gate import Gate, OwnGate
from bot.hearing import Hearing


class ShardedClient(discord.AutoShardedClient):
    """Opens and closes single shards, each in its turn, and knows which of them hear Discord."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.gate: Gate = OwnGate()
        self.connected: set[int] = set()
        """Shards that hear Discord now; discord.py's own word stays true when it is gone."""
        self.hearing = Hearing(self._lines, self._probe)
        self._ready_bells: dict[int, asyncio.Event] = {}
        self._goodbyes: set[asyncio.Task[None]] = set()

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

    @property
    def hears(self) -> bool:
        return self.hearing.hears

    @property
    def mute(self) -> set[int]:
        return self.hearing.mute

    async def open_shard(self, shard: int) -> None:
        """Returns when its events come in."""
        bell = self._ready_bells[shard] = asyncio.Event()
        self._connection.shard_ids = [*self._connection.shard_ids, shard]
        await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)
        await bell.wait()

    def close_shard(self, shard: int) -> None:
        """Its servers are forgotten too."""
        line = self._shards.pop(shard, None)
        if line is not None:
            self._say_goodbye(line)
        self.connected.discard(shard)
        self._connection.shard_ids = [one for one in self._connection.shard_ids if one != shard]
        for guild in [guild for guild in self.guilds if guild.shard_id == shard]:
            self._connection._remove_guild(guild)

    def _say_goodbye(self, line: Shard) -> None:
        """discord.py may be about to connect it again; then that is what it says goodbye to."""

        async def hang_up() -> None:
            with suppress(OSError, aiohttp.ClientError, discord.DiscordException):
                await line.ws.close(code=1000)

        def leave() -> None:
            task = asyncio.create_task(hang_up(), name=f"goodbye {line.id}")
            self._goodbyes.add(task)
            task.add_done_callback(self._goodbyes.discard)

        async def stay_away(*_: object) -> None:
            """Not connected again."""

        line._cancel_task()
        line.launch, line.reconnect, line.reidentify = leave, stay_away, stay_away  # type: ignore[assignment,method-assign]  # nobody comes back
        leave()

    def _lines(self) -> dict[int, DiscordWebSocket]:
        return {shard: line.ws for shard, line in self._shards.items() if shard in self.connected}

    async def _probe(self) -> None:
        """Whatever Discord says, it is there."""
        session: aiohttp.ClientSession = self.http._HTTPClient__session  # type: ignore[attr-defined]
        async with session.get(f"{Route.BASE}/gateway") as answer:
            await answer.read()

    @property
    def _shards(self) -> dict[int, Shard]:
        """discord.py's own book, from which it never strikes a shard."""
        book: dict[int, Shard] = self._AutoShardedClient__shards  # type: ignore[attr-defined]
        return book
