"""Time passed: lobbies that nobody starts are closed, people are called and reminded."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Iterator
from dataclasses import replace

from bot.deeds.cancel import close_unstarted
from bot.deeds.errands import run_errand
from bot.deeds.remind import remind
from bot.house import House
from bot.retry import may_pass, waits
from bot.store import Alarm, Errand

log = logging.getLogger(__name__)

LONGEST_SLEEP = 600


class Clock:
    """Sleeps until the next thing is due; all of them live in the store and survive restarts."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._failed: dict[tuple[object, ...], Iterator[float]] = {}
        """How long to wait before those that failed ring again."""

    async def tick(self) -> None:
        """Sleeps, or rings what is due."""
        alarm_set = self.house.host.alarm_set
        alarm_set.clear()
        due = await self._next()
        wait = LONGEST_SLEEP if due is None else due.due - time.time()
        if wait > 0:
            await _sleep(alarm_set, min(wait, LONGEST_SLEEP))
        elif due is not None:
            await self._ring(due)

    async def _next(self) -> Alarm | Errand | None:
        store = self.house.store
        found: list[Alarm | Errand] = [*await store.next_alarms(1), *await store.next_errands(1)]
        return min(found, key=lambda one: one.due, default=None)

    async def _ring(self, due: Alarm | Errand) -> None:
        """What has been carried out goes away; what fails rings again later."""
        try:
            await self._carry_out(due)
        except Exception as error:  # noqa: BLE001 - the next one must ring whatever this one met
            extra = {"table": due.campaign, "kind": due.kind, "error": str(error)}
            log.warning("an alarm failed", extra=extra)
            await self._put_off(due, error)
        else:
            self._failed.pop(_key(due), None)

    async def _carry_out(self, due: Alarm | Errand) -> None:
        if isinstance(due, Errand):
            await run_errand(self.house, due)
        elif due.kind == "lobby":
            await close_unstarted(self.house, due)
        else:
            await remind(self.house, due)

    async def _put_off(self, due: Alarm | Errand, error: Exception) -> None:
        later = None
        if may_pass(error):
            wait = next(self._failed.setdefault(_key(due), waits()))
            later = math.ceil(time.time() + wait)
        else:
            self._failed.pop(_key(due), None)
        if isinstance(due, Errand):
            await self.house.host.people.settle(due, later)
        else:
            following = None if later is None else replace(due, due=later)
            await self.house.host.settle_alarm(due, following)


def _key(due: Alarm | Errand) -> tuple[object, ...]:
    return (due.campaign, due.kind, due.person if isinstance(due, Errand) else None)


async def _sleep(until: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await until.wait()
    except TimeoutError:
        return
