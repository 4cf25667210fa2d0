"""Whoever the table waits for is reminded, a few times, then the bot falls silent."""

from __future__ import annotations

import logging
import time

import discord

from bot.host import Table
from bot.house import House
from bot.store import Alarm
from games.kernel import T, Text

log = logging.getLogger(__name__)

REMINDERS = 5
"""After so many unanswered reminders the bot falls silent."""


async def remind(house: House, alarm: Alarm) -> None:
    """Pings whoever is asked, takes the reminder before away, and sets the next."""
    table = await house.host.peek(alarm.campaign)
    people = table.asked_people
    if table.campaign.status != "playing" or not people:
        return
    message = await _send(house, table, people, last=alarm.rung + 1 >= REMINDERS)
    await _delete(house, table, alarm.message)
    hours = (await house.store.settings(table.campaign.guild)).remind_hours
    if hours and alarm.rung + 1 < REMINDERS:
        due = int(time.time() + hours * 3600)
        await house.host.set_alarm(Alarm(table.id, "turn", due, alarm.rung + 1, message.id))


async def _send(house: House, table: Table, people: list[int], *, last: bool) -> discord.Message:
    wording, place = await house.display.wording(table), house.display.place(table)
    panel = place.get_partial_message(table.campaign.panel or 0).jump_url
    names = " ".join(f"<@{user}>" for user in people)
    mentions = discord.AllowedMentions(users=[discord.Object(user) for user in people])
    words = f"{names} {wording.say(_reminder(last))} {panel}"
    return await place.send(words, allowed_mentions=mentions)


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
    except discord.HTTPException as error:
        log.info("a reminder stays", extra={"error": str(error)})
