"""Time passed: lobbies that nobody starts are closed, people who are waited for are reminded."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Iterator
from dataclasses import replace

from bot.deeds.cancel import close_unstarted
from bot.deeds.remind import remind
from bot.house import House
from bot.retry import may_pass, waits
from bot.store import Alarm

log = logging.getLogger(__name__)

LONGEST_SLEEP = 600


class Clock:
    """Sleeps until the next alarm is due; alarms live in the store and survive restarts."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._failed: dict[tuple[str, str], Iterator[float]] = {}
        """How long to wait before those alarms that failed ring again."""

    async def tick(self) -> None:
        """Sleeps, or rings what is due."""
        alarm_set = self.house.host.alarm_set
        alarm_set.clear()
        alarms = await self.house.store.next_alarms(1)
        wait = alarms[0].due - time.time() if alarms else LONGEST_SLEEP
        if wait > 0:
            await _sleep(alarm_set, min(wait, LONGEST_SLEEP))
        elif alarms:
            await self._ring(alarms[0])

    async def _ring(self, alarm: Alarm) -> None:
        """An alarm goes away when it has been carried out; one that fails rings again later."""
        try:
            deed = close_unstarted if alarm.kind == "lobby" else remind
            await deed(self.house, alarm)
        except Exception as error:  # noqa: BLE001 - the next alarm must ring whatever this one met
            extra = {"table": alarm.campaign, "error": str(error)}
            log.warning("an alarm failed", extra=extra)
            await self._put_off(alarm, error)
        else:
            self._failed.pop((alarm.campaign, alarm.kind), None)

    async def _put_off(self, alarm: Alarm, error: Exception) -> None:
        key = (alarm.campaign, alarm.kind)
        if not may_pass(error):
            self._failed.pop(key, None)
            await self.house.host.settle_alarm(alarm)
            return
        wait = next(self._failed.setdefault(key, waits()))
        later = replace(alarm, due=math.ceil(time.time() + wait))
        await self.house.host.settle_alarm(alarm, later)


async def _sleep(until: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await until.wait()
    except TimeoutError:
        return
