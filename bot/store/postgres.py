"""The store on PostgreSQL: one connection writes in groups, a few read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TypeVar

import asyncpg

from bot.store import statements as sql
from bot.store.dialect import for_postgres
from bot.store.errors import StoreError
from bot.store.people import ERRAND_COLUMNS
from bot.store.postgres_doubts import FORGET_OLD, Doubts
from bot.store.postgres_errors import AWAY, by_meaning, is_away
from bot.store.postgres_line import CONNECT_SECONDS, OwnLine, connected, dial, in_turn
from bot.store.postgres_schema import migrate
from bot.store.reading import RECENT
from bot.store.rows import Alarm, Campaign, Checkpoint, Errand, SeatRow, Stored, read_entry
from bot.store.statements import Unit
from bot.store.store import Store
from bot.store.untyped import Connection, Row
from bot.store.writer import Outcomes

R = TypeVar("R")
READERS = 4
CLOSE_SECONDS = 10.0
NAMES = "(SELECT string_agg(name, chr(10) ORDER BY seat) FROM seats WHERE campaign = campaigns.id)"
OURS = (
    "JOIN campaigns ON id = campaign "
    "WHERE (guild >> 22) % ?::bigint = ANY(?::bigint[]) ORDER BY due, campaign"
)
OUR_ALARMS = f"SELECT {sql.ALARM_COLUMNS} FROM alarms {OURS}, kind LIMIT ?"  # noqa: S608 - ours
OUR_ERRANDS = f"SELECT {ERRAND_COLUMNS} FROM errands {OURS}, person, kind LIMIT ?"  # noqa: S608 - ours
FAILURES = (*AWAY, asyncpg.PostgresError, ArithmeticError, ValueError)
"""Also what a column cannot hold."""


class PostgresStore(Store):
    """Reads through a small pool; writes through the group-commit writer."""

    IN_GUILD = sql.in_guild(NAMES, "strpos")

    def __init__(self, url: str, pool: Connection) -> None:
        super().__init__(self._commit)
        self.url = url
        self.pool = pool
        self.worker: str | None = None
        """Whose writes these are: refused when that worker has been taken for dead."""
        self.shards, self.serving = 1, {0}
        """Into how many shards all servers are split, and which of them are ours."""
        self._connection: Connection | None = None
        self._urgent = OwnLine(url)
        self.doubts = Doubts(url)

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        try:
            async with connected(url, in_turn()) as connection:
                await migrate(connection)
                await connection.execute(FORGET_OLD)
            pool = await asyncpg.create_pool(url, connect=dial, min_size=0, max_size=READERS)
        except FAILURES as error:
            raise by_meaning(error) from error
        return cls(url, pool)

    async def close(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.writer.close()
        if self._connection is not None:
            self._connection.terminate()
        self._urgent.hang_up()
        self.pool.terminate()

    async def fault(self) -> str | None:
        """PostgreSQL looks after its own files."""
        return None

    def _reading(self) -> Connection:
        """One of the connections that are not the writer's."""
        return self.pool.acquire(timeout=CONNECT_SECONDS)

    async def read(self, statement: str, *values: object) -> list[Row]:
        """What one statement gives. Also for what is written beside the writer, such as claims and
        leases: a single statement is over when it is sent, so whoever freezes then holds nothing
        that others wait for."""
        try:
            async with self._reading() as connection:
                return list(await connection.fetch(for_postgres(statement), *values))
        except FAILURES as error:
            raise by_meaning(error) from error

    async def read_urgently(self, seconds: float, statement: str, *values: object) -> list[Row]:
        """For one asker alone, who has no time to wait behind others."""
        try:
            return await self._urgent.ask(seconds, statement, *values)
        except FAILURES as error:
            raise by_meaning(error) from error

    async def in_transaction(self, work: Callable[[Connection], Awaitable[R]]) -> R:
        """Several statements beside the writer, as when a worker comes aboard."""
        try:
            async with self._reading() as connection, connection.transaction():
                return await work(connection)
        except FAILURES as error:
            raise by_meaning(error) from error

    async def next_alarms(self, limit: int = 20) -> list[Alarm]:
        """Of the servers that this worker serves."""
        rows = await self.read(OUR_ALARMS, self.shards, sorted(self.serving), limit)
        return [Alarm(*row) for row in rows]

    async def next_errands(self, limit: int = 20) -> list[Errand]:
        """Of the servers that this worker serves."""
        rows = await self.read(OUR_ERRANDS, self.shards, sorted(self.serving), limit)
        return [Errand(*row) for row in rows]

    async def load(self, campaign: str, before: int | None = None) -> Stored | None:
        await self.doubts.settle()
        try:
            async with (
                self._reading() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                return await _load(connection, campaign, before)
        except FAILURES as error:
            raise by_meaning(error) from error

    async def _commit(self, units: list[Unit]) -> Outcomes:
        """All in one transaction; when that fails each half by itself, so that the good stand."""
        try:
            await self._transaction(units)
        except (StoreError, *FAILURES) as error:
            if len(units) == 1 or is_away(error) or isinstance(error, StoreError):
                return [by_meaning(error)] * len(units)
            half = len(units) // 2
            return [*await self._commit(units[:half]), *await self._commit(units[half:])]
        return [None] * len(units)

    async def _transaction(self, units: list[Unit]) -> None:
        connection = await self._writing()
        transaction = connection.transaction()
        with not_used_again(connection):
            await transaction.start()
        try:
            mark = await self.doubts.begin(connection, self.worker)
            for statement, rows in merged(units):
                await connection.executemany(for_postgres(statement), rows)
        except BaseException:
            with suppress(*AWAY, asyncpg.PostgresError), not_used_again(connection):
                await transaction.rollback()
            raise
        try:
            with not_used_again(connection):
                await transaction.commit()
        except AWAY as error:
            await self.doubts.find_out(mark, error)

    async def _writing(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await dial(self.url)
        return self._connection


def merged(units: list[Unit]) -> Iterator[tuple[str, list[Sequence[object]]]]:
    """Equal statements of different units together; each unit's own keep their order."""
    ahead = [list(reversed(unit)) for unit in units if unit]
    while ahead:
        statement = ahead[0][-1][0]
        yield statement, [left.pop()[1] for left in ahead if left[-1][0] == statement]
        ahead = [left for left in ahead if left]


@contextmanager
def not_used_again(connection: Connection) -> Iterator[None]:
    """After a failure nobody knows whether it is in the middle of a transaction."""
    try:
        yield
    except BaseException:
        connection.terminate()
        raise


async def _load(connection: Connection, campaign: str, before: int | None) -> Stored | None:
    async def rows(statement: str, *values: object) -> list[Row]:
        return list(await connection.fetch(for_postgres(statement), *values))

    found = await rows(sql.GET_CAMPAIGN, campaign)
    points = await rows(sql.GET_CHECKPOINT, campaign, sql.ALL if before is None else before)
    if not found or not points:
        return None
    checkpoint = Checkpoint(*points[0])
    return Stored(
        Campaign(*found[0]),
        [SeatRow(*seat) for seat in await rows(sql.GET_SEATS, campaign)],
        checkpoint,
        [
            read_entry(entry)
            for entry in await rows(sql.GET_ENTRIES, campaign, checkpoint.number, sql.ALL)
        ],
        [read_entry(entry) for entry in reversed(await rows(sql.GET_RECENT, campaign, RECENT))],
    )
