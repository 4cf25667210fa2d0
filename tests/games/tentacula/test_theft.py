"""Tentacula steals: in a turn from the fish that moved, with the coloured die."""

from typing import Any

import pytest

from games.kernel.match import Match
from games.tentacula import told as events
from games.tentacula.board import GATES, GEM_NAMES
from games.tentacula.gems import NONE_TO_SPARE, NOT_NEEDED, need
from games.tentacula.state import Theft
from games.tentacula.theft import ANOTHER_GEM
from tests.games.tentacula.tables import (
    cause,
    coral,
    details,
    die,
    facts,
    gems,
    ids,
    played,
    position,
    reef,
    tiles,
    told,
)


def venture_out(*shown: str, chips: str = "turtle crab", **fields: Any) -> Match:
    """The first player moves the yellow fish to square 8, where there is no reef."""
    fields = {"fish": [5, 0, 0], "shells": 0, **fields}
    rolls = die(*shown)
    return played("crab turtle", "inside", "yellow-8", chips=chips, rolls=rolls, **fields)


def test_a_protected_fish_is_not_seen() -> None:
    match = played("turtle crab", "inside", "yellow-5", fish=[1, 0, 0], shells=0)
    assert match.game.s.thefts == []


def test_an_unprotected_fish_loses_the_gem_of_the_rolled_colour() -> None:
    match = venture_out("blue")
    state = match.game.s
    assert state.thefts == [Theft(0, 4)]
    assert state.cave == gems(blue=1)
    assert state.chest == gems(purple=1, yellow=1, red=2, green=2, blue=4, white=5)
    assert told(match, events.GEM_STOLEN) == [{"colour": "blue"}]
    assert match.may_undo(0) is not None, "a roll cannot be taken back alone"


def test_only_the_fish_that_moved_is_checked_in_a_turn() -> None:
    state = venture_out("red", fish=[5, 9, 10], gate=GATES.index((1, 2, 0))).game.s
    assert state.thefts == [Theft(0, 2)], "the other two are seen as well, but did not move"


def test_without_the_rolled_colour_on_the_chest_another_is_chosen() -> None:
    match = venture_out("purple", chest=gems(yellow=1, white=2))
    assert ids(match, 0) == ["yellow", "white"]
    assert details(match) == {
        "yellow": NOT_NEEDED,
        "white": need(match.game.s, GEM_NAMES.index("white")),
    }
    assert facts(details(match)["white"]) == [1]
    match.choose(0, "white")
    assert match.game.s.cave == gems(white=1)
    assert told(match, events.GIVES_TENTACULA_GEM) == [{"colour": "white", "by": 0}]


def test_the_only_colour_left_is_taken_without_asking_and_the_reason_is_told() -> None:
    match = venture_out("purple", chest=gems(white=2))
    assert match.game.s.cave == gems(white=1)
    assert told(match, events.NO_GEM_LEFT) == [{"colour": "purple"}]
    assert told(match, events.GIVES_TENTACULA_GEM) == [{"colour": "white", "by": 0}]
    assert told(match, events.GEM_STOLEN) == []


@pytest.mark.parametrize(
    ("inside", "outside", "why"),
    [
        (("111", "111"), ("111",), ["no tile outside"]),
        (("111", "011"), ("111", "111"), ["a gap inside"]),
        (("111", "011"), ("111",), ["a gap inside", "no tile outside"]),
    ],
)
def test_a_theft_says_where_tentacula_looked_through(
    inside: tuple[str, ...], outside: tuple[str, ...], why: list[str]
) -> None:
    match = venture_out("white", rows=reef(inside, outside))
    [seen] = told(match, events.TENTACULA_SEES)
    assert (seen["fish"], seen["square"], seen["why"]) == ("yellow", 8, why)
    assert (seen["seat"], seen["colour"]) == (0, "white")
    assert match.game.s.cave == gems(white=1)


def test_the_last_gem_ends_the_game() -> None:
    assert cause(venture_out("white", chest=gems(white=1))) == "chest bare"


def test_the_seahorse_may_keep_its_roll() -> None:
    match = venture_out("blue", chips="seahorse crab")
    assert ids(match, 0) == ["yes", "no"]
    assert facts(details(match)["no"]) == [4]
    match.choose(0, "no")
    assert match.game.s.cave == gems(blue=1)
    assert told(match, events.KEEPS_ROLL) == [{"colour": "blue", "by": 0}]


