"""Rules in passing: when somebody first meets a thing, one line of small print, and never twice."""

from __future__ import annotations

from bot.custom_ids import verb
from bot.display.board import PLAYING
from bot.display.lesson import is_guided
from bot.display.parts import Button, Row, Sheet, Words
from bot.host import Table
from bot.host.in_passing import OFF
from bot.house import House
from bot.request import Request
from bot.retry import try_a_few_times
from bot.wording import Wording
from games.kernel import T


async def remind_in_passing(house: House, person: int, table: Table) -> None:
    """After a choice of theirs, on the panel that asks them on. The choice counts, whatever becomes
    of the reminder."""
    house.display.state(table).tip = None
    await try_a_few_times(lambda: _remind(house, person, table), "a reminder")


async def _remind(house: House, person: int, table: Table) -> None:
    """One a turn, and none at the end; a lesson has words enough of its own."""
    reminders, state = table.match.game.reminders, house.display.state(table)
    seats = [seat for seat in table.seats_of(person) if seat in table.awaited]
    told = state.tipped.get(person) == table.campaign.turn
    if not reminders or not seats or told or is_guided(table):
        return
    known = await house.host.in_passing.known_to(person)
    if OFF in known:
        return
    for seat in seats:
        fresh = [one for one in reminders if _name(table, one.id) not in known]
        view = table.match.view(seat) if fresh else None
        for one in fresh:
            if one.met(view, seat):
                await house.host.in_passing.tell(person, _name(table, one.id))
                state.tip, state.tipped[person] = one.words, table.campaign.turn
                return


def _name(table: Table, thing: str) -> str:
    return f"{table.match.game.id}.{thing}"


async def switch(house: House, request: Request, *, quiet: bool) -> None:
    """Somebody wants no more of them, or wants them back."""
    wording = await house.wording(request.interaction)
    await keep_quiet(house, request.user, quiet=quiet)
    words = T("Rule tips are off.") if quiet else T("Rule tips are on.")
    row = Row([tips_button(wording, quiet=quiet)])
    await request.open_page(Sheet([Words(wording.say(words))], [row], PLAYING))


def tips_button(wording: Wording, *, quiet: bool) -> Button:
    """What it says is what a press does."""
    label = T("Show rule tips") if quiet else T("Stop rule tips")
    return Button(verb("quiet", "off" if quiet else "on"), wording.label(label))


async def keep_quiet(house: House, person: int, *, quiet: bool) -> None:
    met = house.host.in_passing
    await (met.tell(person, OFF) if quiet else met.forget(person, OFF))
