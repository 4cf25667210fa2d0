"""A game that begins at once, without waiting in a lobby: in a thread under a message for all, or
in one of its player's own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.deeds.announce import announce
from bot.deeds.play_on import play_on
from bot.deeds.start import reserve
from bot.display.pages import notice
from bot.display.threads import private_thread, thread_in, thread_name, thread_under
from bot.homes import is_conversation
from bot.host import Lobby, Table
from bot.house import House
from bot.request import Request
from bot.store import Campaign, SeatRow
from games.kernel import GameOptions, Text

Deal = Callable[[Lobby, int], Awaitable[Table]]


def with_partners(request: Request, seats: int) -> list[SeatRow]:
    """Whoever asks, and autopilots on all other seats."""
    partners = [SeatRow(seat, None, "", "autopilot") for seat in range(1, seats)]
    return [SeatRow(0, request.user, request.name, "person"), *partners]


async def begin_at_once(
    house: House,
    request: Request,
    game: str,
    options: GameOptions,
    seats: list[SeatRow],
    words: Text | None,
    deal: Deal,
    after: Campaign | None = None,
) -> Table:
    """Dealt and shown; nothing is left behind when there is no place for it. Without words for all
    it is announced nowhere: it gets a place of its own, or that of the game ``after`` which it is
    played, in the manner of that."""
    manner = {} if after is None else _manner(after)
    lobby = await reserve(house, request, game, options, seats, **manner)
    try:
        if words is not None:
            place = await _place(house, request, lobby, words)
        elif after is not None:
            await request.answer.acknowledge()
            place = request.channel
        else:
            place = await _own_place(house, request, lobby)
        table = await deal(lobby, place)
    except BaseException:
        await house.host.lobbies.cancel(lobby)
        raise
    await play_on(house, table)
    return table


def _manner(row: Campaign) -> dict[str, int]:
    return {"pace": row.pace, "hints": row.hints, "private": row.private}


async def _place(house: House, request: Request, lobby: Lobby, words: Text) -> int:
    """A message for all to see, and the thread that hangs on it."""
    wording = await house.public_wording(request.guild, lobby.seats)
    message = await announce(house, request, notice(wording.say(words)))
    name = thread_name(lobby.game.title, lobby.campaign.id, lobby.seats, wording)
    return await thread_under(message, name) or request.channel


async def _own_place(house: House, request: Request, lobby: Lobby) -> int:
    """A private thread; a plain one where none may be made; a conversation has none."""
    if is_conversation(request.guild):
        request.answer.private = request.answer.on_message = False
        return request.channel
    wording = await house.public_wording(request.guild, lobby.seats)
    here = request.interaction.channel
    channel = here.parent if isinstance(here, discord.Thread) else here
    name = thread_name(lobby.game.title, lobby.campaign.id, lobby.seats, wording)
    own = await private_thread(channel, name, request.user)
    tagline = wording.say(lobby.game.tagline)
    return own or await thread_in(channel, name, tagline) or request.channel
