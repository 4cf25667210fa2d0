"""Line of sight: from a corner of one's own tile, past rock, to the middle of the other."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.kernel.hexes import Hex
from games.lurk.board import DISTANCE, HEXES, NEIGHBOURS, TILE_AT, TILES, away
from games.lurk.sight import lines, sees
from tests.games.lurk.field import tile

tiles = st.integers(0, len(TILES) - 1)
rock_sets = st.sets(tiles, max_size=14)


def test_nothing_blocks_open_water() -> None:
    assert all(sees(a, b, set()) for a in TILES for b in TILES)


@settings(deadline=None)
@given(tiles, rock_sets)
def test_neighbours_always_see_each_other(here: int, rocks: set[int]) -> None:
    assert all(sees(here, there, rocks) for there in NEIGHBOURS[here])


@settings(deadline=None)
@given(tiles, tiles, rock_sets, tiles)
def test_more_rock_never_opens_a_view(a: int, b: int, rocks: set[int], more: int) -> None:
    if more not in (a, b) and sees(a, b, rocks | {more}):
        assert sees(a, b, rocks)


@settings(deadline=None)
@given(tiles, tiles, rock_sets)
def test_the_target_may_stand_on_rock(a: int, b: int, rocks: set[int]) -> None:
    assert sees(a, b, rocks - {b}) == sees(a, b, rocks | {b})


def test_rock_right_between_blocks() -> None:
    assert not sees(tile("E4"), tile("E6"), {tile("E5")})
    assert not sees(tile("E6"), tile("E4"), {tile("E5")})


def test_along_a_straight_line_sight_is_mutual() -> None:
    luck = random.Random(1)
    for a in TILES:
        for direction in range(6):
            b = TILE_AT.get(HEXES[a].step(direction, 3))
            rocks = set(luck.sample(list(TILES), 9)) - {a}
            if b is not None and b not in rocks:
                assert sees(a, b, rocks) == sees(b, a, rocks)


def test_one_rock_beside_the_line_leaves_a_corner_to_look_past_two_do_not() -> None:
    start, goal = tile("E4"), TILE_AT[Hex(0, 1)]
    beside = [t for t in NEIGHBOURS[start] if t in NEIGHBOURS[goal]]
    assert len(beside) == 2
    assert all(sees(start, goal, {rock}) for rock in beside)
    assert not sees(start, goal, set(beside))


def test_sight_is_the_same_in_mirror_and_turned_around() -> None:
    luck = random.Random(2)
    turned = {t: TILE_AT.get(Hex(-HEXES[t].q, -HEXES[t].r)) for t in TILES}
    for _ in range(400):
        a, b, *rocks = luck.sample(list(TILES), 9)
        mapped = [turned[t] for t in (a, b, *rocks)]
        if None not in mapped:
            assert sees(a, b, rocks) == sees(mapped[0], mapped[1], mapped[2:])


def test_from_rock_one_sees_over_the_rock_next_to_it_but_not_farther() -> None:
    here, next_rock, far = tile("E4"), tile("E5"), tile("E6")
    assert sees(here, far, {here, next_rock})
    assert not sees(here, tile("E7"), {here, far})


def test_lines_cross_only_tiles_between() -> None:
    for a in TILES:
        for b in TILES:
            if 1 < DISTANCE[a][b] <= 5:
                for way in lines(a, b):
                    assert a not in way.crossed
                    assert b not in way.crossed


def test_a_push_goes_straight_away() -> None:
    assert away(tile("E4"), tile("E5")) == tile("E6")
    assert away(tile("E3"), tile("E5")) == tile("E6")
    assert away(tile("B2"), tile("B1")) is None


def test_across_the_whole_map_one_rock_leaves_a_line_and_two_may_not() -> None:
    start, goal, near, far = (tile(spot) for spot in ("A1", "I3", "A2", "D4"))
    assert DISTANCE[start][goal] == 8
    assert sees(start, goal, {near})
    assert sees(start, goal, {far})
    assert not sees(start, goal, {near, far})
