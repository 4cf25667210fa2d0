"""The bot and the local Discord, each a process of its own; the bot may be killed at any moment."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import json
import os
import random
import signal
import socket
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.cli.play import REEF
from tests.chaos.log_lines import LogLines

ROOT = Path(__file__).parents[2]
READY = "bot.app: ready"
PR_SET_PDEATHSIG = 1


@dataclass
class LoopbackProcess:
    """A Discord that outlives every bot."""

    process: Process
    address: str
    token: str

    @classmethod
    async def start(cls) -> LoopbackProcess:
        line = [sys.executable, "-m", "loopback", "--plan", str(REEF)]
        process = await asyncio.create_subprocess_exec(
            *line, cwd=ROOT, stdout=PIPE, preexec_fn=_end_with_us
        )
        assert process.stdout is not None
        told: dict[str, str] = {}
        while "token" not in told:
            name, _, value = (await process.stdout.readline()).decode().strip().partition("  ")
            told[name] = value.strip()
        address = told["address"].removesuffix("/api/v10")
        return cls(process, address, told["token"])

    async def stop(self) -> None:
        self.process.terminate()
        await self.process.wait()


def _end_with_us() -> None:
    """However the storm ends, also by ``kill -9``: nothing of it stays behind."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


@dataclass(frozen=True)
class Nursery:
    """Where bots are born; whoever is left goes with it."""

    line: socket.socket

    def born(self, environment: Mapping[str, str], errors: int) -> int:
        """The number of a new process."""
        socket.send_fds(self.line, [json.dumps(dict(environment)).encode()], [errors])
        return int(self.line.recv(32))


@contextmanager
def nursery() -> Iterator[Nursery]:
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    line = [sys.executable, "-m", "tests.chaos.nursery", str(theirs.fileno())]
    with theirs:
        process = subprocess.Popen(line, cwd=ROOT, pass_fds=(theirs.fileno(),))
    with ours:
        yield Nursery(ours)
    process.wait()


@dataclass
class Life:
    """One process of the bot, from its birth to its end."""

    pid: int
    handle: int
    """By which the kernel knows exactly this process, whatever becomes of its number."""
    log: asyncio.StreamReader

    def send(self, sign: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(self.handle, sign)

    async def over(self) -> None:
        ended, loop = asyncio.Event(), asyncio.get_running_loop()
        loop.add_reader(self.handle, ended.set)
        try:
            await ended.wait()
        finally:
            loop.remove_reader(self.handle)


@dataclass
class BotProcess:
    """The bot, started again whenever it is gone."""

    nursery: Nursery
    environment: Mapping[str, str]
    log: Path
    life: Life | None = None
    kills: int = 0
    exits: int = 0
    """How often it left by itself, as when Discord could not be reached at its start."""
    lines: LogLines = field(default_factory=LogLines)
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    _listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        reading, writing = os.pipe()
        self.ready.clear()
        pid = await asyncio.to_thread(self.nursery.born, self.environment, writing)
        os.close(writing)
        stream = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(stream), os.fdopen(reading, "rb")
        )
        self.life = Life(pid, os.pidfd_open(pid), stream)
        self._listening = asyncio.create_task(self._listen(self.life))

    async def _listen(self, life: Life) -> None:
        reading = asyncio.create_task(self._read(life))
        await life.over()
        reading.cancel()
        os.close(life.handle)
        if life is self.life:
            self.exits += 1
            await asyncio.sleep(1)
            if life is self.life:
                await self.start()

    async def _read(self, life: Life) -> None:
        with self.log.open("ab") as log:
            while line := await life.log.readline():
                log.write(line)
                log.flush()
                words = line.decode(errors="replace")
                self.lines.hear(words)
                if READY in words and life is self.life:
                    self.ready.set()

    async def kill(self) -> None:
        """kill -9, and a new one at once."""
        self.kills += 1
        await self.replace()

    async def replace(self) -> None:
        """A new one, which has to find out for itself what is due."""
        await self._end(signal.SIGKILL)
        await self.start()

    async def listens(self, seconds: float) -> None:
        """Waits until it does, but not for longer than that."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.ready.wait()

    async def freeze(self, seconds: float) -> None:
        """Nothing of it moves for a while, as on a machine that is too busy."""
        life = self.life
        if life is None:
            return
        life.send(signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            if life is self.life:
                life.send(signal.SIGCONT)

    async def stop(self) -> None:
        await self._end(signal.SIGTERM)
        self.lines.end()

    async def _end(self, sign: signal.Signals) -> None:
        life, self.life = self.life, None
        assert life is not None
        assert self._listening is not None
        life.send(sign)
        life.send(signal.SIGCONT)
        await self._listening


@dataclass(frozen=True)
class Bots:
    """All processes of the bot: one alone, or several that share the work."""

    every: list[BotProcess]

    @property
    def kills(self) -> int:
        return sum(one.kills for one in self.every)

    @property
    def exits(self) -> int:
        return sum(one.exits for one in self.every)

    async def start(self) -> None:
        for one in self.every:
            await one.start()

    async def ready(self) -> None:
        """One of them listens."""
        waiting = [asyncio.create_task(one.ready.wait()) for one in self.every]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for one in waiting:
            one.cancel()

    def any(self, luck: random.Random) -> BotProcess:
        return luck.choice(self.every)

    async def stop(self) -> None:
        await asyncio.gather(*(one.stop() for one in self.every))
