"""Every square, tile, gem, stash, gate and level, written down here once more and literally."""

import pytest

from games.kernel.chance import Chance
from games.tentacula import GAME
from games.tentacula.board import (
    AHEAD,
    ARCHES,
    CORAL,
    FACE_ANIMAL,
    FIRST_SLOT,
    FIRST_SQUARE,
    GATES,
    GEM_COUNTS,
    GEM_NAMES,
    LAST_SLOT,
    MOST_SHELLS,
    SNAILS,
    SPECIALS,
    SQUARE_LIMIT,
    STASH_IDS,
    STASHES,
    TILES,
    animal_of,
    slot_of,
    turned,
)
from games.tentacula.set_up import first_state

T, S, J, C = range(4)

ROUTE = [
    (1, T, None, None),
    (2, S, "shell", None),
    (3, J, None, None),
    (4, C, None, None),
    (5, T, None, 1),
    (6, S, None, 1),
    (7, J, "dolphin", 1),
    (8, C, None, 2),
    (9, T, "shell", 2),
    (10, S, None, 2),
    (11, J, None, 3),
    (12, C, "shark", 3),
    (13, T, None, 3),
    (14, S, "dolphin", 4),
    (15, J, "shell", 4),
    (16, C, None, 4),
    (17, T, None, 5),
    (18, S, None, 5),
    (19, J, "shark", 5),
    (20, C, "shell", 6),
    (21, T, None, 6),
    (22, S, None, 6),
    (23, J, None, 7),
    (24, C, "dolphin", 7),
    (25, T, "shell", 7),
    (26, S, None, 8),
    (27, J, None, 8),
    (28, C, None, 8),
    (29, T, "shark", 9),
    (30, S, "dolphin", 9),
    (31, J, "shell", 9),
    (32, C, None, 10),
    (33, T, None, 10),
    (34, S, None, 10),
]
"""Square, animal, what is special about it, and its reef square; four lie on the printed reef."""

TILE_SIDES = [
    ("turtle", "111", "jellyfish", "111", True),
    ("seahorse", "111", "crab", "111", True),
    ("turtle", "111", "seahorse", "110", False),
    ("turtle", "110", "seahorse", "111", False),
    ("turtle", "101", "jellyfish", "111", False),
    ("turtle", "111", "crab", "011", False),
    ("turtle", "011", "crab", "101", False),
    ("seahorse", "111", "jellyfish", "101", False),
    ("seahorse", "011", "jellyfish", "110", False),
    ("seahorse", "101", "crab", "111", False),
    ("jellyfish", "111", "crab", "110", False),
    ("jellyfish", "010", "crab", "010", False),
]


@pytest.mark.parametrize(("square", "animal", "special", "slot"), ROUTE)
def test_every_square_of_the_route(
    square: int, animal: int, special: str | None, slot: int | None
) -> None:
    assert animal_of(square) == animal
    assert SPECIALS.get(square) == special
    if slot is not None:
        assert slot_of(square) == slot


def test_these_are_all_special_squares() -> None:
    assert {square: special for square, _, special, _ in ROUTE if special} == SPECIALS


def test_the_squares_ahead_of_a_fish_end_with_the_finish() -> None:
    assert AHEAD[T][0] == (1, 5, 9, 13, 17, 21, 25, 29, 33, 35)
    assert AHEAD[S][2] == (6, 10, 14, 18, 22, 26, 30, 34, 35)
    assert AHEAD[J][26] == (27, 31, 35)
    assert AHEAD[C][32] == (35,)
    assert AHEAD[C][31] == (32, 35)


def test_every_reef_tile() -> None:
    assert [(*tile.front, *tile.back, tile.snail) for tile in TILES] == TILE_SIDES
    assert SNAILS == (0, 1)


def test_a_tile_has_its_two_sides_next_to_each_other() -> None:
    names = ["turtle", "seahorse", "jellyfish", "crab"]
    for number, (front, _, back, _, _) in enumerate(TILE_SIDES):
        assert names[FACE_ANIMAL[2 * number]] == front
        assert names[FACE_ANIMAL[2 * number + 1]] == back
        assert (turned(2 * number), turned(2 * number + 1)) == (2 * number + 1, 2 * number)


def test_coral_reads_along_the_way_inside_and_backwards_outside() -> None:
    inside, outside = CORAL
    assert inside[5] == (True, True, False), "the seahorse of the third tile, 110"
    assert outside[5] == (False, True, True)
    assert inside[11] == (False, True, True), "the crab of the sixth tile, 011"
    assert outside[11] == (True, True, False)


def test_every_gem_and_every_stash() -> None:
    assert GEM_NAMES == ("purple", "yellow", "red", "green", "blue", "white")
    assert GEM_COUNTS == (1, 1, 2, 2, 5, 5)
    assert dict(zip(STASH_IDS, STASHES, strict=True)) == {
        "starfish": (1, 0, 1, 1, 1, 1),
        "bottle": (0, 1, 1, 1, 2, 1),
        "boot": (1, 0, 0, 2, 1, 2),
        "amphora": (0, 1, 2, 0, 2, 2),
        "anchor": (1, 1, 0, 0, 3, 2),
        "shipwreck": (1, 1, 1, 1, 2, 2),
    }


def test_every_gate_in_its_order() -> None:
    yellow, green, red = range(3)
    assert (
        (red, yellow, green),
        (green, yellow, red),
        (green, red, yellow),
        (yellow, red, green),
        (yellow, green, red),
        (red, green, yellow),
    ) == GATES


def test_where_the_arches_stand_and_what_each_fold_shows() -> None:
    assert ARCHES == (7, 22, 34)
    assert FIRST_SQUARE == (1, 5, 20)
    assert SQUARE_LIMIT == (19, 34, 35)
    assert (FIRST_SLOT, LAST_SLOT) == ((1, 1, 6), (5, 10, 10))


@pytest.mark.parametrize(
    ("level", "shells", "tiles"), [("1", 2, 12), ("2", 1, 12), ("3", 1, 11), ("pro", 0, 10)]
)
def test_shells_and_tiles_of_every_level(level: str, shells: int, tiles: int) -> None:
    state = first_state(2, GAME.Options(level=level), Chance(3))
    assert (state.shells, len(state.pile), len(state.box)) == (shells, tiles, 12 - tiles)
    assert {face // 2 for face in state.box} <= {0, 1}, "only snail tiles stay in the box"


def test_there_are_never_more_than_six_shells() -> None:
    assert MOST_SHELLS == 6
