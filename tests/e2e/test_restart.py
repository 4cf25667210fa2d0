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

from bot.store.rows import effective, read_entry
from games.kernel.match import Match
from games.kernel.record import Choice
from loopback import InteractionFailed, Loopback, NotAllowed, SeenMessage
from tests.e2e.tables import Dive, is_panel, start_game

ROOT = Path(__file__).parents[2]
HARMLESS = {"roll", "look", "vote", "many", "aye", "nay", "done"}


class BotProcess:
    """The real bot, started and killed like any program."""

    def __init__(self, world: Loopback, database: Path) -> None:
        self.world, self.database = world, database
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        told = {
            "DIVEMASTER_DISCORD_URL": self.world.base_url,
            "DIVEMASTER_TOKEN": self.world.token,
            "DIVEMASTER_DATABASE": str(self.database),
            "DIVEMASTER_LOG_LEVEL": "WARNING",
        }
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.e2e.lantern_bot", cwd=ROOT, env=os.environ | told
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
    harmless = [option for option in options if option in HARMLESS or option.startswith("c")]
    return harmless[zlib.crc32(token.encode()) % len(harmless)]


def undisturbed(opening: bytes, count: int) -> list[tuple[int, str]]:
    """The same game without a bot."""
    match = Match.load(opening)
    chosen: list[tuple[int, str]] = []
    while match.ask is not None and len(chosen) < count:
        ask = match.ask
        option = pick(ask.token, list(dict.fromkeys(option.id for option in ask.options)))
        seat = ask.seats[0]
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


def next_press(panel: SeenMessage) -> tuple[str, str]:
    """The custom id of the answer to the panel's question, and its token."""
    ids = [b.custom_id.split(":") for b in panel.buttons]
    options = [parts for parts in ids if len(parts) == 4 and parts[2]]
    token = options[0][2]
    option = pick(token, [parts[3] for parts in options])
    return ":".join([*options[0][:3], option]), token


async def newest(dive: Dive, not_token: str = "") -> SeenMessage:
    """The newest panel, once it asks another question than this one."""

    def fresh(seen: SeenMessage) -> bool:
        return is_panel(seen) and (
            not not_token or not any(f":{not_token}:" in b.custom_id for b in seen.buttons)
        )

    return await dive.people[0].wait_for(dive.thread, fresh)


def asked(dive: Dive, database: Path) -> int:
    """Which of the people answers: the first seat that is asked."""
    opening, choices = stored(database)
    match = Match.load(opening, choices)
    return -1 if match.ask is None else match.ask.seats[0]


async def play_with_kills(world: Loopback, database: Path, clicks: int, luck: random.Random) -> int:
    """Plays on, killing the bot around every click; how many choices stand at the end."""
    bot = BotProcess(world, database)
    await bot.start()
    dive = await start_game(world, "lanterns", "Marina", "Finn")
    acknowledged = 0
    for _ in range(clicks):
        seat = asked(dive, database)
        if seat < 0:
            break
        panel = await newest(dive)
        custom_id, token = next_press(panel)
        before = len(stored(database)[1])
        click = asyncio.create_task(dive.people[seat].click(panel, custom_id))
        if luck.random() < 0.7:
            await asyncio.sleep(luck.random() * 0.03)
        else:
            await asyncio.wait([click])
        answered = click.done() and click.exception() is None
        await bot.kill()
        with suppress(InteractionFailed):
            await click
        acknowledged += answered
        if answered:
            assert len(stored(database)[1]) == before + 1, "an acknowledged click was lost"
        await bot.start()
        with suppress(InteractionFailed, NotAllowed, LookupError):
            await dive.people[seat].click(panel, custom_id)
        assert len(stored(database)[1]) == before + 1, "a click was lost or counted twice"
        if asked(dive, database) >= 0:
            await newest(dive, token if not_repeated(database, token) else "")
    await bot.stop()
    return len(stored(database)[1])


def not_repeated(database: Path, token: str) -> bool:
    opening, choices = stored(database)
    ask = Match.load(opening, choices).ask
    return ask is not None and ask.token != token


async def check(tmp_path: Path, clicks: int, seed: int) -> None:
    database = tmp_path / f"{seed}.db"
    async with Loopback(answer_within=1.5) as world:
        made = await play_with_kills(world, database, clicks, random.Random(seed))
    opening, choices = stored(database)
    assert made == len(choices) > 0
    played = [(choice.seat, choice.option) for choice in choices]
    assert played == undisturbed(opening, len(played))


async def test_killed_around_every_click_of_a_turn(tmp_path: Path) -> None:
    await check(tmp_path, clicks=4, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 8))
async def test_killed_around_every_click_of_a_game(tmp_path: Path, seed: int) -> None:
    await check(tmp_path, clicks=60, seed=seed)
