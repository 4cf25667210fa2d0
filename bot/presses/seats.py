"""Hands and seats: looking at one's hand, taking a free seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.errors import Refusal
from bot.host import Table
from bot.panel.private import (
    hands_for,
    open_frame,
    other_hands,
    private_ask,
    private_frame,
)
from bot.presses.visit import Handler, Visit
from bot.store import SeatRow
from bot.wording import safe
from games.kernel import T, Text


def which_seat(table: Table, user: int, wanted: int) -> int:
    """The seat to show: the one named, else one of mine that is asked, else the first."""
    hands = hands_for(table, user)
    if not hands:
        raise Refusal(T("You have no seat at this table, so there is no hand to show."))
    asked = [seat for seat in table.seats_of(user) if private_ask(table, seat) is not None]
    return wanted if wanted in hands else (asked or hands)[0]


async def hand(visit: Visit) -> None:
    """The private panel; its menu leads to other hands."""
    visit.expect_page()
    table = await visit.app.host.peek(visit.press.campaign)
    await show_hand(visit, table, int(visit.value) if visit.value.isdecimal() else -1)


async def show_hand(visit: Visit, table: Table, wanted: int = -1) -> None:
    seat = which_seat(table, visit.user, wanted)
    wording = await visit.wording(table)
    frame = private_frame if seat in table.seats_of(visit.user) else open_frame
    sheet, shots = await frame(visit.app.studio, table, seat, wording)
    others = other_hands(table, visit.user, seat, wording)
    sheet = replace(sheet, beneath=[*sheet.beneath, *others])
    await visit.open_page(sheet, *shots)


async def sit(visit: Visit) -> None:
    """Takes a seat that nobody keeps."""
    table = await visit.app.host.peek(visit.press.campaign)
    row = SeatRow(visit.number(0), visit.user, visit.name, "person")
    text = T("🪑 {name} takes a seat.", name=safe(visit.name))

    def still_free(table: Table) -> None:
        if row.seat not in table.kept_by("vacant"):
            raise Refusal(T("Somebody was faster: this seat is taken."))

    await change_seat(visit, table, row, text, still_free)


async def change_seat(
    visit: Visit, table: Table, row: SeatRow, text: Text, check: Callable[[Table], None]
) -> None:
    await visit.app.host.act(table.id, text, visit.user, seats=[row], check=check)
    await visit.app.play_on(table, visit.answer)
    await visit.answer.acknowledge()


VERBS: dict[str, Handler] = {"hand": hand, "sit": sit}
