"""A table goes on: its autopilots play, then everybody sees where it stands."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from bot.display.answer import Answer
from bot.display.errors import NotShownYet, PlaceLost
from bot.host import Table
from bot.house import House
from bot.store import StoreError

log = logging.getLogger(__name__)

PATIENCE = 0.7
"""Seconds; where seats think for longer than this, the table is shown as it stands meanwhile."""


async def play_on(
    house: House, table: Table, answer: Answer | None = None, *, soon: bool = False
) -> None:
    """Lets autopilots play, then shows the table; goes on in the background if need be. ``soon``
    spares Discord panels that nobody would see for long."""
    playing = asyncio.create_task(_autopilots(house, table), name="autopilots")
    try:
        await asyncio.wait([playing], timeout=PATIENCE if table.has_minds else None)
        more = not playing.done() or playing.result()
    except asyncio.CancelledError:
        playing.cancel()
        raise
    try:
        if soon:
            house.display.show_soon(table)
        else:
            await house.display.show(table, answer)
    finally:
        if house.background.stopping:
            playing.cancel()
        elif more:
            house.background.spawn(_play_further(house, table, playing), "autopilot")


async def _autopilots(house: House, table: Table) -> bool:
    """Whether they may have more to do; a move that cannot be saved now is made later."""
    try:
        return await house.host.autopilot(table.id)
    except StoreError as error:
        log.warning("autopilots wait", extra={"table": table.id, "error": str(error)})
        house.display.show_later(table.id)
        return False


async def _play_further(house: House, table: Table, playing: asyncio.Task[bool]) -> None:
    """When those who think have come to an end, or were stopped in the middle of much to do."""
    await playing
    with suppress(NotShownYet, PlaceLost):
        await play_on(house, table)
