"""What happens again: the second fish robbed, the second shell flipped, the next round."""

import random

import pytest

from games.kernel.match import Match
from games.tentacula.board import GATES
from games.tentacula.state import Row, Theft
from tests.games.tentacula.tables import (
    SHELL_SIDE,
    WATER_SIDE,
    die,
    gems,
    ids,
    position,
    reef,
    seed_for,
    sit_down,
    take_turn,
    tile,
)


def open_sea() -> list[Row]:
    return [Row(2), Row(2)]


def test_three_fish_in_the_open_are_robbed_one_after_the_other() -> None:
    state = position(
        [tile("turtle"), -1],
        ("crab", "jellyfish"),
        fish=[0, 16, 15],
        shells=0,
        fold=1,
        rows=open_sea(),
    )
    state.fish = [10, 16, 15]
    state.gate = GATES.index((2, 1, 0))
    match = sit_down(state, seed_for(die("red"), die("white"), die("blue"), die("white")))
    take_turn(match, 0, "inside", "yellow-13")
    assert match.game.s.cave == gems(red=1, white=2, blue=1)
    assert match.game.s.thefts == [Theft(0, 2), Theft(0, 5), Theft(1, 4), Theft(2, 5)]


def test_the_last_gem_of_a_colour_is_gone_for_the_second_fish() -> None:
    state = position(
        [tile("turtle"), -1],
        ("crab", "jellyfish"),
        fish=[0, 16, 15],
        shells=0,
        chest=gems(red=1, blue=2),
    )
    match = sit_down(state, seed_for(die("red"), die("red")))
    take_turn(match, 0, "inside", "yellow-1")
    assert match.game.s.cave == gems(red=1, blue=1)
    assert match.game.s.chest == gems(blue=1)


@pytest.mark.parametrize(
    ("flips", "left"),
    [
        ((SHELL_SIDE, SHELL_SIDE), 3),
        ((SHELL_SIDE, WATER_SIDE), 2),
        ((WATER_SIDE, SHELL_SIDE), 2),
        ((WATER_SIDE, WATER_SIDE), 1),
    ],
)
def test_the_crab_flips_once_for_the_move_and_once_for_the_dolphin(
    flips: tuple[tuple[int, int], ...], left: int
) -> None:
    state = position(
        [tile("turtle"), tile("turtle")], ("crab", "turtle"), fish=[13, 0, 0], shells=3, fold=1
    )
    state.rows, state.fish = reef(("111",) * 9, ("111",) * 9), [23, 30, 31]
    match = sit_down(state, seed_for(*flips))
    take_turn(match, 0, "inside", "yellow-24")
    match.choose(0, "blue")
    assert match.game.s.shells == left
    assert match.game.s.stashed == gems(blue=1)


def test_with_its_last_shell_gone_for_the_move_there_is_none_for_the_dolphin() -> None:
    state = position(
        [tile("turtle"), tile("turtle")], ("crab", "turtle"), fish=[23, 30, 31], shells=1, fold=1
    )
    state.rows = reef(("111",) * 9, ("111",) * 9)
    match = sit_down(state, seed_for(WATER_SIDE))
    take_turn(match, 0, "inside", "yellow-24")
    assert match.game.s.stashed == gems()
    assert match.game.s.shells == 0
    assert match.game.s.last_mover == 0


def test_whoever_let_others_go_first_is_asked_again_after_the_next_turn() -> None:
    match = sit_down(position([tile("turtle"), tile("crab"), tile("jellyfish")]))
    match.choose(0, "go")
    match.choose(0, "back")
    assert match.game.s.waiting == [0]
    assert ids(match, 0) == []
    take_turn(match, 1, "inside", "yellow-4")
    assert match.game.s.waiting == []
    assert ids(match, 0) == ["go", "next-0", "next-2"]


def test_a_new_tile_clears_what_the_last_turn_showed() -> None:
    state = position(
        [tile("turtle"), tile("crab")], ("jellyfish", "turtle"), shells=0, rows=open_sea()
    )
    state.fish = [4, 3, 2]
    match = sit_down(state, seed_for(die("white")))
    take_turn(match, 0, "inside", "yellow-5")
    assert match.game.s.thefts == [Theft(0, 5)]
    assert match.game.s.placed == (0, 2)
    assert match.game.s.rolled == -1
    match.choose(1, "outside")
    assert (match.game.s.thefts, match.game.s.swim) == ([], None)
    assert match.game.s.placed == (1, 2)


def test_after_the_fold_the_next_tile_lies_on_an_open_board() -> None:
    state = position([tile("turtle"), -1], ("crab", "jellyfish"), fish=[12, 10, 11], shells=0)
    state.rows = reef(("111",) * 4, ("111",) * 4)
    match = sit_down(state)
    take_turn(match, 0, "inside", "yellow-13")
    s = match.game.s
    assert (s.fold, s.folded, s.round, len(s.gates)) == (1, True, 2, 4)
    take_turn(match, 1, "inside", None)
    assert not match.game.s.folded


def test_nobody_is_idle_in_a_round_for_which_tiles_are_left() -> None:
    state = position([tile("turtle"), -1, -1], shells=0, pile=[tile("crab")] * 3, idle=[1, 2])
    match = sit_down(state)
    take_turn(match, 0, "inside", "yellow-1")
    while match.ask is not None and match.game.s.round == 1:
        match.choose(match.ask.options[0].seat, match.ask.options[0].id)
    assert match.game.s.idle == []


def test_every_turn_is_counted_and_every_round() -> None:
    match = sit_down(position([tile("turtle"), tile("crab")], ("crab", "jellyfish"), shells=0))
    take_turn(match, 1, "inside", "green-4")
    assert (match.game.s.turn, match.game.s.last_mover, match.game.s.round) == (1, 1, 1)
    take_turn(match, 0, "outside", "red-1")
    assert (match.game.s.turn, match.game.s.last_mover, match.game.s.round) == (2, 0, 2)


def play_on(match: Match, luck: random.Random) -> None:
    assert match.ask is not None
    option = luck.choice(match.ask.options)
    before = match.save()
    match.choose(option.seat, option.id)
    after = match.save()
    match.undo(option.seat, consent=True)
    assert match.save() == before
    match.choose(option.seat, option.id)
    assert match.save() == after


def test_a_voyage_taken_back_at_every_step_is_the_same_voyage() -> None:
    match, luck = (
        sit_down(position([tile("turtle"), tile("crab"), tile("jellyfish")])),
        random.Random(2),
    )
    for _ in range(60):
        if match.ask is not None:
            play_on(match, luck)
    assert match.game.s.turn > 5
