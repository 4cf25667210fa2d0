"""A table goes on: its autopilots play, then everybody sees where it stands."""

from __future__ import annotations

import logging
from contextlib import suppress

from bot.display.answer import Answer
from bot.display.errors import NotShownYet, PlaceLost
from bot.host import Table
from bot.house import House
from bot.store import StoreError

log = logging.getLogger(__name__)


async def play_on(house: House, table: Table, answer: Answer | None = None) -> None:
    """Lets autopilots play, then shows the table; goes on in the background if need be."""
    more = await _autopilots(house, table)
    try:
        await house.display.show(table, answer)
    finally:
        if more and not house.background.stopping:
            house.background.spawn(_play_further(house, table), "autopilot")


async def _autopilots(house: House, table: Table) -> bool:
    """Whether they may have more to do; a move that cannot be saved now is made later."""
    try:
        return await house.host.autopilot(table.id)
    except StoreError as error:
        log.warning("autopilots wait", extra={"table": table.id, "error": str(error)})
        house.display.show_later(table.id)
        return False


async def _play_further(house: House, table: Table) -> None:
    with suppress(NotShownYet, PlaceLost):
        await play_on(house, table)
