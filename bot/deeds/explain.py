"""What somebody wants to know about the table in front of them."""

from __future__ import annotations

import time

from bot.custom_ids import read
from bot.display.board import fixed_row
from bot.display.explain import (
    await_seat_buttons,
    board_buttons,
    explain_page,
    guest_buttons,
    more_page,
    reader_buttons,
)
from bot.display.hand import private_ask
from bot.display.measure import packed
from bot.display.missed import missed_page
from bot.display.parts import Button
from bot.display.posted import presses_in
from bot.display.things import decks_button, things_menu
from bot.host import Table
from bot.house import House
from bot.request import Request
from bot.store.rows import standing
from bot.window.links import NOBODY
from bot.wording import Wording


async def explain(house: House, request: Request, table: Table, part: int = 0) -> None:
    """The open question as this person may know it, and a menu of what else can be explained."""
    wording, seats = await house.wording(request.interaction, table), table.seats_of(request.user)
    mine = [seat for seat in seats if private_ask(table, seat) is not None]
    viewer = seats[0] if seats else None
    page = explain_page(table, mine[0] if mine else None, wording)
    decks = packed(decks_button(table, viewer, wording))
    await request.open_page(page.with_beneath([*decks, *things_menu(table, viewer, wording, part)]))


async def tell_missed(house: House, request: Request, table: Table, page: int) -> None:
    """Everything since this person's last choice, or the last round."""
    wording = await house.wording(request.interaction, table)
    entries = standing(await house.store.entries(table.id))
    seats = table.seats_of(request.user)
    await request.open_page(missed_page(table, entries, seats, wording, page))


async def show_more(house: House, request: Request, table: Table) -> None:
    wording, reader = await house.wording(request.interaction, table), request.user
    follows = reader in await house.store.people.followers(table.id)
    snoozed = (await house.store.people.snoozes(table.id)).get(reader, 0) > time.time()
    mine = reader_buttons(table, reader, wording, follows=follows, snoozed=snoozed)
    waits = reader in {one.person for one in await house.store.seeking.waiting(table.id)}
    if house.links is not None:
        link, in_discord = house.links.to(table.id, reader), house.settings.is_activity
        public = house.links.to(table.id, NOBODY)
        welcome = await house.host.guests.welcome(table.id)
        mine[:0] = board_buttons(table, link, wording, in_discord=in_discord)
        mine += guest_buttons(table, reader, public if welcome else "", wording)
    mine += await_seat_buttons(table, reader, wording, waits=waits)
    await request.open_page(more_page(table, wording, mine, _missing(request, table, wording)))


def _missing(request: Request, table: Table, wording: Wording) -> list[Button]:
    """What most panels have, and one full of places has not; drawn anew, the page keeps it."""
    message = request.interaction.message
    if message is None or table.match.ask is None:
        return []
    there = {press.name for press in presses_in(message)}
    fixed = [(read(one.custom_id), one) for one in fixed_row(table, wording).buttons]
    return [one for press, one in fixed if press and (press.name in there) == request.on_private]


async def open_board(_: House, request: Request, __: Table) -> None:
    """The board inside Discord."""
    await request.answer.launch()
