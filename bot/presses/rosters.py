"""Buttons of what people keep from game to game."""

from __future__ import annotations

from bot.deeds.rosters import delete, rename, save, show_list, show_one, take
from bot.house import House
from bot.presses.handler import Handler
from bot.request import Request

DEEDS: dict[str, Handler] = {
    "drop": delete,
    "name": rename,
    "save": save,
    "show": show_one,
    "take": take,
}


async def _roster(house: House, request: Request) -> None:
    deed = DEEDS.get(request.more(0))
    if deed not in (save, rename):
        request.expect_page()
    await (show_list(house, request) if deed is None else deed(house, request))


VERBS: dict[str, Handler] = {"roster": _roster}
