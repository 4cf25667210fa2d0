"""Who plays: people join a lobby and leave it, autopilots are added and removed."""

from __future__ import annotations

from collections.abc import Callable

from bot.deeds.lobby_message import check_starter, refresh_lobby, show_lobby
from bot.errors import Refusal
from bot.host import Lobby
from bot.house import House
from bot.levels import read_level
from bot.request import Request


async def join(house: House, request: Request) -> None:
    await _change(house, request, lambda lobby: lobby.join(request.user, request.name))


async def leave(house: House, request: Request) -> None:
    await _change(house, request, lambda lobby: lobby.leave(request.user))


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
        try:
            change(lobby)
        except Refusal:
            house.background.spawn(refresh_lobby(house, request, lobby), "an old lobby")
            raise
        await house.host.lobbies.keep_seats(lobby)
        await show_lobby(house, request, lobby)
