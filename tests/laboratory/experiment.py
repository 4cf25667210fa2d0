"""One experiment: something happens to one worker at a named moment, and everybody is watched."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import aiohttp
import asyncpg

from bot.store.untyped import Connection
from tests.laboratory.people import Players
from tests.laboratory.points import FROM_DISCORD, Point
from tests.laboratory.workers import Worker

TAKEOVER_SECONDS = 10.0
"""The promise, for every moment and every trouble."""
TROUBLE_SECONDS = 16.0
"""So long it lasts at least; then the worker wakes up, or its line is mended."""
SETTLE_SECONDS = 180.0
REACH_SECONDS = 60.0
HEALTH_PAUSE = 0.2
WELL = 200
TOLD = {
    "taken for dead": "learnt that it was taken for dead",
    "not serving any more": "let go of its shards",
    "handed over": "handed over",
    "Discord does not answer": "noticed that Discord was gone",
    "the database does not hear us": "noticed that the database was gone",
    "serving": "serves again",
}
STANDING_BY = (
    "SELECT id FROM workers WHERE id NOT IN (SELECT worker FROM shards WHERE worker IS NOT NULL)"
)
SERVING = "SELECT worker FROM shards WHERE worker IS NOT NULL ORDER BY shard"
SETTLED = (
    "SELECT (SELECT count(*) FROM shards WHERE worker IS NULL OR heir IS NOT NULL) = 0 "
    "AND (SELECT count(DISTINCT worker) FROM shards) = (SELECT count(*) FROM shards) "
    "AND (SELECT count(*) FROM workers WHERE NOT leaving) = $1"
)
HAND_ON = "UPDATE shards SET heir = $1, ready = FALSE WHERE worker = $2 AND heir IS NULL"


@dataclass
class Finding:
    """What was seen."""

    point: str
    way: str
    seconds: float | None = None
    """Until all shards were served again; nothing if they were not."""
    unanswered: int = 0
    looks: int = 0
    ill: int = 0
    """How often the others were looked at, and how often one was not well."""
    did: list[str] = field(default_factory=list)
    lost: int = 0

    @property
    def broken(self) -> list[str]:
        """Promises that did not hold."""
        late = self.seconds is None or self.seconds > TAKEOVER_SECONDS
        return [
            *(["not served again in time"] if late else []),
            *(["another worker fell ill"] if self.ill else []),
            *([f"{self.lost} lost or doubled"] if self.lost else []),
        ]


@dataclass
class Laboratory:
    workers: list[Worker]
    players: list[Players]
    database: Connection
    session: aiohttp.ClientSession
    patience: float = TROUBLE_SECONDS
    """So long it lasts at most."""

    async def settled(self) -> None:
        """Every shard has a worker of its own, all others stand by, and all are well."""
        async with asyncio.timeout(SETTLE_SECONDS):
            while not (  # noqa: ASYNC110 - no bell
                await self.database.fetchval(SETTLED, len(self.workers))
                and all([await one.health(self.session) == WELL for one in self.workers])
            ):
                await asyncio.sleep(0.2)

    async def try_out(self, point: Point, way: str) -> Finding:
        await self.settled()
        await asyncio.sleep(2)
        victim = await self._victim(point)
        finding, before = Finding(point.name, way), len(victim.log)
        others = [one for one in self.workers if one is not victim]
        async with self._watching(others, finding):
            victim.arm(point, way)
            if point.handing_over:
                await self._hand_on(victim, heir=point.stands_by)
            since = await victim.reached(REACH_SECONDS)
            victim.cut(way)
            since = max(since, time.monotonic() - 0.1) if way == FROM_DISCORD else since
            finding.seconds = await self._served_again(since)
            finding.unanswered = sum(one.unanswered(since) for one in self.players)
            victim.mend(way)
            await asyncio.sleep(3)
        await self.settled()
        finding.did = _told(victim.log[before:])
        return finding

    async def _served_again(self, since: float) -> float | None:
        await asyncio.sleep(TROUBLE_SECONDS - (time.monotonic() - since))
        while True:
            seen = [one.served_again(since) for one in self.players]
            if None not in seen or time.monotonic() - since > self.patience:
                return None if None in seen else max(one for one in seen if one is not None)
            await asyncio.sleep(HEALTH_PAUSE)

    async def _victim(self, point: Point) -> Worker:
        statement = STANDING_BY if point.stands_by else SERVING
        return self._named((await self.database.fetch(statement))[0][0])

    def _named(self, name: str) -> Worker:
        return next(one for one in self.workers if f"-{one.pid}-" in name)

    async def _hand_on(self, victim: Worker, *, heir: bool) -> None:
        """Somebody who stands by shall have the shard of somebody who serves one."""
        standing_by = (await self.database.fetch(STANDING_BY))[0][0]
        serving = [row[0] for row in await self.database.fetch(SERVING)]
        giver = serving[0] if heir else next(one for one in serving if f"-{victim.pid}-" in one)
        await self.database.execute(HAND_ON, standing_by, giver)

    @asynccontextmanager
    async def _watching(self, others: list[Worker], finding: Finding) -> AsyncIterator[None]:
        async def watch(worker: Worker) -> None:
            while True:
                finding.ill += await worker.health(self.session) != WELL
                finding.looks += 1
                await asyncio.sleep(HEALTH_PAUSE)

        tasks = [asyncio.create_task(watch(one)) for one in others]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()


def _told(log: str) -> list[str]:
    """What it did, in the order in which it first said so."""
    found = {words: log.find(f": {words}") for words in TOLD}
    found = {words: at for words, at in found.items() if at >= 0}
    refused = len(re.findall("could not be (?:saved|shown)|not shown yet", log))
    did = [TOLD[words] for words in sorted(found, key=lambda words: found[words])]
    return [*did, *([f"{refused} words held back"] if refused else [])]


async def look_in(url: str) -> Connection:
    """The laboratory's own line, past all that is cut."""
    return await asyncpg.connect(url)
