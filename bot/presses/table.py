"""The buttons of a table: choices, and what can be done to the game itself."""

from __future__ import annotations

from bot.custom_ids import GROUP, PICK
from bot.deeds.choose import choose, open_group
from bot.deeds.end import end, keep_playing
from bot.deeds.seat import take_seat
from bot.deeds.settings import change_settings
from bot.deeds.undo import undo_shown, vote
from bot.house import House
from bot.presses.handler import Handler
from bot.request import Request


async def choice(house: House, request: Request) -> None:
    """An option of an ask: named by the button, or chosen in a menu."""
    name = request.press.name
    if name == GROUP:
        page = int(request.value) if request.value.isdecimal() else 0
        await open_group(house, request, page)
    else:
        await choose(house, request, request.value if name == PICK else name)


async def _end(house: House, request: Request) -> None:
    deed = end if request.more(0) == "yes" else keep_playing
    await deed(house, request)


async def _sit(house: House, request: Request) -> None:
    await take_seat(house, request, request.number(0))


async def _undo(house: House, request: Request) -> None:
    await undo_shown(house, request, request.number(0))


async def _vote(house: House, request: Request) -> None:
    await vote(house, request, request.number(0), agrees=request.more(1) == "yes")


VERBS: dict[str, Handler] = {
    "end": _end,
    "settings": change_settings,
    "sit": _sit,
    "undo": _undo,
    "vote": _vote,
}
