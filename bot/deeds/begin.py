"""The game begins: a thread, the first checkpoint, the first panel."""

from __future__ import annotations

import discord

from bot.deeds.lobby_message import check_starter, close_lobby_message
from bot.deeds.play_on import play_on
from bot.deeds.schedule import begin_scheduled
from bot.display.threads import thread_name, thread_under
from bot.host import Lobby, Table
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
    reason = T("The game is on: {place}", place=f"<#{place}>")
    await now_or_later(
        house.background,
        lambda: close_lobby_message(house, request, lobby, reason),
        "closing the lobby's message",
    )
    await now_or_later(house.background, lambda: welcome(house, request, table), "a welcome")
    await play_on(house, table)


async def _place(house: House, request: Request, lobby: Lobby) -> int:
    wording = await house.public_wording(request.guild, lobby.seats, lobby.campaign.channel)
    name = thread_name(lobby.game.title, lobby.seats, wording)
    thread = await thread_under(request.interaction.message, name)
    return thread or request.channel or lobby.campaign.channel


async def welcome(house: House, request: Request, table: Table) -> None:
    """Greets everybody by name, so that the thread is theirs, and shows the seed's hash."""
    wording = await house.display.wording(table)
    people = [row.user for row in table.seats if row.user is not None]
    names = " ".join(f"<@{user}>" for user in people)
    words = wording.say(
        T(
            "🤿 Welcome to **{game}**, table `{id}`. Choices are made with the buttons of the "
            "newest panel; `/dive help` explains the rest.\n-# Fair chance: the hash of the seed "
            "begins with `{hash}`; **…** shows it whole, the end shows the seed.",
            game=table.match.game.title,
            id=table.id,
            hash=table.campaign.commitment[:16],
        )
    )
    mentions = discord.AllowedMentions(users=[discord.Object(user) for user in people])
    asleep = set(people) - set(await house.host.people.awake(people))
    try:
        await house.display.place(table).send(
            f"{words}\n{names}",
            allowed_mentions=mentions,
            nonce=f"welcome-{table.id}",
            silent=bool(asleep),
        )
    except discord.Forbidden:
        await request.answer.say(wording.say(T("I may not write here: please allow me to.")))
