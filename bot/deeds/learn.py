"""A guided first game: dealt at once, with autopilots for partners, and a real one after it."""

from __future__ import annotations

import discord

from bot.deeds.begin import welcome
from bot.deeds.play_on import play_on
from bot.deeds.start import check_may_start, open_lobby
from bot.display.pages import notice
from bot.display.threads import thread_name, thread_under
from bot.errors import Refusal
from bot.host import Lobby, Table
from bot.house import House
from bot.request import Request
from bot.retry import now_or_later
from bot.store import SeatRow
from bot.wording import safe
from games.catalog import find_game
from games.kernel import GameOptions, T
from games.kernel.lesson import Lesson


async def learn(house: House, request: Request, game: str) -> None:
    """A lesson of this game for whoever asks, in a thread of its own."""
    lesson = lesson_of(game)
    lobby = await _reserve(house, request, game, lesson)
    try:
        place = await _place(house, request, lobby)
    except BaseException:
        await house.host.lobbies.cancel(lobby)
        raise
    table = await house.host.teach(lobby, place, lesson.seed)
    await now_or_later(house.background, lambda: welcome(house, request, table), "a welcome")
    await play_on(house, table)


def lesson_of(game: str) -> Lesson:
    lesson = find_game(game).lesson()
    if lesson is None:
        raise Refusal(T("There is no guided game of this title. 📖 Rules explain it."))
    return lesson


def _seats(request: Request, lesson: Lesson) -> list[SeatRow]:
    """The learner, and as many partners as the lesson wants."""
    partners = [SeatRow(seat, None, "", "autopilot") for seat in range(1, lesson.seats)]
    return [SeatRow(0, request.user, request.name, "person"), *partners]


async def _reserve(house: House, request: Request, game: str, lesson: Lesson) -> Lobby:
    async with house.host.door(f"server {request.guild}"):
        await check_may_start(house, request)
        return await house.host.lobbies.open(
            game,
            _options(lesson.options),
            _seats(request, lesson),
            guild=request.guild,
            channel=request.channel,
            starter=request.user,
            minutes=house.settings.lobby_minutes,
        )


def _options(options: object) -> GameOptions:
    assert isinstance(options, GameOptions)
    return options


async def _place(house: House, request: Request, lobby: Lobby) -> int:
    """A message for all to see, and the thread that hangs on it."""
    wording = await house.public_wording(request.guild, lobby.seats)
    request.answer.private = request.answer.on_message = False
    words = T("🎓 **{name}** learns {game}.", name=safe(request.name), game=lobby.game.title)
    await request.answer.show(notice(wording.say(words)), private=False)
    channel, message = request.interaction.channel, request.answer.message_id
    if not isinstance(channel, discord.TextChannel) or message is None:
        return request.channel
    name = thread_name(lobby.game.title, lobby.seats, wording)
    return await thread_under(channel.get_partial_message(message), name) or request.channel


async def begin_real_game(house: House, request: Request) -> None:
    """The lesson ends, and a lobby opens at the easiest setting."""
    table = await house.host.peek(request.press.campaign)
    if request.user not in table.people:
        raise Refusal(T("Only whoever learns here can go on to a real game. Try `/dive learn`."))
    game = table.match.game.id
    lesson = lesson_of(game)
    await house.host.act(
        table.id,
        T("🎓 The lesson is over."),
        request.user,
        values={"status": "ended"},
        check=Table.check_not_over,
    )
    await open_lobby(house, request, game, _options(lesson.after), _seats(request, lesson))
    await house.display.put_away(table)
