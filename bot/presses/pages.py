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
from bot.presses.handler import Handler, at_table, file, page, pressed_at, private
from bot.request import Request


async def _hand(house: House, request: Request) -> None:
    request.expect_page()
    wanted = int(request.value) if request.value.isdecimal() else -1
    await show_hand(house, request, await pressed_at(house, request), wanted)


async def _review(house: House, request: Request) -> None:
    how = request.more(1)
    if how == SHARE:
        request.answer.on_message = request.answer.private = False
    elif how != EVERYBODY:
        request.expect_page()
    await look_back(house, request, await pressed_at(house, request), request.number(0), how)


async def _packs(house: House, request: Request) -> None:
    await (remove_pack if request.more(0) == "remove" else show_packs)(house, request)


VERBS: dict[str, Handler] = {
    "packs": _packs,
    "advise": page(advise),
    "board": at_table(open_board),
    "explain": page(explain),
    "film": file(show_missed),
    "hand": _hand,
    "journal": page(
        lambda house, request, table: read_journal(house, request, table, request.number(0, -1))
    ),
    "chronicle": at_table(give_chronicle),
    "list": private(lambda house, request: list_tables(house, request, request.number(0))),
    "log": page(
        lambda house, request, table: read_log(
            house, request, table, request.number(0, -1), request.more(1)
        )
    ),
    "missed": page(
        lambda house, request, table: tell_missed(house, request, table, request.number(0))
    ),
    "more": page(show_more),
    "note": at_table(write_note),
    "inset": page(lambda house, request, table: show_inset(house, request, table, request.value)),
    "replay": file(show_replay),
    "review": _review,
    "rules": private(
        lambda house, request: read_rules(house, request, request.more(0), request.number(1))
    ),
    "share": file(share_ending),
    "strike": page(strike_note),
    "verify": private(lambda house, request: verify(house, request, request.press.campaign)),
    "words": page(
        lambda house, request, table: read_board(house, request, table, request.number(0))
    ),
}
