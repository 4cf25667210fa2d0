"""Work in processes of its own: it takes no time from the clicks, and none of it stops the bot.

The processes are few, begin when they are first needed, and give way to whoever else wants the
processor. Whoever asks for much waits behind whoever asks for little, as in every lane.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Hashable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import ParamSpec, TypeVar

from bot.lanes import Lane

P = ParamSpec("P")
R = TypeVar("R")

FRESH = multiprocessing.get_context("spawn")
"""A process that shares nothing with ours, neither threads nor open files."""
START_SECONDS = 120.0
"""A process that is not there by then on a busy machine will not come."""
NICE = 10
"""So much the processes give way to the bot itself."""


class WorkFailed(Exception):
    """The work raised something in its process; these are its words."""


class WorkLate(Exception):
    """The work took longer than it may; its process is no more."""


class WorkerDied(Exception):
    """The process ended in the midst of the work."""


class Worker:
    """One process, for one piece of work at a time."""

    def __init__(self, name: str, nice: int = NICE) -> None:
        self._line, theirs = FRESH.Pipe()
        self._process = FRESH.Process(target=_serve, args=(theirs, nice), name=name, daemon=True)
        self._process.start()
        theirs.close()
        self.fresh = True

    def do(self, seconds: float, work: Callable[..., R], args: tuple[object, ...]) -> R:
        try:
            self._line.send((work, args))
            if not self._line.poll(seconds):
                raise WorkLate
            fine, result = self._line.recv()
        except (EOFError, OSError) as error:
            raise WorkerDied from error
        if not fine:
            raise WorkFailed(result)
        done: R = result
        return done

    def end(self) -> None:
        """At once, whatever it is doing."""
        self._process.kill()


def _serve(line: Connection, nice: int) -> None:
    """A process's whole life: it works until nobody is there to ask it any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(nice)
    with suppress(EOFError, OSError):
        while True:
            work, args = line.recv()
            line.send(_done(work, args))


def _nothing() -> None:
    pass


def _ready(begin: Callable[[], object], _: Callable[..., object]) -> None:
    """Whoever was handed some work has read all that belongs to it."""
    begin()


def _done(work: Callable[..., object], args: tuple[object, ...]) -> tuple[bool, object]:
    try:
        return True, work(*args)
    except Exception:  # noqa: BLE001 - told to whoever asked
        return False, traceback.format_exc()


class Processes:
    """Every thread that asks has one of its own; one that dies or is late is replaced.

    ``begin`` is what each does first. ``once`` ends each with its work, so that seldom work keeps
    no room.
    """

    def __init__(
        self,
        name: str,
        *,
        begin: Callable[[], object] = _nothing,
        nice: int = NICE,
        once: bool = False,
    ) -> None:
        self._name = name
        self._begin = begin
        self._nice = nice
        self._once = once
        self._mine = threading.local()
        self._all: set[Worker] = set()
        self._closed = False

    def do(self, seconds: float, work: Callable[..., R], args: tuple[object, ...] = ()) -> R:
        worker = self._worker()
        try:
            if worker.fresh:
                worker.do(START_SECONDS, _ready, (self._begin, work))
                worker.fresh = False
            done = worker.do(seconds, work, args)
        except WorkFailed:
            raise
        except BaseException:
            self._dismiss(worker)
            raise
        if self._once:
            self._dismiss(worker)
        return done

    def _worker(self) -> Worker:
        """This thread's own."""
        if self._closed:
            raise WorkerDied
        worker: Worker | None = getattr(self._mine, "worker", None)
        if worker is None:
            worker = self._mine.worker = Worker(self._name, self._nice)
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

    def __init__(self, name: str, processes: int, *, once: bool = False) -> None:
        self._lane = Lane(name, processes)
        self._processes = Processes(name, once=once)

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
