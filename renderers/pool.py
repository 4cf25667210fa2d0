"""Drawing happens here, in a thread, so that the event loop never waits for a picture.

One is enough: painting holds Python's lock, and a second thread, which would wait for the first
most of the time, brought 3 % more presses a second for a tenth more work.

Work is asked for under a key (a table, a hand). While a drawing for a key waits its turn, a newer
request for the same key takes its place: everybody who waited gets the newest picture.
"""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Lock
from types import TracebackType
from typing import Any, Self, TypeVar

T = TypeVar("T")

WORKERS = 1
TURN = 0.001
"""Seconds a thread may keep the others waiting: a click must not wait for a picture."""


@dataclass(slots=True)
class _Waiting:
    draw: Callable[[], Any]
    done: asyncio.Future[Any]


class DrawingPool:
    """A worker or more, newest state first served for each key."""

    def __init__(self, workers: int = WORKERS) -> None:
        sys.setswitchinterval(TURN)
        self.workers = workers
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="drawing")
        self._waiting: dict[object, _Waiting] = {}
        self._busy: set[object] = set()
        self._lock = Lock()
        self._closed = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    async def draw(self, key: object, work: Callable[[], T]) -> T:
        """Run `work` in a worker; a newer `work` for the same key replaces one that still waits."""
        with self._lock:
            waiting = self._waiting.get(key)
            if waiting is None:
                waiting = _Waiting(work, asyncio.get_running_loop().create_future())
                self._waiting[key] = waiting
            else:
                waiting.draw = work
        self._start(key)
        result: T = await asyncio.shield(waiting.done)
        return result

    def _start(self, key: object) -> None:
        """Hand the key's newest work to a worker, unless one is already at it."""
        if key in self._busy or key not in self._waiting:
            return
        if self._closed:
            self._waiting.pop(key).done.cancel()
            return
        self._busy.add(key)
        waiting = self._waiting[key]
        loop = waiting.done.get_loop()
        running = loop.run_in_executor(self._threads, self._take, key)
        running.add_done_callback(lambda future: self._finish(key, waiting, future))

    def _take(self, key: object) -> Any:  # each caller of draw() knows its own type
        with self._lock:
            waiting = self._waiting.pop(key)
        return waiting.draw()

    def _finish(self, key: object, waiting: _Waiting, future: asyncio.Future[Any]) -> None:
        self._busy.discard(key)
        if future.cancelled():
            waiting.done.cancel()
        elif not waiting.done.done():
            if error := future.exception():
                waiting.done.set_exception(error)
            else:
                waiting.done.set_result(future.result())
        self._start(key)

    def close(self) -> None:
        """Finishes what is being drawn; what still waits is cancelled."""
        self._closed = True
        self._threads.shutdown(wait=True, cancel_futures=True)
