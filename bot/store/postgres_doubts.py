"""A commit whose answer was lost: PostgreSQL knows whether it counts.

Every transaction of a writer leaves its mark. When the transaction is over, the mark is there or it
is not. Its number tells only whether it is over: a server that crashed may use a number again.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import NamedTuple
from uuid import uuid4

import asyncpg

from bot.store.errors import StoreAway, StoreUnsure
from bot.store.postgres_errors import AWAY
from bot.store.postgres_line import connected
from bot.store.untyped import Connection

ASK_AGAIN_SECONDS = 0.1
UNSURE_SECONDS = 3.0
"""So long a lost commit is asked after."""
LEAVE_A_MARK = (
    "ON CONFLICT (writer) DO UPDATE SET mark = excluded.mark, at = excluded.at "
    "RETURNING pg_current_xact_id()::text"
)
ALONE = f"INSERT INTO marks (writer, mark) VALUES ($1, $2) {LEAVE_A_MARK}"  # noqa: S608 - ours
FENCED = (
    "WITH fence AS (SELECT id FROM workers WHERE id = $3 FOR KEY SHARE) "  # noqa: S608 - ours
    f"INSERT INTO marks (writer, mark) SELECT $1::text, $2::bigint FROM fence {LEAVE_A_MARK}"
)
FORGET_OLD = "DELETE FROM marks WHERE at < now() - interval '30 days'"


class Mark(NamedTuple):
    """One transaction of ours."""

    transaction: str
    writer: str
    mark: int


class Doubts:
    """Marks are left through one connection at a time; which of them nobody knows of yet."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._connection: Connection | None = None
        self._writer = ""
        self._last = 0
        self._unsure: set[Mark] = set()

    async def begin(self, connection: Connection, worker: str | None) -> Mark:
        """In a transaction that has begun. Whoever takes the worker's shards away waits for it."""
        if connection is not self._connection:  # the last one may hold on to its mark
            self._connection, self._writer = connection, uuid4().hex
        self._last += 1
        if worker is None:
            number = await connection.fetchval(ALONE, self._writer, self._last)
        else:
            number = await connection.fetchval(FENCED, self._writer, self._last, worker)
        if number is None:
            raise StoreAway
        return Mark(str(number), self._writer, self._last)

    async def find_out(self, mark: Mark, lost: BaseException) -> None:
        """The connection broke in the commit: returns when it counts."""
        with suppress(TimeoutError):
            async with asyncio.timeout(UNSURE_SECONDS):
                while True:
                    counts = await self._counts(mark)
                    if counts:
                        return
                    if counts is False:
                        raise StoreAway from lost
                    await asyncio.sleep(ASK_AGAIN_SECONDS)
        self._unsure.add(mark)
        raise StoreUnsure from lost

    async def settle(self) -> None:
        """What a commit of ours may still change is not read before."""
        for mark in list(self._unsure):
            if await self._counts(mark) is None:
                raise StoreAway
            self._unsure.discard(mark)

    async def _counts(self, mark: Mark) -> bool | None:
        """Nothing while it is not over, or nobody answers."""
        try:
            async with connected(self.url, None) as connection:
                if await _runs(connection, mark.transaction):
                    return None
                statement = "SELECT mark FROM marks WHERE writer = $1"
                return bool(await connection.fetchval(statement, mark.writer) == mark.mark)
        except AWAY:
            return None


async def _runs(connection: Connection, transaction: str) -> bool:
    try:
        statement = "SELECT pg_xact_status($1::text::xid8)"
        return bool(await connection.fetchval(statement, transaction) == "in progress")
    except asyncpg.InvalidParameterValueError:
        return False  # a server that crashed has forgotten the number
