"""The only process, or the one that waits until it is: every shard and every click is its own."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

from bot.store import StoreError
from bot.store.store import Store

TAKEN = "taken"
REMEMBERED = 500
KEEP_SECONDS = 2.5
"""So long a click waits for the database; Discord gives up after three."""


class Alone:
    """At home, with a file as database, which only one process may have open.

    A second process may stand by: it hears every click too, and keeps those that come in while the
    file changes hands. What the first has taken it tells in the file itself.
    """

    def __init__(self, *, watched: bool = False) -> None:
        self.watched = watched
        """Whether another process stands by, or will in a moment."""
        self._store: Store | None = None
        self._opened = asyncio.Event()
        self._before: set[int] = set()
        self._taken: dict[int, None] = {}

    @property
    def settled(self) -> bool:
        return self._opened.is_set()

    @property
    def well(self) -> bool:
        return self.settled

    async def sure(self) -> None:
        """Nobody takes the file from a process that lives."""

    async def opened(self, store: Store) -> None:
        """The database is ours."""
        self._store = store
        self._before = set(json.loads(await store.fact(TAKEN) or "[]"))
        self._opened.set()

    async def serves(self, guild: int | None) -> bool:  # noqa: ARG002 - all are ours
        with suppress(TimeoutError):
            async with asyncio.timeout(KEEP_SECONDS):
                await self._opened.wait()
        return self._opened.is_set()

    async def claims(self, interaction: int) -> bool:
        if interaction in self._before:
            return False
        self._taken[interaction] = None
        if len(self._taken) > REMEMBERED:
            del self._taken[next(iter(self._taken))]
        return True

    def heard_by_others(self, guild: int | None) -> bool:  # noqa: ARG002 - all or none
        return self.watched

    async def leave(self) -> None:
        """Nobody takes over before the file is free."""

    async def sign_off(self) -> None:
        """Says which clicks we have taken."""
        if self._store is not None:
            with suppress(StoreError):
                await self._store.set_fact(TAKEN, json.dumps(list(self._taken)))
