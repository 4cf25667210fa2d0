"""The store on SQLite."""

from __future__ import annotations

import asyncio
import io
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import IO

from bot.store import statements as sql
from bot.store.copies import back_up
from bot.store.database import (
    Database,
    check,
    check_presence,
    claim,
    is_noted,
    note,
    open_database,
)
from bot.store.disk_space import give_back
from bot.store.errors import by_meaning
from bot.store.reading import RECENT
from bot.store.rows import Campaign, Checkpoint, SeatRow, Stored, read_entry
from bot.store.statements import Unit
from bot.store.store import Store
from bot.store.untyped import Row
from bot.store.whereabouts import Whereabouts
from bot.store.writer import Outcomes

NAMES = (
    "(SELECT group_concat(name, char(10)) FROM "
    "(SELECT name FROM seats WHERE campaign = campaigns.id ORDER BY seat))"
)


class SqliteStore(Store):
    """Reads on the database's thread; writes through the group-commit writer."""

    IN_GUILD = sql.in_guild(NAMES, "instr")

    def __init__(self, path: Path, database: Database, lock: IO[bytes]) -> None:
        super().__init__(self._commit)
        self.path = path
        self.whereabouts = Whereabouts(path)
        self.database = database
        self._lock = lock

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        lock = claim(path)
        try:
            if known := is_noted(lock):
                check_presence(path)
            database = await open_database(path)
            if not known:
                await note(lock, database)
            return cls(path, database, lock)
        except BaseException:
            lock.close()
            raise

    @classmethod
    async def look(cls, path: Path) -> SqliteStore:
        """For whoever only reads, beside a bot that uses the file."""
        return cls(path, await open_database(path), io.BytesIO())

    async def close(self) -> None:
        await self.writer.close()
        await self.database.close()
        self._lock.close()

    async def fault(self) -> str | None:
        return await asyncio.to_thread(check, self.path)

    async def give_back_room(self) -> None:
        await self.database.run(give_back)

    async def read(self, statement: str, *values: object) -> list[Row]:
        return await self.database.read(statement, *values)

    async def _commit(self, units: list[Unit]) -> Outcomes:
        return await self.database.run(lambda connection: self._write(connection, units))

    def _write(self, connection: sqlite3.Connection, units: list[Unit]) -> Outcomes:
        """Looked at before, so that nothing is written in vain, and after, so that nobody is told
        of what is lost."""
        self.whereabouts.check()
        outcomes = write_units(connection, units)
        self.whereabouts.check()
        return outcomes

    def check_place(self) -> None:
        self.whereabouts.check()

    async def rescue(self, target: Path) -> None:
        """All that we know into a file of its own, when ours is gone."""
        await self.database.run(lambda connection: back_up(connection, target))

    async def load(self, campaign: str, before: int | None = None) -> Stored | None:
        return await self.database.run(lambda connection: _load(connection, campaign, before))


def write_units(connection: sqlite3.Connection, units: list[Unit]) -> Outcomes:
    """All in one transaction; when that fails, each in its own, so that the good ones stand."""
    if _try(connection, [statement for unit in units for statement in unit]) is None:
        return [None] * len(units)
    return [_try(connection, unit) for unit in units]


def _try(connection: sqlite3.Connection, statements: Unit) -> Exception | None:
    try:
        connection.execute("BEGIN IMMEDIATE")
        for statement, values in statements:
            connection.execute(statement, values)
        connection.execute("COMMIT")
    except (sqlite3.Error, ArithmeticError, ValueError) as error:  # also what it cannot hold
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        return by_meaning(error)
    return None


def _load(connection: sqlite3.Connection, campaign: str, before: int | None) -> Stored | None:
    row = connection.execute(sql.GET_CAMPAIGN, (campaign,)).fetchone()
    depth = sql.ALL if before is None else before
    point = connection.execute(sql.GET_CHECKPOINT, (campaign, depth)).fetchone()
    if row is None or point is None:
        return None
    checkpoint = Checkpoint(*point)
    after = connection.execute(sql.GET_ENTRIES, (campaign, checkpoint.number, sql.ALL))
    recent = connection.execute(sql.GET_RECENT, (campaign, RECENT)).fetchall()
    return Stored(
        Campaign(*row),
        [SeatRow(*seat) for seat in connection.execute(sql.GET_SEATS, (campaign,))],
        checkpoint,
        [read_entry(entry) for entry in after],
        [read_entry(entry) for entry in reversed(recent)],
    )
