"""The end of a round, in its order: draw, theft, fold; and the two folds."""

import pytest

from games.kernel.match import Match
from games.tentacula.board import GATES, INSIDE, OUTSIDE, turned
from games.tentacula.state import Row, Theft
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

FULL_REEF = (("111",) * 5, ("111",) * 5)


def last_turn(
    *rolls: tuple[int, int],
    seats: int = 3,
    mover: int = 0,
    move: str = "yellow-1",
    **fields: object,
) -> Match:
    """Only one player still has a tile, showing a turtle; after that turn the round ends."""
    hands = [-1] * seats
    hands[mover] = tile("turtle")
    fields = {"shells": 0, **fields}
    chips = ("crab", "jellyfish", "seahorse", "turtle")
    state = position(hands, chips, **fields)  # type: ignore[arg-type]  # the fields vary
    match = sit_down(state, seed_for(*rolls))
    take_turn(match, mover, "inside", move)
    return match


def test_who_moved_last_draws_first_then_clockwise() -> None:
    first, second, third = tile("crab", "111"), tile("turtle", "111"), tile("jellyfish", "111")
    match = last_turn(mover=1, pile=[third, second, first])
    assert match.game.s.hands == [third, first, second]


def test_an_empty_pile_sends_one_to_the_rearmost_tile_turned_over() -> None:
    rows = [row(INSIDE, "111", "111"), row(OUTSIDE, "111", start=2)]
    rear = rows[INSIDE].tiles[0]
    match = last_turn(pile=[], rows=rows, seats=2)
    assert match.game.s.hands[0] == turned(rear)


def test_the_drawer_chooses_between_two_tiles_that_lie_level() -> None:
    rows = reef(("111", "111"), ("101", "111"))
    outer = rows[OUTSIDE].tiles[0]
    match = last_turn(pile=[], rows=rows, seats=2)
    assert ids(match, 0) == ["inside", "outside"]
    assert [option.spot for option in match.ask or ()] == ["inside-1", "outside-1"]
    match.choose(0, "outside")
    assert match.game.s.hands[0] == turned(outer)


def test_the_tiles_that_lie_level_are_named_as_they_will_lie() -> None:
    rows = reef(("111", "111"), ("101", "111"))
    match = last_turn(pile=[], rows=rows, seats=2)
    assert [str(option.label) for option in match.ask or ()] == [
        "The one inside: Jellyfish, no gap",
        "The one outside: Jellyfish, no gap",
    ]
    assert match.ask is not None
    assert "Squares 5 to 7 lose their cover." in str(match.ask.why)
    assert details(match) == {}


def test_the_turtle_reads_both_sides_of_the_tiles_that_lie_level() -> None:
    state = position([tile("turtle"), -1], ("turtle", "crab"), pile=[], shells=0)
    state.rows = reef(("111", "111"), ("101", "111"))
    match = sit_down(state)
    take_turn(match, 0, "inside", "yellow-1")
    assert details(match)["outside"] == "or as it lies: Turtle, gap middle"


def test_every_draw_is_told() -> None:
    first, second = tile("crab", "111"), tile("jellyfish", "010")
    assert "New tiles: Player 1 crab (no gap), Player 2 jellyfish (gaps left, right)." in story(
        last_turn(seats=2, pile=[second, first])
    )
    rows = [row(INSIDE, "111", "111"), row(OUTSIDE, "111", start=2)]
    match = last_turn(pile=[], rows=rows, seats=2)
    deeds = [str(line.text) for line in match.lines if line.by == 0]
    assert deeds[-2:] == [
        "takes the rearmost tile inside away from squares 5 to 7",
        "now holds jellyfish (no gap)",
    ]


def test_never_from_the_middle_or_front() -> None:
    rows = [row(INSIDE, "111", start=4), row(OUTSIDE, "111", "111", "111", start=1)]
    match = last_turn(pile=[], rows=rows, seats=3)
    assert [(r.rear_slot, r.next_slot) for r in match.game.s.rows] == [(4, 6), (4, 4)]


def test_a_player_for_whom_no_tile_is_left_has_no_turn_but_the_game_goes_on() -> None:
    match = last_turn(pile=[], rows=[Row(3), Row(3)], seats=3)
    assert [face >= 0 for face in match.game.s.hands] == [True, False, False]
    assert match.ask is not None
    assert match.ask.seats == [0]
    assert "No reef tile is left" in story(match)
    assert match.view(None).idle == [1, 2]


def test_the_draw_comes_before_the_theft_so_a_recycled_tile_no_longer_hides() -> None:
    rows = [row(INSIDE, "111", "111"), row(OUTSIDE, "111", "111")]
    state = position(
        [tile("jellyfish"), -1], ("crab", "seahorse"), fish=[5, 0, 4], rows=rows, pile=[], shells=0
    )
    match = sit_down(state, seed_for(die("white")))
    take_turn(match, 0, "inside", "green-3")
    match.choose(0, "inside")
    assert match.game.s.thefts == [Theft(0, 5)]


def test_tentacula_steals_once_for_each_unprotected_fish() -> None:
    match = last_turn(die("white"), die("blue"), fish=[0, 16, 15], gate=GATES.index((2, 1, 0)))
    assert match.game.s.thefts == [Theft(1, 5), Theft(2, 4)]
    assert match.game.s.cave == gems(white=1, blue=1)


