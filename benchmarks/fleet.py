"""Several workers under load, real processes on a real PostgreSQL: ``python -m benchmarks.fleet``.

What happens meanwhile: nothing (``steady``), a worker is killed (``kill``), all are replaced one by
one (``roll``), the database is stopped (``outage``). At the end every answered choice is looked for
in the database, and every game is replayed from its seed.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import click

from benchmarks import postgres
from benchmarks.bot_process import processor, running, until_it_rests
from benchmarks.crowd import Crowd, Dive
from benchmarks.load import Proof, prove_all
from bot.background import until_it_works
from bot.cli.play import REEF
from bot.host import Table
from bot.host.opening import open_table
from bot.host.packs import Packs
from bot.lanes import Lanes
from bot.store.postgres import PostgresStore
from bot.store.postgres_line import connected
from games.catalog import GAMES
from loopback import Loopback, Person
from loopback import guilds as loopback_guilds
from loopback.world import TEXT

START_SECONDS = 300.0
SETTLE_SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class Plan:
    """How large the run is."""

    guilds: int
    shards: int
    workers: int
    tables: int
    hands: int
    seconds: float
    folder: Path | None = None


class Processes:
    """``divemaster run --workers``, and those it has started."""

    def __init__(self, watch: int) -> None:
        self.watch = watch

    @property
    def workers(self) -> list[int]:
        children = Path(f"/proc/{self.watch}/task/{self.watch}/children")
        return [int(one) for one in children.read_text().split()]

    def processor(self) -> float:
        """Seconds of processor of all of them, those of the database not counted."""
        return sum(map(processor, self.workers))


@asynccontextmanager
async def working(plan: Plan, world: Loopback, url: str, folder: Path) -> AsyncIterator[Processes]:
    told = {
        "DATABASE": url,
        "FOLDER": str(folder),
        "LOG_LEVEL": os.environ.get("FLEET_LOG", "ERROR"),
        "OPEN_GAMES": "1000",
        "OPEN_GAMES_EACH": "1000",
    }
    arguments = ["--workers", str(plan.workers), *([] if plan.workers > 1 else ["--standby"])]
    async with running(world, told, *arguments) as watch:
        yield Processes(watch)


async def served(url: str, shards: int) -> None:
    """Waits until every shard has a worker, and all workers have their share."""
    async with asyncio.timeout(START_SECONDS), connected(url) as connection:
        statement = "SELECT count(*) FROM shards WHERE worker IS NOT NULL AND heir IS NULL"
        while await connection.fetchval(statement) < shards:  # noqa: ASYNC110 - no bell
            await asyncio.sleep(0.02)


async def open_tables(plan: Plan, world: Loopback, crowd: Crowd) -> list[Dive]:
    """Tables all over the servers, each with two people of its own."""
    guilds = list(world.world.guilds.values())
    random.Random(7).shuffle(guilds)
    chosen = islice(cycle(guilds), plan.tables)
    turn = asyncio.Semaphore(4)

    async def one(number: int, guild: dict[str, object]) -> Dive:
        channel = loopback_guilds.add_channel(world.realm, guild, "deep", TEXT)
        names = (f"A{number}", f"B{number}")
        people: list[Person] = [
            world.person(loopback_guilds.add_person(world.realm, name, guild)["id"])
            for name in names
        ]
        async with turn:
            return await crowd.open(GAMES[number % len(GAMES)], people, channel["id"])

    return list(await asyncio.gather(*(one(n, guild) for n, guild in enumerate(chosen))))


async def steady(_: Processes, __: postgres.Cluster, ___: Plan) -> None:
    """Nothing happens."""


async def kill(processes: Processes, server: postgres.Cluster, plan: Plan) -> None:
    await asyncio.sleep(plan.seconds / 4)
    victim = processes.workers[0]
    start = time.monotonic()
    os.kill(victim, signal.SIGKILL)
    await asyncio.sleep(0.5)
    async with connected(server.url) as connection:
        lost = await connection.fetchval(
            "SELECT count(*) FROM shards WHERE worker LIKE $1", f"%-{victim}-%"
        )
    await gone(server.url, victim)
    await served(server.url, plan.shards)
    print(
        f"killed -9 a worker with {lost} shards: all served after {time.monotonic() - start:.1f} s"
    )


async def gone(url: str, pid: int) -> None:
    async with asyncio.timeout(START_SECONDS), connected(url) as connection:
        statement = "SELECT count(*) FROM workers WHERE id LIKE $1"
        while await connection.fetchval(statement, f"%-{pid}-%"):  # noqa: ASYNC110 - no bell
            await asyncio.sleep(0.02)


async def roll(processes: Processes, server: postgres.Cluster, plan: Plan) -> None:
    await asyncio.sleep(plan.seconds / 8)
    before, start = set(processes.workers), time.monotonic()
    os.kill(processes.watch, signal.SIGHUP)
    while before & set(processes.workers):  # noqa: ASYNC110 - no bell
        await asyncio.sleep(0.1)
    await served(server.url, plan.shards)
    print(f"all workers replaced after {time.monotonic() - start:.1f} s")


async def outage(_: Processes, server: postgres.Cluster, plan: Plan) -> None:
    await asyncio.sleep(plan.seconds / 4)
    await asyncio.to_thread(server.stop, "fast")
    await asyncio.sleep(20)
    await asyncio.to_thread(server.start)
    print("PostgreSQL was stopped for 20 s")


EVENTS = {"steady": steady, "kill": kill, "roll": roll, "outage": outage}
Happens = Callable[[Processes, postgres.Cluster, Plan], Coroutine[Any, Any, None]]


async def run(plan: Plan, happens: Happens) -> None:
    with postgres.cluster(postgres.DURABLE) as server, tempfile.TemporaryDirectory() as fresh:
        world = Loopback(
            world=REEF, answer_within=60, shards=plan.shards, max_concurrency=plan.shards
        )
        async with world:
            for number in range(len(world.world.guilds), plan.guilds):
                world.add_guild(f"Reef {number}")
            start = time.monotonic()
            async with working(plan, world, server.url, plan.folder or Path(fresh)) as processes:
                await until_tables(server.url)
                await served(server.url, plan.shards)
                print(f"{plan.workers} workers serve {plan.shards} shards, {plan.guilds} servers, "
                      f"after {time.monotonic() - start:.1f} s")  # fmt: skip
                store = await PostgresStore.open(server.url)
                await under_load(plan, happens, world, processes, server, store)
                await store.close()


async def until_tables(url: str) -> None:
    """Waits until the first worker has made the database what it must be."""
    async with asyncio.timeout(START_SECONDS), connected(url) as connection:
        statement = "SELECT count(*) FROM pg_tables WHERE tablename = 'identifies'"
        while not await connection.fetchval(statement):  # noqa: ASYNC110 - no bell
            await asyncio.sleep(0.1)


async def under_load(
    plan: Plan,
    happens: Happens,
    world: Loopback,
    processes: Processes,
    server: postgres.Cluster,
    store: PostgresStore,
) -> None:
    lane = Lanes().opening
    packs = Packs(store, lane)

    async def look(name: str) -> Table:
        return await until_it_works(lambda: open_table(store, packs, lane, name), "looking")

    crowd = Crowd(store, look, world, random.Random(1))
    await asyncio.gather(*map(until_it_rests, processes.workers))
    dives = await open_tables(plan, world, crowd)
    print(f"{len(dives)} tables of {len(GAMES)} games are open")
    await asyncio.sleep(SETTLE_SECONDS)
    crowd.taken.clear()
    world.realm.interactions.answer_within = 3.0
    spent, start = processes.processor(), time.perf_counter()
    event = asyncio.create_task(happens(processes, server, plan))
    await crowd.play(dives, 1000, plan.hands, plan.seconds)
    await event
    taken = time.perf_counter() - start
    report(plan, crowd, taken, (processes.processor() - spent) if happens is steady else None)
    await asyncio.sleep(SETTLE_SECONDS)
    show_proof(await prove_all(store, dives), dives)


def report(plan: Plan, crowd: Crowd, seconds: float, spent: float | None) -> None:
    good = sorted(one for one in crowd.taken if one is not None)
    print(f"{len(crowd.taken)} presses in {seconds:.0f} s ({len(good) / seconds:.1f} a second, "
          f"{plan.hands} at once): {len(crowd.taken) - len(good)} failed, {crowd.refused} refused "
          f"with a sentence; p50 {1000 * median(good):.0f} ms, "
          f"p99 {1000 * quantiles(good, n=100)[98]:.0f} ms, slowest {good[-1]:.2f} s")  # fmt: skip
    if spent is not None:
        print(f"{1000 * spent / len(good):.1f} ms of the workers' processor a press")


def show_proof(proof: Proof, dives: list[Dive]) -> None:
    print(f"{proof.committed} choices in the database, {proof.lost} lost or doubled; "
          f"{proof.replayed} of {len(dives)} games replay from their seed")  # fmt: skip


@click.command
@click.argument("event", type=click.Choice(sorted(EVENTS)))
@click.option("--guilds", default=3000)
@click.option("--shards", default=12)
@click.option("--workers", default=3)
@click.option("--tables", default=300)
@click.option("--hands", default=10)
@click.option("--seconds", default=60.0)
@click.option(
    "--folder", type=click.Path(path_type=Path), help="Where pictures stay for later runs."
)
def main(event: str, **plan: Any) -> None:
    """Load with something happening meanwhile."""
    asyncio.run(run(Plan(**plan), EVENTS[event]))


if __name__ == "__main__":
    main()
