"""Rosters: somebody saves what they put together, and takes, renames or deletes what they saved."""

from __future__ import annotations

from bot.deeds.choose import choose_in_order
from bot.display.forms import read_form
from bot.display.rosters import NameForm, list_page, one_page
from bot.errors import Refusal
from bot.host import Table
from bot.house import House
from bot.request import Request
from bot.store.rosters import KeptRoster
from bot.wording import safe
from games.kernel import T, Text
from games.kernel.roster import Roster, Rosters


async def _mustering(house: House, request: Request) -> tuple[Table, int, Rosters, Roster]:
    """The table, the seat that puts something together there, and what that is so far."""
    table = await house.host.tables.peek(request.press.campaign)
    game = table.match.game
    mine = table.seats_of(request.user)
    if not mine:
        raise table.not_seated(request.user)
    for seat in mine:
        roster = None if game.rosters is None else game.rosters.of(game, seat)
        if game.rosters is not None and roster is not None:
            return table, seat, game.rosters, roster
    raise Refusal(T("This table is past that; nothing is put together now."))


async def show_list(house: House, request: Request, news: Text | None = None) -> None:
    table, _, rosters, now = await _mustering(house, request)
    kept = await house.host.rosters.of(request.user, table.match.game.id, now.kind)
    wording = await house.wording(request.interaction, table)
    await request.open_page(list_page(table, rosters, kept, wording, news))


async def show_one(house: House, request: Request) -> None:
    table, one, rosters = await _wanted(house, request)
    wording = await house.wording(request.interaction, table)
    await request.open_page(one_page(table, rosters, one, wording))


async def _wanted(house: House, request: Request) -> tuple[Table, KeptRoster, Rosters]:
    """The one that a menu or a button names, of whoever pressed it."""
    table, _, rosters, _ = await _mustering(house, request)
    chosen = request.value or request.more(1)
    number = int(chosen) if chosen.isdecimal() else 0
    one = await house.host.rosters.find(request.user, table.match.game.id, number)
    return table, one, rosters


async def save(house: House, request: Request) -> None:
    """The form for its name is shown, or was sent."""
    table, _, rosters, now = await _mustering(house, request)
    wording = await house.wording(request.interaction, table)
    if not now.things:
        raise Refusal(T("There's nothing to save yet."))
    if not request.is_form:
        form = NameForm(rosters, "", str(request.press), wording)
        await request.answer.form(form)
        return
    request.expect_page()
    kept = house.host.rosters
    one = await kept.keep(request.user, table.match.game.id, _named(request), now)
    await show_list(house, request, T("**{name}** is saved.", name=safe(one.name)))


async def rename(house: House, request: Request) -> None:
    """The form for its new name is shown, or was sent."""
    table, one, rosters = await _wanted(house, request)
    wording = await house.wording(request.interaction, table)
    if not request.is_form:
        await request.answer.form(NameForm(rosters, one.name, str(request.press), wording))
        return
    request.expect_page()
    renamed = await house.host.rosters.rename(one, _named(request))
    await request.open_page(one_page(table, rosters, renamed, wording))


def _named(request: Request) -> str:
    return (read_form(request.data).get("name") or [""])[0]


async def delete(house: House, request: Request) -> None:
    _, one, _ = await _wanted(house, request)
    await house.host.rosters.drop(one)
    await show_list(house, request, T("**{name}** is deleted.", name=safe(one.name)))


async def take(house: House, request: Request) -> None:
    """By the rules of this game, piece by piece: if one does not fit, none is taken."""
    table, seat, rosters, now = await _mustering(house, request)
    _, one, _ = await _wanted(house, request)
    if one.kind != now.kind:
        raise Refusal(T("This one was put together for another side."))
    options = rosters.choices(table.match.game, seat, one.things)
    ask = table.match.ask
    assert ask is not None, "whoever puts something together is asked"
    await choose_in_order(house, request, options, ask.token)
