"""A click from hand to eye, through loopback: against a no-op click and a ready picture."""

from __future__ import annotations

import asyncio
import io
import random
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import discord
from discord import ui

from benchmarks.pressing import offers, press_on
from benchmarks.size import sized
from benchmarks.table import Row, cpu_seconds
from bot.app import Divemaster
from bot.cli.play import REEF
from bot.config import Settings
from bot.display.board import board_panel
from bot.display.pictures import Studio
from bot.display.view import to_view
from bot.host import Host, Table
from bot.store import Campaign, SeatRow, SqliteStore
from bot.wording import Wording
from games.catalog import GAMES, find_game
from games.kernel.match import Match
from loopback import Answer, Loopback, Person, SeenMessage
from loopback.pointing import pointed_at
from renderers.pool import DrawingPool
from renderers.strip_file import STRIPS

CLICKS = sized(120, 10)
INTENTS = discord.Intents(guilds=True)
CHANNEL = "#tables"


class NoOp(discord.Client):
    """Acknowledges every click and does nothing else."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.defer()


class Pictured(discord.Client):
    """Answers every click with a picture, and keeps nothing."""

    def __init__(self, picture: Callable[[], Awaitable[bytes]]) -> None:
        super().__init__(intents=INTENTS)
        self.picture = picture

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            file = discord.File(io.BytesIO(await self.picture()), "board.png")
            await interaction.response.edit_message(view=twenty_five(), attachments=[file])


def twenty_five() -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    rows: list[ui.ActionRow[Any]] = [
        ui.ActionRow(*(ui.Button(label=f"{row}.{at}", custom_id=f"b{row}.{at}") for at in range(5)))
        for row in range(5)
    ]
    view.add_item(ui.Container(ui.TextDisplay("Press"), *rows))
    view.stop()
    return view


@asynccontextmanager
async def running(client: discord.Client, world: Loopback) -> AsyncIterator[None]:
    async with client:
        task = asyncio.create_task(client.start(world.token))
        await world.bot_online(60)
        await client.wait_until_ready()
        yield
        await client.close()
        await asyncio.gather(task, return_exceptions=True)


@dataclass(frozen=True, slots=True)
class Timed:
    """One click: seconds by the clock, seconds of the processor, and what came of it."""

    wall: float
    cpu: float
    answer: Answer


async def timed(person: Person, message: SeenMessage, button: str) -> Timed:
    start, cpu = time.perf_counter(), time.process_time()
    answer = await person.click(message, button)
    return Timed(time.perf_counter() - start, time.process_time() - cpu, answer)


async def reference(client: discord.Client, world: Loopback) -> list[Timed]:
    """Clicks on a bot that does next to nothing."""
    marina = world.person("Marina")
    async with running(client, world):
        channel = next(c for c in client.get_all_channels() if c.name == CHANNEL[1:])
        assert isinstance(channel, discord.TextChannel)
        await channel.send(view=twenty_five())
        message = (await marina.read(CHANNEL))[-1]
        return [await timed(marina, message, "b0.0") for _ in range(CLICKS)]


async def ours(world: Loopback, folder: Path) -> tuple[list[Timed], Table]:
    """Clicks within turns of a real game, and its table."""
    settings = Settings(database=folder / "click.db", warm=False, _env_file=None)
    bot = Divemaster(settings, guild_ready_timeout=0.05)
    async with running(bot, world):
        thread = await begin(world)
        taken: list[Timed] = []
        luck, marina = random.Random(1), world.person("Marina")
        for _ in range(3 * CLICKS):
            row = await bot.store.at_place(int(thread))
            assert row is not None
            table = await bot.house.host.tables.peek(row.id)
            pressed = await press(table, marina, thread, luck)
            if pressed is None:
                break
            if pressed.answer.kind == "update" and pressed.answer.message.buttons:
                taken.append(pressed)
        return taken[5:], table


def pictures_of(
    table: Table,
) -> tuple[Callable[[], Awaitable[bytes]], Callable[[], Awaitable[bytes]]]:
    """The table's picture, all of it painted anew each time, and drawn once."""
    studio, wording = Studio(DrawingPool()), Wording("en", table.seats)
    shots: list[bytes] = []

    async def draw() -> bytes:
        STRIPS.close()
        shot = await studio.board(table, wording)
        assert shot is not None
        return shot.data

    async def keep() -> bytes:
        if not shots:
            shots.append(await draw())
        return shots[0]

    return draw, keep


