"""Partners advise by pressing: a choice that is another's becomes a line of the panel."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.display.posted import lines_in
from bot.display.refusal import others_step
from bot.display.whose import for_all
from bot.host import Table
from bot.host.ticks import rest_of
from bot.house import House
from bot.request import Request
from bot.several import REST
from bot.wording import Wording
from games.kernel import Ask, Option, Seat, T, Text
from games.kernel.composing import COURSE
from games.kernel.errors import StaleAsk

BLANK = "\0"
"""Stands for what is advised, in a sentence that is looked for."""


def others_choice(table: Table, user: int, options: Sequence[str], token: str) -> list[Text]:
    """What somebody at a table of partners pressed that others are asked now; nothing where it is
    their own, or no question any more."""
    ask, mine = table.match.asked(None), table.seats_of(user)
    if ask is None or not may_suggest(table, user, token):
        return []
    if any(ask.find(seat, option) for seat in mine for option in options):
        return []
    if set(mine) & set(ask.awaited) and all(option.startswith(COURSE) for option in options):
        return []
    offered = {option.id: option.label for option in _offered(table, for_all(table, ask))}
    if list(options) == [REST]:
        return [option.label for option in rest_of(table.match, table.rivals)]
    return [offered[option] for option in options] if set(options) <= offered.keys() else []


def may_suggest(table: Table, user: int, token: str) -> bool:
    """Whether somebody plays with those who are asked this now, and not against them."""
    return (
        table.campaign.status == "playing"
        and bool(table.seats_of(user))
        and not table.rivals
        and table.asks(token)
    )


def _offered(table: Table, ask: Ask) -> list[Option[object]]:
    """The choices of those who are asked, and what several steps of a piece lead to."""
    courses = table.courses_of(ask)
    ways = [] if courses is None else [courses(ask.of(seat)) for seat in table.awaited]
    return [*ask, *(way for found in ways for way in found)]


async def suggest(house: House, request: Request, table: Table, labels: Sequence[Text]) -> None:
    """Written into the panel, or taken back; nobody is pinged. What could not be written was not
    said, so that pressing again says it."""
    state, wording = house.display.state(table), await house.display.wording(table)
    message, token = request.interaction.message, table.moment.token
    if message is not None and request.answer.is_on(table.campaign.panel) and not state.recalled:
        state.advice = _standing_on(message, table, wording) | state.advice
        state.recalled = True
    line, before = wording.say(_would_pick(table.seats_of(request.user)[0], labels)), state.advice
    state.advise(token, request.user, line)
    try:
        if request.on_private:
            said = line if request.user in state.advice else wording.say(T("Taken back."))
            await request.open_page(others_step(table, wording, request.more(0), said))
        await house.display.show_remarks(table, request.answer)
    except BaseException:
        state.advice = before
        raise
    if token != table.moment.token:
        raise StaleAsk(T("That one's answered already; here's the newest."))


def _would_pick(seat: int, labels: Sequence[Text]) -> Text:
    return T("{name} would pick: {choices}", name=Seat(seat), choices=[*labels])


def _standing_on(
    message: discord.Message, table: Table, wording: Wording
) -> dict[int, tuple[str, str]]:
    """What is advised on a panel that is older than we are: who said it can still take it back."""
    token, found = table.moment.token, dict[int, tuple[str, str]]()
    for line in lines_in(message):
        for person in table.people:
            said = wording.say(_would_pick(table.seats_of(person)[0], [Text(BLANK)]))
            before, _, after = f"-# {said}".partition(BLANK)
            if line.startswith(before) and line.endswith(after):
                found[person] = (token, line.removeprefix("-# "))
    return found
