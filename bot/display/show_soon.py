"""A panel that nobody pressed follows its table: at once for whoever is asked anew, else lazily."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from weakref import WeakKeyDictionary

from bot.background import Background
from bot.display.errors import NotShownYet, PlaceLost
from bot.host import Table

EVERY = 2.0
"""Seconds between two changes of a panel; Discord takes five in five seconds of a channel."""


class ShowSoon:
    """Of many changes the newest is shown."""

    def __init__(
        self, background: Background, show: Callable[[Table], Awaitable[None]], every: float = EVERY
    ) -> None:
        self.background, self.show, self.every = background, show, every
        self._last: WeakKeyDictionary[Table, float] = WeakKeyDictionary()
        self._due: WeakKeyDictionary[Table, asyncio.Event] = WeakKeyDictionary()

    def follow(self, table: Table, *, hurry: bool) -> None:
        if table not in self._due:
            self._due[table] = asyncio.Event()
            self.background.spawn(self._follow(table), "show soon")
        if hurry:
            self._due[table].set()

    async def _follow(self, table: Table) -> None:
        left = self._last.get(table, 0.0) + self.every - time.monotonic()
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, left)):
                await self._due[table].wait()
        del self._due[table]
        self._last[table] = time.monotonic()
        with suppress(NotShownYet, PlaceLost):
            await self.show(table)
