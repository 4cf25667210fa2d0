"""kill -9 at any moment: no acknowledged click is lost, none is counted twice."""

import asyncio
import os
import random
import signal
import sqlite3
import sys
import zlib
from contextlib import suppress
from pathlib import Path

import pytest

from bot.cli.play import REEF
from bot.store.rows import effective, read_entry
from games.catalog import GAMES, find_game
from games.kernel import Ask
from games.kernel.match import Match
from games.kernel.record import Choice
from loopback import Answer, InteractionFailed, Loopback, NotAllowed, Person, SeenMessage
from tests.e2e.tables import PATIENCE, Dive, is_panel, start_game

ROOT = Path(__file__).parents[2]
HARMFUL = {"burn", "light"}
"""Options of the tiny game that break its rules, or lead to secrets."""


class BotProcess:
    """The real bot, started and killed like any program."""

    def __init__(self, world: Loopback, database: Path, game: str) -> None:
        self.world, self.database = world, database
        self.module = "tests.e2e.lantern_bot" if game == "lanterns" else "bot"
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        told = {
            "DIVEMASTER_DISCORD_URL": self.world.base_url,
            "DIVEMASTER_TOKEN": self.world.token,
            "DIVEMASTER_DATABASE": str(self.database),
            "DIVEMASTER_LOG_LEVEL": "ERROR",
            "DIVEMASTER_WARM": "false",
        }
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", self.module, cwd=ROOT, env=os.environ | told
        )
        await self.world.bot_online(30)

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()
        while self.world.realm.gateway.online:
            await self.world.realm.changed()

    async def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.terminate()
            assert await self.process.wait() == 0, "told to stop, the bot ends well"


def pick(token: str, options: list[str]) -> str:
    """What the test's players always answer to this question."""
    harmless = [option for option in options if option not in HARMFUL]
    return harmless[zlib.crc32(token.encode()) % len(harmless)]


def undisturbed(opening: bytes, count: int) -> list[tuple[int, str]]:
    """The same game without a bot."""
    match = Match.load(opening, find_game)
    chosen: list[tuple[int, str]] = []
    while match.ask is not None and len(chosen) < count:
        ask = match.ask
        option = pick(ask.run, list(dict.fromkeys(option.id for option in ask.options)))
        seat = min(one.seat for one in ask.options if one.id == option)
        chosen.append((seat, option))
        match.choose(seat, option)
    return chosen


def stored(database: Path) -> tuple[bytes, list[Choice]]:
    """What a fresh process would find."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        opening = connection.execute("SELECT save FROM checkpoints WHERE depth = 0").fetchone()
        rows = connection.execute("SELECT * FROM log ORDER BY number").fetchall()
    connection.close()
    return bytes(opening[0]), effective([read_entry(row) for row in rows])


def offered(panel: SeenMessage) -> dict[str, str]:
    """Every option on the panel and the button or menu that offers it."""
    buttons = [b.custom_id for b in panel.buttons if b.custom_id.split(":")[2]]
    menus = [(value, menu.custom_id) for menu in panel.selects for value in menu.values]
    return {custom_id.split(":")[3]: custom_id for custom_id in buttons} | dict(menus)


async def press(person: Person, panel: SeenMessage, option: str) -> Answer:
    custom_id = offered(panel)[option]
    if custom_id.split(":")[3] == option:
        return await person.click(panel, custom_id)
    return await person.select(panel, custom_id, option)


async def newest(dive: Dive, ask: Ask) -> SeenMessage:
    """The newest panel, once it asks this question with these options."""
    wanted = {option.id for option in ask if not option.secret}

    def asks(seen: SeenMessage) -> bool:
        return is_panel(seen) and f":{ask.token}:" in str(seen.raw) and set(offered(seen)) == wanted

    return await dive.people[0].wait_for(dive.thread, asks, PATIENCE)


def open_ask(database: Path) -> Ask | None:
    """The question that a fresh process would find open."""
    opening, made = stored(database)
    return Match.load(opening, find_game, made).ask


async def play_with_kills(
    world: Loopback, database: Path, game: str, clicks: int, luck: random.Random
) -> None:
    """Plays on, killing the bot around every click."""
    bot = BotProcess(world, database, game)
    await bot.start()
    dive = await start_game(world, game, "Marina", "Finn")
    for _ in range(clicks):
        ask = open_ask(database)
        if ask is None:
            break
        panel = await newest(dive, ask)
        option = pick(ask.run, list(dict.fromkeys(one.id for one in ask.options)))
        person = dive.people[min(one.seat for one in ask.options if one.id == option)]
        before = len(stored(database)[1])
        click = asyncio.create_task(press(person, panel, option))
        if luck.random() < 0.7:
            await asyncio.sleep(luck.random() * 0.03)
        else:
            await asyncio.wait([click])
        answered = click.done() and click.exception() is None
        await bot.kill()
        with suppress(InteractionFailed):
            await click
        if answered:
            assert len(stored(database)[1]) == before + 1, "an acknowledged click was lost"
        await bot.start()
        with suppress(InteractionFailed, NotAllowed, LookupError):
            await press(person, panel, option)
        assert len(stored(database)[1]) == before + 1, "a click was lost or counted twice"
    await bot.stop()


async def check(tmp_path: Path, game: str, clicks: int, seed: int) -> None:
    database = tmp_path / f"{seed}.db"
    async with Loopback(world=REEF, answer_within=2.5) as world:
        await play_with_kills(world, database, game, clicks, random.Random(seed))
    opening, choices = stored(database)
    assert choices
    played = [(choice.seat, choice.option) for choice in choices]
    assert played == undisturbed(opening, len(played))


async def test_killed_around_every_click_of_a_turn(tmp_path: Path) -> None:
    await check(tmp_path, "lanterns", clicks=4, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["lanterns", GAMES[0]])
async def test_killed_around_every_click_of_a_game(tmp_path: Path, game: str) -> None:
    await check(tmp_path, game, clicks=40, seed=2)
