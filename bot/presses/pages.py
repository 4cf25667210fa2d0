"""Buttons that lead to a page which only one person sees."""

from __future__ import annotations

from bot.deeds.advise import advise
from bot.deeds.explain import explain, show_more, tell_missed
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
from bot.presses.handler import Handler
from bot.request import Request


async def _hand(house: House, request: Request) -> None:
    request.expect_page()
    table = await house.host.tables.peek(request.press.campaign)
    wanted = int(request.value) if request.value.isdecimal() else -1
    await show_hand(house, request, table, wanted)


async def _log(house: House, request: Request) -> None:
    request.expect_page()
    table = await house.host.tables.peek(request.press.campaign)
    await read_log(house, request, table, request.number(0, -1), request.more(1))


async def _chronicle(house: House, request: Request) -> None:
    table = await house.host.tables.peek(request.press.campaign)
    await give_chronicle(house, request, table)


async def _journal(house: House, request: Request) -> None:
    request.expect_page()
    table = await house.host.tables.peek(request.press.campaign)
    await read_journal(house, request, table, request.number(0, -1))


async def _rules(house: House, request: Request) -> None:
    request.expect_page()
    await read_rules(house, request, request.more(0), request.number(1))


async def _list(house: House, request: Request) -> None:
    request.expect_page()
    await list_tables(house, request, request.number(0))


async def _verify(house: House, request: Request) -> None:
    request.expect_page()
    await verify(house, request, request.press.campaign)


async def _explain(house: House, request: Request) -> None:
    request.expect_page()
    await explain(house, request, await house.host.tables.peek(request.press.campaign))


async def _advise(house: House, request: Request) -> None:
    request.expect_page()
    await advise(house, request, await house.host.tables.peek(request.press.campaign))


async def _review(house: House, request: Request) -> None:
    how = request.more(1)
    if how == SHARE:
        request.answer.on_message = request.answer.private = False
    elif how != EVERYBODY:
        request.expect_page()
    table = await house.host.tables.peek(request.press.campaign)
    await look_back(house, request, table, request.number(0), how)


async def _inset(house: House, request: Request) -> None:
    request.expect_page()
    table = await house.host.tables.peek(request.press.campaign)
    await show_inset(house, request, table, request.value)


async def _note(house: House, request: Request) -> None:
    await write_note(house, request, await house.host.tables.peek(request.press.campaign))


async def _strike(house: House, request: Request) -> None:
    request.expect_page()
    await strike_note(house, request, await house.host.tables.peek(request.press.campaign))


async def _missed(house: House, request: Request) -> None:
    request.expect_page()
    table = await house.host.tables.peek(request.press.campaign)
    await tell_missed(house, request, table, request.number(0))


async def _film(house: House, request: Request) -> None:
    request.expect_file()
    await show_missed(house, request, await house.host.tables.peek(request.press.campaign))


async def _replay(house: House, request: Request) -> None:
    request.expect_file()
    await show_replay(house, request, await house.host.tables.peek(request.press.campaign))


async def _share(house: House, request: Request) -> None:
    request.expect_file()
    await share_ending(house, request, await house.host.tables.peek(request.press.campaign))


async def _more(house: House, request: Request) -> None:
    request.expect_page()
    await show_more(house, request, await house.host.tables.peek(request.press.campaign))


async def _words(house: House, request: Request) -> None:
    request.expect_page()
    table = await house.host.tables.peek(request.press.campaign)
    await read_board(house, request, table, request.number(0))


async def _packs(house: House, request: Request) -> None:
    await (remove_pack if request.more(0) == "remove" else show_packs)(house, request)


VERBS: dict[str, Handler] = {
    "packs": _packs,
    "advise": _advise,
    "explain": _explain,
    "film": _film,
    "hand": _hand,
    "journal": _journal,
    "chronicle": _chronicle,
    "list": _list,
    "log": _log,
    "missed": _missed,
    "more": _more,
    "note": _note,
    "inset": _inset,
    "replay": _replay,
    "review": _review,
    "rules": _rules,
    "share": _share,
    "strike": _strike,
    "verify": _verify,
    "words": _words,
}
