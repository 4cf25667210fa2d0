"""A lobby is closed without a game: by whoever opened it, or because nobody started it."""

from __future__ import annotations

import time
from dataclasses import replace

import discord

from bot.deeds.lobby_message import (
    check_starter,
    close_lobby_message,
    closing_time,
    end_lobby_message,
)
from bot.deeds.schedule import call_off
from bot.display.send_once import send_once
from bot.host import Lobby
from bot.house import House
from bot.request import Request
from bot.store import Alarm
from games.kernel import T

NOBODY_STARTED = T(
    "This lobby closed because nobody pressed *Start*. `/dive play start` opens a new one."
)
CALLED_OFF = T("This game was called off. `/dive play start` opens a new lobby.")


async def cancel(house: House, request: Request) -> None:
    """Somebody calls the game off with the lobby's own button."""
    async with house.host.lobbies.visit(request.press.campaign) as lobby:
        await check_starter(house, request, lobby)
        await house.host.lobbies.cancel(lobby)
    call_off(house, lobby)
    await close_lobby_message(house, request, lobby, CALLED_OFF)


async def cancel_from_afar(house: House, request: Request, campaign: str) -> None:
    """Somebody calls it off with a command, wherever they are."""
    async with house.host.lobbies.visit(campaign) as lobby:
        await check_starter(house, request, lobby)
        await house.host.lobbies.cancel(lobby)
    call_off(house, lobby)
    wording = await house.wording(request.interaction)
    await request.answer.say(wording.say(T("The lobby is closed. No game this time.")))
    await end_lobby_message(house, lobby, CALLED_OFF)


async def close_unstarted(house: House, alarm: Alarm) -> None:
    """Its time is over. Whatever fails on the way is done again, and does no harm then.

    A lobby for a date calls everybody first, and waits a little longer; not for ever where Discord
    does not let us call.
    """
    dated = await house.host.lobbies.due(alarm.campaign) if not alarm.rung else None
    closes = 0 if dated is None else closing_time(house, dated)
    if dated is not None and dated.people and time.time() < closes:
        await _call_all(house, dated, alarm.first_tried)
        await house.host.settle_alarm(alarm, replace(alarm, due=closes, rung=1, failing=None))
        return
    lobby = await house.host.lobbies.close(alarm.campaign)
    if lobby is not None:
        call_off(house, lobby)
        await end_lobby_message(house, lobby, NOBODY_STARTED)
    await house.host.settle_alarm(alarm)


async def _call_all(house: House, lobby: Lobby, first_tried: float) -> None:
    """Nobody is called twice, however often it is tried."""
    row = lobby.campaign
    place = house.display.places.channel(row.guild, row.channel)
    link = place.get_partial_message(row.lobby or 0).jump_url
    wording = await house.public_wording(row.guild, lobby.seats, row.channel)
    names = " ".join(f"<@{user}>" for user in lobby.people)
    words = wording.say(T("📅 Time for {game}: {link}", game=lobby.game.title, link=link))
    mentions = discord.AllowedMentions(users=[discord.Object(user) for user in lobby.people])
    await send_once(
        place,
        f"date-{row.id}",
        first_tried,
        content=f"{names} {words}",
        allowed_mentions=mentions,
    )
