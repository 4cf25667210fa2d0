"""Whatever is new has nothing on it: no wound, no token, nothing told, nobody asked about."""

from dataclasses import asdict
from typing import Any

from games.lurk.state import (
    FALLEN,
    LURKER,
    NOBODY,
    NOT_MOVING,
    WAITING,
    Draft,
    Fight,
    Model,
    Player,
    State,
)


def what_is_on(thing: Any) -> dict[str, Any]:
    return {name: value for name, value in asdict(thing).items() if value}


def test_a_new_model_waits_without_a_scratch() -> None:
    assert what_is_on(Model(1, "deck_hand", 2)) == {
        "id": 1,
        "kind": "deck_hand",
        "seat": 2,
        "tile": WAITING,
    }


def test_a_player_begins_with_three_essence_and_nothing_else() -> None:
    assert what_is_on(Draft()) == {}
    assert what_is_on(Player()) == {"essence": 3, "draft": asdict(Draft())}


def test_a_battle_begins_in_round_one_before_any_turn() -> None:
    assert what_is_on(State([], [], [], [], [], [])) == {
        "phase": "factions",
        "round": 1,
        "acting": NOBODY,
        "moving": NOT_MOVING,
        "columns": [0, 0, 0],
    }


def test_an_attack_needs_no_ability() -> None:
    blow = Fight("", 0, 0, "", 0, 0, [], [], 0, 0, 0, destroyed=False)
    assert what_is_on(blow) == {}


def test_places_and_seats_off_the_board_have_the_numbers_that_saves_hold() -> None:
    assert (WAITING, FALLEN, LURKER, NOBODY, NOT_MOVING.tile) == (-1, -2, -1, -1, -1)
