"""What is ticked in one list is carried out in the order of the rules, all of it or nothing."""

from __future__ import annotations

import random

import pytest

from bot.host.ticks import together
from games.kernel.errors import NotOffered
from games.kernel.match import Match
from games.sleeping_gods import GAME


def at_damage_to_divide() -> Match:
    """A table that asks who takes how much of three points or more."""
    match, luck = Match.start(GAME, 2, seed=3), random.Random(3)
    while not (of(match, "mac-2") and match.ask and match.ask.about.get("points") == 3):
        assert match.ask is not None
        seat = match.ask.awaited[0]
        view, asked = match.view(seat), match.asked(seat) or match.ask
        match.choose(seat, GAME.autopilot(view, asked, seat, luck).id)
    return match


def of(match: Match, beginning: str) -> list[str]:
    return [option.id for option in match.ask or () if option.id.startswith(beginning)]


def taken(match: Match, ticked: list[str]) -> list[str]:
    """What is chosen of it, one after the other."""
    assert match.ask is not None
    found, seat = [], match.ask.awaited[0]
    for option in together(match, seat, ticked):
        match.choose(seat, option)
        found.append(option)
    return found


def test_shares_are_taken_in_the_order_in_which_they_are_offered() -> None:
    match = at_damage_to_divide()
    one = next(share for share in of(match, "") if share.endswith("-1") and "mac" not in share)
    offered = of(match, "")
    assert taken(match, ["mac-2", one]) == sorted(["mac-2", one], key=offered.index)


def test_nothing_that_was_ticked_is_left_out_because_it_no_longer_fits() -> None:
    match = at_damage_to_divide()
    two = next(share for share in of(match, "") if share.endswith("-2") and "mac" not in share)
    with pytest.raises(NotOffered):
        taken(match, [two, "mac-2"])
