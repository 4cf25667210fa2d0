"""A turn: who steps forward, where the tile goes, which fish swims."""

import pytest

from games.kernel.errors import NotYourSeat
from games.tentacula.board import FACE_ANIMAL, GATES
from games.tentacula.state import Row
from tests.games.tentacula.tables import (
    buttons,
    details,
    gems,
    ids,
    position,
    reef,
    sit_down,
    story,
    take_turn,
    tile,
)


def three_turtles() -> list[int]:
    return [tile("turtle"), tile("crab"), tile("jellyfish")]


def test_every_player_who_has_not_moved_may_step_forward() -> None:
    match = sit_down(position(three_turtles()))
    assert match.ask is not None
    assert [(option.seat, option.id) for option in match.ask.options] == [
        (seat, name) for name in ("go", "next-0", "next-1", "next-2") for seat in (0, 1, 2)
    ]
    take_turn(match, 1, "inside", "green-4")
    assert match.ask.seats == [0, 2]


def test_exactly_one_turn_a_round() -> None:
    match = sit_down(position(three_turtles()))
    for seat in (2, 0, 1):
        assert match.game.s.round == 1
        take_turn(match, seat, "inside", None)
        match.choose(seat, ids(match, seat)[0])
    assert match.game.s.last_mover == 1
    match.choose(0, ids(match, 0)[0])
    assert match.game.s.round == 2


def test_the_last_one_need_not_step_forward() -> None:
    match = sit_down(position([tile("turtle"), tile("crab")]))
    take_turn(match, 0, "inside", "yellow-1")
    assert ids(match) == ["inside", "outside"]
    assert match.ask is not None
    assert match.ask.seats == [1]


def test_two_who_step_forward_at_the_same_instant_are_both_heard() -> None:
    match = sit_down(position(three_turtles()))
    assert match.ask is not None
    token = match.ask.token
    match.choose(2, "go", token)
    match.choose(0, "go", token)
    assert ids(match, 2) == ["inside", "outside", "back"]
    assert ids(match, 0) == []
    match.choose(2, "inside", match.ask.token)
    match.choose(2, ids(match, 2)[0])
    assert ids(match, 0) == ["inside", "outside", "back"], "the second is next in line"
    assert ids(match, 1) == ["go"]


def test_whoever_stepped_forward_may_let_somebody_else_go_first() -> None:
    match = sit_down(position(three_turtles()))
    match.choose(0, "go")
    match.choose(0, "back")
    assert match.ask is not None
    assert match.ask.seats == [1, 2]
    match.choose(1, "go")
    match.choose(1, "back")
    assert ids(match) == ["inside", "outside"], "the last one left cannot step back"
    take_turn(match, 2, "inside", "red-3")
    assert match.ask.seats == [0, 1]


def test_anybody_may_name_who_plays_next_and_the_one_named_may_step_back() -> None:
    match = sit_down(position(three_turtles()))
    match.choose(0, "next-2")
    assert ids(match, 2) == ["inside", "outside", "back"]
    assert match.ask is not None
    assert match.ask.awaited == [2], "the others may come next, and nobody waits for them"
    assert [(line.by, str(line.text)) for line in match.lines] == [(2, "plays next")]
    match.choose(2, "back")
    assert "next-2" not in ids(match)
    assert match.ask.awaited == [0, 1]


def test_the_next_in_line_moves_up_when_the_first_steps_back() -> None:
    match = sit_down(position(three_turtles()))
    match.choose(0, "go")
    match.choose(1, "go")
    match.choose(0, "back")
    assert ids(match, 1) == ["inside", "outside", "back"]


def test_nobody_steps_forward_twice() -> None:
    match = sit_down(position(three_turtles()))
    match.choose(0, "go")
    with pytest.raises(NotYourSeat):
        match.choose(0, "go")


def test_a_tile_goes_to_the_next_free_reef_square_inside_or_outside() -> None:
    match = sit_down(position(three_turtles(), rows=reef(("111", "111"), ("111",))))
    match.choose(0, "go")
    assert match.ask is not None
    assert [option.spot for option in match.ask.of(0)][:2] == ["inside-3", "outside-2"]
    match.choose(0, "inside")
    assert match.game.s.rows[0].next_slot == 4
    assert FACE_ANIMAL[match.game.s.rows[0].tiles[-1]] == 0


def test_squares_behind_an_empty_row_are_not_filled_again() -> None:
    match = sit_down(position(three_turtles(), rows=[Row(4), reef((), ("111",))[1]]))
    match.choose(0, "go")
    assert match.ask is not None
    assert match.ask.of(0)[0].spot == "inside-4"


