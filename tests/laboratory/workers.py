"""Workers as real processes, each with lines of its own to the database and to Discord."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import aiohttp
from yarl import URL

from benchmarks.postgres import Cluster
from loopback import Loopback
from tests.laboratory.line import Line, line_to
from tests.laboratory.points import FREEZE, FROM_DATABASE, FROM_DISCORD, Point
from tests.laboratory.worker_process import ARMED, FOLDER, GO, REACHED

ROOT = Path(__file__).parents[2]
LOOK_SECONDS = 0.02
HEALTH_SECONDS = 10.0


@dataclass(eq=False)
class Worker:
    """One process of the bot; what can be done to it, and what it says."""

    process: asyncio.subprocess.Process
    folder: Path
    port: int
    database: Line
    discord: Line

    @property
    def pid(self) -> int:
        return self.process.pid

    def arm(self, point: Point, way: str) -> None:
        """It stops when it next comes there."""
        for old in (REACHED, GO):
            (self.folder / old).unlink(missing_ok=True)
        whole = self.folder / f"{ARMED}.new"
        whole.write_text(f"{point.name}|{way}")
        whole.rename(self.folder / ARMED)

    async def reached(self, seconds: float) -> float:
        """When it was there; by then it is frozen, or its line is cut."""
        async with asyncio.timeout(seconds):
            while not (self.folder / REACHED).exists():  # noqa: ASYNC110 - a file rings no bell
                await asyncio.sleep(LOOK_SECONDS)
            while not (when := (self.folder / REACHED).read_text()):  # noqa: ASYNC110
                await asyncio.sleep(LOOK_SECONDS)
        return float(when)

    def cut(self, way: str) -> None:
        if way == FROM_DATABASE:
            self.database.cut()
        if way == FROM_DISCORD:
            self.discord.cut()
        (self.folder / GO).touch()

    def mend(self, way: str) -> None:
        if way == FREEZE:
            self.process.send_signal(signal.SIGCONT)
        self.database.mend()
        self.discord.mend()

    async def health(self, session: aiohttp.ClientSession) -> int:
        url = f"http://127.0.0.1:{self.port}/health"
        try:
            async with asyncio.timeout(HEALTH_SECONDS), session.get(url) as answer:
                return answer.status
        except (OSError, TimeoutError, aiohttp.ClientError):
            return 0

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text(errors="replace")

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGCONT)
            self.process.kill()
        await self.process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def working(
    count: int, world: Loopback, server: Cluster, folder: Path
) -> AsyncIterator[list[Worker]]:
    async with AsyncExitStack() as stack:
        workers = []
        for number in range(count):
            own = folder / f"worker{number}"
            own.mkdir(parents=True)
            worker = await _start(stack, world, server, own)
            stack.push_async_callback(worker.end)
            workers.append(worker)
        yield workers


async def _start(stack: AsyncExitStack, world: Loopback, server: Cluster, folder: Path) -> Worker:
    there, here = URL(world.base_url), f"{server.folder}/.s.PGSQL.5432"
    discord = await stack.enter_async_context(
        line_to(lambda: asyncio.open_connection(there.host, there.port))
    )
    database = await stack.enter_async_context(line_to(lambda: asyncio.open_unix_connection(here)))
    port = free_port()
    settings = {
        "TOKEN": world.token,
        "DISCORD_URL": f"http://127.0.0.1:{discord.port}",
        "DATABASE": f"postgresql://divemaster@127.0.0.1:{database.port}/postgres",
        "FOLDER": str(folder / "files"),
        "HEALTH_PORT": str(port),
        "WARM": "false",
        "OPEN_GAMES": "1000",
        "OPEN_GAMES_EACH": "1000",
    }
    told = {f"DIVEMASTER_{name}": value for name, value in settings.items()}
    with (folder / "log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.laboratory.worker_process"),
            cwd=ROOT, env=os.environ | told | {FOLDER: str(folder)}, stderr=log, stdout=log,
        )  # fmt: skip
    return Worker(process, folder, port, database, discord)
