"""Somebody is invited to a lobby: called by name, once."""

from __future__ import annotations

import time
from typing import TypeAlias

import discord

from bot.deeds.private_tables import ask_to_watch, let_in, own_private_table
from bot.errors import Refusal
from bot.host import Lobby
from bot.house import House
from bot.request import Request
from bot.wording import safe
from games.kernel import T

Guest: TypeAlias = discord.Member | discord.User
SOME = 50
NO_LOBBY = T("You're not in a lobby here. `/dive play start` opens one; then invite people.")


async def call_to_lobby(house: House, request: Request, guest: Guest) -> None:
    """By whoever has joined a lobby, into that lobby; by whoever plays at a private table, to
    watch. A bot is nobody to play with."""
    if guest.bot:
        raise Refusal(T("Bots can't play. Pick the autopilot instead."))
    name, own = safe(guest.display_name), await _lobby_of(house, request)
    if own is None:
        table = await own_private_table(house, request)
        if table is None:
            raise Refusal(NO_LOBBY)
        await ask_to_watch(house, request, table, guest.id)
        return
    async with house.host.lobbies.visit(own) as lobby:
        if guest.id in lobby.people:
            raise Refusal(T("{name} is already in.", name=name))
        if not await house.host.lobbies.invite(lobby, guest.id, int(time.time())):
            raise Refusal(T("{name} has an invitation already.", name=name))
    await let_in(house, lobby.campaign, guest.id)
    await _call(house, request, lobby, guest)
    said = T("Invited: {name}.", name=name)
    await request.answer.say((await house.wording(request.interaction)).say(said))


async def _lobby_of(house: House, request: Request) -> str | None:
    """The lobby that this person is in; one of this channel first."""
    found = await house.store.in_guild(request.guild, limit=SOME)
    lobbies = [one.campaign for one in found if one.campaign.status == "lobby"]
    for row in sorted(lobbies, key=lambda row: row.channel != request.channel):
        if request.user in Lobby(row, await house.store.seats(row.id)).people:
            return row.id
    return None


async def _call(house: House, request: Request, lobby: Lobby, guest: Guest) -> None:
    row = lobby.campaign
    place = house.display.places.channel(request.guild, row.channel)
    link = place.get_partial_message(row.lobby or 0).jump_url
    words = T(
        "💌 {guest}, **{name}** invites you to {game}: {link}",
        guest=f"<@{guest.id}>",
        name=safe(request.name),
        game=lobby.game.title,
        link=link,
    )
    mentions = discord.AllowedMentions(users=[discord.Object(guest.id)])
    wording = await house.public_wording(request.guild)
    await place.send(wording.say(words), allowed_mentions=mentions)
