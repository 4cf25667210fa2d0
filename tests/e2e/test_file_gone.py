"""The database's file is taken away under the running bot: it stops, and tells no untruth."""

import asyncio
import logging
import shutil
from pathlib import Path

import click
import pytest

from bot import app
from bot.cli.run import run
from bot.config import Settings
from bot.store.database import check
from loopback import Loopback
from tests.e2e.conftest import START_SECONDS, bot_running
from tests.e2e.tables import start_game, table_of
from tests.e2e.test_running import free_port, health, until_health_is
from tests.spoken import says, spoken


def take_away(database: Path, way: str) -> None:
    if way == "removed":
        database.unlink()
    else:
        shutil.copy(database, database.with_name("copy.db"))
        database.with_name("copy.db").replace(database)


@pytest.mark.parametrize("way", ["removed", "replaced"])
async def test_nobody_is_told_of_a_lost_move_and_health_knows(
    discord_world: Loopback, database: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setattr(app, "LOOK_AT_FILE_SECONDS", 3600.0)
    port = free_port()
    async with bot_running(discord_world, database, health_port=port) as bot:
        dive = await start_game(discord_world, "lanterns", "Otto")
        before = (await table_of(bot, dive)).match.choices_made
        await until_health_is(port, 200)
        take_away(database, way)
        assert (await health(port))[0] == 503
        told = await dive.people[0].click(await dive.panel(), "Trust the die")
        assert says(told.message.text, "store.errors.DatabaseGone")
        assert (await table_of(bot, dive)).match.choices_made == before


@pytest.mark.parametrize("way", ["removed", "replaced"])
async def test_it_stops_with_a_sentence_and_keeps_what_it_knew(
    discord_world: Loopback,
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    way: str,
) -> None:
    monkeypatch.setattr(app, "LOOK_AT_FILE_SECONDS", 0.01)
    caplog.set_level(logging.INFO)
    settings = Settings(database=database, warm=False, _env_file=None)
    running = asyncio.create_task(run(settings, discord_world.token))
    async with asyncio.timeout(START_SECONDS):
        while "ready" not in caplog.messages:  # noqa: ASYNC110 - a look now and then
            await asyncio.sleep(0.01)
    take_away(database, way)
    with pytest.raises(click.ClickException, match=spoken("store.errors.DatabaseGone")):
        await asyncio.wait_for(running, START_SECONDS)
    assert says(caplog.text, "store.errors.DatabaseGone")
    (kept,) = settings.backups.iterdir()
    assert check(kept) is None
