"""Where a reef tile goes, and which squares it hides."""

import pytest

from games.tentacula import told as events
from games.tentacula.board import FACE_ANIMAL, FINISH, INSIDE, OUTSIDE
from games.tentacula.placing_tiles import NO_ROOM_FOR, NO_ROOM_WHY, PLACE_WHY
from games.tentacula.reef import fold_away, is_protected, rearmost, sides_with_room, soon_drawn
from games.tentacula.state import Row
from tests.games.tentacula.tables import (
    coral,
    details,
    facts,
    ids,
    played,
    reef,
    row,
    table,
    tile,
    told,
    why,
)


def protected_squares(rows: list[Row], squares: range = range(5, 35)) -> list[int]:
    return [square for square in squares if is_protected(rows, square)]


def test_start_and_the_first_four_squares_lie_on_the_reef_and_the_finish_is_safe() -> None:
    assert protected_squares([Row(), Row()], range(36)) == [0, 1, 2, 3, 4, FINISH]


@pytest.mark.parametrize(
    ("inside", "outside", "safe"),
    [
        (("111",), ("111",), [5, 6, 7]),
        (("111",), (), []),
        ((), ("111",), []),
        (("101",), ("111",), [5, 7]),
        (("111",), ("110",), [5, 6]),
        (("110",), ("011",), [6]),
        (("010",), ("101",), []),
        (("111", "101", "111"), ("111", "111"), [5, 6, 7, 8, 10]),
    ],
)
def test_a_square_is_protected_by_coral_on_both_sides(
    inside: tuple[str, ...], outside: tuple[str, ...], safe: list[int]
) -> None:
    assert protected_squares(reef(inside, outside)) == safe


def test_rows_that_begin_elsewhere_protect_only_where_both_lie() -> None:
    rows = [row(INSIDE, "111", "111", "111"), row(OUTSIDE, "111", start=2)]
    assert protected_squares(rows) == [8, 9, 10]


@pytest.mark.parametrize(("fold", "last"), [(0, 5), (1, 10), (2, 10)])
def test_reef_squares_end_where_the_board_is_folded(fold: int, last: int) -> None:
    assert sides_with_room([Row(last), Row(last + 1)], fold) == [INSIDE]
    assert sides_with_room([Row(last + 1), Row(last + 1)], fold) == []


def test_the_rearmost_tile_has_the_lowest_square_on_either_side() -> None:
    assert rearmost([row(INSIDE, "111", start=2), row(OUTSIDE, "111", start=1)]) == [OUTSIDE]
    assert rearmost([row(INSIDE, "111", start=2), row(OUTSIDE, "111", start=2)]) == [0, 1]
    assert rearmost([Row(4), row(OUTSIDE, "111", start=3)]) == [OUTSIDE]
    assert rearmost([Row(4), Row(3)]) == []


def test_the_tiles_next_to_leave_the_reef_are_the_rearmost_and_those_level_with_the_last() -> None:
    rows = reef(("111", "110", "111"), ("101", "011"))
    inner, outer = rows[INSIDE].tiles, rows[OUTSIDE].tiles
    assert soon_drawn(rows, 1) == [(0, 1, inner[0]), (1, 1, outer[0])]
    assert len(soon_drawn(rows, 2)) == 2
    assert soon_drawn(rows, 3)[2:] == [(0, 2, inner[1]), (1, 2, outer[1])]
    assert soon_drawn(rows, 5)[4:] == [(0, 3, inner[2])]
    assert soon_drawn([Row(3), Row(3)], 2) == []


def test_a_fold_takes_the_rear_tiles_one_after_the_other_and_leaves_those_in_front() -> None:
    rows = [Row(8, [1, 3, 5, 7]), Row(7, [9, 11])]
    assert fold_away(rows, 2) == [1, 3, 9]
    assert [(row.rear_slot, row.tiles) for row in rows] == [(6, [5, 7]), (6, [11])]
    empty = [Row(7, [1, 3, 5]), Row(3)]
    assert fold_away(empty, 2) == [1, 3]
    assert empty == [Row(7, [5]), Row(6)]


def test_a_tile_goes_to_the_next_free_reef_square_inside_or_outside() -> None:
    match = table("turtle crab", rows=coral(2, 1))
    match.choose(0, "go")
    assert match.ask is not None
    assert [option.spot for option in match.ask.of(0)][:2] == ["inside-3", "outside-2"]
    assert why(match) == [PLACE_WHY]
    match.choose(0, "inside")
    assert match.game.s.rows[0].next_slot == 4
    assert FACE_ANIMAL[match.game.s.rows[0].tiles[-1]] == 0


def test_squares_behind_an_empty_row_are_not_filled_again() -> None:
    match = table("turtle crab", rows=[Row(4), coral(1)[1]])
    match.choose(0, "go")
    assert match.ask is not None
    assert match.ask.of(0)[0].spot == "inside-4"


def test_no_free_square_on_one_side_leaves_the_other() -> None:
    match = table("turtle crab", rows=[Row(6), Row(5)])
    match.choose(0, "go")
    assert ids(match, 0) == ["outside", "back"]


def test_no_reef_square_free_the_tile_goes_to_the_box_and_the_turn_is_played() -> None:
    match = table("turtle crab", rows=[Row(6), Row(6)])
    match.choose(0, "go")
    assert ids(match, 0) == ["box", "back"]
    assert match.ask is not None
    assert (match.ask.prompt, why(match)) == (NO_ROOM_FOR[0], [NO_ROOM_WHY])
    match.choose(0, "box")
    assert told(match, events.PLAYS_TILE_INTO_BOX) == [{"animal": "turtle", "by": 0}]
    match.choose(0, "yellow-1")
    state = match.game.s
    assert tile("turtle") in state.box
    assert (state.fish[0], state.rows) == (1, [Row(6), Row(6)])


def test_every_place_says_which_squares_the_tile_would_hide() -> None:
    match = table("turtle/011 crab", rows=reef(("111", "101"), ("111",)))
    match.choose(0, "go")
    inside, outside = details(match).values()
    assert (facts(inside), facts(outside)) == ([11, 13, []], [8, 10, [[8]]])
    match.choose(0, "outside")
    [laid] = told(match, events.LAYS_TILE)
    assert (laid["side"], laid["first"], laid["last"]) == ("outside", 8, 10)
    assert laid["hides"] == [[8]]


def test_after_a_fold_the_next_tile_lies_on_an_open_board() -> None:
    fields = {"fish": [12, 10, 11], "rows": coral(4), "shells": 0}
    match = played("turtle -", "inside", "yellow-13", chips="crab jellyfish", **fields)
    s = match.game.s
    assert (s.fold, s.folded, s.round, len(s.gates)) == (1, True, 2, 4)
    match.choose(1, "go")
    match.choose(1, "inside")
    assert not match.game.s.folded
