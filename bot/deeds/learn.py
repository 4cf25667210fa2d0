"""A guided first game: dealt at once, with autopilots for partners, and a real one after it."""

from __future__ import annotations

from bot.deeds.at_once import begin_at_once, with_partners
from bot.deeds.start import open_lobby
from bot.display.mine import named
from bot.errors import Refusal
from bot.host import Lobby, Table
from bot.house import House
from bot.request import Request
from games.catalog import find_game
from games.kernel import GameOptions, T
from games.kernel.lesson import Lesson


async def learn(house: House, request: Request, game: str) -> None:
    """A lesson of this game for whoever asks, in a thread of their own."""
    request.expect_page()
    lesson = lesson_of(game)

    async def deal(lobby: Lobby, place: int) -> Table:
        return await house.host.begin_certain(lobby, place, lesson.seed)

    options, seats = _options(lesson.options), with_partners(request, lesson.seats)
    table = await begin_at_once(house, request, game, options, seats, None, deal)
    words = T("🎓 Your lesson is ready: {place}", place=named(table.campaign))
    await request.answer.say((await house.wording(request.interaction)).say(words))


def lesson_of(game: str) -> Lesson:
    lesson = find_game(game).lesson
    if lesson is None:
        raise Refusal(T("There's no lesson for this one. 📖 Rules explain it."))
    return lesson


def _options(options: object) -> GameOptions:
    assert isinstance(options, GameOptions)
    return options


async def begin_real_game(house: House, request: Request) -> None:
    """The lesson ends, and a lobby opens at the easiest setting."""
    table = await house.host.tables.peek(request.press.campaign)
    if request.user not in table.people:
        raise Refusal(T("This lesson is somebody else's. `/dive learn lesson` starts your own."))
    game = table.match.game.id
    lesson = lesson_of(game)
    await house.host.act(
        table.id,
        T("🎓 The lesson is over."),
        request.user,
        values={"status": "ended"},
        check=Table.check_not_over,
    )
    await open_lobby(
        house, request, game, _options(lesson.after), with_partners(request, lesson.seats)
    )
    await house.display.put_away(table)
