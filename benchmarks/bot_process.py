"""The bot in a process of its own, as it is hosted: what it costs is its own and nobody else's."""

from __future__ import annotations

import asyncio
import os
import resource
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from loopback import Loopback

ROOT = Path(__file__).parents[1]
TICKS = os.sysconf("SC_CLK_TCK")
LOOK_SECONDS, RESTING = 1.0, 0.05
"""Whoever uses less than this share of a processor for so long is at rest."""


@asynccontextmanager
async def running(
    world: Loopback, told: dict[str, str], *arguments: str, checkout: Path = ROOT
) -> AsyncIterator[int]:
    """``python -m bot``, with these settings; the number of its process."""
    named = {"DISCORD_URL": world.base_url, "TOKEN": world.token, "LOG_LEVEL": "ERROR", **told}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *arguments),
        cwd=checkout,
        env=os.environ | {f"DIVEMASTER_{name}": value for name, value in named.items()},
    )
    try:
        yield process.pid
    finally:
        process.terminate()
        await process.wait()


def family(pid: int) -> list[int]:
    """A process and those that it has started."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [pid, *(int(one) for task in tasks for one in task.read_text().split())]


def processor(pid: int) -> float:
    """Seconds of processor so far, all threads and processes together."""
    return sum(map(_processor, family(pid)))


def _processor(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / TICKS


def resident(pid: int) -> float:
    """Kilobytes of memory that they hold now; what two of them read is counted for both."""
    pages = (int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in family(pid))
    return sum(pages) * resource.getpagesize() / 1024


async def until_it_rests(pid: int) -> None:
    """Waits until the warm-up is over and nothing is left to do."""
    before = processor(pid)
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        now = processor(pid)
        if now - before < RESTING * LOOK_SECONDS:
            return
        before = now
