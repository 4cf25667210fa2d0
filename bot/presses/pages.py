"""Buttons that lead to a page which only one person sees."""

from __future__ import annotations

from bot.deeds.advise import advise
from bot.deeds.explain import explain, open_board, show_more, tell_missed
from bot.deeds.insets import show_inset, strike_note, write_note
from bot.deeds.look_back import look_back
from bot.deeds.packs import remove as remove_pack
from bot.deeds.packs import show_packs
from bot.deeds.read import (
    give_chronicle,
    list_tables,
    read_board,
    read_journal,
    read_log,
    read_rules,
)
from bot.deeds.replay import show_missed, show_replay
from bot.deeds.share import share_ending
from bot.deeds.show_hand import show_hand
from bot.deeds.verify import verify
from bot.display.looking_back import EVERYBODY, SHARE
from bot.house import House
from bot.presses.handler import Handler, at_table, file, page, pressed_at
from bot.request import Request


async def _hand(house: House, request: Request) -> None:
    request.expect_page()
    wanted = int(request.value) if request.value.isdecimal() else -1
    await show_hand(house, request, await pressed_at(house, request), wanted)


async def _log(house: House, request: Request) -> None:
    request.expect_page()
    table = await pressed_at(house, request)
    await read_log(house, request, table, request.number(0, -1), request.more(1))


async def _journal(house: House, request: Request) -> None:
    request.expect_page()
    await read_journal(house, request, await pressed_at(house, request), request.number(0, -1))


async def _rules(house: House, request: Request) -> None:
    request.expect_page()
    await read_rules(house, request, request.more(0), request.number(1))


async def _list(house: House, request: Request) -> None:
    request.expect_page()
    await list_tables(house, request, request.number(0))


async def _verify(house: House, request: Request) -> None:
    request.expect_page()
    await verify(house, request, request.press.campaign)


async def _review(house: House, request: Request) -> None:
    how = request.more(1)
    if how == SHARE:
        request.answer.on_message = request.answer.private = False
    elif how != EVERYBODY:
        request.expect_page()
    await look_back(house, request, await pressed_at(house, request), request.number(0), how)


async def _inset(house: House, request: Request) -> None:
    request.expect_page()
    await show_inset(house, request, await pressed_at(house, request), request.value)


async def _missed(house: House, request: Request) -> None:
    request.expect_page()
    await tell_missed(house, request, await pressed_at(house, request), request.number(0))


async def _words(house: House, request: Request) -> None:
    request.expect_page()
    await read_board(house, request, await pressed_at(house, request), request.number(0))


async def _packs(house: House, request: Request) -> None:
    await (remove_pack if request.more(0) == "remove" else show_packs)(house, request)


VERBS: dict[str, Handler] = {
    "packs": _packs,
    "advise": page(advise),
    "board": at_table(open_board),
    "explain": page(explain),
    "film": file(show_missed),
    "hand": _hand,
    "journal": _journal,
    "chronicle": at_table(give_chronicle),
    "list": _list,
    "log": _log,
    "missed": _missed,
    "more": page(show_more),
    "note": at_table(write_note),
    "inset": _inset,
    "replay": file(show_replay),
    "review": _review,
    "rules": _rules,
    "share": file(share_ending),
    "strike": page(strike_note),
    "verify": _verify,
    "words": _words,
}
