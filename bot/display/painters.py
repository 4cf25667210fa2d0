"""Processes that draw for the bot: one core hears and answers while others paint.

Python lets one thread of a process go on at a time, and half of what a press costs is its picture.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TypeVar

from bot.display.kept_pictures import open_pictures
from bot.display.painting import BREATH, next_of, rehearsals
from bot.memory import GIVE_BACK_SECONDS, be_thrifty, give_back, settle
from bot.workers import Limits, Processes, WorkerDied
from renderers.pool import TURN, DrawingPool

T = TypeVar("T")

PATIENCE = 30.0
"""Seconds after which a picture will not come, on a busy machine; from one that stands still it is
not waited for so long (``bot.workers``). Words stand in for it."""


class Painters:
    """As many as the pool has threads."""

    def __init__(self, pool: DrawingPool, folder: Path | None) -> None:
        self._pool = pool
        self._processes = Processes("painting", begin=partial(begin, folder), limits=Limits(nice=0))

    async def start(self) -> None:
        """They begin when they are first needed, or now."""
        start, each = self._processes.start, range(self._pool.workers)
        await asyncio.gather(*(self._pool.draw((self, number), start) for number in each))

    def __call__(self, work: Callable[[], T]) -> T:
        """What a painter makes of it; if that one dies, another one."""
        try:
            return self._processes.do(PATIENCE, work)
        except WorkerDied:
            return self._processes.do(PATIENCE, work)

    def close(self) -> None:
        self._processes.close()


def begin(folder: Path | None) -> None:
    """What a painter does first; with a folder it draws or reads beside its work what all pictures
    need."""
    sys.setswitchinterval(TURN)
    be_thrifty()
    if folder is not None:
        open_pictures(folder)
    Thread(target=_beside, args=(folder is not None,), daemon=True).start()


def _beside(rehearsing: bool) -> None:
    pictures = rehearsals()
    while rehearsing and next_of(pictures):
        time.sleep(BREATH)
    settle()
    while True:
        time.sleep(GIVE_BACK_SECONDS)
        give_back()
