"""Special squares: shells, the dolphin express, the shark."""

from typing import Any

import pytest

from games.kernel.match import Match
from games.tentacula import told as events
from games.tentacula.board import GEM_NAMES, STASHES
from games.tentacula.special_squares import DOLPHIN_WHY, LAST_GEM
from tests.games.tentacula.tables import (
    asked,
    buttons,
    coral,
    die,
    gems,
    ids,
    played,
    take_turn,
    told,
    why,
)

SEAHORSE_TO_DOLPHIN, CRAB_TO_SHARK, JELLYFISH_TO_SHELL = (14, 12), (12, 11), (15, 12)


def lands(way: tuple[int, int], chips: str = "turtle jellyfish", **fields: Any) -> Match:
    """The first player moves the yellow fish there, under full coral."""
    animal = {14: "seahorse", 12: "crab", 15: "jellyfish"}[way[0]]
    fields = {"rows": coral(5), "fish": [way[1], 9, 10], **fields}
    return played(f"{animal} crab", "box", f"yellow-{way[0]}", chips=chips, **fields)


def test_a_shell_is_found_and_the_next_player_can_use_it_at_once() -> None:
    match = lands(JELLYFISH_TO_SHELL, shells=0)
    assert told(match, events.FINDS_SHELL) == [{"by": 0}]
    take_turn(match, 1, "box")
    assert match.game.s.shells == 1
    assert any("🐚" in button for button in buttons(match).values())


def test_six_shells_at_most() -> None:
    match = lands(JELLYFISH_TO_SHELL, shells=6)
    assert match.game.s.shells == 6
    assert told(match, events.SHELL_LIES_HERE) == [{"n": 6}]
    assert lands(JELLYFISH_TO_SHELL, shells=5).game.s.shells == 6


def test_a_shell_is_paid_before_one_is_found() -> None:
    fields = {"fish": [12, 9, 10], "shells": 6, "rows": coral(5)}
    match = played("seahorse crab", "box", "yellow-15", chips="jellyfish turtle", **fields)
    assert match.game.s.shells == 6, "one went, so there was room for the one on square 15"


def test_the_dolphin_carries_a_gem_to_the_stash_for_a_shell_once_a_turn() -> None:
    match = lands(SEAHORSE_TO_DOLPHIN, shells=5)
    assert why(match) == [DOLPHIN_WHY]
    match.choose(0, "purple")
    state = match.game.s
    assert (state.stashed, state.shells) == (gems(purple=1), 4)
    assert state.chest[GEM_NAMES.index("purple")] == 0
    assert told(match, events.DOLPHIN_CARRIES_GEM) == [{"colour": "purple", "by": 0}]
    assert asked(match) == [1]


def test_the_dolphin_takes_only_what_the_stash_still_needs_and_the_chest_holds() -> None:
    chest = gems(purple=1, yellow=1, red=2, blue=5, white=5)
    match = lands(SEAHORSE_TO_DOLPHIN, shells=1, stashed=gems(red=1), chest=chest)
    assert ids(match, 0) == ["purple", "blue", "white", "no"]


@pytest.mark.parametrize(
    ("way", "fields", "event"),
    [
        (SEAHORSE_TO_DOLPHIN, {}, events.THANKS_DOLPHIN),
        (CRAB_TO_SHARK, {"cave": gems(blue=1), "chest": gems(white=3)}, events.THANKS_SHARK),
    ],
)
def test_helpers_may_be_sent_away(way: tuple[int, int], fields: Any, event: Any) -> None:
    match = lands(way, shells=1, **fields)
    before = list(match.game.s.chest)
    match.choose(0, "no")
    state = match.game.s
    assert (state.shells, state.stashed, state.chest) == (1, gems(), before)
    assert told(match, event) == [{"by": 0}]


@pytest.mark.parametrize(
    ("way", "fields", "event"),
    [
        (SEAHORSE_TO_DOLPHIN, {"shells": 0}, events.DOLPHIN_WOULD_HELP),
        (CRAB_TO_SHARK, {"shells": 0, "cave": gems(blue=1)}, events.SHARK_WOULD_HELP),
        (
            SEAHORSE_TO_DOLPHIN,
            {"shells": 2, "stashed": list(STASHES[0])},
            events.DOLPHIN_FINDS_NOTHING,
        ),
        (
            CRAB_TO_SHARK,
            {"shells": 2, "cave": gems(yellow=1), "chest": gems(white=3)},
            events.SHARK_FINDS_NOTHING,
        ),
        (
            CRAB_TO_SHARK,
            {"shells": 2, "cave": gems(red=1), "stashed": gems(red=1)},
            events.SHARK_FINDS_NOTHING,
        ),
    ],
)
def test_helpers_want_a_shell_and_something_that_the_stash_needs(
    way: tuple[int, int], fields: Any, event: Any
) -> None:
    match = lands(way, **fields)
    assert told(match, event) == [{}]
    assert asked(match) == [1]
    assert match.game.s.shells == fields["shells"]


def test_the_dolphin_warns_when_it_would_leave_the_chest_bare() -> None:
    assert why(lands(SEAHORSE_TO_DOLPHIN, shells=1, chest=gems(blue=1))) == [LAST_GEM]


def test_the_dolphin_goes_before_tentacula_looks_and_its_gem_is_safe() -> None:
    fields = {"fish": [12, 9, 10], "shells": 1}
    match = played("seahorse turtle", "inside", "yellow-14", rolls=die("purple"), **fields)
    assert ids(match, 0)[0] == "purple"
    assert match.game.s.thefts == [], "square 14 lies open, and the die has not been rolled yet"
    match.choose(0, "purple")
    assert match.game.s.stashed == gems(purple=1)
    assert "purple" not in ids(match, 0), "the die shows purple, and none is left to take"


def test_the_shark_brings_any_gem_back_to_the_chest_for_a_shell() -> None:
    cave, chest = gems(blue=1, yellow=1), gems(white=3)
    match = lands(CRAB_TO_SHARK, shells=1, cave=cave, chest=chest)
    assert ids(match, 0) == ["yellow", "blue", "no"]
    match.choose(0, "yellow")
    state = match.game.s
    assert (state.cave, state.chest) == (gems(blue=1), gems(white=3, yellow=1))
    assert state.shells == 0
    assert told(match, events.SHARK_FETCHES_GEM) == [{"colour": "yellow", "by": 0}]


def test_how_many_of_its_colour_lie_on_the_chest_does_not_matter_to_the_shark() -> None:
    match = lands(CRAB_TO_SHARK, shells=1, cave=gems(blue=1), chest=gems(blue=4, white=3))
    assert ids(match, 0) == ["blue", "no"]
