"""Keeping campaigns: durable moves a second, start-up and memory as campaigns pile up."""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import aiosqlite

from benchmarks.size import sized
from benchmarks.table import Row
from bot.host import Host
from bot.host.lobby import new_campaign
from bot.store import Campaign, Checkpoint, Entry, SeatRow, SqliteStore
from bot.store.database import connect, prepare
from bot.store.rows import entry_values
from bot.store.sqlite import write_units
from bot.store.statements import ADD_ENTRY, MOVE_ON, Unit, standing_of
from bot.store.writer import BATCH
from games.catalog import GAMES, find_game
from games.kernel import Line, T
from games.kernel.match import Match
from games.kernel.record import Choice

TABLES, MOVES = sized(100, 4), sized(40, 4)
STORED = sized(10_000, 50)


def entry(number: int) -> Entry:
    """About a kilobyte, as a busy move has."""
    line = Line(T("A diver swims from one dark cave to another, and the tentacles follow. " * 3))
    choice = Choice(0, f"move.{number}", "0123456789ab")
    return Entry(number, "choice", number, 1, 0, (line, line, line), choice, 1, None)


def campaigns(count: int) -> list[Campaign]:
    game = find_game(GAMES[0])
    return [new_campaign(game, 1, 2, 3) for _ in range(count)]


def unit(campaign: Campaign, number: int) -> Unit:
    move = entry(number)
    return [(ADD_ENTRY, entry_values(campaign.id, move)), (MOVE_ON, standing_of(campaign))]


async def ours(folder: Path) -> float:
    """Moves a second through the store, from a hundred tables at once."""
    store = await SqliteStore.open(folder / "ours.db")
    rows = campaigns(TABLES)
    for row in rows:
        await store.add_campaign(row, [])

    async def play(row: Campaign) -> None:
        for number in range(1, MOVES + 1):
            await store.record(row, entry(number))

    start = time.perf_counter()
    await asyncio.gather(*(play(row) for row in rows))
    taken = time.perf_counter() - start
    await store.close()
    return TABLES * MOVES / taken


async def raw(folder: Path) -> float:
    """The same bytes by sqlite3 itself, in groups of a hundred."""
    path = folder / "raw.db"
    prepare(path)
    connection = connect(path)
    rows = campaigns(TABLES)
    _add(connection, rows)
    start = time.perf_counter()
    for number in range(1, MOVES + 1):
        units = [unit(row, number) for row in rows]
        for at in range(0, len(units), BATCH):
            write_units(connection, units[at : at + BATCH])
    taken = time.perf_counter() - start
    connection.close()
    return TABLES * MOVES / taken


def _add(connection: sqlite3.Connection, rows: list[Campaign]) -> None:
    sql = "INSERT INTO campaigns (id, guild, game, status, starter, channel, created, played) "
    for row in rows:
        values = (row.id, row.guild, row.game, row.status, row.starter, row.channel, 0, 0)
        connection.execute(sql + "VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)


async def one_by_one(folder: Path) -> float:
    """The same moves, one aiosqlite transaction each."""
    path = folder / "single.db"
    prepare(path)
    rows = campaigns(TABLES)
    with connect(path) as connection:
        _add(connection, rows)
    connection.close()
    moves = MOVES // 4
    async with aiosqlite.connect(path, isolation_level=None) as database:
        await database.execute("PRAGMA synchronous = FULL")
        start = time.perf_counter()
        for number in range(1, moves + 1):
            for row in rows:
                await database.execute("BEGIN IMMEDIATE")
                for sql, values in unit(row, number):
                    await database.execute(sql, values)
                await database.commit()
        return TABLES * moves / (time.perf_counter() - start)


async def fill(path: Path, count: int) -> None:
    """A database with so many started campaigns."""
    store = await SqliteStore.open(path)
    game = find_game(GAMES[0])
    save = Match.start(game, game.seats[0], seed=1).save_checkpoint()
    moves = [Entry(1, "start", 0, 1, 0), *(entry(number) for number in range(2, 22))]
    seats, points = [SeatRow(0, 1, "Marina", "person")], [Checkpoint(0, 21, save)]
    rows = campaigns(count)
    for row in rows:
        row.status, row.length = "paused", 21
    for at in range(0, count, 100):
        chunk = rows[at : at + 100]
        await asyncio.gather(*(store.bring_in(row, seats, moves, points) for row in chunk))
    await store.close()


START_UP = """
import asyncio, json, resource, sys, time
from pathlib import Path
from bot.host import Host
from bot.store import SqliteStore
async def main():
    start = time.perf_counter()
    store = await SqliteStore.open(Path(sys.argv[1]))
    host = Host(store)
    found = await store.in_guild(1, limit=1)
    taken = time.perf_counter() - start
    await host.tables.peek(found[0].campaign.id)
    print(json.dumps([taken, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss]))
    await store.close()
asyncio.run(main())
"""


def start_up(path: Path) -> tuple[float, float]:
    """Seconds to open and list, and megabytes, in a fresh process; the best of a few."""
    runs = [
        json.loads(
            subprocess.run(
                [sys.executable, "-c", START_UP, str(path)],
                check=True,
                capture_output=True,
                cwd=Path(__file__).parents[1],
            ).stdout
        )
        for _ in range(sized(3))
    ]
    return min(run[0] for run in runs), min(run[1] for run in runs) / 1024


async def memory_per_table(path: Path) -> float:
    """Kilobytes for each table that is open but idle."""
    store = await SqliteStore.open(path)
    host = Host(store)
    found = await store.in_guild(1, limit=350)
    await host.tables.peek(found[0].campaign.id)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for one in found[1:]:
        await host.tables.peek(one.campaign.id)
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    await store.close()
    return (after - before) / len(found)


def measure() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        mine, theirs = asyncio.run(ours(folder)), asyncio.run(raw(folder))
        single = asyncio.run(one_by_one(folder))
        note = f"{mine:.0f}/s at {TABLES} tables"
        yield Row(
            "durable moves: against raw sqlite3 with group commit", mine / theirs, ">= 0.8", note
        )
        yield Row("durable moves: against one aiosqlite transaction each", mine / single, ">= 8")
        few, many = folder / "few.db", folder / "many.db"
        asyncio.run(fill(few, 10))
        asyncio.run(fill(many, STORED))
        small, large = start_up(few), start_up(many)
        seconds = f"{large[0] * 1000:.0f} ms at {STORED}, {small[0] * 1000:.0f} ms at 10"
        yield Row("start-up: 10,000 campaigns against 10", large[0] / small[0], "", seconds)
        memory = f"{large[1]:.0f} MB at {STORED}, {small[1]:.0f} MB at 10"
        yield Row(
            "memory: 10,000 stored campaigns against 10", large[1] / small[1], "<= 1.1", memory
        )
        table = asyncio.run(memory_per_table(many))
        yield Row(
            "memory of an open, idle table in KB", table, "", "the rest are closed and cost nothing"
        )
