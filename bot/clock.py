"""Time passed: lobbies that nobody starts are closed, people who are waited for are reminded."""

from __future__ import annotations

import asyncio
import logging
import time

from bot.deeds.cancel import close_unstarted
from bot.deeds.remind import remind
from bot.house import House
from bot.store import Alarm

log = logging.getLogger(__name__)

LONGEST_SLEEP = 600


class Clock:
    """Sleeps until the next alarm is due; alarms live in the store and survive restarts."""

    def __init__(self, house: House) -> None:
        self.house = house

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
        await self.house.host.drop_alarm(alarm)
        try:
            if alarm.kind == "lobby":
                await close_unstarted(self.house, alarm.campaign)
            else:
                await remind(self.house, alarm)
        except Exception as error:  # noqa: BLE001 - the next alarm must ring whatever this one met
            extra = {"table": alarm.campaign, "error": str(error)}
            log.warning("an alarm failed", extra=extra)


async def _sleep(until: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await until.wait()
    except TimeoutError:
        return