def test_whoever_moved_last_rolls_for_every_fish() -> None:
    told = story(last_turn(die("white"), mover=1, fish=[0, 16, 4]))
    assert (
        "sees the green fish on crab 16 (no tile inside, no tile outside): Player 2 rolls white."
        in told
    )


def test_at_the_end_of_the_round_a_missing_colour_is_replaced_by_any() -> None:
    match = last_turn(die("purple"), fish=[0, 16, 4], chest=gems(red=2, blue=2))
    assert ids(match, 0) == ["red", "blue"]


def test_the_chest_may_run_dry_at_the_end_of_the_round() -> None:
    match = last_turn(die("white"), fish=[0, 16, 15], chest=gems(white=1))
    assert match.outcome is not None
    assert match.outcome.cause == "chest bare"
    assert len(match.game.s.thefts) == 1


def test_protected_fish_keep_their_gems() -> None:
    match = last_turn(fish=[0, 5, 6])
    assert match.game.s.thefts == []
    assert match.game.s.round == 2


def test_the_board_folds_only_when_all_three_fish_are_through() -> None:
    match = last_turn(fish=[0, 9, 10], rows=reef(*FULL_REEF[0:2]), gate=GATES.index((1, 2, 0)))
    assert match.game.s.fold == 0


def test_a_fish_just_before_the_arch_is_not_through() -> None:
    rows, gate = reef(*FULL_REEF), GATES.index((2, 0, 1))
    match = last_turn(fish=[8, 7, 10], rows=rows, gate=gate, move="yellow-9")
    assert match.game.s.fish == [9, 7, 10]
    assert match.game.s.fold == 0


def first_fold(*rolls: tuple[int, int], **fields: object) -> Match:
    fields = {"fish": [7, 10, 11], "rows": reef(("111",) * 4, ("111",) * 5), **fields}
    return last_turn(*rolls, move="yellow-9", gate=GATES.index((1, 2, 0)), **fields)  # type: ignore[arg-type]  # the fields vary


def test_the_first_fold_opens_the_left_side_at_the_end_of_the_round() -> None:
    match = first_fold()
    state = match.game.s
    assert (state.fold, state.folded, len(state.gates)) == (1, True, 4)
    assert "left side" in story(match)


def test_tentacula_steals_before_the_board_folds() -> None:
    match = first_fold(die("white"), rows=reef(("111",) * 3, ("111",) * 2))
    told = story(match)
    assert told.index("A white gem goes") < told.index("All three are through the gate!")
    assert match.game.s.fold == 1


def test_a_drawn_tile_or_gate_cannot_be_taken_back_alone() -> None:
    assert last_turn().may_undo(0) is not None
    match = first_fold(pile=[], seats=2)
    match.choose(0, "inside")
    assert match.game.s.thefts == []
    assert match.may_undo(0) is not None, "a new gate was turned up"
    assert last_turn(pile=[], rows=[Row(3), Row(3)], seats=2).may_undo(0) is None


def test_the_new_gate_is_told() -> None:
    assert "The magical gate behind square 22 goes by " in story(first_fold())


def test_the_first_fold_loses_the_draw_pile() -> None:
    left = [tile("crab", "111"), tile("turtle", "111")]
    drawn = [tile("jellyfish", "111")] * 3
    match = first_fold(pile=left + drawn, box=[])
    assert match.game.s.pile == []
    assert match.game.s.box == left
    assert "2 reef tiles are lost" in story(match)


def test_with_an_empty_pile_the_first_fold_loses_nothing() -> None:
    match = first_fold(pile=[tile("jellyfish", "111")] * 3, box=[])
    assert match.game.s.box == []


def test_tiles_already_laid_stay_at_the_first_fold() -> None:
    match = first_fold(pile=[tile("jellyfish", "111")] * 3)
    assert [len(r.tiles) for r in match.game.s.rows] == [5, 5]


def second_fold(rows: list[Row], **fields: object) -> Match:
    fields = {"fish": [21, 24, 26], "fold": 1, "rows": rows, "pile": [], "box": [], **fields}
    gate = GATES.index((1, 2, 0))
    return last_turn(move="yellow-25", gate=gate, seats=2, **fields)  # type: ignore[arg-type]  # the fields vary


def test_the_second_fold_closes_the_right_side_and_shows_the_finish() -> None:
    match = second_fold(reef(("111",) * 3, ("111",) * 4, start=6))
    match.choose(0, "outside")
    assert (match.game.s.fold, len(match.game.s.gates)) == (2, 4)
    assert "finish" in story(match)


@pytest.mark.parametrize(("start", "lost"), [(3, 4), (4, 2), (5, 0)])
def test_the_second_fold_loses_the_tiles_on_slots_one_to_five(start: int, lost: int) -> None:
    rows = reef(("111",) * (9 - start), ("111",) * (10 - start), start=start)
    match = second_fold(rows)
    if "inside" in ids(match, 0):
        match.choose(0, "inside")
    assert len(match.game.s.box) == lost
    assert all(r.rear_slot >= 6 for r in match.game.s.rows)


def test_an_empty_row_goes_on_with_the_first_square_left() -> None:
    rows = [row(INSIDE, "111", "111", "111", start=6), Row(3)]
    match = second_fold(rows)
    assert match.game.s.rows[OUTSIDE].next_slot == 6


def test_a_gate_passed_is_put_away_and_a_new_one_is_drawn() -> None:
    passed = GATES.index((1, 2, 0))
    state = first_fold().game.s
    assert state.gate != passed
    assert {state.gate, passed, *state.gates} == set(range(6))
