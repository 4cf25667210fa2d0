"""A file, which another program may hold, on a disk that may be full."""

from __future__ import annotations

import asyncio
import contextlib
import random
import resource
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.store import SqliteStore
from bot.store.untyped import Row
from tests.chaos.database import Fault
from tests.chaos.processes import BotProcess, Bots

UNLIMITED = resource.RLIM_INFINITY


@asynccontextmanager
async def sqlite_file(folder: Path) -> AsyncIterator[SqliteFile]:
    yield SqliteFile(folder)


@dataclass(frozen=True)
class SqliteFile:
    """Opened anew for every look, so that a bot that is killed leaves it to nobody."""

    folder: Path

    @property
    def path(self) -> Path:
        return self.folder / "chaos.db"

    @property
    def address(self) -> str:
        return str(self.path)

    async def read(self, statement: str, *values: object) -> list[Row]:
        return (await self.look((statement, *values)))[0]

    async def look(self, *asked: tuple[Any, ...]) -> list[list[Row]]:
        with contextlib.closing(self._look()) as connection:
            return [connection.execute(what, values).fetchall() for what, *values in asked]

    async def write(self, statement: str) -> None:
        with contextlib.closing(sqlite3.connect(self.path, timeout=30)) as connection, connection:
            connection.execute(statement)

    def _look(self) -> sqlite3.Connection:
        return sqlite3.connect(f"file:{self.path}?mode=ro", uri=True, timeout=30)

    @asynccontextmanager
    async def store(self) -> AsyncIterator[SqliteStore]:
        """A copy, since the bot has the file itself."""
        copy = self.folder / "copy.db"
        with contextlib.closing(self._look()) as ours, sqlite3.connect(copy) as other:
            ours.backup(other)
        other.close()
        store = await SqliteStore.open(copy)
        try:
            yield store
        finally:
            await store.close()

    def faults(self, luck: random.Random, bots: Bots) -> list[Fault]:
        async def lock() -> None:
            await self._held(luck.random() * 3)

        async def fill() -> None:
            await full_disk(bots.any(luck), luck.random() * 2)

        return [lock, fill]

    async def _held(self, seconds: float) -> None:
        """Another program holds the database."""
        with contextlib.suppress(sqlite3.OperationalError):
            other = sqlite3.connect(self.path, isolation_level=None, timeout=1)
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(seconds)
            other.execute("ROLLBACK")
            other.close()


async def full_disk(bot: BotProcess, seconds: float) -> None:
    """Not a byte more can be written to any file of the bot's."""
    if bot.life is None:
        return
    pid = bot.life.pid
    with contextlib.suppress(ProcessLookupError):
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, UNLIMITED))
        await asyncio.sleep(seconds)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (UNLIMITED, UNLIMITED))
