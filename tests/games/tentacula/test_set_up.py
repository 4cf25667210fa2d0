"""Setting up the game."""

import pytest

from games.kernel.errors import NotOffered
from games.kernel.match import Match
from games.tentacula import GAME
from games.tentacula import told as events
from games.tentacula.board import GEM_COUNTS, SNAILS, START, TURTLE
from games.tentacula.set_up import protects
from games.tentacula.state import Row
from tests.games.tentacula.tables import asked, facts, ids, tile, told


def started(seats: int = 2, level: str = "1", seed: int = 1) -> Match:
    return Match.start(GAME, seats, GAME.Options(level=level), seed=seed)


@pytest.mark.parametrize(
    ("level", "shells", "tiles", "snails"),
    [("1", 2, 12, 2), ("2", 1, 12, 2), ("3", 1, 11, 1), ("pro", 0, 10, 0)],
)
def test_shells_and_reef_tiles_by_level(level: str, shells: int, tiles: int, snails: int) -> None:
    match = started(level=level)
    state = match.game.s
    pile = [face // 2 for face in state.pile]
    assert (state.shells, len(pile), len(set(pile))) == (shells, tiles, tiles)
    assert sum(number in SNAILS for number in pile) == snails
    assert (len(state.box), {face // 2 for face in state.box} <= set(SNAILS)) == (12 - tiles, True)
    match.choose(0, "boot")
    figures = [line.text for line in match.lines if line.kind == "figure"]
    assert told(match, events.SHELLS_READY) == [{"n": shells}]
    assert told(match, events.TILES_READY) == [{"n": tiles}]
    assert told(match, events.LEVEL) == [{"level": level}]
    assert len(figures) == 3


def test_at_level_three_either_snail_may_stay_in_the_box() -> None:
    boxes = {tuple(started(level="3", seed=seed).game.s.box) for seed in range(20)}
    assert boxes == {(2 * number,) for number in SNAILS}


def test_all_gems_lie_on_the_chest_the_fish_at_the_start_and_one_of_six_gates_on_its_arch() -> None:
    match = started()
    state = match.game.s
    assert tuple(state.chest) == GEM_COUNTS
    assert state.fish == [START] * 3
    assert len(state.gates) == match.view(0).gates_left == 5
    assert Row().next_slot == 1, "a new reef begins at its first square"


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


def test_two_first_tiles_may_hide_other_squares_when_they_change_places() -> None:
    lopsided, closed = tile("seahorse", "110"), tile("turtle", "111")
    assert protects(lopsided, closed) == [True, True, False]
    assert protects(closed, lopsided) == [False, True, True]


def seated(seed: int) -> Match:
    match = started(2, seed=seed)
    for seat, choice in ((0, "boot"), (0, "crab"), (1, "seahorse")):
        match.choose(seat, choice)
    return match


def asked_for_the_first_tiles() -> Match:
    return next(match for match in map(seated, range(50)) if "first" in ids(match))


def test_any_player_may_say_which_first_tile_lies_inside_but_only_if_it_matters() -> None:
    match = asked_for_the_first_tiles()
    one, other = (row.tiles[0] for row in match.game.s.rows)
    assert protects(one, other) != protects(other, one)
    assert ids(match, 0) == ids(match, 1) == ["first", "second"]
    match.choose(1, "second")
    assert [row.tiles for row in match.game.s.rows] == [[other], [one]]
    unasked = next(match for match in map(seated, range(50)) if "first" not in ids(match))
    one, other = (row.tiles[0] for row in unasked.game.s.rows)
    assert protects(one, other) == protects(other, one)


def test_each_first_tile_says_which_of_the_first_three_squares_it_would_hide() -> None:
    match = asked_for_the_first_tiles()
    one, other = (row.tiles[0] for row in match.game.s.rows)
    said = {option.id: facts(option.detail) for option in match.ask or () if option.seat == 0}
    for name, pair in (("first", (one, other)), ("second", (other, one))):
        hidden = [square for square, safe in zip((5, 6, 7), protects(*pair), strict=True) if safe]
        assert said[name] == [5, 7, [hidden] if hidden else []]


def test_reef_gate_and_tiles_are_told_before_the_first_round_and_cannot_be_unseen() -> None:
    match = asked_for_the_first_tiles()
    assert match.may_undo(1) is not None, "the first two tiles lie open"
    match.choose(1, "first")
    assert match.may_undo(1) is not None, "everybody has drawn"
    assert len(told(match, events.REEF_BEGINS)) == 1
    assert [gate["square"] for gate in told(match, events.GATE_LAID)] == [7]
    [new] = told(match, events.NEW_TILES)
    assert [seat for seat, _ in new["tiles"]] == [0, 1]


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
    state = ready(seats, 5, ("crab", "seahorse", "jellyfish", "turtle")).game.s
    assert [(len(row.tiles), row.rear_slot) for row in state.rows] == [(1, 1), (1, 1)]
    assert all(face >= 0 for face in state.hands)
    assert len(state.pile) == left


def test_the_turtle_chooses_the_side_of_its_first_tile_and_nobody_else_is_asked() -> None:
    match = ready(2, 3, ("crab", "turtle"))
    assert asked(match) == [1]
    front, back = ids(match)
    assert int(front[5:]) + 1 == int(back[5:])
    match.choose(1, back)
    assert match.game.s.animals[1] == TURTLE
    assert match.game.s.hands[1] == int(back[5:])
    others = ready(3, 4, ("crab", "seahorse", "jellyfish"))
    assert set(ids(others)) == {"go", "next-0", "next-1", "next-2"}