def test_no_free_square_on_one_side_leaves_the_other() -> None:
    match = sit_down(position(three_turtles(), rows=[Row(6), Row(5)]))
    match.choose(0, "go")
    assert ids(match, 0) == ["outside", "back"]


def test_no_reef_square_free_the_tile_goes_to_the_box_and_the_turn_is_played() -> None:
    match = sit_down(position(three_turtles(), rows=[Row(6), Row(6)]))
    match.choose(0, "go")
    assert ids(match, 0) == ["box", "back"]
    match.choose(0, "box")
    match.choose(0, "yellow-1")
    state = match.game.s
    assert tile("turtle") in state.box
    assert state.fish[0] == 1
    assert state.rows == [Row(6), Row(6)]


def test_the_fish_swims_where_the_tile_says() -> None:
    match = sit_down(position(three_turtles(), shells=0))
    take_turn(match, 1, "outside")
    assert ids(match) == ["yellow-4", "green-4", "red-4"]
    match.choose(1, "red-4")
    assert match.game.s.fish == [0, 0, 4]


def test_moves_are_marked_on_the_board_safe_ones_green_and_others_red() -> None:
    hands = [tile("turtle"), tile("crab")]
    match = sit_down(position(hands, fish=[5, 5, 8], gate=GATES.index((2, 0, 1)), shells=0))
    take_turn(match, 0, "inside")
    tones = {option.spot: option.tone for option in match.ask or ()}
    assert tones == {"yellow-9": "warn", "red-9": "warn"}
    match = sit_down(position(hands, fish=[1, 0, 6], shells=0))
    take_turn(match, 0, "inside")
    tones = {option.spot: option.tone for option in match.ask or ()}
    assert tones == {"yellow-5": "go", "green-5": "go"}


def test_moving_is_a_duty_when_the_tile_allows_it() -> None:
    match = sit_down(position(three_turtles(), shells=2))
    take_turn(match, 0, "inside")
    assert "stay" not in ids(match)


def test_the_duty_stands_where_a_shell_would_move_a_fish_further() -> None:
    state = position([tile("turtle"), tile("crab")], ("crab", "seahorse"), shells=2)
    match = sit_down(state)
    take_turn(match, 0, "inside")
    assert {option.value.paid for option in match.ask or ()} == {False, True}
    assert "stay" not in ids(match)


def test_a_turn_of_older_rules_asks_for_the_next_player_by_name_when_it_is_over() -> None:
    match = sit_down(position(three_turtles(), by_name=False))
    take_turn(match, 0, "inside")
    match.choose(0, ids(match, 0)[0])
    assert match.game.s.by_name


def test_nobody_is_forced_to_pay_when_the_tile_moves_no_fish() -> None:
    state = position([tile("seahorse"), tile("crab")], ("turtle", "crab"), fish=[18, 17, 16])
    match = sit_down(state)
    take_turn(match, 1, "inside")
    assert match.game.s.fish == [18, 17, 16], "beyond 19 there is nothing, and crabs pay for crabs"
    match = sit_down(position([tile("seahorse"), tile("crab")], fish=[18, 16, 15]))
    take_turn(match, 0, "inside")
    assert ids(match) == ["green-17", "red-17", "stay"]
    match.choose(0, "stay")
    assert match.game.s.fish == [18, 16, 15]
    assert match.game.s.shells == 2


def test_no_fish_moves_and_nothing_is_stolen_when_no_move_is_possible() -> None:
    match = sit_down(position([tile("crab"), tile("crab")], fish=[19, 18, 17], shells=0))
    take_turn(match, 0, "inside")
    assert "No fish can swim" in story(match)
    assert match.game.s.thefts == []
    assert match.ask is not None
    assert match.ask.seats == [1]


def test_a_shell_move_costs_a_shell_of_the_common_purse() -> None:
    match = sit_down(position([tile("crab"), tile("crab")], ("turtle", "jellyfish"), shells=2))
    take_turn(match, 0, "inside", "yellow-1")
    assert match.game.s.fish[0] == 1
    assert match.game.s.shells == 1


def test_stepping_forward_and_laying_a_tile_can_be_taken_back_freely() -> None:
    match = sit_down(position(three_turtles()))
    before = match.save()
    match.choose(0, "go")
    match.choose(0, "inside")
    match.undo(0)
    match.undo(0)
    assert match.save() == before


