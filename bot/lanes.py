"""Long work in places of its own: bounded, and fair among those who ask for it.

A press waits for none of it. In each lane a few threads work; whoever asks for much waits behind
whoever asks for little, because the askers take turns.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import ParamSpec, TypeVar

from bot.errors import Refusal
from games.kernel import T

P = ParamSpec("P")
R = TypeVar("R")

TOO_MUCH = T("That's more than I can do at once. Try again in a minute.")


class Lane:
    """One kind of work. ``each`` is how much of it one asker may have going on and waiting."""

    def __init__(self, name: str, threads: int, each: int | None = None) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._free = threads
        self._each = each
        self._going_on: dict[Hashable, int] = {}
        self._waiting: dict[Hashable, deque[asyncio.Future[None]]] = {}

    async def do(
        self, asker: Hashable, work: Callable[P, R], *args: P.args, **named: P.kwargs
    ) -> R:
        """The work, when its turn has come; refused when this asker has too much of it."""
        if self._each is not None and self._going_on.get(asker, 0) >= self._each:
            raise Refusal(TOO_MUCH)
        self._count(asker, 1)
        try:
            await self._turn(asker)
            loop = asyncio.get_running_loop()
            running = loop.run_in_executor(self._threads, lambda: work(*args, **named))
            running.add_done_callback(lambda _: self._pass_on())
            return await running
        finally:
            self._count(asker, -1)

    def _count(self, asker: Hashable, more: int) -> None:
        self._going_on[asker] = self._going_on.get(asker, 0) + more
        if not self._going_on[asker]:
            del self._going_on[asker]

    async def _turn(self, asker: Hashable) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """The next asker's turn; those who wait for more go to the end of the queue."""
        while self._waiting:
            asker = next(iter(self._waiting))
            theirs = self._waiting.pop(asker)
            turn = theirs.popleft()
            if theirs:
                self._waiting[asker] = theirs
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def close(self) -> None:
        """What waits is not done any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


@dataclass(frozen=True, slots=True)
class Lanes:
    """Each server is an asker of the first two, each person or server one of the last."""

    opening: Lane = field(default_factory=lambda: Lane("opening", 2))
    """Tables opened and games dealt."""
    autopilots: Lane = field(default_factory=lambda: Lane("autopilot", 2))
    files: Lane = field(default_factory=lambda: Lane("files", 1, each=3))
    """Campaigns brought in, taken out and replayed from their seed."""

    def close(self) -> None:
        for lane in (self.opening, self.autopilots, self.files):
            lane.close()
