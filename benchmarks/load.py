"""Two hundred tables of all games at once: the real bot, a real database, people without patience.

Everything runs in one process, as it does for the no-op click that the figures are held against.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

from benchmarks import loopback_click
from benchmarks.crowd import Crowd, Dive, Made
from benchmarks.size import sized
from benchmarks.table import Row, resident
from bot.app import Divemaster
from bot.cli.play import REEF
from bot.config import Settings
from bot.host import Host
from bot.host.verifying import transcript_of
from bot.store import SqliteStore, Store
from games.catalog import GAMES, find_game
from games.kernel.transcript import verify
from loopback import Loopback
from loopback.pointing import pointed_at

TABLES, MOVES, PEOPLE, HANDS = sized(200, 2), sized(12, 3), sized(40, 4), sized(10, 2)
SECONDS = 60.0
DISCORD_WAITS = 3.0


@dataclass(frozen=True, slots=True)
class Load:
    """How the run went."""

    taken: list[float | None]
    seconds: float
    processor: float
    kilobytes: float
    dives: list[Dive]

    @property
    def answered(self) -> list[float]:
        return [one for one in self.taken if one is not None]


@dataclass(frozen=True, slots=True)
class Proof:
    """What the database says afterwards."""

    committed: int
    lost: int
    replayed: int


@asynccontextmanager
async def online(world: Loopback, database: Path) -> AsyncIterator[Divemaster]:
    settings = Settings(
        database=database, warm=False, open_games=10_000, open_games_each=10_000, _env_file=None
    )
    bot = Divemaster(settings, guild_ready_timeout=0.05)
    async with bot:
        task = asyncio.create_task(bot.start(world.token))
        await world.bot_online(60)
        await bot.wait_until_ready()
        yield bot
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


async def run(database: Path) -> Load:
    """Opens the tables, then lets everybody click."""
    async with Loopback(world=REEF, answer_within=60) as world:
        with pointed_at(world.base_url):
            async with online(world, database) as bot:
                if len(GAMES) <= TABLES:
                    await bot.house.display.studio.warm_up(database.parent / "pictures")
                host = bot.house.host
                crowd = Crowd(bot.store, host.tables.peek, world, random.Random(1))
                empty = resident()
                dives = await open_all(crowd)
                await crowd.play(dives, 1, HANDS, SECONDS)
                crowd.taken.clear()
                world.realm.interactions.answer_within = DISCORD_WAITS
                start, cpu = time.perf_counter(), time.process_time()
                await crowd.play(dives, MOVES, HANDS, SECONDS)
                taken, spent = time.perf_counter() - start, time.process_time() - cpu
                kept = sum(map(len, world.realm.files.kept.values())) / 1024
                each = (resident() - empty - kept) / len(dives)
                return Load(crowd.taken, taken, spent, each, dives)


async def open_all(crowd: Crowd) -> list[Dive]:
    """Games in turn, each with two people of the crowd, a few being opened at a time."""
    people = [crowd.world.add_person(f"Diver {number}") for number in range(PEOPLE)]
    pairs = [(people[2 * n % PEOPLE], people[(2 * n + 1) % PEOPLE]) for n in range(TABLES)]
    turn = asyncio.Semaphore(3)

    async def one(number: int) -> Dive:
        async with turn:
            return await crowd.open(GAMES[number % len(GAMES)], list(pairs[number]))

    return list(await asyncio.gather(*map(one, range(TABLES))))


async def prove(database: Path, dives: list[Dive]) -> Proof:
    """Opens the file afresh: every answered choice is there once, and every game replays."""
    store = await SqliteStore.open(database)
    try:
        return await prove_all(store, dives)
    finally:
        await store.close()


async def prove_all(store: Store, dives: list[Dive]) -> Proof:
    host, committed, lost, replayed = Host(store), 0, 0, 0
    for dive in dives:
        table, entries = await host.tables.peek(dive.table), await store.entries(dive.table)
        opening = await store.start_save(dive.table)
        stored = {one.depth: one.interaction for one in entries if one.choice is not None}
        committed += len(stored)
        lost += missing(dive.made, stored)
        latest, shown = table.match.save(), table.campaign.commitment
        replayed += verify(transcript_of(opening, entries), shown, find_game, latest).fair
    return Proof(committed, lost, replayed)


def missing(made: list[Made], stored: dict[int, int | None]) -> int:
    """Answered choices whose question is still open, and stored ones that nobody made.

    A choice is no loss when another one, of which nobody knew whether it counted, came before it:
    it was refused then, and whoever made it was told so.
    """
    answered = {one.answered for one in made if one.answered is not None}
    kept = {interaction for interaction in stored.values() if interaction is not None}
    lost = sum(one.answered not in kept and one.depth + 1 not in stored
               for one in made if one.answered is not None)  # fmt: skip
    failed = sum(one.answered is None for one in made)
    return lost + max(0, len(kept - answered) - failed)


def measure() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as name:
        database = Path(name) / "load.db"
        ceiling = asyncio.run(loopback_click.run(people=5))
        load = asyncio.run(run(database))
        proof = asyncio.run(prove(database, load.dives))
    yield from rows(load, proof, ceiling)


def rows(load: Load, proof: Proof, ceiling: loopback_click.Clicks) -> Iterator[Row]:
    clicks, walls = len(load.taken), sorted(load.answered)
    rate, what = clicks / load.seconds, f"load, {TABLES} tables of {len(GAMES)} games"
    note = f"{clicks} clicks, {rate:.1f} a second; ceiling {ceiling.per_second:.0f}"
    share = rate / ceiling.per_second
    yield Row(f"{what}: clicks a second against the no-op ceiling", share, "", note)
    spent = 1000 * load.processor / clicks
    note = f"{spent:.1f} ms with commit, panel and new picture; no-op {ceiling.cpu_ms:.1f} ms"
    yield Row(f"{what}: processor of a click against no-op", spent / ceiling.cpu_ms, "", note)
    p50, p99 = 1000 * median(walls), 1000 * quantiles(walls, n=100)[98]
    yield Row(f"{what}: p99 of a click against its p50", p99 / p50, "<= 5",
              f"p50 {p50:.0f} ms, p99 {p99:.0f} ms with {HANDS} clicking at once")  # fmt: skip
    in_time = sum(one <= DISCORD_WAITS for one in walls) / clicks
    yield Row(f"{what}: answered within three seconds", in_time, ">= 1", f"of {clicks} clicks")
    yield Row(f"{what}: answered choices lost or counted twice", proof.lost, "<= 0",
              f"{proof.committed} choices in the database")  # fmt: skip
    yield Row(f"{what}: games that replay from their seed", proof.replayed / len(load.dives),
              ">= 1", f"{proof.replayed} of {len(load.dives)}")  # fmt: skip
    yield Row(f"{what}: memory of a busy table, KB", load.kilobytes, "<= 500",
              "its place in the local Discord included, uploaded pictures not")  # fmt: skip
