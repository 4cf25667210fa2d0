"""A full table: whoever wants to join it waits, and is told first when a seat falls free."""

from __future__ import annotations

import time

from bot.deeds.tell import LAST_DIGITS, tell
from bot.display.explain import may_await_seat
from bot.errors import Refusal
from bot.house import House
from bot.request import Request
from bot.store import Errand
from bot.store.rows import EVERYBODY
from games.kernel import T


async def await_seat(house: House, request: Request, *, waits: bool) -> None:
    table = await house.host.tables.peek(request.press.campaign)
    if waits and not may_await_seat(table, request.user):
        raise Refusal(
            T("You're playing here already, or a seat is free. The newest panel has the button.")
        )
    await house.host.people.await_seat(table, request.user, request.name, waits=waits)
    words = (
        T("⏳ You're on the waiting list. When a seat comes free, you get first pick.")
        if waits
        else T("You're off the waiting list.")
    )
    await request.answer.say((await house.wording(request.interaction)).say(words))


async def offer_seat(house: House, errand: Errand) -> None:
    """Unless it is taken, or they do not wait any more; not at night."""
    people, table = house.host.people, await house.host.tables.peek(errand.campaign)
    waiting = {one.person for one in await house.store.seeking.waiting(table.id)} - table.people
    open_still = table.campaign.status in ("playing", "paused") and table.kept_by("vacant")
    if errand.person == EVERYBODY or errand.person not in waiting or not open_still:
        await people.settle(errand)
        return
    free = await people.free_from(table, errand.person)
    if free > time.time():
        await people.settle(errand, free)
        return
    text = T("🪑 A seat is free at a table you're waiting for. Press *Take this seat*.")
    nonce = f"w{errand.since}{table.id}{errand.person % LAST_DIGITS}"
    await tell(house, table, errand.person, text, nonce, first_tried=errand.first_tried)
    await people.settle(errand)
