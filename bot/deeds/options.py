"""The options of a game that has not begun: a form for whoever opened its lobby."""

from __future__ import annotations

from bot.deeds.lobby_message import check_starter, show_lobby
from bot.display.forms import OptionsForm, filled_options, read_form
from bot.display.pace import next_pace
from bot.host import Lobby
from bot.house import House
from bot.request import Request


async def options(house: House, request: Request) -> None:
    """The form is shown to the starter, or was sent by them."""
    async with house.host.lobbies.visit(request.press.campaign) as lobby:
        await check_starter(house, request, lobby)
        if request.is_form:
            await _decide(house, request, lobby)
            return
    wording, custom_id = await house.wording(request.interaction), str(request.press)
    packs = await house.host.packs.offered(lobby.game, request.guild)
    form = OptionsForm(lobby.game, lobby.options, request.number(0), custom_id, wording, packs)
    await request.answer.form(form)


async def change_pace(house: House, request: Request) -> None:
    """How long the table will wait for anybody: the next pace in turn."""
    async with house.host.lobbies.visit(request.press.campaign) as lobby:
        await check_starter(house, request, lobby)
        await house.host.lobbies.keep_pace(lobby, next_pace(lobby.campaign.pace))
        await show_lobby(house, request, lobby)


async def _decide(house: House, request: Request, lobby: Lobby) -> None:
    packs = await house.host.packs.offered(lobby.game, request.guild)
    chosen = filled_options(lobby.game, lobby.options, read_form(request.data), packs)
    await house.host.lobbies.keep_options(lobby, chosen)
    request.answer.on_message = request.interaction.message is not None
    await show_lobby(house, request, lobby)
