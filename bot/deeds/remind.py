"""Whoever the table waits for is reminded in silence; when its pace is over, the others decide."""

from __future__ import annotations

import logging
import time
from dataclasses import replace

import aiohttp
import discord

from bot.deeds.late_player import offer
from bot.deeds.member_left import free_seats_of_the_gone
from bot.deeds.tell import LAST_DIGITS, link_to, tell
from bot.display.send_once import send_once
from bot.homes import is_carried
from bot.host import Table
from bot.house import House
from bot.store import Alarm
from games.kernel import T, Text

log = logging.getLogger(__name__)

REMINDERS = 5
"""After so many unanswered reminders the bot falls silent."""


async def remind(house: House, alarm: Alarm) -> None:
    """Not before somebody who is asked can be reached: nights and holidays do not count."""
    table = await house.host.tables.peek(alarm.campaign)
    await free_seats_of_the_gone(house, table)
    if table.campaign.status != "playing" or not table.asked_people:
        await house.host.settle_alarm(alarm)
        return
    offers = bool(table.campaign.pace and alarm.rung)
    free = await house.host.people.patience(table, over=offers)
    late = [person for person, moment in free.items() if moment <= time.time()]
    if not late:
        later = replace(alarm, due=min(free.values()), failing=None)
        await house.host.settle_alarm(alarm, later)
    elif offers and table.people - set(late):
        await offer(house, table, late, alarm.first_tried)
        await house.host.settle_alarm(alarm)
        await _delete(house, table, alarm.message)
    else:
        await _remind(house, table, late, alarm)


async def _remind(house: House, table: Table, late: list[int], alarm: Alarm) -> None:
    """Sets the next reminder, and takes the one before away."""
    rung, length = alarm.rung + 1, table.campaign.length
    wait = await _wait(house, table)
    last = rung >= REMINDERS or not wait
    message = await _send(house, table, late, alarm, last=last)
    due = int(time.time() + wait)
    following = replace(alarm, due=due, rung=rung, message=message, failing=None)
    await house.host.settle_alarm(alarm, None if last else following)
    await house.host.has_waited(table.id, length)
    if table.match.ask is not None and table.match.ask.stand_ins:
        house.display.show_later(table.id)
    await _delete(house, table, alarm.message)


async def _wait(house: House, table: Table) -> float:
    """Seconds until the next reminder; for a table with a pace, until that is over."""
    if table.campaign.pace:
        over = await house.host.people.patience(table, over=True)
        return max(min(over.values()) - time.time(), 60)
    return (await house.host.settings_of(table.campaign)).remind_hours * 3600


async def _send(
    house: House, table: Table, late: list[int], alarm: Alarm, *, last: bool
) -> int | None:
    """No device rings. Each is told in a message of their own, or all in one in the thread."""
    people = house.host.people
    untold = {
        one.person for one in await house.store.people.errands_at(table.id) if one.kind == "call"
    }
    told = [person for person in late if person not in untold]
    unpinged = is_carried(table.campaign.guild, table.campaign.place)
    ways = {person: (await people.wishes(person)).way for person in told}
    here = [person for person in told if ways[person] == "thread" and not unpinged]
    nonce, tried = f"r{alarm.rung}-{table.campaign.length}-{table.id}", alarm.first_tried
    for person in set(told) - set(here):
        own = f"{nonce}{person % LAST_DIGITS}"
        await tell(house, table, person, _reminder(last), own, silent=True, first_tried=tried)
    if not here:
        return None
    wording, names = await house.display.wording(table), " ".join(f"<@{one}>" for one in here)
    mentions = discord.AllowedMentions(users=[discord.Object(one) for one in here])
    words = f"{names} {wording.say(_reminder(last))} {link_to(house, table)}"
    place = house.display.places.of(table)
    return await send_once(
        place, nonce, tried, content=words, allowed_mentions=mentions, silent=True
    )


def _reminder(last: bool) -> Text:
    if last:
        return T(
            "⏰ The table's still waiting for you. I won't ask again; a moderator can hand "
            "this seat to the autopilot with `/dive moderate seat`."
        )
    return T("⏰ The table's waiting for you.")


async def _delete(house: House, table: Table, message: int | None) -> None:
    if message is None:
        return
    try:
        await house.display.places.of(table).get_partial_message(message).delete()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("a reminder stays", extra={"error": str(error)})
