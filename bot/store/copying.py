"""All rows of one database into another, whichever kind each is; every campaign is compared."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from hashlib import sha256
from pathlib import Path

from bot.store.database import connect, migrations, prepare
from bot.store.dialect import for_postgres
from bot.store.errors import StoreError
from bot.store.untyped import Connection
from games.kernel import T

CHUNK = 500
Rows = Sequence[Sequence[object]]
Sums = Mapping[tuple[str, str], int]
"""A number for each campaign (or row of its own kind) that tells whether its rows are the same."""


class NotTheSame(StoreError):
    """A copy differs from what was copied. It has not been kept."""


class Side(ABC):
    """One end of a copy, in one transaction from the first row to the last."""

    @abstractmethod
    def chunks(self, table: str, columns: Sequence[str]) -> AsyncIterator[Rows]: ...

    @abstractmethod
    async def fill(self, table: str, columns: Sequence[str], rows: Rows) -> None: ...

    async def empty(self) -> bool:
        return not [rows async for rows in self.chunks("campaigns", ["id"]) if rows]


class SqliteSide(Side):
    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    async def chunks(self, table: str, columns: Sequence[str]) -> AsyncIterator[Rows]:
        cursor = self.connection.execute(f"SELECT {_names(columns)} FROM {table}")  # noqa: S608 - ours
        while rows := cursor.fetchmany(CHUNK):
            yield rows

    async def fill(self, table: str, columns: Sequence[str], rows: Rows) -> None:
        self.connection.executemany(_insert(table, columns), rows)


class PostgresSide(Side):
    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    async def chunks(self, table: str, columns: Sequence[str]) -> AsyncIterator[Rows]:
        cursor = await self.connection.cursor(f"SELECT {_names(columns)} FROM {table}")  # noqa: S608 - ours
        while rows := await cursor.fetch(CHUNK):
            yield [tuple(row) for row in rows]

    async def fill(self, table: str, columns: Sequence[str], rows: Rows) -> None:
        await self.connection.executemany(for_postgres(_insert(table, columns)), rows)


def _names(columns: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in columns)


def _insert(table: str, columns: Sequence[str]) -> str:
    places = ", ".join("?" * len(columns))
    return f"INSERT INTO {table} ({_names(columns)}) VALUES ({places})"  # noqa: S608 - ours


@contextmanager
def sqlite_side(path: Path) -> Iterator[SqliteSide]:
    """A file, made and brought up to date; what is written stays only if all goes well."""
    prepare(path)
    connection = connect(path)
    try:
        connection.execute("BEGIN")
        yield SqliteSide(connection)
        connection.execute("COMMIT")
    finally:
        connection.close()


@asynccontextmanager
async def postgres_side(connection: Connection) -> AsyncIterator[PostgresSide]:
    """What PostgreSQL holds at one moment; what is written stays only if all goes well."""
    async with connection.transaction(isolation="repeatable_read"):
        yield PostgresSide(connection)


def our_tables() -> dict[str, list[str]]:
    """Every table with its columns, campaigns first, since others refer to them."""
    connection = sqlite3.connect(":memory:")
    try:
        for _, file in migrations():
            connection.executescript(file.read_text())
        named = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        tables = sorted((str(row[0]) for row in named), key=lambda name: name != "campaigns")
        return {
            table: [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            for table in tables
        }
    finally:
        connection.close()


async def copy_all(source: Side, target: Side) -> int:
    """How many campaigns were copied. Each of them is read back and compared."""
    if not await target.empty():
        raise StoreError(
            T("There are campaigns there already, so nothing was copied. Name an empty database.")
        )
    tables = our_tables()
    for table, columns in tables.items():
        async for rows in source.chunks(table, columns):
            await target.fill(table, columns, rows)
    there, here = await sums(source, tables), await sums(target, tables)
    for key in there.keys() | here.keys():
        if there.get(key) != here.get(key):
            raise NotTheSame(
                T("{what} didn't come across whole, so nothing was kept.", what=key[1])
            )
    return sum(kind == "campaign" for kind, _ in there)


async def sums(side: Side, tables: Mapping[str, Sequence[str]]) -> Sums:
    """Rows in any order give the same sum, and no other rows do."""
    found: Counter[tuple[str, str]] = Counter()
    for table, columns in tables.items():
        whose = columns.index("id" if table == "campaigns" else _owner(columns))
        kind = "campaign" if table == "campaigns" or "campaign" in columns else table
        async for rows in side.chunks(table, columns):
            for row in rows:
                words = repr((table, *(bytes(x) if isinstance(x, memoryview) else x for x in row)))
                found[kind, str(row[whose])] += int.from_bytes(sha256(words.encode()).digest())
    return found


def _owner(columns: Sequence[str]) -> str:
    return "campaign" if "campaign" in columns else columns[0]
