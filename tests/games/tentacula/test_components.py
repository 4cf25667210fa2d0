"""What is in the box: every square, tile, gem, stash, gate and level, written down once more."""

from typing import Any

import pytest
from pydantic import ValidationError

from games.kernel.match import Match
from games.tentacula import GAME
from games.tentacula.board import (
    AHEAD,
    ANIMAL_NAMES,
    ARCHES,
    CORAL,
    FACE_ANIMAL,
    FINISH,
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
    squares_of,
    turned,
)
from games.tentacula.content import CONTENT, Content
from games.tentacula.state import NOBODY, NOTHING

ROUTE = """
0: 1 turtle, 2 seahorse shell, 3 jellyfish, 4 crab
1: 5 turtle, 6 seahorse, 7 jellyfish dolphin
2: 8 crab, 9 turtle shell, 10 seahorse
3: 11 jellyfish, 12 crab shark, 13 turtle
4: 14 seahorse dolphin, 15 jellyfish shell, 16 crab
5: 17 turtle, 18 seahorse, 19 jellyfish shark
6: 20 crab shell, 21 turtle, 22 seahorse
7: 23 jellyfish, 24 crab dolphin, 25 turtle shell
8: 26 seahorse, 27 jellyfish, 28 crab
9: 29 turtle shark, 30 seahorse dolphin, 31 jellyfish shell
10: 32 crab, 33 turtle, 34 seahorse
"""
"""Reef squares and what lies along them; the first four animals lie on the printed reef."""

TILE_SIDES = """
turtle 111 jellyfish 111 snail
seahorse 111 crab 111 snail
turtle 111 seahorse 110
turtle 110 seahorse 111
turtle 101 jellyfish 111
turtle 111 crab 011
turtle 011 crab 101
seahorse 111 jellyfish 101
seahorse 011 jellyfish 110
seahorse 101 crab 111
jellyfish 111 crab 110
jellyfish 010 crab 010
"""


def test_every_square_of_the_route() -> None:
    specials = {}
    for line in ROUTE.split("\n")[1:-1]:
        slot, _, squares = line.partition(": ")
        numbers = []
        for words in squares.split(", "):
            number, animal, *special = words.split()
            numbers.append(int(number))
            assert ANIMAL_NAMES[animal_of(int(number))] == animal
            specials |= {int(number): kind for kind in special}
        if slot != "0":
            assert list(squares_of(int(slot))) == numbers
            assert [slot_of(number) for number in numbers] == [int(slot)] * 3
    assert specials == SPECIALS


def test_the_squares_ahead_of_a_fish_end_with_the_finish() -> None:
    turtle, seahorse, jellyfish, crab = AHEAD
    assert turtle[0] == (1, 5, 9, 13, 17, 21, 25, 29, 33, 35)
    assert seahorse[2] == (6, 10, 14, 18, 22, 26, 30, 34, 35)
    assert jellyfish[26] == (27, 31, 35)
    assert (crab[31], crab[32]) == ((32, 35), (35,))
    for ahead in AHEAD:
        assert len(ahead) == 35
        assert all(squares[-1] == FINISH == 35 for squares in ahead)


def test_every_reef_tile_and_its_two_sides() -> None:
    written = [line.split() for line in TILE_SIDES.strip().split("\n")]
    snails = [["snail"] * tile.snail for tile in TILES]
    assert [[*t.front, *t.back, *s] for t, s in zip(TILES, snails, strict=True)] == written
    assert SNAILS == (0, 1)
    for number, (front, _, back, *_) in enumerate(written):
        assert ANIMAL_NAMES[FACE_ANIMAL[2 * number]] == front
        assert ANIMAL_NAMES[FACE_ANIMAL[2 * number + 1]] == back
        assert (turned(2 * number), turned(2 * number + 1)) == (2 * number + 1, 2 * number)


def test_sand_meets_sand_so_coral_reads_backwards_outside() -> None:
    inside, outside = CORAL
    assert inside[5] == (True, True, False), "the seahorse of the third tile, 110"
    assert outside[5] == (False, True, True)
    assert inside[11] == (False, True, True), "the crab of the sixth tile, 011"
    assert outside[11] == (True, True, False)


def test_sixteen_gems_and_six_stashes() -> None:
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


def test_fish_hats_and_sizes_belong_together() -> None:
    assert [(name, fish.hat, fish.size) for name, fish in CONTENT.fish.items()] == [
        ("yellow", "sombrero", "big"),
        ("green", "top hat", "medium"),
        ("red", "bowler hat", "small"),
    ]


def test_the_six_gates_are_the_six_orders_of_the_fish() -> None:
    yellow, green, red = range(3)
    assert [gate.by for gate in CONTENT.gates] == ["hat"] * 2 + ["colour"] * 2 + ["size"] * 2
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
    folds = [(fold.first, fold.last, fold.slots) for fold in CONTENT.folds]
    assert folds == [(1, 19, (1, 5)), (5, 34, (1, 10)), (20, 34, (6, 10))]
    assert FIRST_SQUARE == (1, 5, 20)
    assert SQUARE_LIMIT == (19, 34, 35)
    assert (FIRST_SLOT, LAST_SLOT) == ((1, 1, 6), (5, 10, 10))


def test_every_level_and_no_more_than_six_shells() -> None:
    assert MOST_SHELLS == 6
    assert {name: (level.shells, level.snails_out) for name, level in CONTENT.levels.items()} == {
        "1": (2, 0),
        "2": (1, 0),
        "3": (1, 1),
        "pro": (0, 2),
    }


def test_the_box_is_counted_whole() -> None:
    gems = {"purple": 1, "yellow": 1, "red": 2, "green": 2, "blue": 5, "white": 5}
    match = Match.start(GAME, 3, GAME.Options(level="pro"), seed=1)
    assert match.game.census() == {"tiles": 12, "gates": 6, **gems}


def test_nobody_and_nothing_have_the_numbers_that_saves_hold() -> None:
    assert (NOBODY, NOTHING) == (-1, -1)


def with_changed(**parts: dict[str, Any]) -> Content:
    box = CONTENT.model_dump()
    for part, changes in parts.items():
        box[part] |= changes
    return Content.model_validate(box)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"stashes": {"boot": {"purple": 2}}}, "stash boot asks for 2 purple"),
        ({"route": {"sharks": (2,)}}, "square of their own"),
        ({"route": {"sharks": (0,)}}, "square of their own"),
        ({"route": {"sharks": (35,)}}, "square of their own"),
    ],
)
def test_a_box_that_cannot_be_played_is_refused(
    changes: dict[str, dict[str, Any]], complaint: str
) -> None:
    with pytest.raises(ValidationError, match=complaint):
        with_changed(**changes)


def test_a_symbol_may_stand_on_any_free_square_of_the_route() -> None:
    assert with_changed(route={"sharks": (1, 34)}).route.sharks == (1, 34)


def test_a_gate_that_forgets_a_fish_is_refused() -> None:
    box = CONTENT.model_dump()
    box["gates"][0]["order"] = ("sombrero", "sombrero", "top hat")
    with pytest.raises(ValidationError, match="hat gate"):
        Content.model_validate(box)
