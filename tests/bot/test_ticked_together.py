"""What comes first and what answers, ticked in one list: carried out in the order of the rules."""

from __future__ import annotations

import random

import pytest

from bot.host.ticks import together
from games.kernel.errors import NotOffered
from games.kernel.match import Match
from games.sleeping_gods import GAME


def at_a_room_with_a_card() -> Match:
    """A table that asks for a room while somebody could equip a card first."""
    match, luck = Match.start(GAME, 2, seed=3), random.Random(3)
    while not (of(match, "table") and of(match, "equip-")):
        assert match.ask is not None
        seat = match.ask.awaited[0]
        view, asked = match.view(seat), match.asked(seat) or match.ask
        match.choose(seat, GAME.autopilot(view, asked, seat, luck).id)
    return match


def of(match: Match, beginning: str) -> list[str]:
    return [option.id for option in match.ask or () if option.id.startswith(beginning)]


def taken(match: Match, ticked: list[str]) -> list[str]:
    """What is chosen of it, one after the other."""
    found, seat = [], match.game.active
    for option in together(match, seat, ticked):
        match.choose(seat, option)
        found.append(option)
    return found


def a_room(match: Match) -> str:
    return next(one.id for one in match.ask or () if (one.spot or "").startswith("room."))


def test_a_card_and_the_room_after_it_are_one_press_in_whatever_order_they_were_ticked() -> None:
    match = at_a_room_with_a_card()
    card, room = of(match, "equip-")[0], a_room(match)
    assert taken(match, [room, card]) == [card, room]
    assert match.game.s.room == room


def test_nothing_that_was_ticked_is_left_out_because_it_no_longer_fits() -> None:
    match = at_a_room_with_a_card()
    card = of(match, "equip-")[0].rpartition("-")[0]
    once, twice, *_ = of(match, f"{card}-")
    with pytest.raises(NotOffered):
        taken(match, [once, twice, a_room(match)])
