"""The sea animals' powers, in every place where they apply."""

import pytest

from games.kernel.match import Match
from games.tentacula.board import GEM_NAMES, turned
from tests.games.tentacula.tables import (
    SHELL_SIDE,
    WATER_SIDE,
    details,
    die,
    gems,
    ids,
    position,
    reef,
    seed_for,
    sit_down,
    story,
    take_turn,
    tile,
)
from tests.games.tentacula.test_theft import venture_out

FULL_REEF = (("111",) * 5, ("111",) * 5)


def test_the_seahorse_may_keep_its_roll() -> None:
    match = venture_out(die("blue"), chip="seahorse")
    assert ids(match, 0) == ["yes", "no"]
    match.choose(0, "no")
    assert match.game.s.cave == gems(blue=1)


def test_the_seahorse_may_roll_again_and_the_second_roll_counts() -> None:
    match = venture_out(die("blue"), die("purple"), chip="seahorse")
    match.choose(0, "yes")
    assert match.game.s.cave == gems(purple=1)
    assert match.ask is not None
    assert match.ask.seats == [1], "there is no third roll"


def test_the_seahorse_chooses_a_gem_when_its_second_colour_is_gone() -> None:
    match = venture_out(die("blue"), die("purple"), chip="seahorse", chest=gems(blue=2, red=1))
    match.choose(0, "yes")
    assert ids(match, 0) == ["red", "blue"]


def test_nobody_else_rolls_again() -> None:
    match = venture_out(die("blue"), chip="turtle", spare="seahorse")
    assert match.game.s.cave == gems(blue=1)


def end_of_round(last: str, *rolls: tuple[int, int]) -> Match:
    """The green fish stands in the open while the last player makes a safe move."""
    state = position([tile("turtle"), -1], (last, "jellyfish"), fish=[0, 16, 4], gate=3, shells=0)
    match = sit_down(state, seed_for(*rolls))
    take_turn(match, 0, "inside", "yellow-1")
    return match


def test_the_seahorse_rolls_again_at_the_end_of_the_round_when_it_moved_last() -> None:
    match = end_of_round("seahorse", die("white"), die("red"))
    assert ids(match, 0) == ["yes", "no"]
    match.choose(0, "yes")
    assert match.game.s.cave == gems(red=1)


def test_at_the_end_of_the_round_the_seahorse_may_roll_again_for_every_fish() -> None:
    state = position([tile("turtle"), -1], ("seahorse", "crab"), fish=[0, 16, 15], shells=0)
    rolls = (die("white"), die("red"), die("blue"), die("green"))
    match = sit_down(state, seed_for(*rolls))
    take_turn(match, 0, "inside", "yellow-1")
    match.choose(0, "yes")
    match.choose(0, "yes")
    assert match.game.s.cave == gems(red=1, green=1)


def test_the_seahorse_reads_what_its_roll_would_mean() -> None:
    needed = venture_out(die("blue"), chip="seahorse")
    assert details(needed) == {"no": "needed, 4 to spare"}
    gone = venture_out(die("purple"), chip="seahorse", chest=gems(red=1, white=2))
    assert details(gone) == {"no": "none is left: you choose the gem"}


def test_at_the_end_of_the_round_only_the_last_player_counts() -> None:
    match = end_of_round("crab", die("white"))
    assert match.game.s.cave == gems(white=1)


@pytest.mark.parametrize(("flip", "left"), [(SHELL_SIDE, 2), (WATER_SIDE, 1)])
def test_the_crab_flips_the_shell_of_a_shell_move(flip: tuple[int, int], left: int) -> None:
    state = position([tile("turtle"), tile("turtle")], ("crab", "turtle"), shells=2)
    match = sit_down(state, seed_for(flip))
    take_turn(match, 0, "inside", "yellow-4")
    assert match.game.s.fish[0] == 4
    assert match.game.s.shells == left
    assert ("and keeps it" if left == 2 else "must pay it") in story(match)


@pytest.mark.parametrize(("flip", "left"), [(SHELL_SIDE, 1), (WATER_SIDE, 0)])
@pytest.mark.parametrize(("animal", "square", "start"), [("seahorse", 14, 12), ("crab", 12, 11)])
def test_the_crab_flips_the_shell_for_dolphin_and_shark(
    flip: tuple[int, int], left: int, animal: str, square: int, start: int
) -> None:
    state = position(
        [tile(animal), tile("turtle")],
        ("crab", "turtle"),
        shells=1,
        fish=[start, 9, 10],
        rows=reef(*FULL_REEF),
        cave=gems(blue=1),
    )
    match = sit_down(state, seed_for(flip))
    take_turn(match, 0, "box", f"yellow-{square}")
    match.choose(0, "blue")
    assert match.game.s.shells == left


def test_the_jellyfish_reaches_any_animal_and_always_pays() -> None:
    state = position([tile("crab"), tile("turtle")], ("jellyfish", "crab"), shells=1)
    match = sit_down(state)
    take_turn(match, 0, "inside")
    assert [i for i in ids(match) if i.startswith("yellow")] == [
        "yellow-4",
        "yellow-1",
        "yellow-2",
        "yellow-3",
    ]
    match.choose(0, "yellow-3")
    assert match.game.s.shells == 0


def test_the_turtle_chooses_the_side_of_a_tile_from_the_pile() -> None:
    drawn = tile("jellyfish", "010")
    state = position([tile("turtle"), -1], ("turtle", "crab"), pile=[tile("crab", "111"), drawn])
    match = sit_down(state)
    take_turn(match, 0, "inside", "yellow-1")
    assert ids(match, 0) == [f"face-{drawn}", f"face-{turned(drawn)}"]
    match.choose(0, f"face-{turned(drawn)}")
    assert match.game.s.hands == [turned(drawn), tile("crab", "111")]


def test_the_turtle_chooses_the_side_of_a_tile_taken_from_the_reef() -> None:
    state = position([tile("turtle"), -1], ("turtle", "crab"), pile=[])
    state.rows = reef(("111",), ("111", "111"), start=2)
    state.rows[0].next_slot = 2
    match = sit_down(state)
    rear = state.rows[0].tiles[0]
    take_turn(match, 0, "outside", "yellow-1")
    assert sorted(ids(match, 0)) == sorted([f"face-{rear}", f"face-{turned(rear)}"])


def test_a_dolphin_gem_is_safe_from_tentacula() -> None:
    state = position(
        [tile("seahorse"), tile("turtle")], ("turtle", "crab"), shells=1, fish=[12, 9, 10]
    )
    match = sit_down(state, seed_for(die("purple")))
    take_turn(match, 0, "inside", "yellow-14")
    match.choose(0, "purple")
    assert match.game.s.stashed[GEM_NAMES.index("purple")] == 1
    assert "purple" not in ids(match, 0), "the die shows purple, and none is left to take"
