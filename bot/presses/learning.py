"""Buttons and menus for whoever wants to know more: what is this, what is left, teach me."""

from __future__ import annotations

from bot.deeds.in_passing import switch
from bot.deeds.learn import begin_real_game, learn
from bot.deeds.things import show_decks, show_thing
from bot.house import House
from bot.presses.handler import Handler, page, pressed_at
from bot.request import Request


async def _thing(house: House, request: Request) -> None:
    request.expect_page()
    table = await pressed_at(house, request)
    await show_thing(house, request, table, request.value, request.number(0))


async def _learn(house: House, request: Request) -> None:
    await learn(house, request, request.more(0))


async def _quiet(house: House, request: Request) -> None:
    await switch(house, request, quiet=request.more(0) == "on")


VERBS: dict[str, Handler] = {
    "decks": page(show_decks),
    "learn": _learn,
    "quiet": _quiet,
    "real": begin_real_game,
    "thing": _thing,
}
