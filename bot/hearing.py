"""Whether Discord is heard: who hears nothing asks, and who gets no answer either way is deaf.

The library takes a connection for lost after a minute or two. A worker among others cannot wait so
long: somebody else could serve its shards meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

import aiohttp
from discord.gateway import DiscordWebSocket

log = logging.getLogger(__name__)

LOOK_SECONDS = 0.5
ASK_SECONDS = 1.5
"""After so long a silence we ask; Discord allows 120 words a minute on a connection."""
DOUBT_SECONDS = 2.5
"""After so long a silence we ask another way, which must be answered within these seconds."""
PROBE_SECONDS = 1.5
MUTE_SECONDS = 20.0
"""A connection that is silent for so long, while Discord answers otherwise, is opened anew: not
sooner, because a day has a thousand openings."""

Lines = Callable[[], Mapping[int, DiscordWebSocket]]


class Hearing:
    """Looks at every connection of a client twice a second."""

    def __init__(self, lines: Lines, probe: Callable[[], Awaitable[object]]) -> None:
        self._lines = lines
        self._probe = probe
        self._awake = self._looked = time.perf_counter()
        self._asked: dict[int, float] = {}
        self._probing: asyncio.Task[None] | None = None
        self._asking: asyncio.Task[None] | None = None
        self._probed = 0.0
        self.hears = True
        """Whether Discord has answered the last time that we had a doubt."""
        self.mute: set[int] = set()
        """Shards whose connection brings nothing any more, although Discord is there."""

    async def listen(self) -> None:
        while True:
            self._look(time.perf_counter())
            await asyncio.sleep(LOOK_SECONDS)

    def _look(self, now: float) -> None:
        if now - self._looked > 2 * LOOK_SECONDS:  # it was us who slept
            self._awake = now
        self._looked = now
        silent = {shard: now - self._since(line) for shard, line in self._lines().items()}
        for shard in [one for one, seconds in silent.items() if seconds > ASK_SECONDS]:
            self._ask(shard, now)
        self.mute = {
            one for one, seconds in silent.items() if self.hears and seconds > MUTE_SECONDS
        }
        if silent and max(silent.values()) < DOUBT_SECONDS:
            self._note(hears=True)
        elif now - self._probed > DOUBT_SECONDS:
            self._probed = now
            self._probing = asyncio.create_task(self._find_out(), name="probing")

    def _since(self, line: DiscordWebSocket) -> float:
        """When we last heard something, or might have."""
        keeper = line._keep_alive
        return self._awake if keeper is None else max(self._awake, keeper._last_recv)

    def _ask(self, shard: int, now: float) -> None:
        """A heartbeat before its time; the answer counts as a word of Discord's."""
        if now - self._asked.get(shard, 0.0) > ASK_SECONDS:
            self._asked[shard] = now
            self._asking = asyncio.create_task(_beat(self._lines()[shard]), name=f"asking {shard}")

    async def _find_out(self) -> None:
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                await self._probe()
        except (OSError, TimeoutError, aiohttp.ClientError):
            self._note(hears=False)
        else:
            self._note(hears=True)

    def _note(self, *, hears: bool) -> None:
        if hears != self.hears:
            log.warning("Discord answers again" if hears else "Discord does not answer")
        self.hears = hears


async def _beat(line: DiscordWebSocket) -> None:
    keeper = line._keep_alive
    if keeper is not None:
        with suppress(OSError, TimeoutError, aiohttp.ClientError):
            async with asyncio.timeout(ASK_SECONDS):
                await line.send_heartbeat(keeper.get_payload())
                keeper._last_send = time.perf_counter()
