"""The lobby's buttons and forms."""

from __future__ import annotations

from bot.deeds.again import again
from bot.deeds.begin import begin
from bot.deeds.cancel import cancel
from bot.deeds.join import (
    add_autopilot,
    join,
    leave,
    remove_autopilot,
    set_level,
    switch_hints,
    wait_for_seat,
)
from bot.deeds.options import change_pace, options
from bot.deeds.start import start_with_options
from bot.house import House
from bot.presses.handler import Handler
from bot.request import Request


async def _pilot(house: House, request: Request) -> None:
    if request.more(0) == "level":
        await set_level(house, request, request.number(1))
        return
    deed = add_autopilot if request.more(0) == "add" else remove_autopilot
    await deed(house, request)


async def _start(house: House, request: Request) -> None:
    private = request.number(2) > 0
    await start_with_options(house, request, request.more(0), request.number(1), private=private)


VERBS: dict[str, Handler] = {
    "again": again,
    "begin": begin,
    "cancel": cancel,
    "hints": lambda house, request: switch_hints(house, request, given=request.more(0) == "on"),
    "join": join,
    "leave": leave,
    "options": options,
    "pace": change_pace,
    "pilot": _pilot,
    "start": _start,
    "wait": wait_for_seat,
}
