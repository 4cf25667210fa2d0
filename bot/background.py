"""Work beside the clicks: done once, or again and again for as long as the bot runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import NoReturn, TypeVar

R = TypeVar("R")

log = logging.getLogger(__name__)

RETRY_SECONDS = 5.0
"""How long to wait after a repeated step that failed."""


class Background:
    """The tasks of this process. A failure is logged, never lost."""

    def __init__(self) -> None:
        self.stopping = False
        self._tasks: set[asyncio.Task[object]] = set()

    def spawn(self, work: Coroutine[object, None, object], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background work failed", extra={"task": task.get_name()}, exc_info=error)

    def cancel_all(self) -> None:
        for task in list(self._tasks):
            task.cancel()


async def until_it_works(step: Callable[[], Awaitable[R]], name: str) -> R:
    """Takes the step until it succeeds; what it gave."""
    while True:
        try:
            return await step()
        except Exception as error:  # noqa: BLE001 - a locked database today is open tomorrow
            log.warning("will try again", extra={"work": name, "error": str(error)})
            await asyncio.sleep(RETRY_SECONDS)


async def repeat(step: Callable[[], Awaitable[None]], name: str) -> NoReturn:
    """Takes the step again and again, also after a failure."""
    while True:
        await until_it_works(step, name)
