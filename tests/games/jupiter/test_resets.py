"""What is over when a turn, a flight or an interruption is over, and what is not."""

from games.jupiter.abilities.use import play_card
from games.jupiter.actions import end_actions
from games.jupiter.conversion import convert
from games.jupiter.creeps import rise
from games.jupiter.draw import draw_card
from games.jupiter.explosions import blow_up, destroy
from games.jupiter.invasion import invade
from games.jupiter.lost_robots import lose_robot
from games.jupiter.pod import dock, launch, must_dock
from games.jupiter.state import COLONIST, ROBOT
from games.jupiter.turn import begin_turn, begin_with_docking, draw_and_pass, pass_on
from games.jupiter.words import named_space
from games.kernel.match import Match
from tests.games.jupiter.scene import (
    GAME,
    WHEREVER,
    act,
    at,
    colonists,
    creeps,
    drive,
    fill,
    ids,
    menu,
    module,
    scene,
    spelled,
)


def test_a_boost_core_gives_one_action_even_when_the_turn_begins_with_docking() -> None:
    game = scene("L.C", core="boost", pod=None)
    game.s.phase = "arrival"
    begin_turn(game)
    drive(begin_with_docking(game), "cell.3.-1")
    assert game.actions_left == 6


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


def test_all_cards_laid_out_are_discarded_in_the_order_in_which_they_were_played() -> None:
    game = scene("L.C K.C", hand="swap follower boost")
    for card in ("follower", "swap"):
        play_card(game, card)  # type: ignore[arg-type]  # both are abilities
    pass_on(game)
    assert game.s.discards == ["follower", "swap"]
    assert game.s.in_play == []
    assert game.s.players[0].hand == ["boost"]


def test_surge_strikes_only_what_rose_in_the_same_turn() -> None:
    game = scene("A.E C.C")
    game.s.risen = [module("K")]
    game.s.deck = ["surge", "boost"]
    drive(draw_and_pass(game))
    assert game.s.risen == []
    drive(draw_card(game))
    assert creeps(game) == set()


def test_surge_after_a_new_roll_follows_the_roll_that_counts() -> None:
    game = scene("A.E", dice=(1, 4), hand="phase_shift")
    drive(invade(game), "reroll")
    assert game.s.die == 4
    assert game.s.risen == []


def test_a_second_invasion_forgets_where_creeps_rose_in_the_first() -> None:
    game = scene("A.E", dice=(5, 1))
    drive(invade(game), WHEREVER)
    drive(invade(game), WHEREVER)
    assert game.s.risen == [module(letter) for letter in "ILOR"]


def test_the_colonist_led_last_is_nobody_at_the_start_after_a_turn_and_after_a_launch() -> None:
    assert Match.start(GAME, 1, seed=1).game.s.led == -1
    game = scene("L.C", colonists="D.E")
    act(game, "command.[D.E].[L.W]")
    assert game.s.led == named_space("L.W")
    end_actions(game)
    assert game.s.led == -1
    game.s.led = named_space("L.W")
    launch(game)
    assert game.s.led == -1


def test_a_colonist_in_the_pod_is_not_led_on() -> None:
    game = scene("L.C", colonists="L.NE D.C")
    act(game, "command.[L.NE].[POD]")
    assert game.s.led == -1


def test_only_the_launcher_brings_the_pod_back_and_then_nobody_waits_for_it() -> None:
    game = scene("L.C K.C D.C")
    game.s.active = 1
    launch(game)
    assert (game.s.pod.docked, game.s.pod.launcher) == (False, 1)
    for seat, docks in ((2, False), (0, False), (1, True)):
        game.s.active = seat
        assert must_dock(game) == docks
    drive(dock(game, [1]), "cell.3.-1")
    assert (game.s.pod.docked, game.s.pod.launcher) == (True, None)
    assert not must_dock(game)


def test_a_drifting_pod_waits_for_nobody_in_particular() -> None:
    game = scene("A.E C.C")
    for letter in "KL":
        fill(game, letter)
    blow_up(game)
    assert (game.s.pod.docked, game.s.pod.launcher) == (False, None)
    assert must_dock(game)


def test_a_launch_empties_the_pod_of_colonists_but_not_of_robots() -> None:
    game = scene("POD POD L.C")
    game.s.pod.colonists, game.s.saved = 4, 7
    launch(game)
    assert (game.s.saved, game.s.pod.colonists, game.s.pod.robots) == (11, 0, [0, 1])


def test_hand_and_core_of_a_lost_robot_are_discarded_and_stay_gone() -> None:
    game = scene("L.C K.C", hand="swap pilot", core="boost")
    lose_robot(game, 0)
    assert game.s.discards == ["swap", "pilot", "boost"]
    assert (game.s.players[0].hand, game.s.players[0].core) == ([], None)


