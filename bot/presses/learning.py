"""Buttons and menus for whoever wants to know more: what is this, what is left, teach me."""

from __future__ import annotations

from bot.deeds.in_passing import switch
from bot.deeds.learn import begin_real_game, learn
from bot.deeds.things import show_decks, show_thing
from bot.presses.handler import Handler, page

VERBS: dict[str, Handler] = {
    "decks": page(show_decks),
    "learn": lambda house, request: learn(house, request, request.more(0)),
    "quiet": lambda house, request: switch(house, request, quiet=request.more(0) == "on"),
    "real": begin_real_game,
    "thing": page(
        lambda house, request, table: show_thing(
            house, request, table, request.value, request.number(0)
        )
    ),
}
