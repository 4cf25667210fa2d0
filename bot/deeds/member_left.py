"""Somebody has left the server: their seat is offered to the others.

Discord tells of members who leave only to bots that may read member lists, and this one does not
ask for that. So it looks when it is about to remind somebody whom the table waits for.
"""

from __future__ import annotations

import discord

from bot.deeds.play_on import play_on
from bot.host import Table
from bot.house import House
from bot.store import SeatRow
from bot.wording import safe
from games.kernel import T

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013


async def free_seats_of_the_gone(house: House, table: Table) -> None:
    """Those of whom the table waits for; whoever is still there keeps the seat."""
    for user in table.asked_people:
        if await has_left(house, table.campaign.guild, user):
            rows = [row for row in table.in_play if row.user == user]
            text = T("🪑 {name} has left this server; the seat is free.", name=safe(rows[0].name))
            await house.host.act(table.id, text, None, seats=[SeatRow(row.seat) for row in rows])
            await play_on(house, table)


async def has_left(house: House, guild: int, user: int) -> bool:
    """Whether Discord knows them there no more."""
    server = house.display.client.get_guild(guild)
    if server is None:
        return False
    try:
        await server.fetch_member(user)
    except discord.NotFound as error:
        return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
    return False
