"""The buttons of a table: choices, and what can be done to the game itself."""

from __future__ import annotations

from bot.custom_ids import GROUP, PICK, SEVERAL
from bot.deeds.choose import choose, choose_lit, step
from bot.deeds.end import end, keep_playing
from bot.deeds.guests import invite_guests
from bot.deeds.pause import pause
from bot.deeds.read_on import read_on
from bot.deeds.resume import resume
from bot.deeds.seat import give_my_seat, take_my_seat_back, take_seat
from bot.deeds.settings import change_settings, set_usual_pace
from bot.deeds.undo import undo_shown, vote
from bot.house import House
from bot.presses.handler import Handler, page, pressed_at
from bot.request import Request


async def choice(house: House, request: Request) -> None:
    """An option of an ask: named by the button, chosen in a menu, or all that is lit."""
    name = request.press.name
    if name == GROUP:
        await step(house, request, request.value or request.more(0))
    elif name == SEVERAL:
        await choose_lit(house, request, request.more(0))
    else:
        await choose(house, request, request.value if name == PICK else name, request.more(0))


async def _end(house: House, request: Request) -> None:
    deed = end if request.more(0) == "yes" else keep_playing
    await deed(house, request)


async def _seat(house: House, request: Request) -> None:
    if request.more(0) != "give" or request.is_form:
        request.expect_page()
    await give_my_seat(house, request, await pressed_at(house, request), request.more(0))


VERBS: dict[str, Handler] = {
    "back": take_my_seat_back,
    "end": _end,
    "guests": page(invite_guests),
    "pause": page(pause),
    "read_on": read_on,
    "resume": page(resume),
    "seat": _seat,
    "settings": change_settings,
    "sit": lambda house, request: take_seat(house, request, request.number(0)),
    "undo": lambda house, request: undo_shown(house, request, request.number(0)),
    "usual_pace": set_usual_pace,
    "vote": lambda house, request: vote(
        house, request, request.number(0), agrees=request.more(1) == "yes"
    ),
}
