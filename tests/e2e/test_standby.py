"""At home: a second process stands by, so that neither an update nor a crash fails a click."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from loopback import Loopback
from tests.e2e.fleet import until
from tests.e2e.tables import Dive, start_game

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def watched(world: Loopback, database: str, *how: str) -> AsyncIterator[int]:
    """``divemaster run`` with more than one process; the pid of their parent."""
    told = {
        "DIVEMASTER_DISCORD_URL": world.base_url,
        "DIVEMASTER_TOKEN": world.token,
        "DIVEMASTER_DATABASE": database,
        "DIVEMASTER_LOG_LEVEL": "ERROR",
        "DIVEMASTER_WARM": "false",
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.e2e.lantern_bot", *how), cwd=ROOT, env=os.environ | told
    )
    try:
        await sessions(world, 2)
        yield process.pid
    finally:
        process.terminate()
        assert await process.wait() == 0, "told to stop, all end well"


async def sessions(world: Loopback, count: int) -> None:
    """Waits until so many processes hear Discord, and one of them has the database."""

    def there() -> bool:
        heard = sum(one.connected for one in world.realm.gateway.sessions.values())
        return heard >= count and bool(world.world.commands)

    await until(there, 120)


def children(parent: int) -> list[int]:
    words = Path(f"/proc/{parent}/task/{parent}/children").read_text()
    return [int(one) for one in words.split()]


async def looks(dive: Dive, done: asyncio.Event) -> int:
    """Somebody looks into their hand again and again; a click that fails raises."""
    count = 0
    while not done.is_set():
        await dive.click(dive.people[count % 2], "Hand")
        count += 1
    return count


@pytest.mark.parametrize("how", ["update", "crash"])
async def test_no_click_fails(discord_world: Loopback, tmp_path: Path, how: str) -> None:
    async with watched(discord_world, str(tmp_path / "home.db"), "--standby") as parent:
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        done, old = asyncio.Event(), children(parent)
        looking = asyncio.create_task(looks(dive, done))
        if how == "update":
            os.kill(parent, signal.SIGHUP)
            await until(lambda: not set(old) & set(children(parent)), 120)
        else:
            os.kill(old[0], signal.SIGKILL)
        await dive.click("Marina", "Trust the die")
        await dive.click("Finn", "Trust the die")
        done.set()
        assert await looking > 0
