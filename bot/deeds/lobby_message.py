"""The message of a lobby: shown, changed, and closed when the game begins or never will."""

from __future__ import annotations

import discord

from bot.display.errors import INVALID_FORM
from bot.display.lobby import closed_lobby, lobby_panel
from bot.display.posted import shown_in
from bot.display.view import to_files, to_view
from bot.errors import Refusal
from bot.host import Lobby
from bot.house import House
from bot.request import Request
from bot.retry import try_a_few_times
from bot.rights import is_starter_or_moderator
from games.kernel import T, Text

NOBODY_LEFT = T("This lobby closed because everyone left. `/dive play start` opens a new one.")
STARTER_LEFT = T("This lobby closed because its host left. `/dive play start` opens a new one.")


def closing_time(house: House, lobby: Lobby) -> int:
    """When it closes, if nobody starts the game."""
    return int(lobby.looked_after_from + house.settings.lobby_minutes * 60)


async def show_lobby(house: House, request: Request, lobby: Lobby, *, anew: bool = False) -> None:
    """On the message that was pressed, or in a message of its own."""
    wording = await house.public_wording(request.guild, lobby.seats, lobby.campaign.channel)
    closes = closing_time(house, lobby)
    shot = await house.display.studio.lobby(lobby, wording)
    shown = [] if shot is None else [(shot.filename, shot.alt)]
    sheet = lobby_panel(lobby, wording, closes).show(shown)
    if request.answer.on_message and not request.on_private and not anew:
        await request.answer.update(sheet, shot)
    else:
        await request.answer.show(sheet, shot, private=False)


async def refresh_lobby(house: House, request: Request, lobby: Lobby) -> None:
    """Whoever was refused may have pressed on a message that is behind: it tells the truth now."""
    message = request.interaction.message
    if message is None:
        return
    wording = await house.public_wording(request.guild, lobby.seats, lobby.campaign.channel)
    closes = closing_time(house, lobby)
    view = to_view(lobby_panel(lobby, wording, closes).show(shown_in(message)))

    async def edit() -> None:
        try:
            await message.edit(view=view)
        except discord.HTTPException as error:
            if error.code != INVALID_FORM:
                raise
            await rewrite_lobby(house, lobby.campaign.id)

    await try_a_few_times(edit, "an old lobby")


async def rewrite_lobby(house: House, campaign: str) -> None:
    """It was changed from afar: its message tells the truth now, with a new picture."""
    row = await house.store.campaign(campaign)
    if row is None or row.lobby is None:
        return
    lobby = await house.host.lobbies.look(row)
    wording = await house.public_wording(row.guild, lobby.seats)
    if row.status == "lobby":
        closes = closing_time(house, lobby)
        shot = await house.display.studio.lobby(lobby, wording)
        shown = [] if shot is None else [(shot.filename, shot.alt)]
        sheet, files = lobby_panel(lobby, wording, closes).show(shown), to_files(shot)
    else:
        reason = STARTER_LEFT if lobby.people else NOBODY_LEFT
        sheet, files = closed_lobby(lobby, wording, [], reason), []
    message = house.display.places.channel(row.guild, row.channel).get_partial_message(row.lobby)
    await message.edit(view=to_view(sheet), attachments=files)


async def close_lobby_message(house: House, request: Request, lobby: Lobby, reason: Text) -> None:
    """The message that was pressed loses its buttons and says why."""
    wording = await house.public_wording(request.guild, lobby.seats, lobby.campaign.channel)
    message = request.interaction.message
    shown = [] if message is None else shown_in(message)
    try:
        await request.answer.update(closed_lobby(lobby, wording, shown, reason), keep=True)
    except discord.HTTPException as error:
        if error.code != INVALID_FORM:
            raise
        await request.answer.update(closed_lobby(lobby, wording, [], reason))


async def end_lobby_message(house: House, lobby: Lobby, reason: Text) -> None:
    """The same from afar."""
    row = lobby.campaign
    if row.lobby is None:
        return
    wording = await house.public_wording(row.guild, lobby.seats, row.channel)
    sheet = closed_lobby(lobby, wording, [], reason)
    message = house.display.places.channel(row.guild, row.channel).get_partial_message(row.lobby)
    await message.edit(view=to_view(sheet), attachments=[])


async def check_starter(house: House, request: Request, lobby: Lobby) -> None:
    starter = lobby.campaign.starter
    if not await is_starter_or_moderator(house, request, starter):
        raise Refusal(T("That's up to {who}, who opened this lobby.", who=f"<@{starter}>"))
