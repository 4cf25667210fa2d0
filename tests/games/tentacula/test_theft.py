"""Tentacula steals: in a turn from the fish that moved, with the coloured die."""

import pytest

from games.kernel.match import Match
from games.tentacula.board import GATES, INSIDE, OUTSIDE
from games.tentacula.state import Theft
from tests.games.tentacula.tables import (
    details,
    die,
    gems,
    ids,
    position,
    reef,
    row,
    seed_for,
    sit_down,
    story,
    take_turn,
    tile,
)


def venture_out(
    *rolls: tuple[int, int], chip: str = "turtle", spare: str = "crab", **fields: object
) -> Match:
    """The first player moves the yellow fish to square 8, where there is no reef."""
    hands = [tile("crab"), tile("turtle")]
    fields = {"fish": [5, 0, 0], "shells": 0, **fields}
    state = position(hands, (chip, spare), **fields)  # type: ignore[arg-type]  # the fields vary
    match = sit_down(state, seed_for(*rolls))
    take_turn(match, 0, "inside", "yellow-8")
    return match


def test_a_protected_fish_is_not_seen() -> None:
    match = sit_down(position([tile("turtle"), tile("crab")], fish=[1, 0, 0], shells=0))
    take_turn(match, 0, "inside", "yellow-5")
    assert match.game.s.thefts == []


def test_an_unprotected_fish_loses_the_gem_of_the_rolled_colour() -> None:
    state = venture_out(die("blue")).game.s
    assert state.thefts == [Theft(0, 4)]
    assert state.cave == gems(blue=1)
    assert state.chest == gems(purple=1, yellow=1, red=2, green=2, blue=4, white=5)


def test_one_tile_beside_the_square_does_not_hide_the_fish() -> None:
    state = venture_out(die("white"), rows=reef(("111", "111"), ("111",))).game.s
    assert state.cave == gems(white=1)


def test_a_gap_in_the_coral_does_not_hide_the_fish() -> None:
    state = venture_out(die("white"), rows=reef(("111", "010"), ("111", "111"))).game.s
    assert state.cave == gems(white=1)


def test_only_the_fish_that_moved_is_checked_in_a_turn() -> None:
    state = venture_out(die("red"), fish=[5, 9, 10], gate=GATES.index((1, 2, 0))).game.s
    assert state.thefts == [Theft(0, 2)], "the other two are seen as well, but did not move"


def test_without_the_rolled_colour_on_the_chest_another_is_chosen() -> None:
    match = venture_out(die("purple"), chest=gems(red=1, white=2))
    assert ids(match, 0) == ["red", "white"]
    match.choose(0, "white")
    assert match.game.s.cave == gems(white=1)


def test_the_only_colour_left_is_taken_without_asking_and_the_reason_is_told() -> None:
    match = venture_out(die("purple"), chest=gems(white=2))
    assert match.game.s.cave == gems(white=1)
    assert "No purple gem is left on the chest. gives Tentacula a white gem" in story(match)


def test_every_gem_that_may_be_given_away_says_how_much_it_is_needed() -> None:
    match = venture_out(die("purple"), chest=gems(yellow=1, white=2))
    assert details(match) == {
        "yellow": "not needed for the stash",
        "white": "needed, 1 to spare",
    }


@pytest.mark.parametrize(
    ("inside", "outside", "why"),
    [
        (("111", "111"), ("111",), "no tile outside"),
        (("111", "011"), ("111", "111"), "a gap inside"),
        (("111", "011"), ("111",), "a gap inside, no tile outside"),
    ],
)
def test_a_theft_says_where_tentacula_looked_through(
    inside: tuple[str, ...], outside: tuple[str, ...], why: str
) -> None:
    rows = [row(INSIDE, *inside), row(OUTSIDE, *outside)]
    hands = [tile("crab"), tile("turtle")]
    match = sit_down(position(hands, fish=[5, 0, 0], shells=0, rows=rows))
    take_turn(match, 0, "inside", "yellow-8")
    assert f"Tentacula sees the yellow fish on crab 8 ({why}): Player 1 rolls" in story(match)


def test_the_last_gem_ends_the_game() -> None:
    match = venture_out(die("white"), chest=gems(white=1))
    assert match.outcome is not None
    assert match.outcome.cause == "chest bare"


def test_a_theft_stays_in_sight_until_the_next_tile_is_laid() -> None:
    match = venture_out(die("blue"))
    assert match.view(None).thefts == [Theft(0, 4)]
    match.choose(1, "inside")
    assert match.view(None).thefts == []


def test_a_roll_cannot_be_taken_back_alone() -> None:
    match = venture_out(die("blue"))
    assert match.may_undo(0) is not None
