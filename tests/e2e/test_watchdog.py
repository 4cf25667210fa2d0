"""A process that hangs is replaced, and systemd is told how things are."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from loopback import Loopback
from tests.e2e.fleet import until
from tests.e2e.tables import start_game
from tests.e2e.test_standby import ROOT, children, watched

PATIENCE = 120


async def test_a_serving_process_that_hangs_is_replaced_by_the_one_that_stands_by(
    discord_world: Loopback, tmp_path: Path
) -> None:
    async with watched(discord_world, str(tmp_path / "home.db"), "--standby") as parent:
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        serving = next(one for one in children(parent) if has_open(one, "home.db"))
        os.kill(serving, signal.SIGSTOP)
        await until(lambda: serving not in children(parent), PATIENCE)
        await until(lambda: len(children(parent)) == 2, PATIENCE)
        await until(lambda: any(has_open(one, "home.db") for one in children(parent)), PATIENCE)
        await dive.click("Marina", "Trust the die")
        await dive.click("Finn", "Trust the die")


def has_open(process: int, name: str) -> bool:
    """Whether it has this file open, and not only its lock."""
    links = list(Path(f"/proc/{process}/fd").iterdir())
    return any(os.path.lexists(one) and str(one.readlink()).endswith(name) for one in links)


@asynccontextmanager
async def heard_by_systemd(
    world: Loopback, folder: Path, *how: str
) -> AsyncIterator[tuple[asyncio.subprocess.Process, socket.socket]]:
    """``divemaster run`` as a unit of ``Type=notify`` with a watchdog starts it."""
    line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    line.setblocking(False)
    line.bind(str(folder / "notify"))
    told = {
        "DIVEMASTER_DISCORD_URL": world.base_url,
        "DIVEMASTER_TOKEN": world.token,
        "DIVEMASTER_DATABASE": str(folder / "home.db"),
        "DIVEMASTER_LOG_LEVEL": "ERROR",
        "DIVEMASTER_WARM": "false",
        "NOTIFY_SOCKET": str(folder / "notify"),
        "WATCHDOG_USEC": "30000000",
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.e2e.lantern_bot", *how), cwd=ROOT, env=os.environ | told
    )
    try:
        yield process, line
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        line.close()


async def said(line: socket.socket, words: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await asyncio.get_running_loop().sock_recv(line, 1024)).decode() != words:
            pass


@pytest.mark.parametrize("how", [[], ["--standby"]])
async def test_systemd_is_told_that_we_are_ready_alive_and_about_to_stop(
    discord_world: Loopback, tmp_path: Path, how: list[str]
) -> None:
    async with heard_by_systemd(discord_world, tmp_path, *how) as (process, line):
        await said(line, "READY=1")
        await said(line, "WATCHDOG=1")
        process.terminate()
        await said(line, "STOPPING=1")
        assert await process.wait() == 0
