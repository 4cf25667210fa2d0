"""Setting up the game."""

import re

import pytest

from games.kernel.errors import NotOffered
from games.kernel.match import Match
from games.tentacula import GAME
from games.tentacula.board import GEM_COUNTS, SNAILS, START, TURTLE
from games.tentacula.set_up import protects
from games.tentacula.state import Row
from tests.games.tentacula.tables import ids, story, tile


def started(seats: int = 2, level: str = "1", seed: int = 1) -> Match:
    return Match.start(GAME, seats, GAME.Options(level=level), seed=seed)


@pytest.mark.parametrize(("level", "shells"), [("1", 2), ("2", 1), ("3", 1), ("pro", 0)])
def test_shells_by_level(level: str, shells: int) -> None:
    assert started(level=level).game.s.shells == shells


@pytest.mark.parametrize(
    ("level", "tiles", "snails"), [("1", 12, 2), ("2", 12, 2), ("3", 11, 1), ("pro", 10, 0)]
)
def test_reef_tiles_by_level(level: str, tiles: int, snails: int) -> None:
    pile = [face // 2 for face in started(level=level).game.s.pile]
    assert len(pile) == len(set(pile)) == tiles
    assert sum(number in SNAILS for number in pile) == snails


def test_the_level_is_told() -> None:
    match = started(level="3")
    match.choose(0, "boot")
    figures = [str(line.text) for line in match.lines if line.kind == "figure"]
    assert figures == ["Big Challenge", "1 shell", "11 reef tiles"]


def test_all_gems_lie_on_the_chest_and_the_fish_at_the_start() -> None:
    state = started().game.s
    assert tuple(state.chest) == GEM_COUNTS
    assert state.fish == [START] * 3


def test_one_of_six_gates_stands_on_the_first_arch_the_others_are_hidden() -> None:
    match = started()
    assert len(match.game.s.gates) == 5
    assert match.view(0).gates_left == 5


def test_tiles_sides_and_gates_are_shuffled() -> None:
    states = [started(seed=seed).game.s for seed in range(30)]
    assert len({state.gate for state in states}) == 6
    assert len({state.pile[-1] // 2 for state in states}) > 6
    assert {face % 2 for state in states for face in state.pile} == {0, 1}


def test_anybody_may_name_the_stash_and_the_first_click_decides() -> None:
    match = started(3)
    assert len(ids(match, 0)) == len(ids(match, 2)) == 6
    match.choose(2, "anchor")
    assert match.view(None).stash == 4


def test_everybody_takes_another_animal_in_any_order() -> None:
    match = started(3)
    match.choose(0, "boot")
    token = match.ask.token if match.ask else ""
    match.choose(2, "crab", token)
    with pytest.raises(NotOffered):
        match.choose(1, "crab", token)
    match.choose(0, "jellyfish", token)
    assert sorted(ids(match)) == ["seahorse", "turtle"]
    match.choose(1, "seahorse", token)
    assert match.game.s.animals == [2, 1, 3]


def test_the_fourth_player_gets_the_last_animal() -> None:
    match = started(4)
    match.choose(0, "boot")
    for seat, animal in ((3, "crab"), (1, "turtle"), (0, "seahorse")):
        match.choose(seat, animal)
    assert match.game.s.animals == [1, 0, 2, 3]


def test_the_team_decides_which_first_tile_lies_inside_when_it_matters() -> None:
    lopsided, closed = tile("seahorse", "110"), tile("turtle", "111")
    assert protects(lopsided, closed) == [True, True, False]
    assert protects(closed, lopsided) == [False, True, True]


def asked_for_the_first_tiles() -> Match:
    for seed in range(50):
        match = started(2, seed=seed)
        for seat, choice in ((0, "boot"), (0, "crab"), (1, "seahorse")):
            match.choose(seat, choice)
        if "first" in ids(match):
            return match
    raise AssertionError


def test_any_player_may_say_which_first_tile_lies_inside() -> None:
    match = asked_for_the_first_tiles()
    one, other = (row.tiles[0] for row in match.game.s.rows)
    assert ids(match, 0) == ids(match, 1) == ["first", "second"]
    match.choose(1, "second")
    assert [row.tiles for row in match.game.s.rows] == [[other], [one]]


def test_each_first_tile_says_which_of_the_first_three_squares_it_would_hide() -> None:
    match = asked_for_the_first_tiles()
    one, other = (row.tiles[0] for row in match.game.s.rows)
    said = {option.id: str(option.detail) for option in match.ask or () if option.seat == 0}
    for name, pair in (("first", (one, other)), ("second", (other, one))):
        hidden = [square for square, safe in zip((5, 6, 7), protects(*pair), strict=True) if safe]
        assert said[name].startswith("5 to 7: ")
        assert [int(word) for word in re.findall(r"\d+", said[name])[2:]] == hidden


def test_a_new_reef_begins_at_its_first_square() -> None:
    assert Row().next_slot == 1


def test_reef_gate_and_tiles_are_told_before_the_first_round() -> None:
    match = asked_for_the_first_tiles()
    match.choose(1, "first")
    told = story(match)
    assert "The reef begins. Inside: " in told
    assert "The magical gate behind square 7 goes by " in told
    assert "New tiles: Player 1 " in told
    assert ", Player 2 " in told


def test_what_was_seen_cannot_be_taken_back_alone() -> None:
    match = asked_for_the_first_tiles()
    assert match.may_undo(1) is not None, "the first two tiles lie open"
    match.choose(1, "first")
    assert match.may_undo(1) is not None, "everybody has drawn"


def test_at_level_three_either_snail_may_stay_in_the_box() -> None:
    boxes = {tuple(started(level="3", seed=seed).game.s.box) for seed in range(20)}
    assert boxes == {(2 * number,) for number in SNAILS}


def ready(seats: int, seed: int, animals: tuple[str, ...]) -> Match:
    match = started(seats, seed=seed)
    match.choose(0, "boot")
    for seat, animal in enumerate(animals[: seats - (seats == 4)]):
        match.choose(seat, animal)
    if "first" in ids(match):
        match.choose(0, "first")
    return match


@pytest.mark.parametrize(("seats", "left"), [(2, 8), (3, 7), (4, 6)])
def test_two_tiles_start_the_reef_and_everybody_takes_one(seats: int, left: int) -> None:
    match = ready(seats, 5, ("crab", "seahorse", "jellyfish", "turtle"))
    state = match.game.s
    assert [len(row.tiles) for row in state.rows] == [1, 1]
    assert [row.rear_slot for row in state.rows] == [1, 1]
    assert all(face >= 0 for face in state.hands)
    assert len(state.pile) == left


def test_the_turtle_chooses_the_side_of_its_first_tile() -> None:
    match = ready(2, 3, ("crab", "turtle"))
    assert match.ask is not None
    assert match.ask.seats == [1]
    front, back = ids(match)
    assert int(front[5:]) + 1 == int(back[5:])
    match.choose(1, back)
    assert match.game.s.animals[1] == TURTLE
    assert match.game.s.hands[1] == int(back[5:])


def test_nobody_else_is_asked_for_a_side() -> None:
    match = ready(3, 4, ("crab", "seahorse", "jellyfish"))
    assert set(ids(match)) == {"go", "next-0", "next-1", "next-2"}
