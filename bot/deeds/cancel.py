"""A lobby is closed without a game: by whoever opened it, or because nobody started it."""

from __future__ import annotations

from bot.deeds.lobby_message import check_starter, close_lobby_message
from bot.display.lobby import closed_lobby
from bot.display.view import to_view
from bot.house import House
from bot.request import Request
from games.kernel import T


async def cancel(house: House, request: Request) -> None:
    """Somebody calls the game off."""
    async with house.host.lobbies.visit(request.press.campaign) as lobby:
        await check_starter(house, request, lobby)
        await house.host.lobbies.cancel(lobby)
    reason = T("This game was called off. `/dive start` opens a new lobby.")
    await close_lobby_message(house, request, lobby, reason)


async def close_unstarted(house: House, campaign: str) -> None:
    """Its time is over."""
    async with house.host.lobbies.visit(campaign) as lobby:
        await house.host.lobbies.cancel(lobby)
    row = lobby.campaign
    wording = await house.public_wording(row.guild, lobby.seats)
    reason = T("This lobby was closed: nobody started the game. `/dive start` opens a new one.")
    sheet = closed_lobby(lobby, wording, [], reason)
    if row.lobby is not None:
        message = house.display.channel(row.guild, row.channel).get_partial_message(row.lobby)
        await message.edit(view=to_view(sheet), attachments=[])
