"""One clock for Discord and the bot, moved by hand: days pass at once, nothing is left undone."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from bot.app import Divemaster
from loopback import MovableClock

HOUR, DAY = 3600, 86400
FIRST_DAY = 1_900_054_800
"""Monday, 18 March 2030, nine o'clock in Greenwich."""
PATIENCE = 60


class SharedClock(MovableClock):
    """Begins at a certain moment and stands still unless it is moved."""

    def __init__(self) -> None:
        super().__init__()
        self.moment = float(FIRST_DAY)

    def now(self) -> float:
        return self.moment

    def advance(self, seconds: float) -> None:
        self.moment += seconds


def shared_clock(monkeypatch: pytest.MonkeyPatch) -> SharedClock:
    """Whoever asks for the time is told this one."""
    clock = SharedClock()
    monkeypatch.setattr(time, "time", clock.now)
    return clock


@dataclass
class Days:
    """Lets time pass for a bot: whatever falls due on the way is carried out at its moment."""

    bot: Divemaster
    clock: SharedClock
    noted: Callable[[], None] = lambda: None
    """Called after whatever happened at one moment."""

    async def pass_until(self, moment: float) -> None:
        await self.settle()
        while (due := await self._next()) is not None and due <= moment:
            self.clock.moment = max(self.clock.moment, float(due))
            await self.settle()
            self.noted()
        self.clock.moment = max(self.clock.moment, moment)

    async def pass_hours(self, hours: float) -> None:
        await self.pass_until(self.clock.moment + hours * HOUR)

    async def settle(self) -> None:
        """Until nothing is due any more."""
        async with asyncio.timeout(PATIENCE):
            while not await self._nothing_due():
                self.bot.house.host.alarm_set.set()
                await asyncio.sleep(0.005)

    async def _next(self) -> int | None:
        store = self.bot.store
        found = [*await store.next_alarms(1), *await store.next_errands(1)]
        return min((one.due for one in found), default=None)

    async def _nothing_due(self) -> bool:
        due = await self._next()
        return due is None or due > self.clock.moment
