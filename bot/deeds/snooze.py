"""Somebody does not want to hear of a table for a while, and is called again afterwards."""

from __future__ import annotations

import time

from bot.errors import Refusal
from bot.house import House
from bot.request import Request
from games.kernel import T, Text

LONGEST_HOURS = 24 * 7


async def snooze(house: House, request: Request, campaign: str, hours: int) -> None:
    """By whoever sits there, wherever they press; 0 hours end it."""
    found = await house.store.campaign(campaign) if campaign.isalnum() else None
    seats = [] if found is None else await house.store.seats(campaign)
    mine = [row.seat for row in seats if row.user == request.user and row.keeper == "person"]
    if found is None or not mine or not 0 <= hours <= LONGEST_HOURS:
        raise Refusal(T("You're not at this table, so it won't ping you."))
    until = int(time.time() + hours * 3600) if hours else None
    waits = found.status == "playing" and bool(set(mine) & set(found.asked_seats))
    await house.host.people.snooze(found, request.user, until, waits=waits)
    await request.answer.say((await house.wording(request.interaction)).say(_words(until)))


def _words(until: int | None) -> Text:
    if until is None:
        return T("This table pings you as usual again.")
    when = f"<t:{until}:f>"
    return T("🔕 I won't ping you for this table until {when}.", when=when)
