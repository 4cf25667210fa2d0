"""Buttons of what is remembered: log books, badges, the dive of the day, players."""

from __future__ import annotations

from bot.custom_ids import NO_CAMPAIGN
from bot.deeds.daily import dive_daily, share_card, show_card, show_daily, show_proof
from bot.deeds.log_book import (
    ask_to_close,
    close_book,
    keep_book,
    offer_hall,
    show_badges,
    show_book,
    show_hall,
)
from bot.deeds.looking import ask_what, look, play_with, show_looking, stop_looking
from bot.deeds.me import show_me
from bot.deeds.my_data import ask_to_forget, export_my_data, forget_me
from bot.deeds.practise import practise, show_moment, show_what_if
from bot.deeds.puzzle import answer_puzzle, show_puzzle
from bot.display.daily import LOOK_AT_CARD
from bot.display.moments import JUMP
from bot.house import House
from bot.presses.handler import Handler, pressed_at
from bot.request import Request

DATA: dict[str, Handler] = {
    "file": export_my_data,
    "forget": ask_to_forget,
    "forget-yes": forget_me,
}


async def _data(house: House, request: Request) -> None:
    deed = DATA.get(request.more(0))
    if deed is None:
        await show_me(house, request)
        return
    request.answer.on_message = deed is not export_my_data
    await deed(house, request)


async def _daily(house: House, request: Request) -> None:
    if request.more(0) == "dive":
        await dive_daily(house, request, request.more(1))
    elif request.more(0) == "proof":
        await show_proof(house, request, request.number(1))
    else:
        request.expect_page()
        await show_daily(house, request, request.number(1) or None)


async def _book(house: House, request: Request) -> None:
    wanted = request.more(0)
    if wanted in ("open", "hide", "show"):
        await keep_book(house, request, shown=wanted == "show")
    else:
        await BOOK.get(wanted, show_book)(house, request)


BOOK: dict[str, Handler] = {"close": ask_to_close, "close-yes": close_book}


LOOK: dict[str, Handler] = {"form": ask_what, "sent": look, "stop": stop_looking}


async def _look(house: House, request: Request) -> None:
    if request.more(0) == "with":
        wanted = request.value or request.more(1)
        await play_with(house, request, int(wanted) if wanted.isdecimal() else 0)
    else:
        await LOOK.get(request.more(0), show_looking)(house, request)


async def _moment(house: House, request: Request) -> None:
    request.expect_page()
    wanted = request.value if request.more(0) == JUMP else request.more(0)
    moment = int(wanted) if wanted.isdecimal() else None
    await show_moment(house, request, await pressed_at(house, request), moment)


async def _practise(house: House, request: Request) -> None:
    table, moment = await pressed_at(house, request), request.number(0)
    if request.more(1) == "if":
        request.expect_page()
        await show_what_if(house, request, table, moment)
    else:
        await practise(house, request, table, moment, friends=request.more(1) == "friends")


async def _hall(house: House, request: Request) -> None:
    request.expect_page()
    if request.press.campaign == NO_CAMPAIGN:
        await show_hall(house, request, request.more(0) or None)
    else:
        await offer_hall(house, request, await pressed_at(house, request))


async def _puzzle(house: House, request: Request) -> None:
    request.expect_page()
    if request.more(1):
        await answer_puzzle(house, request, request.number(0), request.more(1))
    else:
        await show_puzzle(house, request)


async def _card(house: House, request: Request) -> None:
    if request.more(0) == LOOK_AT_CARD:
        request.expect_page()
        await show_card(house, request)
    else:
        await share_card(house, request)


VERBS: dict[str, Handler] = {
    "badges": lambda house, request: show_badges(house, request, request.number(0)),
    "book": _book,
    "card": _card,
    "daily": _daily,
    "data": _data,
    "hall": _hall,
    "look": _look,
    "moment": _moment,
    "practise": _practise,
    "puzzle": _puzzle,
}
