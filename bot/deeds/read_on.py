"""A page has been read: whoever is at the table may turn it."""

from __future__ import annotations

from bot.house import House
from bot.request import Request


async def read_on(house: House, request: Request) -> None:
    """On to what comes next: another page, or what is asked."""
    table = await house.host.tables.peek(request.press.campaign)
    house.display.used(table, request.user)
    key = request.number(0), request.number(1)
    await house.display.turn_page(table, request.answer, key)