def test_every_place_says_which_squares_the_tile_would_hide() -> None:
    hands = [tile("turtle", "011"), tile("crab")]
    match = sit_down(position(hands, rows=reef(("111", "101"), ("111",))))
    match.choose(0, "go")
    assert details(match) == {
        "inside": "11 to 13: hides none",
        "outside": "8 to 10: hides 8",
    }


def test_without_a_free_reef_square_the_question_says_so() -> None:
    match = sit_down(position(three_turtles(), rows=[Row(6), Row(6)]))
    match.choose(0, "go")
    assert match.ask is not None
    assert str(match.ask.prompt) == "No room for your turtle tile."
    assert "box" in str(match.ask.why)


def test_a_fish_that_may_not_pass_the_gate_is_named_with_the_reason() -> None:
    state = position([tile("crab"), tile("turtle")], fish=[2, 7, 6], shells=0)
    match = sit_down(state)
    take_turn(match, 0, "inside")
    assert match.game.s.fish == [4, 7, 6]
    assert "Only one move is possible." in story(match)
    assert "Green waits: at the gate it is not its turn yet." in story(match)
    assert "Red waits: at the gate it is not its turn yet." in story(match)


def test_a_fish_at_the_edge_of_the_folded_board_is_named_with_the_reason() -> None:
    state = position([tile("crab"), tile("turtle")], fish=[17, 9, 8], shells=0)
    match = sit_down(state)
    take_turn(match, 0, "inside")
    assert ids(match) == ["green-12", "red-12"]
    assert match.ask is not None
    assert "Yellow waits: no free crab lies ahead" in str(match.ask.why)
    assert "Green waits" not in str(match.ask.why)


@pytest.mark.parametrize(
    ("chip", "shells", "words"),
    [
        ("turtle", 1, "For a shell it swims to your own animal, the turtle."),
        ("jellyfish", 1, "For a shell the jellyfish sends it to any animal."),
        ("turtle", 0, None),
    ],
)
def test_what_a_shell_buys_is_said_when_it_is_offered(
    chip: str, shells: int, words: str | None
) -> None:
    match = sit_down(position([tile("crab"), tile("crab")], (chip, "seahorse"), shells=shells))
    take_turn(match, 0, "inside")
    assert match.ask is not None
    why = str(match.ask.why)
    assert "For a shell" not in why if words is None else words in why


def test_a_move_that_would_lose_the_last_gem_says_so() -> None:
    state = position([tile("crab"), tile("turtle")], fish=[5, 4, 0], shells=0)
    state.chest = gems(white=1)
    state.fish = [5, 7, 0]
    match = sit_down(state)
    take_turn(match, 0, "inside")
    assert buttons(match) == {"yellow-8": "crab 👁", "red-4": "crab"}
    assert set(details(match).values()) == {"👁 Tentacula steals your last gem, and you lose"}


def test_a_move_says_whether_it_is_safe_what_it_costs_and_what_waits_there() -> None:
    state = position([tile("crab"), tile("turtle")], ("turtle", "crab"), fish=[5, 4, 0], shells=1)
    match = sit_down(state)
    take_turn(match, 0, "inside")
    assert buttons(match) == {
        "yellow-8": "crab 👁",
        "yellow-9": "turtle −1🐚 +1🐚 👁",
        "red-1": "turtle −1🐚",
    }
    assert set(details(match).values()) == {"👁 Tentacula steals a gem"}, "once for all"


def test_helpers_have_a_sign_that_is_explained_once() -> None:
    state = position([tile("seahorse"), tile("turtle")], fish=[10, 11, 8], shells=0)
    state.rows = reef(("111",) * 5, ("111",) * 5)
    match = sit_down(state)
    take_turn(match, 0, "box")
    assert buttons(match)["green-14"] == "seahorse 🐬"
    assert set(details(match).values()) == {"🐬 saves a gem for a shell"}


def test_the_number_belongs_to_the_fish_and_numbers_follow_the_route() -> None:
    state = position([tile("crab"), tile("turtle")], ("turtle", "crab"), fish=[5, 4, 0], shells=1)
    match = sit_down(state)
    take_turn(match, 0, "inside")
    assert match.ask is not None
    assert match.ask.marks() == {"red-0": 1, "yellow-5": 2}


def test_the_question_explains_the_move_before_the_shell_and_before_who_must_wait() -> None:
    state = position([tile("crab"), tile("turtle")], ("turtle", "crab"), fish=[6, 7, 0], shells=1)
    match = sit_down(state)
    match.choose(0, "go")
    match.choose(0, "inside")
    assert match.ask is not None
    why = str(match.ask.why)
    assert why.startswith("A fish swims to the next free square")
    assert 0 < why.index("For a shell") < why.index("gate")
