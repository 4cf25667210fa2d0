"""Pages that a person reads at the window: those of the panel, as plain data."""

from __future__ import annotations

from typing import TypedDict

from bot.custom_ids import Press, read, verb
from bot.deeds.advise import advice
from bot.deeds.read import split
from bot.deeds.things import viewer_of
from bot.display.explain import explain_page
from bot.display.hand import private_ask
from bot.display.log import log_page
from bot.display.measure import packed
from bot.display.missed import missed_page
from bot.display.pages import leaf, notice, rules_page
from bot.display.parts import Menu, Row, Sheet, Words
from bot.display.pictures import words_of
from bot.display.things import (
    MORE,
    back_to_question,
    decks_button,
    decks_page,
    left_face_down,
    thing_page,
    things_here,
    things_menu,
)
from bot.errors import Refusal
from bot.host import Table
from bot.house import House
from bot.store.rows import standing
from bot.window.plain import plain
from bot.wording import Wording
from games.kernel import T
from games.kernel.glossary import Thing
from renderers import renderer_for

READ = {"missed", "log", "words", "explain", "thing", "decks", "rules", "advise"}


class Line(TypedDict):
    """Something to press on a page: an address of another page, or an option of the question."""

    label: str
    open: str
    value: str
    option: str
    off: bool


class Page(TypedDict):
    words: list[str]
    rows: list[list[Line]]
    menus: list[tuple[str, list[Line]]]
    thing: str
    """What is drawn above it."""


async def page(
    house: House, table: Table, user: int, name: str, wording: Wording, wanted: str, value: str
) -> Page:
    press = read(wanted)
    if press is None or press.token or press.name not in READ:
        raise Refusal(
            T("This button is from another version of me. `/dive tables board` brings the newest.")
        )
    sheet, thing = await _sheet(house, table, user, name, wording, press, value)
    return _data(sheet, table, thing)


async def _sheet(
    house: House,
    table: Table,
    user: int,
    name: str,
    wording: Wording,
    press: Press,
    value: str,
) -> tuple[Sheet, str]:
    at, viewer = _number(press), viewer_of(table, user)
    if press.name in ("missed", "log"):
        return await _told(house, table, user, wording, press), ""
    if press.name == "advise":
        return await advice(house, user, name, table, value, wording), ""
    thing = _thing(table, viewer, value) if press.name == "thing" else None
    if thing is not None:
        left = left_face_down(table, viewer).get(thing.id)
        sheet = thing_page(thing, wording, left).with_beneath(back_to_question(table, wording))
        return sheet, thing.id
    pages = {"words": _board, "rules": _rules, "decks": _decks}
    make = pages.get(press.name)
    if make is not None:
        return make(table, viewer, wording, at), ""
    return _help(table, table.seats_of(user), viewer, wording, value), ""


async def _told(house: House, table: Table, user: int, wording: Wording, press: Press) -> Sheet:
    entries, seats = await house.store.entries(table.id), table.seats_of(user)
    if press.name == "missed":
        return missed_page(table, standing(entries), seats, wording, _number(press))
    return log_page(table.id, entries, seats, wording, _number(press) if press.more else -1)


def _rules(table: Table, _: int | None, wording: Wording, at: int) -> Sheet:
    pages = renderer_for(table.campaign.game).rules_pages()
    return rules_page(table.campaign.game, pages, max(0, min(at, len(pages) - 1)), wording)


def _decks(table: Table, viewer: int | None, wording: Wording, _: int) -> Sheet:
    return decks_page(table, viewer, wording).with_beneath(back_to_question(table, wording))


def _number(press: Press) -> int:
    last = press.more[-1] if press.more else ""
    return int(last) if last.lstrip("-").isdecimal() else 0


def _board(table: Table, viewer: int | None, wording: Wording, at: int) -> Sheet:
    pages = split(words_of(table, wording, viewer, table.match.asked(viewer)))
    at = max(0, min(at, len(pages) - 1))
    row = leaf(at, len(pages), lambda number: verb("words", number, campaign=table.id))
    return notice(pages[at]).with_beneath(row)


def _help(
    table: Table, seats: list[int], viewer: int | None, wording: Wording, value: str
) -> Sheet:
    mine = [seat for seat in seats if private_ask(table, seat) is not None]
    part = value.removeprefix(MORE)
    menu = things_menu(table, viewer, wording, int(part) if part.isdecimal() else 0)
    decks = packed(decks_button(table, viewer, wording))
    return explain_page(table, mine[0] if mine else None, wording).with_beneath([*decks, *menu])


def _thing(table: Table, viewer: int | None, wanted: str) -> Thing | None:
    """By its id, or by what a place on the board is called."""
    known = things_here(table, viewer)
    word = wanted.rpartition(".")[2]
    same = [one for one in known if one.id == wanted]
    alike = [one for one in known if word and one.id.rpartition(".")[2] == word]
    return next(iter(same or alike), None)


def _data(sheet: Sheet, table: Table, thing: str) -> Page:
    found = Page(words=[], rows=[], menus=[], thing=thing)
    for part in sheet.every():
        if isinstance(part, Words):
            found["words"].append(plain(part.text, table))
        elif isinstance(part, Row):
            row = [_line(one.label, one.custom_id, "", off=one.off) for one in part.buttons]
            found["rows"].append([one for one in row if one["open"] or one["option"] or one["off"]])
        elif isinstance(part, Menu) and _readable(part.custom_id):
            items = [_line(one.label, part.custom_id, one.value) for one in part.items]
            found["menus"].append((part.placeholder, items))
    return found


def _line(label: str, custom_id: str, value: str, *, off: bool = False) -> Line:
    press = read(custom_id)
    option = press.name if press is not None and press.token else ""
    opens = custom_id if _readable(custom_id) else ""
    return Line(label=label, open=opens, value=value, option=option, off=off)


def _readable(custom_id: str) -> bool:
    press = read(custom_id)
    return press is not None and not press.token and press.name in READ
