"""Leases on shards: rows in PostgreSQL, on PostgreSQL's clock."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from bot.crew.shares import Lease, Worker, wanted
from bot.store.postgres import PostgresStore
from bot.store.untyped import Connection

R = TypeVar("R")

LIFE_SECONDS = 5.0
"""A worker that has not been heard of for so long is taken for dead."""
PLANNING = 0x44495646
"""Workers look and decide one after the other."""
CLAIMS_MINUTES = 15

BEAT = (
    "UPDATE workers SET until = clock_timestamp() + make_interval(secs => $2), leaving = $3 "
    "WHERE id = $1"
)
JOIN = "INSERT INTO workers (id, name, until) VALUES ($1, $2, clock_timestamp())"
BURY = "DELETE FROM workers WHERE until < clock_timestamp() - make_interval(secs => $1)"
ASK = "UPDATE shards SET heir = $1, ready = FALSE WHERE shard = ANY($2) AND heir IS NULL"
READY = (
    "UPDATE shards SET ready = (worker IS NOT NULL), "
    "heir = CASE WHEN worker IS NULL THEN NULL ELSE heir END, "
    "epoch = epoch + (worker IS NULL)::int, worker = coalesce(worker, heir) "
    "WHERE shard = $2 AND heir = $1"
)
HAND_OVER = (
    "UPDATE shards SET worker = heir, heir = NULL, ready = FALSE, epoch = epoch + 1 "
    "WHERE shard = $2 AND worker = $1 AND heir IS NOT NULL"
)
COUNT_SHARDS = (
    "INSERT INTO shards (shard) SELECT generate_series(0, $1::bigint - 1) ON CONFLICT DO NOTHING"
)


@dataclass(frozen=True, slots=True)
class Sight:
    """What a worker saw at a beat; ``alive`` is whether it counts as alive itself."""

    alive: bool
    workers: list[Worker]
    leases: list[Lease]


class Leases:
    """One worker's dealings with the table of shards."""

    def __init__(self, store: PostgresStore, name: str) -> None:
        self.store = store
        self.name = name
        self.me = ""

    async def join(self, shards: int) -> int:
        """Begins a new life under a new name; how many shards there are.

        While others are at work their number holds; whoever comes first decides.
        """
        self.me = f"{self.name}-{secrets.token_hex(4)}"
        self.store.worker = self.me

        async def joining(connection: Connection) -> int:
            await connection.execute("SELECT pg_advisory_xact_lock($1)", PLANNING)
            await connection.execute(BURY, LIFE_SECONDS)
            if not await connection.fetchval("SELECT count(*) FROM workers"):
                await connection.execute("DELETE FROM shards WHERE shard >= $1", shards)
                await connection.execute(COUNT_SHARDS, shards)
            await connection.execute(JOIN, self.me, self.name)
            await connection.execute(BEAT, self.me, LIFE_SECONDS, False)
            return int(await connection.fetchval("SELECT count(*) FROM shards"))

        return await self._together(joining)

    async def beat(self, *, leaving: bool = False, bury: bool = True) -> Sight:
        """I am alive; who else is, who serves what, and what I ask for.

        ``bury``: whoever has not been heard of is dead. Not to be said by somebody who has not
        heard anything himself lately: then it was the database that was away.
        """

        async def beating(connection: Connection) -> Sight:
            await connection.execute("SELECT pg_advisory_xact_lock($1)", PLANNING)
            mine = await connection.execute(BEAT, self.me, LIFE_SECONDS, leaving)
            if bury:
                await connection.execute(BURY, 0.0)
            rows = await connection.fetch("SELECT id, leaving FROM workers")
            workers = [Worker(*row) for row in rows]
            asked = wanted(self.me, workers, await _leases(connection))
            if asked and mine != "UPDATE 0":
                await connection.execute(ASK, self.me, asked)
            return Sight(mine != "UPDATE 0", workers, await _leases(connection))

        return await self._together(beating)

    async def ready(self, shard: int) -> None:
        """I hear this shard: whoever serves it may let go, and if nobody does, I serve it."""
        await self._say(READY, shard)

    async def hand_over(self, shard: int) -> None:
        """All that I had to do for this shard is done."""
        await self._say(HAND_OVER, shard)

    async def leave(self) -> None:
        async def leaving(connection: Connection) -> None:
            await connection.execute("DELETE FROM workers WHERE id = $1", self.me)

        await self._together(leaving)

    async def sweep(self) -> None:
        """Forgets old claims."""

        async def sweeping(connection: Connection) -> None:
            await connection.execute(
                "DELETE FROM claims WHERE at < clock_timestamp() - make_interval(mins => $1)",
                CLAIMS_MINUTES,
            )

        await self._together(sweeping)

    async def _say(self, statement: str, shard: int) -> None:
        async def saying(connection: Connection) -> None:
            await connection.execute(statement, self.me, shard)

        await self._together(saying)

    async def _together(self, work: Callable[[Connection], Awaitable[R]]) -> R:
        return await self.store.in_transaction(work)


async def _leases(connection: Connection) -> list[Lease]:
    rows = await connection.fetch(
        "SELECT shard, worker, heir, ready, epoch FROM shards ORDER BY shard"
    )
    return [Lease(*row) for row in rows]
