"""Whoever the table waits for is reminded, a few times, then the bot falls silent."""

from __future__ import annotations

import logging
import time
from dataclasses import replace

import aiohttp
import discord

from bot.deeds.member_left import free_seats_of_the_gone
from bot.host import Table
from bot.house import House
from bot.store import Alarm
from games.kernel import T, Text

log = logging.getLogger(__name__)

REMINDERS = 5
"""After so many unanswered reminders the bot falls silent."""


async def remind(house: House, alarm: Alarm) -> None:
    """Pings whoever is asked, sets the next reminder, and takes the one before away."""
    table = await house.host.peek(alarm.campaign)
    await free_seats_of_the_gone(house, table)
    people, rung = table.asked_people, alarm.rung + 1
    if table.campaign.status != "playing" or not people:
        await house.host.settle_alarm(alarm)
        return
    hours = (await house.store.settings(table.campaign.guild)).remind_hours
    last = rung >= REMINDERS
    message = await _send(house, table, people, alarm.rung, last=last)
    due = int(time.time() + hours * 3600)
    following = replace(alarm, due=due, rung=rung, message=message.id)
    await house.host.settle_alarm(alarm, following if hours and not last else None)
    await _delete(house, table, alarm.message)


async def _send(
    house: House, table: Table, people: list[int], rung: int, *, last: bool
) -> discord.Message:
    """Sent again with the same nonce it is the same message: nobody is reminded twice."""
    wording, place = await house.display.wording(table), house.display.place(table)
    panel = place.get_partial_message(table.campaign.panel or 0).jump_url
    names = " ".join(f"<@{user}>" for user in people)
    mentions = discord.AllowedMentions(users=[discord.Object(user) for user in people])
    words = f"{names} {wording.say(_reminder(last))} {panel}"
    nonce = f"r{rung}-{table.campaign.length}-{table.id}"
    return await place.send(words, allowed_mentions=mentions, nonce=nonce)


def _reminder(last: bool) -> Text:
    if last:
        return T(
            "⏰ The table still waits for you. I will not ask again; a moderator can let the "
            "autopilot play this seat with `/dive seat`."
        )
    return T("⏰ The table waits for you.")


async def _delete(house: House, table: Table, message: int | None) -> None:
    if message is None:
        return
    try:
        await house.display.place(table).get_partial_message(message).delete()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("a reminder stays", extra={"error": str(error)})
