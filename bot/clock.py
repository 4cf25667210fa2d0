"""Alarms: lobbies that nobody starts are closed, people who are waited for are reminded."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import discord

from bot.panel.lobby import closed_lobby
from bot.panel.view import to_view
from bot.steady import steadily
from bot.store import Alarm
from bot.wording import Wording
from games.kernel import T, Text

if TYPE_CHECKING:
    from bot.app import Divemaster
    from bot.host import Table

log = logging.getLogger(__name__)

LONGEST_SLEEP = 600
REMINDERS = 5
"""After so many unanswered reminders the bot falls silent."""


class Clock:
    """Sleeps until the next alarm is due; alarms live in the store and survive restarts."""

    def __init__(self, app: Divemaster) -> None:
        self.app = app
        self._changed = asyncio.Event()

    def changed(self) -> None:
        """An alarm was set that may be due before those known."""
        self._changed.set()

    async def run(self) -> None:
        await self.app.wait_until_ready()
        await steadily(self._tick, "clock")

    async def _tick(self) -> None:
        self._changed.clear()
        alarms = await self.app.store.next_alarms(1)
        wait = alarms[0].due - time.time() if alarms else LONGEST_SLEEP
        if wait > 0:
            await self._sleep(min(wait, LONGEST_SLEEP))
        elif alarms:
            await self._ring(alarms[0])

    async def _sleep(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            return

    async def _ring(self, alarm: Alarm) -> None:
        await self.app.store.drop_alarm(alarm.campaign, alarm.kind)
        try:
            if alarm.kind == "lobby":
                await self.close_lobby(alarm.campaign)
            else:
                await self.remind(alarm)
        except Exception as error:  # noqa: BLE001 - the next alarm must ring whatever this one met
            extra = {"table": alarm.campaign, "error": str(error)}
            log.warning("an alarm failed", extra=extra)

    async def close_lobby(self, campaign: str) -> None:
        async with self.app.host.lobby(campaign) as lobby:
            await self.app.store.change_campaign(campaign, status="cancelled")
        wording = await self.app.public_wording(lobby.campaign.guild, lobby.seats)
        reason = T("This lobby was closed: nobody started the game. `/dive start` opens a new one.")
        sheet = closed_lobby(lobby, wording, [], reason)
        if lobby.campaign.lobby is not None:
            channel = self.app.get_partial_messageable(lobby.campaign.channel)
            await channel.get_partial_message(lobby.campaign.lobby).edit(
                view=to_view(sheet), attachments=[]
            )

    async def remind(self, alarm: Alarm) -> None:
        """Pings whoever is asked, takes the reminder before away, and sets the next."""
        table = await self.app.host.peek(alarm.campaign)
        people = table.asked_people
        if table.campaign.status != "playing" or not people:
            return
        wording = await self.app.display.wording(table)
        message = await self._send(table, wording, people, last=alarm.rung + 1 >= REMINDERS)
        await self._delete(table, alarm.message)
        hours = (await self.app.store.settings(table.campaign.guild)).remind_hours
        if hours and alarm.rung + 1 < REMINDERS:
            due = int(time.time() + hours * 3600)
            await self.app.store.set_alarm(
                Alarm(alarm.campaign, "turn", due, alarm.rung + 1, message.id)
            )

    async def _send(
        self, table: Table, wording: Wording, people: list[int], *, last: bool
    ) -> discord.Message:
        place = self.app.display.place(table)
        panel = place.get_partial_message(table.campaign.panel or 0).jump_url
        words = (
            f"{' '.join(f'<@{user}>' for user in people)} {wording.say(_reminder(last))} {panel}"
        )
        mentions = discord.AllowedMentions(users=[discord.Object(user) for user in people])
        return await place.send(words, allowed_mentions=mentions)

    async def _delete(self, table: Table, message: int | None) -> None:
        if message is None:
            return
        try:
            await self.app.display.place(table).get_partial_message(message).delete()
        except discord.HTTPException as error:
            log.info("a reminder stays", extra={"error": str(error)})


def _reminder(last: bool) -> Text:
    if last:
        return T(
            "⏰ The table still waits for you. I will not ask again; a moderator can let the "
            "autopilot play this seat with `/dive seat`."
        )
    return T("⏰ The table waits for you.")
