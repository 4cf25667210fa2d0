"""A hand, for the eyes of whoever may see it."""

from __future__ import annotations

from bot.display.hand import hands_for, open_frame, other_hands, private_ask, private_frame
from bot.errors import Refusal, SeatIsKept
from bot.host import Table
from bot.house import House
from bot.request import Request
from games.kernel import T


async def show_hand(house: House, request: Request, table: Table, wanted: int = -1) -> None:
    """The private panel; its menu leads to other hands."""
    seat = which_seat(table, request.user, wanted)
    wording = await house.wording(request.interaction, table)
    frame = private_frame if seat in table.seats_of(request.user) else open_frame
    sheet, shots = await frame(house.display.studio, table, seat, wording)
    others = other_hands(table, request.user, seat, wording)
    await request.open_page(sheet.with_beneath(others), *shots)


def which_seat(table: Table, user: int, wanted: int) -> int:
    """The seat to show: the one named, else one of mine that is asked, else the first."""
    hands = hands_for(table, user)
    if not hands and table.away(user):
        raise SeatIsKept(table.id)
    if not hands:
        raise Refusal(T("You don't have a seat here, so there's no hand to show."))
    asked = [seat for seat in table.seats_of(user) if private_ask(table, seat) is not None]
    return wanted if wanted in hands else (asked or hands)[0]