def test_two_lost_robots_come_back_in_one_docking_each_with_a_core_of_its_own() -> None:
    game = scene("A.E L.C K.C", robot_vulnerability=True)
    game.s.deck = ["swap", "pilot", "boost", "sniper"]
    for seat, name in ((1, "L.C"), (2, "K.C")):
        lose_robot(game, seat)
        game.s.domes[named_space(name)] = 0
    launch(game)
    drive(dock(game, [0]), "cell.3.-1", "core.boost", "core.pilot")
    assert game.s.pod.robots == [1, 2]
    assert [player.core for player in game.s.players[1:]] == ["boost", "pilot"]
    assert [player.hand for player in game.s.players[1:]] == [["sniper"], ["swap"]]


def test_a_lost_robot_waits_while_the_pod_is_full() -> None:
    game = scene("A.E L.C", robot_vulnerability=True, pod=None)
    lose_robot(game, 1)
    game.s.domes[named_space("L.C")] = 0
    game.s.pod.colonists = 7
    drive(dock(game, [0]), "cell.3.-1")
    assert game.is_lost(1)


def test_a_destroyed_module_holds_no_space_no_piece_and_no_super_creep() -> None:
    game = scene("A.E", numbers="3432512512312512512")
    fill(game, "K")
    game.s.covered = [module("A"), module("K")]
    destroy(game, module("K"))
    first = 7 * module("K")
    assert game.s.domes[first : first + 7] == [-1] * 7
    assert game.s.covered == [module("A")]
    assert game.colony.domes[module("K")] == ()
    assert module("K") not in game.colony.cells.values()


def test_two_modules_that_fill_at_once_both_blow_up() -> None:
    game = scene("A.E")
    fill(game, "M")
    fill(game, "P")
    blow_up(game)
    assert [index for index, m in enumerate(game.s.modules) if m.gone] == [12, 15]


def test_a_card_is_back_in_the_deck_only_when_the_deck_is_used_up() -> None:
    game = scene("A.E")
    game.s.deck, game.s.discards = ["swap"], ["pilot"]
    drive(draw_card(game))
    assert (game.s.deck, game.s.discards, game.me.hand) == ([], ["pilot"], ["swap"])


def test_after_an_undocked_turn_everything_goes_on_with_the_actions() -> None:
    game = scene("L.C")
    game.s.phase = "arrival"
    drive(begin_with_docking(game))
    assert game.s.phase == "actions"
    assert game.s.pod.docked


def test_the_turn_passes_round_from_the_last_seat_to_the_first() -> None:
    game = scene("L.C K.C")
    game.s.active = 1
    pass_on(game)
    assert (game.s.active, game.s.turn, game.s.phase) == (0, 2, "arrival")


def test_setting_up_goes_from_cores_to_first_player_to_docking_to_actions() -> None:
    match = Match.start(GAME, 2, seed=5)
    assert match.game.s.phase == "cores"
    assert (match.game.s.pod.q, match.game.s.pod.r, match.game.s.pod.launcher) == (0, 0, None)
    seen = ["cores"]
    while match.game.s.phase != "actions":
        assert match.ask is not None
        option = match.ask.options[0]
        match.choose(option.seat, option.id)
        if match.game.s.phase != seen[-1]:
            seen.append(match.game.s.phase)
    assert seen == ["cores", "first", "docking", "actions"]


def test_a_trade_that_was_paid_leaves_the_other_hands_alone() -> None:
    game = scene("L.C K.C D.C", hand="swap")
    game.s.players[1].hand, game.s.players[2].hand = ["pilot"], ["boost"]
    act(game, "trade.2", "give.0.swap", "take.0.boost")
    assert [player.hand for player in game.s.players] == [["boost"], ["pilot"], ["swap"]]
    assert game.s.spent == 1


def test_override_moves_the_robot_that_was_named_and_no_other() -> None:
    game = scene("L.C K.C D.C", core="override")
    act(game, "override.2", "move.[D.E]")
    assert at(game, "D.E") == ROBOT + 2
    assert (at(game, "L.C"), at(game, "K.C")) == (ROBOT, ROBOT + 1)
    act(game, "override.1", "move.[K.W]")
    assert at(game, "K.W") == ROBOT + 1
    assert game.s.spent == 2


def test_a_colonist_between_two_creeps_is_lost_once() -> None:
    game = scene("A.E", colonists="L.C", creeps="L.E L.W")
    convert(game)
    assert game.s.lost == 1
    assert colonists(game) == set()


def test_whoever_is_replaced_by_a_creep_is_lost() -> None:
    game = scene("A.E")
    fill(game, "L", COLONIST)
    drive(rise(game, [module("L")]), spelled("rise.[L.C]"))
    assert game.s.lost == 1
    assert at(game, "L.C") == 2
