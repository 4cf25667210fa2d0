"""Seats without a person are played by the game's own autopilot, off the event loop."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from bot.host.table import Table
from games.kernel import Ask, Option

GO = 25
"""So many choices in one go; then others get their turn at the lock and the panel is shown."""


def waiting_seats(table: Table, ask: Ask) -> list[int]:
    """The seats that the autopilot may answer for. It does not play on when nobody is there."""
    if table.campaign.status != "playing" or not table.people:
        return []
    return [seat for seat in table.kept_by("autopilot") if seat in ask.awaited]


async def decide(table: Table) -> Option[Any] | None:
    """What an autopilot at this table answers now; ``None`` when a person must."""
    ask = table.match.ask
    if ask is None:
        return None
    for seat in waiting_seats(table, ask):
        option = await asyncio.to_thread(_think, table, ask.seen_by(seat), seat)
        if table.autopilot_option(option, ask):
            return option
    return None


def _think(table: Table, ask: Ask, seat: int) -> Option[Any]:
    game = table.match.game
    return game.autopilot(game.view(seat), ask, seat, random.Random())
