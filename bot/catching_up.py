"""Tables whose newest move was committed but perhaps not shown before the last stop are shown."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Collection

from bot.background import until_it_works
from bot.deeds.play_on import play_on
from bot.display.errors import may_be_shown_later
from bot.house import House

log = logging.getLogger(__name__)


async def catch_up(house: House, serves: Callable[[int], bool]) -> None:
    """Two at a time, as many as are drawn at once, so that a press hardly waits behind them."""
    found = await until_it_works(house.store.not_shown, "catch up")
    waiting = deque(one for one, guild in found if serves(guild))
    ends = (waiting.popleft, waiting.pop)  # who just played, and who waits longest
    await asyncio.gather(*(_show_all(house, waiting, next_one) for next_one in ends))


async def _show_all(house: House, waiting: Collection[str], next_one: Callable[[], str]) -> None:
    while waiting:
        campaign = next_one()
        try:
            await play_on(house, await house.host.tables.peek(campaign))
        except Exception as error:  # noqa: BLE001 - one lost table must not hide the others
            log.warning("could not show", extra={"table": campaign, "error": str(error)})
            if may_be_shown_later(error):
                house.display.show_later(campaign)
