"""Winning and losing, as soon as it is certain."""

import pytest

from games.jupiter.endings import outcome
from games.jupiter.explosions import blow_up
from games.jupiter.state import Cause
from tests.games.jupiter.scene import act, drive, ending, fill, module, scene


def test_all_win_with_28_rescued_and_every_robot_off_the_colony() -> None:
    game = scene("POD POD")
    game.s.target, game.s.saved = 28, 28
    assert ending(game) == "rescued"
    assert outcome(game, "rescued").winners == (0, 1)
    game.s.saved = 30
    assert ending(game) == "rescued", "a batch may bring more than were wanted"


@pytest.mark.parametrize("cause", ["converted", "power", "radar"])
def test_nobody_wins_a_rescue_that_was_lost(cause: Cause) -> None:
    assert outcome(scene("POD POD"), cause).winners == ()


def test_27_are_not_enough() -> None:
    game = scene("POD", colonists="L.C")
    game.s.target, game.s.saved = 28, 27
    assert ending(game) is None


def test_a_robot_left_behind_delays_victory() -> None:
    game = scene("POD L.NE")
    game.s.target, game.s.saved, game.s.active = 28, 28, 1
    assert ending(game) is None
    act(game, "move.[POD]")
    assert ending(game) == "rescued"


def test_robots_that_flew_away_are_off_the_colony() -> None:
    game = scene("POD", pod=None)
    game.s.target, game.s.saved = 28, 28
    assert ending(game) == "rescued"


def test_lost_when_all_power_plants_are_gone() -> None:
    game = scene("L.C")
    fill(game, "A")
    blow_up(game)
    assert ending(game) == "power"


def test_lost_when_all_radar_dishes_are_gone() -> None:
    game = scene("L.C")
    fill(game, "B")
    blow_up(game)
    assert ending(game) == "radar"


def test_one_plant_and_one_dish_are_enough() -> None:
    game = scene("L.C", numbers="3434343412512512512")
    for letter in "ABCDEF":
        game.s.modules[module(letter)].gone = True
    game.forget_map()
    assert ending(game) is None


def test_a_victory_is_told_with_its_figures() -> None:
    game = scene("POD")
    game.s.saved, game.s.target, game.s.lost, game.s.turn = 28, 28, 5, 19
    figures = outcome(game, "rescued").figures
    assert [value for _, value in figures] == [28, 28, 5, 19]


@pytest.mark.parametrize(("colonists", "cause"), [("L.C L.W", None), ("L.C", "converted")])
def test_the_game_is_lost_when_one_too_few_is_left_and_not_before(
    colonists: str, cause: str | None
) -> None:
    game = scene("A.E", colonists=colonists)
    game.s.target, game.s.saved, game.s.pod.colonists = 28, 21, 5
    assert ending(game) == cause


@pytest.mark.parametrize(
    ("target", "saved", "aboard", "lost", "gone", "share"),
    [(10, 4, 3, 0, "", 0.7), (5, 1, 1, 6, "", 0.75), (5, 8, 0, 0, "", 1), (4, 0, 0, 0, "S", 0.5)],
    ids=["saved", "lost", "more than were wanted", "a dish of two"],
)
def test_a_rescue_is_as_far_as_the_end_that_is_nearest(
    target: int, saved: int, aboard: int, lost: int, gone: str, share: float
) -> None:
    game = scene("A.E", colonists="L.C L.W K.C K.E", numbers="3412512512512512534")
    game.s.target, game.s.saved, game.s.lost, game.s.pod.colonists = target, saved, lost, aboard
    for letter in gone:
        game.s.modules[module(letter)].gone = True
    assert game.behind() == share


def test_a_victory_goes_before_a_defeat() -> None:
    game = scene("POD")
    game.s.target = game.s.saved = 28
    for index, module_ in enumerate(game.s.modules):
        module_.gone = index < 2
    assert ending(game) == "rescued"


def test_a_rescue_that_is_over_asks_nobody() -> None:
    game = scene("POD")
    game.s.saved = game.s.target = 3
    assert drive(game.play()).cause == "rescued"
