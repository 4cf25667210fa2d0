"""What is in the box, counted as the rulebook counts it."""

from collections import Counter

import pytest
from pydantic import ValidationError

from games.tentacula.board import (
    FACES,
    FISH_IDS,
    GATES,
    GEM_COUNTS,
    GREEN,
    RED,
    SNAILS,
    SPECIALS,
    STASHES,
    TILES,
    YELLOW,
    animal_of,
    slot_of,
    squares_of,
)
from games.tentacula.content import CONTENT, Content, Route
from games.tentacula.words import STASH_NAMES


def test_sixteen_gems_some_only_once_or_twice() -> None:
    assert sum(GEM_COUNTS) == 16
    assert sorted(GEM_COUNTS) == [1, 1, 2, 2, 5, 5]


def test_six_different_stashes() -> None:
    assert len(set(STASHES)) == 6 == len(STASH_NAMES)


def test_twelve_reef_tiles_two_of_them_with_a_snail_and_no_gap() -> None:
    assert len(TILES) == 12
    assert len(SNAILS) == 2
    for number in SNAILS:
        assert TILES[number].front[1] == TILES[number].back[1] == "111"


def test_every_animal_shows_on_six_sides_and_no_tile_twice_the_same() -> None:
    assert set(Counter(animal for animal, _ in FACES).values()) == {6}
    assert all(tile.front[0] != tile.back[0] for tile in TILES)


def test_animals_take_turns_along_the_route() -> None:
    names = [CONTENT.animals[animal_of(square)] for square in range(1, 9)]
    assert names == ["turtle", "seahorse", "jellyfish", "crab"] * 2


def test_a_reef_square_lies_along_three_animal_squares() -> None:
    assert list(squares_of(1)) == [5, 6, 7]
    assert list(squares_of(10)) == [32, 33, 34]
    assert all(slot_of(square) == slot for slot in range(1, 11) for square in squares_of(slot))


def test_special_squares_never_share() -> None:
    assert len(SPECIALS) == 13


def test_hats_and_fish_belong_together() -> None:
    hats = {name: fish.hat for name, fish in CONTENT.fish.items()}
    assert hats == {"yellow": "sombrero", "green": "top hat", "red": "bowler hat"}
    assert FISH_IDS == ("yellow", "green", "red")


def test_the_six_gates_are_the_six_orders_of_the_fish() -> None:
    assert GATES[0] == (RED, YELLOW, GREEN), "bowler hat, sombrero, top hat"
    assert GATES[1] == (GREEN, YELLOW, RED), "top hat, sombrero, bowler hat"
    assert GATES[2] == (GREEN, RED, YELLOW), "green, red, yellow"
    assert GATES[3] == (YELLOW, RED, GREEN), "yellow, red, green"
    assert GATES[4] == (YELLOW, GREEN, RED), "big, medium, small"
    assert GATES[5] == (RED, GREEN, YELLOW), "small, medium, big"
    assert len(set(GATES)) == 6


def test_a_stash_that_cannot_be_filled_is_refused_by_name() -> None:
    broken = CONTENT.model_dump()
    broken["stashes"]["boot"]["purple"] = 2
    with pytest.raises(ValidationError, match="stash boot asks for 2 purple"):
        Content.model_validate(broken)


def test_a_gate_that_forgets_a_fish_is_refused() -> None:
    broken = CONTENT.model_dump()
    broken["gates"][0]["order"] = ("sombrero", "sombrero", "top hat")
    with pytest.raises(ValidationError, match="hat gate"):
        Content.model_validate(broken)


def test_two_symbols_on_one_square_are_refused() -> None:
    broken = CONTENT.model_dump()
    broken["route"]["sharks"] = (2,)
    with pytest.raises(ValidationError, match="square of their own"):
        Content.model_validate(broken)


@pytest.mark.parametrize("square", [0, 36])
def test_a_symbol_stands_on_a_square_of_the_route(square: int) -> None:
    printed = CONTENT.route.model_dump() | {"squares": 35, "sharks": (35,)}
    assert Route.model_validate(printed).sharks == (35,)
    assert Route.model_validate(printed | {"sharks": (1,)}).sharks == (1,)
    with pytest.raises(ValidationError, match="square of their own"):
        Route.model_validate(printed | {"sharks": (square,)})
