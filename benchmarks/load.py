"""Two hundred tables of all games at once: the real bot, a real database, people without patience.

The bot is a process of its own, as it is for whoever hosts it: its processor and memory are
counted, not those of the local Discord and of the people, who share this one. Every press is
counted and timed, a step on the way to a choice too. All is played twice: what the first evening
of a new bot had to draw lies on disk in the second, as on every day after it. Then the same with a
process that draws for the bot.

``python -m benchmarks.load CHECKOUT CHECKOUT`` compares the bots of two checkouts.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

from benchmarks import loopback_click
from benchmarks.bot_process import ROOT, processor, resident, running, until_it_rests
from benchmarks.crowd import Crowd, Dive, Made
from benchmarks.size import sized
from benchmarks.table import Row, show
from bot.cli.play import REEF
from bot.host import Host, Table
from bot.host.opening import open_table
from bot.host.packs import Packs
from bot.host.verifying import transcript_of
from bot.lanes import Lanes
from bot.store import SqliteStore, Store
from games.catalog import GAMES, find_game
from games.kernel.transcript import verify
from loopback import Loopback

TABLES, MOVES, PEOPLE, HANDS = sized(200, 2), sized(12, 3), sized(40, 4), sized(10, 2)
SECONDS = 60.0
DISCORD_WAITS = 3.0
START_SECONDS = 300.0


@dataclass(frozen=True, slots=True)
class Load:
    """How the run went; processor and memory are the bot's own."""

    taken: list[float | None]
    seconds: float
    processor: float
    beside: float
    """Processor seconds of the local Discord and of the people."""
    megabytes: float
    each: float
    """Kilobytes that came with a table."""
    dives: list[Dive]

    @property
    def answered(self) -> list[float]:
        return [one for one in self.taken if one is not None]

    @property
    def each_click(self) -> float:
        """Milliseconds of the bot's processor."""
        return 1000 * self.processor / len(self.taken)


@dataclass(frozen=True, slots=True)
class Proof:
    """What the database says afterwards."""

    committed: int
    lost: int
    replayed: int


async def run(database: Path, checkout: Path = ROOT, painters: int = 0) -> Load:
    """Opens the tables, then lets everybody click."""
    told = {
        "PAINTERS": str(painters),
        "DATABASE": str(database),
        "WARM": str(len(GAMES) <= TABLES),
        "OPEN_GAMES": "10000",
        "OPEN_GAMES_EACH": "10000",
    }
    async with (
        Loopback(world=REEF, answer_within=60) as world,
        running(world, told, checkout=checkout) as pid,
    ):
        await world.bot_online(START_SECONDS)
        await until_it_rests(pid)
        store = await SqliteStore.look(database)
        try:
            return await under_load(world, store, pid)
        finally:
            await store.close()


async def under_load(world: Loopback, store: SqliteStore, pid: int) -> Load:
    crowd = Crowd(store, looking_at(store), world, random.Random(1))
    empty = resident(pid)
    dives = await open_all(crowd)
    await crowd.play(dives, 1, HANDS, SECONDS)
    crowd.taken.clear()
    world.realm.interactions.answer_within = DISCORD_WAITS
    start, own, beside = time.perf_counter(), processor(pid), time.process_time()
    await crowd.play(dives, MOVES, HANDS, SECONDS)
    return Load(
        crowd.taken,
        time.perf_counter() - start,
        processor(pid) - own,
        time.process_time() - beside,
        resident(pid) / 1024,
        (resident(pid) - empty) / len(dives),
        dives,
    )


def looking_at(store: Store) -> Callable[[str], Awaitable[Table]]:
    """A table as the database has it; the bot's own lies in the bot."""
    lane = Lanes().opening
    packs = Packs(store, lane)
    return lambda name: open_table(store, packs, lane, name)


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
    yield from measure_bot(ROOT)
    yield from measure_painter()


def measure_bot(checkout: Path, name: str = "load") -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "load.db"
        ceiling = asyncio.run(loopback_click.run(people=5))
        first = asyncio.run(run(database.with_name("first.db"), checkout))
        load = asyncio.run(run(database, checkout))
        proof = asyncio.run(prove(database, load.dives))
    yield Row(f"{name}: the bot's processor for a click on its first evening, ms", first.each_click,
              "", f"{len(first.taken) / first.seconds:.1f} clicks a second")  # fmt: skip
    yield from rows(name, load, proof, ceiling)


def measure_painter() -> Iterator[Row]:
    """The same with a process that draws, on its second evening."""
    with tempfile.TemporaryDirectory() as folder:
        for evening in ("first.db", "second.db"):
            load = asyncio.run(run(Path(folder) / evening, painters=1))
        proof = asyncio.run(prove(Path(folder) / evening, load.dives))
    name, walls = "load with a painter", sorted(load.answered)
    clicks, p99 = len(load.taken), 1000 * quantiles(walls, n=100)[98]
    note = f"p50 {1000 * median(walls):.0f} ms, p99 {p99:.0f} ms"
    yield Row(f"{name}: clicks a second", clicks / load.seconds, "", note)
    yield Row(f"{name}: processor of bot and painter for a click, ms", load.each_click, "<= 20")
    yield Row(f"{name}: answered choices lost or counted twice", proof.lost, "<= 0",
              f"{proof.replayed} of {len(load.dives)} games replay")  # fmt: skip
    yield Row(f"{name}: memory of both, MB", load.megabytes, "")


def rows(name: str, load: Load, proof: Proof, ceiling: loopback_click.Clicks) -> Iterator[Row]:
    clicks, walls = len(load.taken), sorted(load.answered)
    rate, what = clicks / load.seconds, f"{name}, {TABLES} tables of {len(GAMES)} games"
    choices = sum(len(dive.made) for dive in load.dives)
    note = f"{clicks} clicks, {rate:.1f} a second, for {choices} choices with those before; "
    note += f"ceiling {ceiling.per_second:.0f}"
    share = rate / ceiling.per_second
    yield Row(f"{what}: clicks a second against the no-op ceiling", share, "", note)
    beside = 1000 * load.beside / clicks
    note = f"commit, panel, new picture; the local Discord and the people: {beside:.1f} ms more"
    yield Row(f"{what}: the bot's processor for a click, ms", load.each_click, "<= 20", note)
    p50, p99 = 1000 * median(walls), 1000 * quantiles(walls, n=100)[98]
    yield Row(f"{what}: p99 of a click against its p50", p99 / p50, "<= 5",
              f"p50 {p50:.0f} ms, p99 {p99:.0f} ms with {HANDS} clicking at once")  # fmt: skip
    in_time = sum(one <= DISCORD_WAITS for one in walls) / clicks
    yield Row(f"{what}: answered within three seconds", in_time, ">= 1", f"of {clicks} clicks")
    yield Row(f"{what}: answered choices lost or counted twice", proof.lost, "<= 0",
              f"{proof.committed} choices in the database")  # fmt: skip
    yield Row(f"{what}: games that replay from their seed", proof.replayed / len(load.dives),
              ">= 1", f"{proof.replayed} of {len(load.dives)}")  # fmt: skip
    yield Row(f"{what}: memory of the bot, MB", load.megabytes, "<= 250",
              f"{load.each:.0f} KB came with each table, kept pictures included")  # fmt: skip


def main() -> None:
    """The bots of these checkouts, one after the other, with one local Discord and one crowd."""
    show(row for one in sys.argv[1:] for row in measure_bot(Path(one).resolve(), one))


if __name__ == "__main__":
    main()
