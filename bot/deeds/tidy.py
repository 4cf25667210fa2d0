"""What the bot does for itself now and then: it clears away, gives room back, and backs up."""

from __future__ import annotations

import asyncio
import time

from bot import backups
from bot.house import House

DAY = 86400


async def tidy(house: House) -> None:
    settings, now = house.settings, int(time.time())
    await asyncio.to_thread(backups.look_after, settings)
    await house.host.clear_away(
        now - settings.keep_cancelled_days * DAY, now - settings.keep_ended_days * DAY
    )
