"""The game begins: a thread, the first checkpoint, the first panel."""

from __future__ import annotations

from bot.deeds.lobby_message import check_starter, close_lobby_message
from bot.deeds.play_on import play_on
from bot.deeds.schedule import begin_scheduled
from bot.display.mine import named
from bot.display.threads import thread_name, thread_under
from bot.host import Lobby
from bot.house import House
from bot.request import Request
from bot.retry import now_or_later
from games.kernel import T


async def begin(house: House, request: Request) -> None:
    async with house.host.lobbies.visit(request.press.campaign) as lobby:
        await check_starter(house, request, lobby)
        lobby.check_ready()
        place = await _place(house, request, lobby)
        table = await house.host.begin(lobby, place)
    request.answer.stages.mark("begun")
    begin_scheduled(house, lobby, table)
    reason = T(
        "The game is on: {place}\n-# Fair dice: the seed's hash starts with `{hash}`.",
        place=named(table.campaign),
        hash=table.campaign.commitment[:16],
    )
    await now_or_later(
        house.background,
        lambda: close_lobby_message(house, request, lobby, reason),
        "closing the lobby's message",
    )
    await play_on(house, table)


async def _place(house: House, request: Request, lobby: Lobby) -> int:
    wording = await house.public_wording(request.guild, lobby.seats, lobby.campaign.channel)
    name = thread_name(lobby.game.title, lobby.campaign.id, lobby.seats, wording)
    thread = await thread_under(request.interaction.message, name)
    return thread or request.channel or lobby.campaign.channel
