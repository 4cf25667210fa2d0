"""The five ways a game ends."""

from typing import Any

import pytest

from games.kernel.match import Match
from games.tentacula import told as events
from games.tentacula.board import FINISH, GATES, STASHES
from games.tentacula.state import Row
from tests.games.tentacula.tables import cause, coral, die, gems, played, told

FULL_STASH = list(STASHES[0])


def last_fish_home(**fields: Any) -> Match:
    home = {"fish": [FINISH, FINISH, 34], "fold": 2, "shells": 0, "rows": coral(4, start=6)}
    chips, fields = "jellyfish seahorse", home | fields
    return played("turtle crab", "inside", f"red-{FINISH}", chips=chips, **fields)


def test_made_it_the_moment_the_third_fish_is_in_with_the_gems_on_the_chest() -> None:
    match = last_fish_home()
    assert match.outcome is not None
    assert (match.outcome.cause, match.outcome.winners) == ("made it", (0, 1))
    assert match.game.s.stashed == FULL_STASH
    assert told(match, events.ALL_FISH_HOME) == [{}]
    assert match.ask is None
    assert match.game.s.hands[1] >= 0, "the other player need not move any more"


def test_made_it_with_some_gems_delivered_before() -> None:
    match = last_fish_home(stashed=gems(purple=1, red=1), chest=gems(green=1, blue=1, white=1))
    assert cause(match) == "made it"


def test_every_gem_that_the_stash_needs_goes_there_from_the_chest() -> None:
    match = last_fish_home(stash="boot")
    assert match.game.s.stashed == gems(purple=1, green=2, blue=1, white=2)
    match = last_fish_home(chest=gems(purple=1, red=2, green=1, blue=4, white=1))
    assert match.game.s.chest == gems(red=1, blue=3)


def test_two_fish_at_home_are_not_enough() -> None:
    match = last_fish_home(fish=[FINISH, 30, 34], gate=GATES.index((0, 2, 1)))
    assert match.game.s.fish.count(FINISH) == 2
    assert match.outcome is None


def test_so_close_with_a_gem_of_the_stash_missing() -> None:
    match = last_fish_home(chest=gems(purple=1, red=1, green=1, blue=5))
    assert match.outcome is not None
    assert (match.outcome.cause, match.outcome.winners) == ("so close", ())
    assert match.game.s.stashed == gems(purple=1, red=1, green=1, blue=1)
    assert told(match, events.MISSING_FROM_STASH) == [{"gems": [[1, "white"]]}]


def without_reef(**fields: Any) -> Match:
    fields = {"rows": [Row(6), Row(6)], "pile": [], "shells": 0, **fields}
    return played("turtle -", "box", "yellow-1", chips="jellyfish seahorse", **fields)


@pytest.mark.parametrize(("stashed", "end"), [(gems(), "reef gone"), (FULL_STASH, "fish food")])
def test_the_reef_is_gone_when_nobody_can_draw_and_tentacula_looks_no_more(
    stashed: list[int], end: str
) -> None:
    match = without_reef(fish=[0, 16, 4], stashed=stashed)
    assert match.outcome is not None
    assert (match.outcome.cause, match.outcome.winners) == (end, ())
    assert match.game.s.thefts == []


@pytest.mark.parametrize(("stashed", "end"), [(gems(), "chest bare"), (FULL_STASH, "fish food")])
def test_a_bare_chest_loses_at_once_even_with_a_full_stash(stashed: list[int], end: str) -> None:
    fields = {"fish": [5, 0, 0], "shells": 0, "chest": gems(white=1), "stashed": stashed}
    match = played("crab turtle", "inside", "yellow-8", rolls=die("white"), **fields)
    assert match.outcome is not None
    assert (match.outcome.cause, match.outcome.winners) == (end, ())


@pytest.mark.parametrize("tiles", [1, 5])
def test_a_dolphin_that_takes_the_last_gem_leaves_the_chest_bare(tiles: int) -> None:
    fields = {"fish": [12, 9, 10], "shells": 1, "chest": gems(blue=1), "rows": coral(tiles)}
    place = "box" if tiles == 5 else "inside"
    match = played("seahorse turtle", place, "yellow-14", **fields)
    match.choose(0, "blue")
    assert cause(match) == "chest bare"
    assert match.game.s.thefts == [], "nothing is left to steal where square 14 lies open"


def test_the_figures_of_an_ending() -> None:
    outcome = last_fish_home(round=9, shells=3, cave=gems(white=2, blue=1)).outcome
    assert outcome is not None
    rounds, fish, home, stolen, shells = (count for _, count in outcome.figures)
    assert (rounds, fish, home, stolen, shells) == (9, 3, 5, 3, 3)
