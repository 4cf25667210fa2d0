"""Leases on shards: rows in PostgreSQL, on PostgreSQL's clock."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from bot.crew.shares import Lease, Worker, wanted
from bot.store.postgres import PostgresStore
from bot.store.untyped import Connection, Row

LIFE_SECONDS = 5.0
"""A worker that has not been heard of for so long is taken for dead."""
BEAT_WITHIN_SECONDS = 2.0
"""A word of a beat that is not answered by then is said again, on a new line."""
JOINING = 0x44495646
"""Workers come aboard one after the other."""
CLAIMS_MINUTES = 15

BEAT = (
    "UPDATE workers SET until = clock_timestamp() + make_interval(secs => $2), leaving = $3 "
    "WHERE id = $1 RETURNING id"
)
JOIN = "INSERT INTO workers (id, name, until) VALUES ($1, $2, clock_timestamp())"
BURY = (
    "DELETE FROM workers WHERE id IN (SELECT id FROM workers "
    "WHERE until < clock_timestamp() - make_interval(secs => $1) FOR UPDATE SKIP LOCKED)"
)
"""Not while a commit of theirs is under way; nobody waits for it, there is a next time."""
ASK = (
    "UPDATE shards SET heir = $1, ready = FALSE WHERE shard = ANY($2) AND heir IS NULL "
    "AND EXISTS (SELECT 1 FROM workers WHERE id = $1)"
)
DECLINE = "UPDATE shards SET heir = NULL, ready = FALSE WHERE heir = $1"
READY = (
    "UPDATE shards SET ready = (worker IS NOT NULL), "
    "heir = CASE WHEN worker IS NULL THEN NULL ELSE heir END, "
    "epoch = epoch + (worker IS NULL)::int, worker = coalesce(worker, heir) "
    "WHERE shard = $2 AND heir = $1"
)
HAND_OVER = (
    "UPDATE shards SET worker = heir, heir = NULL, ready = FALSE, epoch = epoch + 1 "
    "WHERE shard = $2 AND worker = $1 AND heir IS NOT NULL AND ready"
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
            await connection.execute("SELECT pg_advisory_xact_lock($1)", JOINING)
            await connection.execute(BURY, LIFE_SECONDS)
            if not await connection.fetchval("SELECT count(*) FROM workers"):
                await connection.execute("DELETE FROM shards WHERE shard >= $1", shards)
                await connection.execute(COUNT_SHARDS, shards)
            await connection.execute(JOIN, self.me, self.name)
            await connection.execute(BEAT, self.me, LIFE_SECONDS, False)
            return int(await connection.fetchval("SELECT count(*) FROM shards"))

        return await self.store.in_transaction(joining)

    async def beat(self, *, leaving: bool = False, bury: bool = True) -> Sight:
        """I am alive; who else is, who serves what, and what I ask for.

        ``bury``: whoever has not been heard of is dead. Not to be said by somebody who has not
        heard anything himself lately: then it was the database that was away.

        Each word stands for itself, so that nobody who freezes in the middle is waited for; what
        two ask for at the same time goes to the first.
        """
        alive = bool(await self._say(BEAT, self.me, LIFE_SECONDS, leaving))
        if bury:
            await self._say(BURY, 0.0)
        sight = await self._look(alive)
        asked = wanted(self.me, sight.workers, sight.leases)
        if not alive or not asked:
            return sight
        await self._say(ASK, self.me, asked)
        return await self._look(alive)

    async def ready(self, shard: int) -> None:
        """I hear this shard: whoever serves it may let go, and if nobody does, I serve it."""
        await self._say(READY, self.me, shard)

    async def decline(self) -> None:
        """Somebody else shall have what I was about to take over."""
        await self._say(DECLINE, self.me)

    async def hand_over(self, shard: int) -> None:
        """All that I had to do for this shard is done."""
        await self.store.read(HAND_OVER, self.me, shard)

    async def leave(self) -> None:
        await self.store.read("DELETE FROM workers WHERE id = $1", self.me)

    async def sweep(self) -> None:
        """Forgets old claims."""
        old = "DELETE FROM claims WHERE at < clock_timestamp() - make_interval(mins => $1)"
        await self.store.read(old, CLAIMS_MINUTES)

    async def _look(self, alive: bool) -> Sight:
        workers = await self._say("SELECT id, leaving FROM workers")
        leases = await self._say(
            "SELECT shard, worker, heir, ready, epoch FROM shards ORDER BY shard"
        )
        return Sight(alive, [Worker(*row) for row in workers], [Lease(*row) for row in leases])

    async def _say(self, statement: str, *values: object) -> list[Row]:
        return await self.store.read_urgently(BEAT_WITHIN_SECONDS, statement, *values)
