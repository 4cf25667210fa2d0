"""When is a square protected, and where may a reef tile go?"""

import pytest

from games.tentacula.board import CORAL, FINISH, INSIDE, OUTSIDE
from games.tentacula.reef import fold_away, is_protected, rearmost, sides_with_room, soon_drawn
from games.tentacula.state import Row
from tests.games.tentacula.tables import reef, row, tile


def protected_squares(rows: list[Row], squares: range = range(5, 35)) -> list[int]:
    return [square for square in squares if is_protected(rows, square)]


def test_start_and_the_first_four_squares_lie_on_the_reef() -> None:
    assert protected_squares([Row(), Row()], range(35)) == [0, 1, 2, 3, 4]


def test_the_finish_is_safe() -> None:
    assert is_protected([Row(), Row()], FINISH)


def test_tiles_inside_and_outside_protect_three_squares() -> None:
    assert protected_squares(reef(("111",), ("111",))) == [5, 6, 7]


def test_one_tile_alone_protects_nothing() -> None:
    assert protected_squares(reef(("111",), ())) == []
    assert protected_squares(reef((), ("111",))) == []


@pytest.mark.parametrize(
    ("inside", "outside", "safe"),
    [
        ("101", "111", [5, 7]),
        ("111", "110", [5, 6]),
        ("110", "011", [6]),
        ("010", "101", []),
    ],
)
def test_water_on_either_side_leaves_a_square_unprotected(
    inside: str, outside: str, safe: list[int]
) -> None:
    assert protected_squares(reef((inside,), (outside,))) == safe


def test_rows_of_different_length_protect_only_where_both_lie() -> None:
    rows = [row(INSIDE, "111", "111", "111"), row(OUTSIDE, "111", start=2)]
    assert protected_squares(rows) == [8, 9, 10]


def test_sand_meets_sand_so_outside_a_tile_is_turned_round() -> None:
    face = tile("seahorse", "110")
    assert CORAL[INSIDE][face] == (True, True, False)
    assert CORAL[OUTSIDE][face] == (False, True, True)


@pytest.mark.parametrize(("fold", "last"), [(0, 5), (1, 10), (2, 10)])
def test_reef_squares_end_where_the_board_is_folded(fold: int, last: int) -> None:
    assert sides_with_room([Row(last), Row(last + 1)], fold) == [INSIDE]
    assert sides_with_room([Row(last + 1), Row(last + 1)], fold) == []


def test_the_rearmost_tile_has_the_lowest_square_on_either_side() -> None:
    assert rearmost([row(INSIDE, "111", start=2), row(OUTSIDE, "111", start=1)]) == [OUTSIDE]
    assert rearmost([row(INSIDE, "111", start=2), row(OUTSIDE, "111", start=2)]) == [0, 1]
    assert rearmost([Row(4), row(OUTSIDE, "111", start=3)]) == [OUTSIDE]
    assert rearmost([Row(4), Row(3)]) == []


def test_folding_away_takes_tiles_in_front_of_the_first_slot_left() -> None:
    rows = [row(INSIDE, "111", "111", "111", start=4), Row(3)]
    assert len(fold_away(rows, 2)) == 2
    assert (rows[0].rear_slot, rows[0].next_slot) == (6, 7)
    assert rows[1] == Row(6)


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
