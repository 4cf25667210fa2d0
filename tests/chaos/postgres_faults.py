"""What can happen to a PostgreSQL server; each is really done to it, and put right again."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from benchmarks.postgres import Cluster, as_nobody
from bot.store.untyped import Connection, Row
from tests.chaos.database import Fault

STORM = "storm"
"""What the storm's own sessions are called."""
SESSIONS = (
    "SELECT pid FROM pg_stat_activity "
    f"WHERE backend_type = 'client backend' AND application_name <> '{STORM}'"
)
HURRY = f"SELECT pg_cancel_backend(pid) FROM ({SESSIONS} AND state = 'active') AS busy"
TABLES = ("campaigns", "log", "seats", "checkpoints", "alarms", "claims", "workers", "shards")
MODES = ("ACCESS EXCLUSIVE", "EXCLUSIVE")
"""Nobody reads; nobody writes."""
START_SECONDS = 60.0


@dataclass(frozen=True)
class PostgresFaults:
    """The bot waits five seconds for an answer: some take longer, most do not."""

    luck: random.Random
    server: Cluster
    pool: Connection
    read: Callable[..., Awaitable[list[Row]]]

    def every(self) -> list[Fault]:
        sessions = [self.lock, self.fill, self.terminate, self.crash, self.read_only, self.hurry]
        return [*sessions, self.freeze, self.stop, self.kill_server]

    async def lock(self) -> None:
        """Another program holds a table."""
        table, mode = self.luck.choice(TABLES), self.luck.choice(MODES)
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute(f"LOCK TABLE {table} IN {mode} MODE")
            await asyncio.sleep(self.luck.random() * 7)

    async def fill(self) -> None:
        """Not a byte more can be written by the sessions that are there."""
        pids = await self._sessions()
        _limit(pids, "0")
        await asyncio.sleep(self.luck.random() * 2)
        _limit(pids, "unlimited")
        await self._back()

    async def terminate(self) -> None:
        """Sessions are ended by an administrator, one or all."""
        most = self.luck.choice([1, 1000])
        sessions = f"({SESSIONS} ORDER BY random() LIMIT ?) AS found"
        await self.read(f"SELECT pg_terminate_backend(pid) FROM {sessions}", most)

    async def crash(self) -> None:
        """A session is killed: the server ends all others, and recovers."""
        for pid in (await self._sessions())[:1]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        await self._back()

    async def read_only(self) -> None:
        """For the sessions that are there and for new ones."""
        await self._set("SET default_transaction_read_only = on")
        await asyncio.sleep(self.luck.random() * 3)
        await self._set("RESET default_transaction_read_only")

    async def hurry(self) -> None:
        """An administrator wants the log to themselves, and cancels whoever waits for it."""
        end = time.monotonic() + self.luck.random() * 3
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute("LOCK TABLE log IN EXCLUSIVE MODE")
            while time.monotonic() < end:
                await self.read(HURRY)
                await asyncio.sleep(0.01)

    async def freeze(self) -> None:
        """Nobody answers, nobody hangs up."""
        self.server.send(signal.SIGSTOP)
        try:
            await asyncio.sleep(self.luck.random() * 12)
        finally:
            self.server.send(signal.SIGCONT)

    async def stop(self) -> None:
        await asyncio.to_thread(self.server.stop, self.luck.choice(["fast", "immediate"]))
        await asyncio.sleep(self.luck.random() * 6)
        await self._start()

    async def kill_server(self) -> None:
        """kill -9, all of it."""
        self.server.send(signal.SIGKILL)
        await asyncio.sleep(self.luck.random() * 3)
        await self._start()

    async def _set(self, what: str) -> None:
        await self.read(f"ALTER SYSTEM {what}")
        await self.read("SELECT pg_reload_conf()")

    async def _sessions(self) -> list[int]:
        return [row[0] for row in await self.read(f"{SESSIONS} ORDER BY random()")]

    async def _start(self) -> None:
        """As soon as nothing is left of the one before."""
        end = time.monotonic() + START_SECONDS
        while True:
            try:
                return await asyncio.to_thread(self.server.start)
            except subprocess.CalledProcessError:
                if time.monotonic() > end:
                    raise
                await asyncio.sleep(0.2)

    async def _back(self) -> None:
        """Whatever it was, the server answers again."""
        await self.read("SELECT 1")


def _limit(pids: Iterable[int], most: str) -> None:
    """How much may be written to any file, as whoever runs the server says."""
    for pid in pids:
        line = [*as_nobody(), "prlimit", f"--pid={pid}", f"--fsize={most}:unlimited"]
        done = subprocess.run(line, check=False, capture_output=True, text=True)
        assert not done.returncode or not Path(f"/proc/{pid}").exists(), done.stderr
