"""Rules in passing: when somebody first meets a thing, one private sentence, and never twice."""

from __future__ import annotations

from bot.custom_ids import verb
from bot.display.board import PLAYING
from bot.display.lesson import is_guided
from bot.display.parts import Button, Row, Sheet, Words
from bot.host import Table
from bot.host.told_in_passing import OFF
from bot.house import House
from bot.request import Request
from bot.retry import try_a_few_times
from bot.wording import Wording
from games.kernel import T, Text


async def remind_in_passing(house: House, request: Request, table: Table) -> None:
    """After a choice of their own. The choice counts, whatever becomes of the reminder."""
    await try_a_few_times(lambda: _remind(house, request, table), "a reminder")


async def _remind(house: House, request: Request, table: Table) -> None:
    """A lesson has words enough of its own."""
    reminders = table.match.game.reminders
    if not reminders or is_guided(table):
        return
    known = await house.host.met.known_to(request.user)
    if OFF in known:
        return
    for seat in table.seats_of(request.user):
        fresh = [one for one in reminders if _name(table, one.id) not in known]
        view = table.match.view(seat) if fresh else None
        for one in fresh:
            if one.met(view, seat):
                await house.host.met.tell(request.user, _name(table, one.id))
                wording = await house.wording(request.interaction, table)
                await request.answer.show(passing_word(one.words, wording))
                return


def _name(table: Table, thing: str) -> str:
    return f"{table.match.game.id}.{thing}"


def passing_word(words: Text, wording: Wording) -> Sheet:
    silence = Button(verb("quiet", "on"), wording.label(T("No more of these")))
    return Sheet([Words(f"💡 {wording.say(words)}")], [Row([silence])], PLAYING)


async def switch(house: House, request: Request, *, quiet: bool) -> None:
    """Somebody wants no more of them, or wants them back."""
    wording = await house.wording(request.interaction)
    await keep_quiet(house, request.user, quiet=quiet)
    if quiet:
        words, label, state = T("I keep silent now."), T("Remind me again"), "off"
    else:
        words, label, state = T("I will tell you."), T("No more of these"), "on"
    row = Row([Button(verb("quiet", state), wording.label(label))])
    await request.open_page(Sheet([Words(wording.say(words))], [row], PLAYING))


async def keep_quiet(house: House, person: int, *, quiet: bool) -> None:
    met = house.host.met
    await (met.tell(person, OFF) if quiet else met.forget(person, OFF))
