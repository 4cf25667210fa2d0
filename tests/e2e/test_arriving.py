"""Whoever is away when the bot starts is waited for, and that is said."""

import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest

from benchmarks import postgres
from bot import arriving as arriving_module
from bot.arriving import Arriving
from bot.config import Settings
from bot.store import DamagedDatabase, StoreError
from loopback import Loopback
from loopback.pointing import pointed_at
from tests.e2e.conftest import QuickBot
from tests.e2e.fleet import until
from tests.e2e.test_running import free_port, health
from tests.e2e.test_standby import ROOT

PATIENCE = 120


async def waited_for(port: int) -> object:
    """Whom the bot waits for, according to its health page, as soon as there is one."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(OSError, aiohttp.ClientError):
                status, body = await health(port)
                if body["waiting_for"]:
                    assert status == 503
                    return body["waiting_for"]
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("how", [[], ["--standby"]])
async def test_discord_away_at_the_start_is_waited_for(
    tmp_path: Path, world_plan: Path, how: list[str]
) -> None:
    here, there = free_port(), free_port()
    told = {
        "DIVEMASTER_DISCORD_URL": f"http://127.0.0.1:{there}",
        "DIVEMASTER_TOKEN": "not known yet",
        "DIVEMASTER_DATABASE": str(tmp_path / "home.db"),
        "DIVEMASTER_WARM": "false",
        "DIVEMASTER_HEALTH_PORT": str(here),
    }
    world = Loopback(world=world_plan, port=there, answer_within=10.0)
    told["DIVEMASTER_TOKEN"] = world.token
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.e2e.lantern_bot", *how), cwd=ROOT, env=os.environ | told
    )
    try:
        assert await waited_for(here) == "Discord"
        async with world:
            await world.bot_online(PATIENCE)
            async with asyncio.timeout(PATIENCE):
                while (await health(here))[0] != 200:  # noqa: ASYNC110 - a page rings no bell
                    await asyncio.sleep(0.1)
            process.terminate()
            assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def test_postgresql_away_at_the_start_is_waited_for(
    discord_world: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not postgres.PRESENT:
        pytest.skip(postgres.ABSENT)
    monkeypatch.setattr(arriving_module, "LONGEST_SECONDS", 0.2)
    with postgres.cluster() as server, pointed_at(discord_world.base_url):
        server.stop("fast")
        settings = Settings(database=server.url, warm=False, _env_file=None)
        bot = QuickBot(settings, guild_ready_timeout=0.02)
        async with bot:
            running = asyncio.create_task(bot.start(discord_world.token))
            try:
                await until(lambda: bot.arriving.waiting_for == "the database", PATIENCE)
                server.start()
                await until(lambda: running.done() or bot.listens, PATIENCE)
                assert not running.done()
                assert bot.arriving.waiting_for is None
            finally:
                await bot.close()
                await asyncio.gather(running, return_exceptions=True)


@pytest.mark.parametrize("error", [DamagedDatabase(), StoreError(), ZeroDivisionError()])
async def test_what_no_waiting_mends_is_not_waited_for(error: Exception) -> None:
    async def stumble() -> None:
        raise error

    with pytest.raises(type(error)):
        await Arriving().reach("the database", stumble)
