"""*What would you do?*: the best options, with reasons, for the eyes of whoever is asked."""

from __future__ import annotations

from bot.deeds.play_on import play_on
from bot.display.advice import MORE, advice_page, why_not_page
from bot.display.parts import Sheet
from bot.errors import Refusal
from bot.host import Table
from bot.host.minds import question_of
from bot.house import House
from bot.request import Request
from bot.thoughts import Advised
from bot.wording import Wording, safe
from games.kernel import T


async def advise(house: House, request: Request, table: Table) -> None:
    wording = await house.wording(request.interaction, table)
    page = await advice(house, request.user, request.name, table, request.value, wording)
    await request.open_page(page)


async def advice(
    house: House, user: int, name: str, table: Table, mine: str, wording: Wording
) -> Sheet:
    """Thought about once for each question, or for each answer that somebody has in mind; rivals at
    the table hear that a hint was taken."""
    table.check_open()
    seat = table.asked_seat_of(user)
    _check_given(table)
    ask, lines = table.match.ask, 0
    assert ask is not None
    if mine.startswith(MORE):
        mine, lines = "", int(mine.removeprefix(MORE)) if mine[1:].isdecimal() else 0
    if mine and ask.find(seat, mine) is None:
        raise Refusal(T("That choice is gone; here are the current ones."))
    question = question_of(table, ask, seat, mine)
    new = not mine and house.host.minds.known_hint(question) is None
    found = await house.host.minds.hint(question)
    _check_of_use(table, seat, ask.token, found)
    if new and table.rivals:
        text = T("💡 {name} asked for a hint.", name=safe(name))
        await house.host.act(table.id, text, user)
        await play_on(house, table)
    if mine:
        return why_not_page(table, seat, found or (), mine, wording)
    return advice_page(table, seat, found or (), wording, lines)


def _check_given(table: Table) -> None:
    if table.match.game.mind() is None:
        raise Refusal(T("I can't give hints for this game yet."))
    if not table.gives_hints:
        raise Refusal(T("No hints here: you're rivals, and they were switched off in the lobby."))


def _check_of_use(table: Table, seat: int, token: str, found: tuple[Advised, ...] | None) -> None:
    if not table.match.is_open(seat, token):
        raise Refusal(T("The table moved on while I was thinking. Ask again any time."))
    if found is None:
        raise Refusal(T("I can't think of anything right now. Try again in a minute."))
