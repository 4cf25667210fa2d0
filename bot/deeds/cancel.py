"""A lobby is closed without a game: by whoever opened it, or because nobody started it."""

from __future__ import annotations

from bot.deeds.lobby_message import check_starter, close_lobby_message
from bot.display.lobby import closed_lobby
from bot.display.view import to_view
from bot.host import Lobby
from bot.house import House
from bot.request import Request
from bot.store import Alarm
from games.kernel import T, Text

NOBODY_STARTED = T("This lobby was closed: nobody started the game. `/dive start` opens a new one.")
CALLED_OFF = T("This game was called off. `/dive start` opens a new lobby.")


async def cancel(house: House, request: Request) -> None:
    """Somebody calls the game off with the lobby's own button."""
    async with house.host.lobbies.visit(request.press.campaign) as lobby:
        await check_starter(house, request, lobby)
        await house.host.lobbies.cancel(lobby)
    await close_lobby_message(house, request, lobby, CALLED_OFF)


async def cancel_from_afar(house: House, request: Request, campaign: str) -> None:
    """Somebody calls it off with a command, wherever they are."""
    async with house.host.lobbies.visit(campaign) as lobby:
        await check_starter(house, request, lobby)
        await house.host.lobbies.cancel(lobby)
    wording = await house.wording(request.interaction)
    await request.answer.say(wording.say(T("The lobby is closed; there will be no game.")))
    await _rewrite_message(house, lobby, CALLED_OFF)


async def close_unstarted(house: House, alarm: Alarm) -> None:
    """Its time is over. Whatever fails on the way is done again, and does no harm then."""
    lobby = await house.host.lobbies.close(alarm.campaign)
    if lobby is not None:
        await _rewrite_message(house, lobby, NOBODY_STARTED)
    await house.host.settle_alarm(alarm)


async def _rewrite_message(house: House, lobby: Lobby, reason: Text) -> None:
    row = lobby.campaign
    if row.lobby is None:
        return
    wording = await house.public_wording(row.guild, lobby.seats, row.channel)
    sheet = closed_lobby(lobby, wording, [], reason)
    message = house.display.channel(row.guild, row.channel).get_partial_message(row.lobby)
    await message.edit(view=to_view(sheet), attachments=[])