def test_the_seahorse_may_roll_again_once_and_the_second_roll_counts() -> None:
    match = venture_out("blue", "purple", chips="seahorse crab")
    match.choose(0, "yes")
    assert told(match, events.ROLLS_AGAIN) == [{"colour": "purple", "by": 0}]
    assert match.game.s.cave == gems(purple=1)
    assert ids(match, 0) == [], "there is no third roll"


def test_the_seahorse_chooses_a_gem_when_its_second_colour_is_gone() -> None:
    match = venture_out("blue", "purple", chips="seahorse crab", chest=gems(blue=2, red=1))
    match.choose(0, "yes")
    assert ids(match, 0) == ["red", "blue"]
    gone = venture_out("purple", chips="seahorse crab", chest=gems(red=1, white=2))
    assert details(gone) == {"no": ANOTHER_GEM}


def test_nobody_else_rolls_again() -> None:
    assert venture_out("blue", chips="turtle seahorse").game.s.cave == gems(blue=1)


def last_turn(*shown: str, chips: str = "crab jellyfish", **fields: Any) -> Match:
    """The first player makes a safe move, the last of the round."""
    fields = {"fish": [0, 16, 15], "shells": 0, **fields}
    return played("turtle -", "inside", "yellow-1", chips=chips, rolls=die(*shown), **fields)


def test_at_the_end_of_the_round_each_fish_in_the_open_is_robbed_in_turn() -> None:
    match = last_turn("white", "blue", gate=GATES.index((2, 1, 0)))
    assert match.game.s.thefts == [Theft(1, 5), Theft(2, 4)]
    assert match.game.s.cave == gems(white=1, blue=1)
    fields = {"fish": [10, 16, 15], "fold": 1, "rows": coral(0), "shells": 0}
    rolls = die("red", "white", "blue", "green")
    again = played("turtle -", "inside", "yellow-13", chips="crab crab", rolls=rolls, **fields)
    assert again.game.s.thefts == [Theft(0, 2), Theft(0, 5), Theft(1, 4), Theft(2, 3)]
    assert last_turn(fish=[0, 5, 6]).game.s.thefts == []


def test_whoever_moved_last_rolls_for_every_fish() -> None:
    fields = {"fish": [0, 16, 4], "shells": 0}
    chips, rolls = "crab jellyfish seahorse", die("white")
    match = played("- turtle -", "inside", "yellow-1", chips=chips, rolls=rolls, **fields)
    [seen] = told(match, events.TENTACULA_SEES)
    assert (seen["fish"], seen["seat"], seen["colour"]) == ("green", 1, "white")
    assert seen["why"] == ["no tile inside", "no tile outside"]


def test_at_the_end_of_the_round_too_a_missing_colour_is_replaced_by_any() -> None:
    match = last_turn("purple", fish=[0, 16, 4], chest=gems(red=2, blue=2))
    assert ids(match, 0) == ["red", "blue"]
    match = last_turn("red", "red", chest=gems(red=1, blue=2))
    assert (match.game.s.cave, match.game.s.chest) == (gems(red=1, blue=1), gems(blue=1))


def test_the_chest_may_run_dry_at_the_end_of_the_round() -> None:
    match = last_turn("white", chest=gems(white=1))
    assert cause(match) == "chest bare"
    assert len(match.game.s.thefts) == 1


def test_if_it_moved_last_the_seahorse_may_roll_again_for_every_fish() -> None:
    match = last_turn("white", "red", "blue", "green", chips="seahorse crab")
    for _ in range(2):
        assert ids(match, 0) == ["yes", "no"]
        match.choose(0, "yes")
    assert match.game.s.cave == gems(red=1, green=1)
    assert last_turn("white", "red", chips="crab seahorse").game.s.cave == gems(white=1, red=1)


def test_the_team_reads_how_badly_it_wants_a_colour() -> None:
    chest = gems(purple=1, green=1, white=4)
    state = position(tiles("crab turtle"), stash="boot", chest=chest)
    colours = (GEM_NAMES.index(name) for name in ("purple", "green", "white", "red"))
    purple, green, white, red = (need(state, gem) for gem in colours)
    assert (purple, red) == (NONE_TO_SPARE, NOT_NEEDED)
    assert (facts(green), facts(white)) == ([1], [2])
    assert green.template != white.template, "too few, and to spare"
