"""A bot that lets a process draw shows what it would have drawn itself, come what may."""

import os
import random
import signal
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from bot.app import Divemaster
from bot.display.painting import develop, drawn
from games.kernel.casting import roles
from loopback import Loopback, SeenMessage
from tests.e2e.conftest import bot_running
from tests.e2e.tables import PATIENCE, Dive, is_panel, start_game, table_of
from tests.e2e.test_catalog import answer


def painters() -> list[int]:
    """Processes of ours, by the name that each bears last on its line."""
    ours = Path(f"/proc/{os.getpid()}/task")
    children = [pid for task in ours.iterdir() for pid in (task / "children").read_text().split()]
    return [int(pid) for pid in children if _line_of(pid)[-1:] == ["painting"]]


def _line_of(pid: str) -> list[str]:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_text().rstrip("\0").split("\0")
    return []


async def on_the_board(bot: Divemaster, dive: Dive) -> None:
    """Everybody has chosen who to be, which has pictures of its own."""
    while True:
        match = (await table_of(bot, dive)).match
        ask = match.asked(None)
        if ask is None or not roles(type(match.game), ask):
            return
        await answer(bot, dive, random.Random(5))


async def shows_what_is_drawn_here(bot: Divemaster, dive: Dive) -> bytes:
    table = await table_of(bot, dive)
    view, ask = table.match.view(None), table.match.asked(None)
    names = [seat.name for seat in table.seats]
    ready = develop(partial(drawn, "jupiter", "draw", view, ask, names), "en", None)
    assert ready is not None

    def shown(seen: SeenMessage) -> bool:
        if not is_panel(seen) or not seen.pictures:
            return False
        file = seen.pictures[0].url.split("/")[-2]
        return dive.world.realm.files.get(file) == ready.data

    await dive.people[0].wait_for(dive.thread, shown, PATIENCE)
    return ready.data


async def test_a_game_goes_on_when_its_painter_dies(
    discord_world: Loopback, database: Path
) -> None:
    async with bot_running(discord_world, database, painters=1) as bot:
        dive = await start_game(discord_world, "jupiter", "Marina", "Finn")
        await on_the_board(bot, dive)
        before = await shows_what_is_drawn_here(bot, dive)
        (painter,) = painters()
        os.kill(painter, signal.SIGKILL)
        for _ in range(3):
            await answer(bot, dive, random.Random(5))
        assert await shows_what_is_drawn_here(bot, dive) != before
        assert painters() not in ([], [painter])
    await dive.people[0].until(lambda: not painters(), PATIENCE)


async def test_words_stand_in_when_a_painter_hangs_and_the_next_picture_comes(
    discord_world: Loopback, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long a picture may take."""
    monkeypatch.setattr("bot.display.painters.PATIENCE", 10 * PATIENCE)
    async with bot_running(discord_world, database, painters=1) as bot:
        dive = await start_game(discord_world, "jupiter", "Marina", "Finn")
        await on_the_board(bot, dive)
        await shows_what_is_drawn_here(bot, dive)
        (painter,) = painters()
        os.kill(painter, signal.SIGSTOP)
        await answer(bot, dive, random.Random(5))
        plain = await dive.people[0].wait_for(
            dive.thread, lambda seen: is_panel(seen) and not seen.pictures, PATIENCE
        )
        assert plain.buttons
        await answer(bot, dive, random.Random(6))
        await shows_what_is_drawn_here(bot, dive)
        assert painter not in painters()
