"""Buttons and menus about people: my tables, my notices, holidays, nudging and watching."""

from __future__ import annotations

from bot.deeds.await_seat import await_seat
from bot.deeds.late_player import decide
from bot.deeds.me import change_me, end_holiday, holiday, show_me
from bot.deeds.mine import show_mine
from bot.deeds.nudge import nudge
from bot.deeds.snooze import snooze
from bot.deeds.stuck import list_stuck, mend, show_stuck
from bot.deeds.watch import follow
from bot.house import House
from bot.presses.handler import Handler
from bot.request import Request


async def _mine(house: House, request: Request) -> None:
    request.expect_page()
    await show_mine(house, request, request.number(0))


async def _me(house: House, request: Request) -> None:
    request.expect_page()
    if request.more(0):
        await change_me(house, request, request.more(0))
    else:
        await show_me(house, request)


async def _holiday(house: House, request: Request) -> None:
    if request.more(0) == "off":
        request.expect_page()
        await end_holiday(house, request)
    else:
        await holiday(house, request)


async def _snooze(house: House, request: Request) -> None:
    request.expect_page()
    await snooze(house, request, request.more(0), request.number(1))


async def _follow(house: House, request: Request) -> None:
    request.expect_page()
    await follow(house, request, follows=request.more(0) != "off")


async def _await_seat(house: House, request: Request) -> None:
    request.expect_page()
    await await_seat(house, request, waits=request.more(0) != "off")


async def _nudge(house: House, request: Request) -> None:
    request.expect_page()
    await nudge(house, request)


async def _late(house: House, request: Request) -> None:
    await decide(house, request, request.number(0), request.more(1), request.more(2))


async def _stuck(house: House, request: Request) -> None:
    request.expect_page()
    if request.press.campaign == "-" and not request.value:
        await list_stuck(house, request, request.number(0))
    else:
        await show_stuck(house, request, request.value or request.press.campaign)


async def _mend(house: House, request: Request) -> None:
    request.expect_page()
    await mend(house, request, request.more(0), request.number(1))


VERBS: dict[str, Handler] = {
    "await_seat": _await_seat,
    "follow": _follow,
    "holiday": _holiday,
    "late": _late,
    "me": _me,
    "mend": _mend,
    "mine": _mine,
    "nudge": _nudge,
    "snooze": _snooze,
    "stuck": _stuck,
}
