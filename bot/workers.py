"""Work in processes of its own: it takes no time from the clicks, and none of it stops the bot.

The processes are few, begin when they are first needed, and give way to whoever else wants the
processor. Whoever asks for much waits behind whoever asks for little, as in every lane. They know
nothing of the bot but what they are handed: neither its environment, with the token in it, nor its
open files.
"""

from __future__ import annotations

import os
import resource
import signal
import socket
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import ParamSpec, TypeVar

from bot.lanes import Lane
from bot.processor import processor_seconds

P = ParamSpec("P")
R = TypeVar("R")

KEPT = ("PATH", "LD_LIBRARY_PATH", "LANG", "TMPDIR")
"""All that such a process learns of our environment: what Python itself may need to begin."""
START_SECONDS = 120.0
"""A process that is not there by then on a busy machine will not come."""
NICE = 10
"""So much the processes give way to the bot itself."""
LOOK_SECONDS, IDLE_LOOKS = 0.5, 6
"""A process that has work and does nothing at so many looks in a row hangs. It is its own processor
time that counts, so that nobody is blamed for a busy machine or one that slept."""


class WorkFailed(Exception):
    """The work raised something in its process; these are its words."""


class WorkLate(Exception):
    """The work took longer than it may, or stood still; its process is no more."""


class WorkTooLarge(Exception):
    """The work wanted more memory than it may have."""


class WorkerDied(Exception):
    """The process ended in the midst of the work."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much a process gives way to the bot, and how many bytes it may have at most."""

    nice: int = NICE
    memory: int = 0
    """None at all means as much as there is."""

    def keep(self) -> None:
        os.nice(self.nice)
        if self.memory:
            resource.setrlimit(resource.RLIMIT_AS, (self.memory, self.memory))


USUAL = Limits()


class Worker:
    """One process, for one piece of work at a time."""

    def __init__(self, name: str, limits: Limits) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            begin = f"from {__name__} import serve; serve({theirs.fileno()})"
            line = [sys.executable, "-c", begin, name]
            self._process = subprocess.Popen(  # noqa: S603 - ourselves
                line, env=_environment(), pass_fds=(theirs.fileno(),), stdin=subprocess.DEVNULL
            )
        self._line = Connection(ours.detach())
        self._limits: Limits | None = limits

    def make_ready(
        self, begin: Callable[[], object] | None, *to_read: Callable[..., object]
    ) -> None:
        """What it does first; its limits hold from when it has read all that its work needs."""
        if self._limits is not None:
            self.do(START_SECONDS, _ready, (begin, self._limits, *to_read))
            self._limits = None

    def do(self, seconds: float, work: Callable[..., R], args: tuple[object, ...]) -> R:
        try:
            self._line.send((work, args))
            self._wait(seconds)
            failure, result = self._line.recv()
        except (EOFError, OSError) as error:
            raise WorkerDied from error
        if failure is not None:
            raise failure(result)
        done: R = result
        return done

    def _wait(self, seconds: float) -> None:
        end, spent, idle = time.monotonic() + seconds, self._spent, 0
        while not self._line.poll(max(0.0, min(LOOK_SECONDS, end - time.monotonic()))):
            now = self._spent
            idle = idle + 1 if now and now == spent else 0
            spent = now
            if idle >= IDLE_LOOKS or time.monotonic() >= end:
                raise WorkLate

    @property
    def _spent(self) -> float:
        return processor_seconds(self._process.pid)

    def end(self) -> None:
        """At once, whatever it is doing."""
        self._process.kill()
        self._process.wait()


def _environment() -> dict[str, str]:
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    return kept | {"PYTHONPATH": os.pathsep.join(path or str(Path.cwd()) for path in sys.path)}


def serve(socket_number: int) -> None:
    """A process's whole life: it works until nobody is there to ask it any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    line = Connection(socket_number)
    with suppress(EOFError, OSError):
        while True:
            work, args = line.recv()
            line.send(_done(work, args))


def _ready(begin: Callable[[], object] | None, limits: Limits, *_: Callable[..., object]) -> None:
    """Whoever was handed some work has read all that belongs to it."""
    limits.keep()
    if begin is not None:
        begin()


def _done(
    work: Callable[..., object], args: tuple[object, ...]
) -> tuple[type[Exception] | None, object]:
    try:
        return None, work(*args)
    except MemoryError:
        return WorkTooLarge, ""
    except Exception:  # noqa: BLE001 - told to whoever asked
        return WorkFailed, traceback.format_exc()


class Processes:
    """Every thread that asks has one of its own; one that dies or is late is replaced.

    ``begin`` is what each does first. ``once`` ends each with its work, so that seldom work keeps
    no room.
    """

    def __init__(
        self,
        name: str,
        *,
        begin: Callable[[], object] | None = None,
        limits: Limits = USUAL,
        once: bool = False,
    ) -> None:
        self._name = name
        self._begin = begin
        self._limits = limits
        self._once = once
        self._mine = threading.local()
        self._all: set[Worker] = set()
        self._closed = False

    def do(self, seconds: float, work: Callable[..., R], args: tuple[object, ...] = ()) -> R:
        worker = self.start(work)
        with self._dismissing(worker):
            done = worker.do(seconds, work, args)
        if self._once:
            self._dismiss(worker)
        return done

    def start(self, *to_read: Callable[..., object]) -> Worker:
        """This thread's own, which has begun, and has read what belongs to some work."""
        worker = self._worker()
        with self._dismissing(worker):
            worker.make_ready(self._begin, *to_read)
        return worker

    @contextmanager
    def _dismissing(self, worker: Worker) -> Iterator[None]:
        """One that dies or is late; not one whose work failed."""
        try:
            yield
        except WorkFailed:
            raise
        except BaseException:
            self._dismiss(worker)
            raise

    def _worker(self) -> Worker:
        """This thread's own."""
        if self._closed:
            raise WorkerDied
        worker: Worker | None = getattr(self._mine, "worker", None)
        if worker is None:
            worker = self._mine.worker = Worker(self._name, self._limits)
            self._all.add(worker)
        return worker

    def _dismiss(self, worker: Worker) -> None:
        worker.end()
        self._all.discard(worker)
        self._mine.worker = None

    def close(self) -> None:
        """All of them end now; what they were doing is not done any more."""
        self._closed = True
        for worker in list(self._all):
            worker.end()


class Workers:
    """A lane in which each thread has a process."""

    def __init__(
        self, name: str, processes: int, *, once: bool = False, limits: Limits = USUAL
    ) -> None:
        self._lane = Lane(name, processes)
        self._processes = Processes(name, once=once, limits=limits)

    async def do(
        self, asker: Hashable, seconds: float, work: Callable[P, R], *args: P.args, **_: P.kwargs
    ) -> R:
        """What the work gives, within so many seconds from the moment its turn has come.

        Work and arguments go to another process: a function of a module, and plain data.
        """
        return await self._lane.do(asker, self._processes.do, seconds, work, args)

    def close(self) -> None:
        """All processes end now; what they were doing is not done any more."""
        self._lane.close()
        self._processes.close()
