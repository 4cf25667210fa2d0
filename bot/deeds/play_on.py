"""A table goes on: its autopilots play, then everybody sees where it stands."""

from __future__ import annotations

from contextlib import suppress

from bot.display.answer import Answer
from bot.display.errors import NotShownYet
from bot.host import Table
from bot.house import House


async def play_on(house: House, table: Table, answer: Answer | None = None) -> None:
    """Lets autopilots play, then shows the table; goes on in the background if need be."""
    more = await house.host.autopilot(table.id)
    try:
        await house.display.show(table, answer)
    finally:
        if more and not house.background.stopping:
            house.background.spawn(_play_further(house, table), "autopilot")


async def _play_further(house: House, table: Table) -> None:
    with suppress(NotShownYet):
        await play_on(house, table)
