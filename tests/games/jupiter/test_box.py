"""What is in the box, by the numbers of the rulebook."""

from collections import Counter

import pytest

from games.jupiter import GAME
from games.jupiter.modules import COPIES, PRINTED
from games.jupiter.set_up import INNER
from games.jupiter.state import (
    ACTIONS,
    BATCH,
    COLONISTS,
    CREEPS,
    DEALT,
    HAND_LIMIT,
    POD_ROOM,
    SUPER_CREEPS,
)
from games.jupiter.words import ROBOT_LETTERS, ROBOTS
from games.kernel.chance import Chance
from tests.games.jupiter.scene import scene


def test_there_are_20_modules_four_of_each_number() -> None:
    assert len(PRINTED) * COPIES == 20
    assert list(PRINTED) == [1, 2, 3, 4, 5]


def test_there_are_seven_robots_each_with_a_name_and_a_letter_of_its_own() -> None:
    assert len(ROBOTS) == len(set(map(str, ROBOTS))) == 7
    assert len(set(ROBOT_LETTERS)) == 7


def test_there_are_49_colonists_60_creeps_and_8_super_creeps() -> None:
    assert (COLONISTS, CREEPS, SUPER_CREEPS) == (49, 60, 8)


def test_49_colonists_are_enough_for_seven_modules_of_seven_domes() -> None:
    assert INNER * 7 == COLONISTS


@pytest.mark.parametrize(
    ("number", "printed"),
    [(ACTIONS, 5), (HAND_LIMIT, 4), (DEALT, 2), (POD_ROOM, 7), (BATCH, 7)],
)
def test_the_numbers_of_a_turn_are_as_printed(number: int, printed: int) -> None:
    assert number == printed


def test_the_die_has_six_sides() -> None:
    rolls = Counter(Chance(seed).die() for seed in range(300))
    assert set(rolls) == {1, 2, 3, 4, 5, 6}


def test_targets_are_two_three_and_four_pods_full_and_a_first_table_saves_two() -> None:
    rescue = GAME.Options.model_json_schema()["properties"]["rescue"]
    assert rescue["enum"] == [2 * BATCH, 3 * BATCH, 4 * BATCH]
    assert rescue["default"] == 2 * BATCH


def test_one_marker_of_a_super_creep_for_each_of_the_eight_buildings() -> None:
    game = scene("L.C", numbers="3434343412512512512")
    buildings = [module for module in game.s.modules if module.number in (3, 4)]
    assert len(buildings) == SUPER_CREEPS
