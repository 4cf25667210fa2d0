"""Time passed: lobbies that nobody starts are closed, people are called and reminded."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.background import RETRY_SECONDS
from bot.deeds.cancel import close_unstarted
from bot.deeds.errands import run_errand
from bot.deeds.remind import remind
from bot.house import House
from bot.metrics import GIVEN_UP
from bot.retry import wait_after
from bot.store import Alarm, Errand, StoreError

log = logging.getLogger(__name__)

Due: TypeAlias = Alarm | Errand

LONGEST_SLEEP = 600
AT_ONCE = 100
"""So many ring at a time; most take a moment, one that Discord makes wait may take minutes."""
FEW = 20


class Clock:
    """Sleeps until the next thing is due; all of them live in the store and survive restarts.

    One table's, or one person's, ring one after the other; nobody waits for anybody else's.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self._ringing: set[str | int] = set()

    async def tick(self) -> None:
        """Sleeps, or rings what is due."""
        alarm_set = self.house.host.alarm_set
        alarm_set.clear()
        due = await self._next() if len(self._ringing) < AT_ONCE else None
        wait = LONGEST_SLEEP if due is None else due.due - time.time()
        if wait > 0:
            await _sleep(alarm_set, min(wait, LONGEST_SLEEP))
        elif due is not None:
            self._ringing.add(_whose(due))
            self.house.background.spawn(self._ring(due), "an alarm")

    async def _next(self) -> Due | None:
        store = self.house.store
        found = [await self._first(store.next_alarms), await self._first(store.next_errands)]
        return min((one for one in found if one), key=lambda one: one.due, default=None)

    async def _first(self, read: Callable[[int], Awaitable[Sequence[Due]]]) -> Due | None:
        """Whose table or person nothing else rings for."""
        limit = FEW
        while True:
            found = await read(limit)
            free = next((one for one in found if _whose(one) not in self._ringing), None)
            if free is not None or len(found) < limit:
                return free
            limit *= 4

    async def _ring(self, due: Due) -> None:
        try:
            await self._try(due)
        except StoreError as error:
            log.warning("an alarm waits for the database", extra={"error": str(error)})
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._ringing.discard(_whose(due))
            self.house.host.alarm_set.set()

    async def _try(self, due: Due) -> None:
        """What has been carried out goes away; what fails rings again later."""
        try:
            await self._carry_out(due)
        except Exception as error:  # noqa: BLE001 - whatever it met, it is put off or given up
            log.warning("an alarm failed", extra=_told(due, error))
            await self._put_off(due, error)

    async def _carry_out(self, due: Due) -> None:
        if isinstance(due, Errand):
            await run_errand(self.house, due)
        elif due.kind == "lobby":
            await close_unstarted(self.house, due)
        else:
            await remind(self.house, due)

    async def _put_off(self, due: Due, error: Exception) -> None:
        """Until later; or for good, and that is said."""
        failing = due.failing or int(time.time())
        wait = wait_after(error, failing)
        if wait is None:
            await self.house.host.showing.given_up(due.campaign, due.kind)
            log.error("given up", extra=_told(due, error))
            GIVEN_UP.labels(due.kind).inc()
        later = None if wait is None else math.ceil(time.time() + wait)
        if isinstance(due, Errand):
            await self.house.host.people.settle(due, later, failing)
        else:
            following = None if later is None else replace(due, due=later, failing=failing)
            await self.house.host.settle_alarm(due, following)


def _whose(due: Due) -> str | int:
    """Who waits for it: one table, or one person wherever they sit."""
    return (due.person if isinstance(due, Errand) else 0) or due.campaign


def _told(due: Due, error: Exception) -> dict[str, object]:
    person = due.person if isinstance(due, Errand) else None
    return {"table": due.campaign, "kind": due.kind, "person": person, "error": str(error)}


async def _sleep(until: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await until.wait()
    except TimeoutError:
        return
