"""After kill -9: a live campaign is opened when somebody asks for it, sooner than one draws it."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

from benchmarks.size import sized
from benchmarks.table import Row
from bot.host import Host, Table
from bot.host.lobby import new_campaign
from bot.store import SeatRow, SqliteStore
from games.catalog import all_games
from games.kernel import Game
from games.kernel.match import Match
from renderers import renderer_for

LIVE, CHOICES, AT_ONCE, DRAWN = sized(1000, 10), sized(100, 20), 50, sized(50, 5)
GUILD = 1
ROOT = Path(__file__).parents[1]


async def play_all(path: Path) -> None:
    """Live campaigns of all games, so many random choices each; then waits to be killed."""
    host, games = Host(await SqliteStore.open(path)), list(all_games())
    for at in range(0, LIVE, AT_ONCE):
        seeds = range(at, min(at + AT_ONCE, LIVE))
        await asyncio.gather(*(play(host, games[seed % len(games)], seed) for seed in seeds))
    print("played", flush=True)
    await asyncio.Event().wait()


async def play(host: Host, game: type[Game[Any, Any]], seed: int) -> None:
    """Random choices; a game that ends too soon is followed by another."""
    luck, left = random.Random(seed), CHOICES
    while left > 0:
        seats = [SeatRow(seat, seat + 1, "Marina", "person") for seat in range(game.seats[0])]
        campaign = new_campaign(game, GUILD, 2, 3)
        await host.store.add_campaign(campaign, seats)
        match = Match.start(game, len(seats), seed=seed + left)
        table = await host.open_campaign(campaign, seats, match, seed)
        while (ask := table.match.ask) is not None and left > 0:
            ours = [one for one in ask.options if one.seat < len(seats)]
            if not ours:
                break
            option = luck.choice(ours)
            await host.choose(campaign.id, option.seat + 1, option.id, ask.token, None)
            left -= 1


async def recover(path: Path) -> None:
    """Processor seconds until all live campaigns stand ready, and to draw as many boards."""
    for game in all_games():
        Match.start(game, game.seats[0], seed=1)
    start = time.process_time()
    store = await SqliteStore.open(path)
    host = Host(store)
    found = [one.campaign.id for one in await store.in_guild(GUILD, limit=LIVE)]
    tables = [await host.tables.peek(campaign) for campaign in found]
    ready, drawing = time.process_time() - start, 0.0
    drawn = tables[:: max(1, len(tables) // DRAWN)]
    for table in drawn:
        draw_board(table)
        start = time.process_time()
        draw_board(table)
        drawing += time.process_time() - start
    print(json.dumps([len(found), ready, drawing / len(drawn)]), flush=True)
    await store.close()


def draw_board(table: Table) -> bytes:
    names = [seat.name for seat in table.seats]
    return renderer_for(table.campaign.game).draw(table.match.view(None), None, names).data


def in_a_process(work: str, path: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", f"from benchmarks.recovery import *; run({work}, {str(path)!r})"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )


def run(work: Callable[[Path], Coroutine[Any, Any, None]], path: str) -> None:
    """In the process itself; what goes wrong ends it, whatever threads are left."""
    try:
        asyncio.run(work(Path(path)))
    except Exception:  # noqa: BLE001 - told, then the process ends
        traceback.print_exc()
    os._exit(0)


def measure() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "live.db"
        with in_a_process("play_all", path) as player:
            assert player.stdout is not None
            assert player.stdout.readline() == "played\n"
            player.kill()
        with in_a_process("recover", path) as reader:
            found, ready, drawing = json.loads(reader.communicate()[0])
    one = ready / found
    note = f"{1000 * one:.1f} ms each of {found}, a board {1000 * drawing:.1f} ms"
    yield Row(
        "recovery: a campaign opened after kill -9 / drawing its board", one / drawing, "<= 1", note
    )
