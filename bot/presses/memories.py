"""Buttons of what is remembered: one's own data."""

from __future__ import annotations

from bot.deeds.my_data import ask_to_forget, export_my_data, forget_me, show_my_data
from bot.house import House
from bot.presses.handler import Handler
from bot.request import Request

DATA: dict[str, Handler] = {
    "file": export_my_data,
    "forget": ask_to_forget,
    "forget-yes": forget_me,
}


async def _data(house: House, request: Request) -> None:
    deed = DATA.get(request.more(0), show_my_data)
    if deed is export_my_data:
        request.answer.on_message = False
    await deed(house, request)


VERBS: dict[str, Handler] = {"data": _data}