async def begin(world: Loopback) -> str:
    """A solo game of the catalog's first game; the thread it is played in."""
    marina = world.person("Marina")
    answer = await marina.slash(CHANNEL, "dive play start", {"game": GAMES[0]})
    if answer.kind == "modal":
        answer = await marina.submit(answer.modal)
    await marina.click(answer.message, "Start")
    return answer.message.id


async def press(table: Table, person: Person, thread: str, luck: random.Random) -> Timed | None:
    """The next choice that is one press away; what needs a first step is made untimed."""
    while (ask := table.match.ask) is not None:
        token = ask.token
        option = table.match.game.autopilot(table.match.view(0), ask.seen_by(0), 0, luck)
        panel = await person.wait_for(thread, partial(offers, token=token), 60)
        custom_id = f"d1:{table.id}:{token}:{option.id}"
        if any(button.custom_id == custom_id for button in panel.buttons):
            return await timed(person, panel, custom_id)
        await press_on(person, panel, option.id)
    return None


def own_words() -> float:
    """Processor seconds of a panel's words and buttons."""
    match = Match.start(find_game(GAMES[0]), find_game(GAMES[0]).seats[-1], seed=1)
    rows = [SeatRow(seat, seat + 1, "Marina", "person") for seat in range(match.game.seat_count)]
    table = Table(Campaign("abc234", 1, GAMES[0], "playing", 1, 2, 0, 0), rows, match)
    wording = Wording("en", table.seats)
    return cpu_seconds(lambda: to_view(board_panel(table, wording)).to_components(), 50)  # type: ignore[no-untyped-call]  # discord.py leaves it bare


async def opening_time(folder: Path) -> float:
    """Seconds to open a table that is not in memory."""
    store = await SqliteStore.open(folder / "click.db")
    rows = await store.read("SELECT id FROM campaigns WHERE depth > 0 LIMIT 1")
    taken = []
    for _ in range(20):
        start = time.perf_counter()
        await Host(store).tables.peek(rows[0][0])
        taken.append(time.perf_counter() - start)
    await store.close()
    return median(taken)


def measure() -> Iterator[Row]:
    yield from asyncio.run(_measure())


async def _measure() -> list[Row]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with Loopback(world=REEF, answer_within=60) as world:
            with pointed_at(world.base_url):
                real, table = await ours(world, folder)
                drawn, kept = pictures_of(table)
                nothing = await reference(NoOp(intents=INTENTS), world)
                ready = await reference(Pictured(kept), world)
                drawing = await reference(Pictured(drawn), world)
        opening = await opening_time(folder)
    panel = own_words()
    return [
        Row("no-op click: the ceiling, processor ms", _cpu(nothing) * 1000, "", _walls(nothing)),
        Row(
            "click, commit, new picture: against no-op",
            _cpu(real) / _cpu(nothing),
            "",
            _walls(real),
        ),
        Row(
            "click, commit, new picture: against a ready picture",
            _cpu(real) / _cpu(ready),
            "",
            _walls(ready),
        ),
        Row(
            "click, commit, new picture: against painting all of it and keeping nothing",
            _cpu(real) / _cpu(drawing),
            "<= 1.5",
            _walls(drawing),
        ),
        Row(
            "opening a cold table: against a click with picture",
            opening / median(one.wall for one in real),
            "<= 1",
            f"{opening * 1000:.1f} ms",
        ),
        Row(
            "words and buttons of a panel: against a no-op click",
            panel / _cpu(nothing),
            "<= 1",
            f"{panel * 1e6:.0f} µs",
        ),
    ]


def _cpu(clicks: list[Timed]) -> float:
    return median(one.cpu for one in clicks)


def _walls(clicks: list[Timed]) -> str:
    walls = [one.wall * 1000 for one in clicks]
    return f"p50 {median(walls):.1f} ms, p99 {quantiles(walls, n=100)[98]:.1f} ms"
