"""Who plays: people join a lobby and leave it, autopilots are added and removed."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.deeds.lobby_message import check_starter, refresh_lobby, show_lobby
from bot.errors import Refusal
from bot.host import Lobby
from bot.house import House
from bot.levels import read_level
from bot.request import Request
from bot.store.memory_rows import Waiting
from games.kernel import T


async def join(house: House, request: Request) -> None:
    await _change(house, request, lambda lobby: lobby.join(request.user, request.name))


async def leave(house: House, request: Request) -> None:
    """Whoever has waited longest sits down instead, and is called."""
    async with house.host.lobbies.visit(request.press.campaign) as lobby:
        await _try(house, request, lobby, lambda lobby: lobby.leave(request.user))
        heir = await house.host.lobbies.seat_next(lobby)
        await house.host.lobbies.keep_seats(lobby)
        await show_lobby(house, request, lobby)
    if heir is not None:
        await call_heir(house, lobby, heir)


async def call_heir(house: House, lobby: Lobby, heir: Waiting) -> None:
    """They need not watch the lobby."""
    row = lobby.campaign
    place = house.display.places.channel(row.guild, row.channel)
    link = place.get_partial_message(row.lobby or 0).jump_url
    wording = await house.public_wording(row.guild)
    words = wording.say(T("⏳ A seat is free, and it's yours: {link}", link=link))
    mentions = discord.AllowedMentions(users=[discord.Object(heir.person)])
    await place.send(f"<@{heir.person}> {words}", allowed_mentions=mentions)


async def wait_for_seat(house: House, request: Request) -> None:
    """In a lobby that is full of people."""
    async with house.host.lobbies.visit(request.press.campaign) as lobby:
        await _try(house, request, lobby, lambda lobby: _check_waits(lobby, request.user))
        await house.host.lobbies.wait(lobby, Waiting(request.user, request.name))
        await show_lobby(house, request, lobby)


def _check_waits(lobby: Lobby, user: int) -> None:
    if user in lobby.people:
        raise Refusal(T("You're in. The game begins when somebody presses *Start*."))
    if any(one.person == user for one in lobby.waiting):
        raise Refusal(T("You're on the waiting list. I'll ping you when a seat comes free."))
    if lobby.open_to_people:
        raise Refusal(T("There's a free seat: press *Join*."))


async def add_autopilot(house: House, request: Request) -> None:
    await _change(house, request, Lobby.add_autopilot, starter_only=True)


async def remove_autopilot(house: House, request: Request) -> None:
    await _change(house, request, Lobby.remove_autopilot, starter_only=True)


async def set_level(house: House, request: Request, seat: int) -> None:
    """How well an autopilot shall play, as chosen in the menu."""
    level = read_level(request.value)
    await _change(house, request, lambda lobby: lobby.set_level(seat, level), starter_only=True)


async def switch_hints(house: House, request: Request, *, given: bool) -> None:
    """Whether rivals may ask what the bot would do."""
    async with house.host.lobbies.visit(request.press.campaign) as lobby:
        await check_starter(house, request, lobby)
        await house.host.lobbies.keep_hints(lobby, given=given)
        await show_lobby(house, request, lobby)


async def _change(
    house: House, request: Request, change: Callable[[Lobby], None], *, starter_only: bool = False
) -> None:
    async with house.host.lobbies.visit(request.press.campaign) as lobby:
        if starter_only:
            await check_starter(house, request, lobby)
        await _try(house, request, lobby, change)
        await house.host.lobbies.keep_seats(lobby)
        await show_lobby(house, request, lobby)


async def _try(
    house: House, request: Request, lobby: Lobby, change: Callable[[Lobby], None]
) -> None:
    """What cannot be done may have been pressed on a message that is behind."""
    try:
        change(lobby)
    except Refusal:
        house.background.spawn(refresh_lobby(house, request, lobby), "an old lobby")
        raise
