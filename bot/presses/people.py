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
from bot.presses.handler import Handler, private
from bot.request import Request


async def _me(house: House, request: Request) -> None:
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


async def _stuck(house: House, request: Request) -> None:
    if request.press.campaign == "-" and not request.value:
        await list_stuck(house, request, request.number(0))
    else:
        await show_stuck(house, request, request.value or request.press.campaign)


VERBS: dict[str, Handler] = {
    "await_seat": private(
        lambda house, request: await_seat(house, request, waits=request.more(0) != "off")
    ),
    "follow": private(
        lambda house, request: follow(house, request, follows=request.more(0) != "off")
    ),
    "holiday": _holiday,
    "late": lambda house, request: decide(
        house, request, request.number(0), request.more(1), request.more(2)
    ),
    "me": private(_me),
    "mend": private(
        lambda house, request: mend(house, request, request.more(0), request.number(1))
    ),
    "mine": private(lambda house, request: show_mine(house, request, request.number(0))),
    "nudge": private(nudge),
    "snooze": private(
        lambda house, request: snooze(house, request, request.more(0), request.number(1))
    ),
    "stuck": private(_stuck),
}
