"""Starts processes of the bot, starts them anew when they die, replaces them one by one.

SIGHUP replaces every process by a new one, which runs whatever version is installed by then: the
old one goes when the new one listens. SIGTERM and SIGINT end them all, gently. A process that gives
no sign of life any more is killed and replaced: another one stands by, or serves its shards.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
import time
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field

from bot.cli._signs import LIFE_FD, LISTENS, SIGN_SECONDS, SYSTEMD, notify
from bot.config import PREFIX, Settings
from bot.processor import processor_seconds
from bot.retry import waits

log = logging.getLogger(__name__)

READY_SECONDS = 120.0
HUNG_LOOKS, LONGEST_LOOKS = 6, 40
"""So many looks in a row without a sign of life, and a process hangs; one look a second, counted by
looks, so that nobody is blamed when the whole machine slept. One that works and gets little of a
busy processor is given the longer time."""
STILL, BUSY = 0.02, 0.5
"""Seconds of the processor in each look: less, and it stands still; more, and it had its share."""
LAST_LOOKS = 80
"""Whoever was told to stop may need longer for its last work."""
STEADY_SECONDS = 60.0
"""Whoever lived so long did not die of its settings."""


@dataclass(eq=False)
class Child:
    """A process; ``slot`` is its number among those alive."""

    slot: int
    process: asyncio.subprocess.Process
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    born: float = field(default_factory=time.monotonic)
    signs: int = 0
    dismissed: bool = False

    def dismiss(self) -> None:
        self.dismissed = True
        with contextlib.suppress(ProcessLookupError):
            self.process.terminate()


class Watch:
    """Keeps so many processes running."""

    def __init__(self, settings: Settings, count: int, arguments: Sequence[str] = ()) -> None:
        self.settings = settings
        self.count = count
        self.command = [sys.executable, "-m", _program(), *arguments]
        self.children: list[Child] = []
        self._stopping = False
        self._failed: int | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._ended = asyncio.Event()
        self._replacing = asyncio.Lock()
        self._waits = waits()
        self._lived = False

    async def run(self) -> int:
        """Until all have ended; the exit code."""
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(sign, self.stop)
        loop.add_signal_handler(signal.SIGHUP, lambda: self._spawn(self.replace_all()))
        for _ in range(self.count):
            await self.start()
        self._spawn(self._live())
        await self._ended.wait()
        return self._failed or 0

    async def _live(self) -> None:
        """Tells systemd that we look after the others, and that they work."""
        ready = False
        while not self._stopping:
            if not ready and self._lived:
                ready = True
                notify("READY=1")
            notify("WATCHDOG=1")
            await asyncio.sleep(SIGN_SECONDS)

    def stop(self) -> None:
        self._stopping = True
        notify("STOPPING=1")
        for child in self.children:
            child.dismiss()

    async def replace_all(self) -> None:
        """A new process for every old one, which leaves when the new one listens."""
        async with self._replacing:
            for old in list(self.children):
                if self._stopping:
                    return
                new = await self.start()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(READY_SECONDS):
                        await new.ready.wait()
                if not new.ready.is_set():
                    log.error("the new process isn't listening; the old ones stay")
                    new.dismiss()
                    return
                old.dismiss()
                await old.process.wait()
            log.info("all processes replaced")

    async def start(self) -> Child:
        taken = {child.slot for child in self.children}
        slot = next(number for number in range(len(taken) + 1) if number not in taken)
        reading, writing = os.pipe()
        process = await asyncio.create_subprocess_exec(
            *self.command, env=self._environment(slot, writing), pass_fds=(writing,)
        )
        os.close(writing)
        child = Child(slot, process)
        self.children.append(child)
        self._spawn(self._listen(child, reading))
        self._spawn(self._look_for_signs(child))
        self._spawn(self._look_after(child))
        return child

    def _environment(self, slot: int, writing: int) -> dict[str, str]:
        own = {name: value for name, value in os.environ.items() if name not in SYSTEMD}
        environment = {**own, LIFE_FD: str(writing)}
        if self.settings.health_port:
            environment[f"{PREFIX}HEALTH_PORT"] = str(self.settings.health_port + slot)
        return environment

    async def _listen(self, child: Child, reading: int) -> None:
        line, loop = asyncio.StreamReader(), asyncio.get_running_loop()
        await loop.connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(line), os.fdopen(reading, "rb", buffering=0)
        )
        while signs := await line.read(1024):
            child.signs += 1
            if LISTENS in signs:
                child.ready.set()
                self._lived = True

    async def _look_for_signs(self, child: Child) -> None:
        """From its first sign on."""
        missed, worked = 0, 0.0
        while child.process.returncode is None:
            before, spent = child.signs, processor_seconds(child.process.pid)
            await asyncio.sleep(SIGN_SECONDS)
            silent = bool(before) and child.signs == before
            missed = missed + 1 if silent else 0
            worked = worked + processor_seconds(child.process.pid) - spent if silent else 0.0
            if missed >= (LAST_LOOKS if child.dismissed else _patience(worked / max(missed, 1))):
                log.error("a process hung and was killed", extra={"pid": child.process.pid})
                with contextlib.suppress(ProcessLookupError):
                    child.process.kill()
                return

    async def _look_after(self, child: Child) -> None:
        code = await child.process.wait()
        self.children.remove(child)
        if self._stopping or child.dismissed:
            self._note_end()
            return
        if not self._lived:
            self._failed = code or 1
            self.stop()
            self._note_end()
            return
        log.warning("a process died", extra={"code": code, "pid": child.process.pid})
        if time.monotonic() - child.born < STEADY_SECONDS:
            await asyncio.sleep(next(self._waits))
        if not self._stopping:
            await self.start()

    def _note_end(self) -> None:
        if self._stopping and not self.children:
            self._ended.set()

    def _spawn(self, work: Coroutine[object, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _patience(worked: float) -> int:
    """How many looks a process is given that has had so much of the processor in each."""
    return LONGEST_LOOKS if STILL < worked < BUSY else HUNG_LOOKS


def _program() -> str:
    """The module that runs the bot: ours, unless we were started as another one."""
    spec = getattr(sys.modules["__main__"], "__spec__", None)
    name = "bot" if spec is None else str(spec.name)
    return "bot" if name.startswith("bot") else name
