"""Somebody is told that a table waits for them, at their own time and in their own way."""

from __future__ import annotations

import time

from bot.deeds.tell import LAST_DIGITS, send_directly, tell
from bot.display.mine import waiting_line
from bot.display.notices import digest
from bot.display.view import to_view
from bot.host import Table
from bot.house import House
from bot.store import Errand
from games.kernel import T

SOON = 600
"""What would be told within so many seconds is told in the same digest."""


async def call(house: House, errand: Errand) -> None:
    """Unless they have answered meanwhile, or wish to hear of it later."""
    people, table = house.host.people, await house.host.tables.peek(errand.campaign)
    waits = table.campaign.status == "playing" and errand.person in table.asked_people
    if not waits or table.answered_since(errand.person, errand.since):
        await people.settle(errand)
        return
    free = await people.free_from(table, errand.person)
    if free > time.time():
        await people.settle(errand, free)
        return
    digests = (await people.wishes(errand.person)).way == "digest"
    if not digests or not await _send_digest(house, table, errand):
        nonce = f"c{errand.since}{table.id}{errand.person % LAST_DIGITS}"
        text, tried = T("The table's waiting for you."), errand.first_tried
        await tell(house, table, errand.person, text, nonce, first_tried=tried)
        await house.host.showing.called(table, errand.person)
    await people.settle(errand)


async def _send_digest(house: House, table: Table, errand: Errand) -> bool:
    """One message for all tables that wait; whether it arrived."""
    person, now = errand.person, time.time()
    wording = await house.wording_for(person, table)
    asked = {own.campaign.id: own for own in await house.store.people.seats_of(person) if own.asked}
    lines = [waiting_line(own.campaign, wording) for own in asked.values()]
    nonce = f"d{errand.since}{table.id}{person % LAST_DIGITS}"
    view = to_view(digest(lines, wording))
    tried = errand.first_tried
    if await send_directly(house, person, view, nonce, first_tried=tried) != "arrived":
        return False
    for other in await house.store.people.errands_for(person):
        if other.kind == "call" and other != errand and other.due <= now + SOON:
            await house.host.people.settle(other)
    return True
