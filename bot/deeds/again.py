"""Another game with the same people, seats moved on by one: dealt at once, or in a lobby first."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.deeds.at_once import begin_at_once
from bot.deeds.member_left import has_left
from bot.deeds.start import open_lobby
from bot.display.mine import jump, lobby_link
from bot.errors import Refusal
from bot.homes import is_conversation
from bot.host import Lobby, Table
from bot.house import House
from bot.request import Request
from bot.store import Campaign, SeatRow
from bot.wording import safe
from games.kernel import T


async def again(house: House, request: Request) -> None:
    table = await house.host.tables.peek(request.press.campaign)
    if request.user not in table.people:
        raise Refusal(T("Only those who played can start a rematch. Try `/dive play start`."))
    async with house.host.doors.to(table.id):
        seats = await _seats(house, table)
        await _check_none(house, request, table, seats)
        if request.more(0) == "lobby":
            await _in_a_lobby(house, request, table, seats)
        else:
            await _at_once(house, request, table, seats)


async def _in_a_lobby(house: House, request: Request, table: Table, seats: list[SeatRow]) -> None:
    request.answer.private = False
    row, options = table.campaign, Lobby(table.campaign, seats).options
    pace, hints, private = row.pace, row.hints, row.private
    await open_lobby(
        house, request, row.game, options, seats, pace=pace, hints=hints, private=private
    )


async def _at_once(house: House, request: Request, table: Table, seats: list[SeatRow]) -> None:
    """Where others do not see it, it goes on right there."""
    lobby, here = Lobby(table.campaign, seats), request.interaction.channel
    if lobby.missing:
        raise Refusal(T("Too few of you are still here. *Lobby* finds more players."))
    hidden = isinstance(here, discord.Thread) and here.is_private()
    words = None
    if not hidden and not is_conversation(request.guild):
        words = T(
            "🔁 **{name}** deals the next game of {game}.",
            name=safe(request.name),
            game=lobby.game.title,
        )
    await begin_at_once(
        house,
        request,
        lobby.game.id,
        lobby.options,
        seats,
        words,
        house.host.begin,
        after=table.campaign,
    )


async def _seats(house: House, table: Table) -> list[SeatRow]:
    """Autopilots come along, and people who have not been forgotten since and are still here."""
    rows = table.in_play[1:] + table.in_play[:1]
    along = [row for row in rows if await _comes_along(house, table.campaign.guild, row)]
    return [replace(row, seat=seat) for seat, row in enumerate(along)]


async def _comes_along(house: House, guild: int, row: SeatRow) -> bool:
    if row.keeper != "person" or row.user is None:
        return row.keeper == "autopilot"
    return not await has_left(house, guild, row.user)


async def _check_none(house: House, request: Request, table: Table, seats: list[SeatRow]) -> None:
    """Several may want another game at once; one is enough."""
    lobby = await house.store.lobby_at(request.guild, request.channel, table.campaign.game)
    if lobby is not None and lobby.lobby is not None:
        raise Refusal(T("The next game's lobby is open: {link}", link=lobby_link(lobby)))
    wanted = {row.user for row in seats if row.keeper == "person"}
    for one in await house.store.people.seats_of(request.user):
        if _follows(one.campaign, table.campaign):
            rows = await house.store.seats(one.campaign.id)
            if wanted <= {row.user for row in rows}:
                raise Refusal(T("The next game is on: {link}", link=jump(one.campaign)))


def _follows(row: Campaign, ended: Campaign) -> bool:
    """Whether it is the same game, begun in the same place after that one."""
    begun = row.status != "lobby" and row.created >= ended.played
    return begun and (row.game, row.guild) == (ended.game, ended.guild)
