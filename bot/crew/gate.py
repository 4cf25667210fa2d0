"""How soon a connection may be opened: Discord allows one in five seconds in each lane."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from typing import Protocol

PAUSE_SECONDS = 5.0


class Gate(Protocol):
    """There are as many lanes as Discord's ``max_concurrency`` says."""

    async def wait(self, shard: int) -> None:
        """Returns when this shard may identify."""


class OwnGate:
    """For one process."""

    def __init__(self, lanes: int = 1) -> None:
        self.lanes = lanes
        self._last: defaultdict[int, float] = defaultdict(lambda: -PAUSE_SECONDS)
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def wait(self, shard: int) -> None:
        lane = shard % self.lanes
        async with self._locks[lane]:
            wait = self._last[lane] + PAUSE_SECONDS - time.monotonic()
            if wait > 0:
                await asyncio.sleep(wait)
            self._last[lane] = time.monotonic()
