"""Cores, and robots that are lost and come back."""

import pytest

from games.jupiter.abilities.use import play_card
from games.jupiter.cards import Ability
from games.jupiter.cores import deal, install_core, swap_core, wake_core
from games.jupiter.lost_robots import lose_robot, return_robot
from games.jupiter.set_up import first_state
from games.jupiter.state import COLONIST, OPEN
from games.jupiter.turn import begin_turn, pass_on
from games.kernel.chance import Chance
from tests.games.jupiter.scene import (
    BOTH,
    GAME,
    USES,
    act,
    drive,
    ending,
    ids,
    menu,
    offered,
    scene,
    usable,
    with_one,
)
from tests.games.jupiter.spaces import named_space


def test_seven_robots_leave_no_ability_dealt_thrice() -> None:
    state = first_state(7, GAME.Options(), Chance(4))
    dealt = [card for player in state.players for card in player.hand]
    assert len(dealt) == 14
    assert len(state.deck) == 22
    assert all(dealt.count(card) <= 2 for card in dealt)
    assert state.spare == 49 - state.domes.count(COLONIST)


def test_a_lost_robot_need_not_be_fetched_to_win() -> None:
    game = scene("POD L.C", robot_vulnerability=True)
    lose_robot(game, 1)
    assert game.s.discards == [], "it had neither cards nor a core"
    game.s.domes[named_space("L.C")] = OPEN
    assert ending(game) == "rescued"


def test_deal_takes_from_the_top_until_there_are_two() -> None:
    deck = ["swap", "pilot", "boost"]
    assert deal(deck) == ["boost", "pilot"]  # type: ignore[arg-type]  # all are cards
    assert deck == ["swap"]
    assert deal(["surge", "power_grab"]) == []


def test_a_core_is_taken_from_the_hand_of_its_own_player() -> None:
    game = scene("L.C K.C", hand="swap")
    game.s.players[1].hand = ["pilot", "boost"]
    drive(install_core(game, 1), "core.boost")
    assert (game.s.players[1].core, game.s.players[1].hand) == ("boost", ["pilot"])
    assert (game.me.core, game.me.hand) == (None, ["swap"])


def test_a_boost_installed_by_data_core_gives_its_action_at_once_and_only_once() -> None:
    game = scene("L.C", core="pilot", hand="boost")
    game.s.core_used = True
    drive(swap_core(game))
    assert game.s.discards == ["pilot"]
    assert game.actions_left == 6
    wake_core(game)
    assert game.actions_left == 6


def test_only_a_boost_core_wakes() -> None:
    game = scene("L.C", core="pilot")
    wake_core(game)
    assert game.actions_left == 5
    assert not game.s.core_used


def test_a_robot_that_comes_back_to_an_empty_deck_has_no_core() -> None:
    game = scene("L.C K.C")
    game.s.deck, game.s.discards = [], []
    drive(return_robot(game, 0))
    assert (game.me.core, game.me.hand) == (None, [])


@pytest.mark.parametrize("card", USES)
def test_as_a_core_it_serves_once_per_turn_and_every_turn(card: Ability) -> None:
    game = with_one(card, "core", creeps="R.C R.E")
    act(game, *USES[card])
    assert game.s.discards == []
    assert offered(game, "use") == set()
    begin_turn(game)
    assert len(offered(game, "use")) == 1


@BOTH
def test_data_core_installs_another_card_and_is_then_gone(scope: str) -> None:
    game, gone = scene("L.C", hand="data_core pilot sniper", core="swap"), ["data_core", "swap"]
    if scope == "core":
        game, gone = scene("L.C", hand="pilot sniper", core="data_core"), ["data_core"]
    act(game, "use.data_core.0", "core.pilot")
    assert (game.me.core, game.me.hand, game.s.spent) == ("pilot", ["sniper"], 0)
    assert sorted(game.s.discards) == gone
    assert usable(game) == {"use.pilot.0"}


def test_two_abilities_in_the_deck_are_enough_for_a_returning_robot() -> None:
    game = scene("A.E POD", robot_vulnerability=True)
    game.s.pod.robots, game.s.deck, game.s.discards = [], ["swap", "pilot"], ["boost"]
    drive(return_robot(game, 1), "core.swap")
    assert (game.s.deck, game.s.discards) == ([], ["boost"])


def test_actions_boosts_and_the_used_core_are_fresh_in_the_next_turn() -> None:
    game = scene("L.C K.C", hand="boost boost")
    game.s.players[1].core = "pilot"
    play_card(game, "boost")
    play_card(game, "boost")
    game.s.spent, game.s.core_used = 6, True
    assert game.actions_left == 1
    pass_on(game)
    assert (game.s.spent, game.s.boosts, game.s.core_used) == (0, 0, False)
    assert game.actions_left == 5
    assert "use.pilot.0" in ids(menu(game))


def test_hand_and_core_of_a_lost_robot_are_discarded_and_stay_gone() -> None:
    game = scene("L.C K.C", hand="swap pilot", core="boost")
    lose_robot(game, 0)
    assert game.s.discards == ["swap", "pilot", "boost"]
    assert (game.s.players[0].hand, game.s.players[0].core) == ([], None)
