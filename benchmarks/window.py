"""Sixty people look on: processor and bytes of a move for each of them.

The bot has drawn what all games need and another deal of the same game, as it has after a start:
sprites are drawn once, not at each table. It has also drawn the panel of this very move, as it does
where nobody looks on: that is a row of its own, for comparison. The window's board is another
picture, without marks and numbers; drawing it and the hands is counted, and so is packing what
changed.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, cast

from benchmarks.panel import table_of
from benchmarks.size import sized
from benchmarks.table import Row
from bot.display.kept_pictures import open_pictures
from bot.display.painting import next_of
from bot.display.pictures import Studio
from bot.host import Table
from bot.window.audience import Audience
from bot.window.links import Pass
from bot.window.scene import seat_at_window
from bot.window.viewer import Viewer
from bot.wording import Wording
from games.catalog import GAMES, find_game
from games.kernel.match import Match
from renderers import renderer_for
from renderers.archive import OpenArchive
from renderers.picture import Picture
from renderers.pool import DrawingPool
from renderers.rehearsal import BOARDS, rehearse
from renderers.strip_file import STRIPS

VIEWERS, MOVES = 60, sized(40, 3)


def measure() -> Iterator[Row]:
    with TemporaryDirectory() as folder:
        open_pictures(Path(folder) / "pictures")
        yield from _each_game()
        OpenArchive.use(None)
        STRIPS.move(None)


def _each_game() -> Iterator[Row]:
    for game in GAMES[: sized(len(GAMES))]:
        pictures = _needs(game)
        while next_of(pictures):
            pass
        asyncio.run(_watched(game, 2))
        seconds, panel, size = asyncio.run(_watched(game, 1))
        note = f"{seconds * 1000:.2f} ms of processor for each of {VIEWERS}, a move"
        yield Row(f"{game}: KB a move and viewer", size / 1000, "<= 30", note)
        yield Row(f"{game}: ms a move and viewer", seconds * 1000, "<= 1")
        yield Row(f"{game}: ms a move for the panel's own picture", panel * 1000)


def _needs(game: str) -> Iterator[Picture]:
    renderer_for(game).warm()
    yield from rehearse(game, sized(BOARDS))
    yield from renderer_for(game).samples()


async def _watched(game: str, seed: int) -> tuple[float, float, float]:
    """Seconds of processor a move and viewer, for the panel's picture, and bytes a move and viewer:
    the two who play are among them."""
    seats = 2 if 2 in find_game(game).seats else find_game(game).seats[0]
    table, luck = table_of(Match.start(find_game(game), seats, seed=seed)), random.Random(1)
    async with DrawingPool() as pool:
        studio = Studio(pool)
        audience = Audience(studio)
        audience.viewers |= {_viewer(table, number) for number in range(VIEWERS)}
        await _show(table, audience)
        spent, panels, sizes = list[float](), list[float](), list[int]()
        for _ in range(MOVES):
            ask = table.match.ask
            if ask is None:
                break
            seat = ask.awaited[0]
            asked = table.match.asked(seat) or ask
            view = table.match.view(seat)
            option = type(table.match.game).autopilot(view, asked, seat, luck)
            table.match.choose(seat, option.id)
            audience.wake()
            before = time.process_time()
            await studio.board(table, Wording("en", table.seats))
            drawn = time.process_time()
            sizes.append(await _show(table, audience))
            panels.append(drawn - before)
            spent.append(time.process_time() - drawn)
    return mean(spent) / VIEWERS, mean(panels), mean(sizes) / VIEWERS


def _viewer(table: Table, number: int) -> Viewer:
    people = sorted(table.people)
    user = people[number] if number < len(people) else 10_000 + number
    socket = cast("Any", SimpleNamespace())
    return Viewer(socket, Pass(table.id, user, 0))


async def _show(table: Table, audience: Audience) -> int:
    sent, wording = 0, Wording("en", table.seats)
    for viewer in audience.viewers:
        seat = seat_at_window(table, viewer.user)
        pictures = await audience.pictures(table, seat, wording, viewer)
        sent += sum(map(len, pictures)) + len(audience.scene(table, seat, wording))
    return sent
