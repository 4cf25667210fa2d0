"""The tables in memory: finds, opens, locks and closes them. What is done at them is the host's."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager

from bot.custom_ids import NO_CAMPAIGN
from bot.host.doors import Doors
from bot.host.opening import open_table
from bot.host.packs import Packs
from bot.host.table import Table
from bot.lanes import Lane
from bot.store import Store, StoreUnsure

MOST = 400
"""More idle tables than this are closed; they open again at the next click."""
IDLE_SECONDS = 900


class OpenTables:
    """Only tables in use are here; each opens when somebody asks for it."""

    def __init__(self, store: Store, packs: Packs, lane: Lane, doors: Doors) -> None:
        self._store = store
        self._packs = packs
        self._lane = lane
        self._doors = doors
        self._open: dict[str, Table] = {}
        self._forgotten = 0
        self.show_later: Callable[[str], None] = lambda _: None
        """Whoever shows tables is told which to look at again."""
        self.changed: Callable[[str], None] = lambda _: None
        """Whoever looks at tables is told what was committed."""

    def __len__(self) -> int:
        return len(self._open)

    def known(self, campaign: str) -> Table | None:
        """The table if it is open now."""
        return self._open.get(campaign)

    async def peek(self, campaign: str) -> Table:
        """The table as it stands, for whoever only looks."""
        return self._open.get(campaign) or await self._bring(campaign)

    @asynccontextmanager
    async def held(self, campaign: str) -> AsyncIterator[Table]:
        """The table, with its lock held: whoever comes second waits and is not refused."""
        while True:
            table = await self.peek(campaign)
            async with table.lock:
                if not table.gone:
                    table.used = time.monotonic()
                    yield table
                    return

    async def home(self, campaign: str) -> int | None:
        """The server of this campaign; nothing when there is no such campaign."""
        if campaign in self._open:
            return self._open[campaign].campaign.guild
        row = None if campaign == NO_CAMPAIGN else await self._store.campaign(campaign)
        return None if row is None else row.guild

    async def _bring(self, campaign: str) -> Table:
        async with self._doors.to(campaign):
            while campaign not in self._open:
                self._close_idle()
                forgotten = self._forgotten
                table = await open_table(self._store, self._packs, self._lane, campaign)
                if forgotten == self._forgotten:
                    self._open[campaign] = table
            return self._open[campaign]

    def add(self, table: Table) -> None:
        """A new one, which the store has already."""
        self._open[table.id] = table

    def _close_idle(self) -> None:
        """Closes what nobody has used for a while, and more when there are too many."""
        idle = [table for table in self._open.values() if table.idle]
        idle.sort(key=lambda table: table.used)
        surplus = max(0, len(self._open) - MOST + 1)
        since = time.monotonic() - IDLE_SECONDS
        for number, table in enumerate(idle):
            if number < surplus or table.used < since:
                self.forget(table)

    def forget(self, table: Table) -> None:
        """Closes a table; nothing is lost, since all that counts is in the store."""
        table.gone = True
        if self._open.get(table.id) is table:
            del self._open[table.id]

    def forget_servers(self, which: Callable[[int], bool]) -> None:
        """Closes all tables of some servers; what is being opened just now is read once more."""
        self._forgotten += 1
        for table in list(self._open.values()):
            if which(table.campaign.guild):
                self.forget(table)

    @asynccontextmanager
    async def changing(
        self, table: Table, draft: Table, values: Iterable[str] = ()
    ) -> AsyncIterator[None]:
        """Around a commit: what is committed is true at the table, and nothing else is.

        After a failure the table is opened afresh, since nobody knows what reached the disk.
        """
        try:
            with self.shown_in_any_case(table.id):
                yield
        except BaseException:
            self.forget(table)
            raise
        table.adopt(draft, values)
        self.changed(table.id)

    @contextmanager
    def shown_in_any_case(self, campaign: str) -> Iterator[None]:
        """Around a commit: one of which nobody knows whether it counts is shown if it does."""
        try:
            yield
        except StoreUnsure:
            self.show_later(campaign)
            raise
