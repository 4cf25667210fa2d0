"""Robot Vulnerability, Fast Creeps, Ultimate Heroes, Polite Colonists, open bridges."""

from games.jupiter.abilities.rocket_boots import ends_along
from games.jupiter.actions import take_action
from games.jupiter.conversion import convert
from games.jupiter.explosions import blow_up
from games.jupiter.options import JupiterOptions
from games.jupiter.pod import dock
from games.jupiter.set_up import first_state
from games.jupiter.state import COLONIST, ROBOT
from games.jupiter.turn import (
    begin_turn,
    begin_with_docking,
    convert_colonists,
    draw_and_pass,
    suffer_invasion,
)
from games.kernel.chance import Chance
from tests.games.jupiter.scene import (
    LINE,
    WHEREVER,
    act,
    at,
    choice,
    colonists,
    drive,
    ending,
    fill,
    ids,
    menu,
    module,
    offered,
    scene,
    without_robot,
)
from tests.games.jupiter.spaces import named_space


def test_a_vulnerable_robot_does_not_stop_its_module_from_exploding() -> None:
    game = scene("K.C L.C", hand="pilot swap", core="boost", robot_vulnerability=True)
    fill(game, "K", but="K.C")
    blow_up(game)
    assert game.s.modules[module("K")].gone
    assert game.is_lost(0)
    assert game.me.hand == []
    assert game.me.core is None
    assert sorted(game.s.discards) == ["boost", "pilot", "swap"]
    assert not game.is_lost(1)
    game.s.players[1].hand = ["sniper"]
    fill(game, "L", but="L.C")
    blow_up(game)
    assert (game.is_lost(1), game.s.players[1].hand) == (True, []), "whoever it is"


def test_a_module_with_a_colonist_still_stands() -> None:
    game = scene("K.C", colonists="K.W", robot_vulnerability=True)
    fill(game, "K", but="K.C K.W")
    blow_up(game)
    assert not game.s.modules[module("K")].gone


def test_robots_alone_blow_nothing_up() -> None:
    game = scene("A.E A.SE A.SW A.W A.NW A.NE", robot_vulnerability=True)
    blow_up(game)
    assert not game.s.modules[module("A")].gone


def test_a_lost_robot_comes_back_when_the_pod_docks_with_two_new_cards_and_a_core() -> None:
    """A setback that is dealt goes under the deck."""
    game = without_robot(pod=None)
    game.s.active, game.s.deck = 1, ["swap", "pilot", "surge", "sniper"]
    drive(dock(game, [1]), "cell.-3.0", "core.pilot")
    assert game.s.pod.robots == [0]
    assert (game.s.players[0].core, game.s.players[0].hand) == ("pilot", ["sniper"])
    assert game.s.deck == ["surge", "swap"]


def test_fast_creeps_convert_after_the_invasion() -> None:
    game = scene("A.E", colonists="L.C", fast_creeps=True, dice=(5,))
    act(game, "end")
    assert game.s.phase == "invasion"
    drive(suffer_invasion(game), WHEREVER)
    assert game.s.phase == "conversion"
    convert_colonists(game)
    assert game.s.phase == "draw"


def test_fast_creeps_placed_next_to_a_colonist_convert_it_at_once() -> None:
    game = scene("A.E", colonists="L.C", fast_creeps=True, numbers="3422522522512522522", dice=(1,))
    drive(suffer_invasion(game), "rise.78")
    convert_colonists(game)
    assert colonists(game) == set()


def test_ultimate_heroes_save_every_colonist() -> None:
    for seed in range(5):
        state = first_state(2, JupiterOptions(ultimate_heroes=True), Chance(seed))
        assert state.target == state.domes.count(COLONIST)


def test_ultimate_heroes_lose_with_the_first_colonist() -> None:
    game = scene("A.E", colonists="L.C L.W", creeps="L.E", ultimate_heroes=True)
    game.s.target = 2
    assert ending(game) is None
    convert(game)
    assert ending(game) == "converted"


def test_polite_colonists_let_a_robot_pass_for_one_action_a_space() -> None:
    game = scene("D.E K.C", colonists="L.W", polite_colonists=True)
    assert {"L.C", "L.SW"} <= offered(game, "move")
    assert len(set(ids(menu(game)))) == len(ids(menu(game))), "one step is offered once"
    assert "L.W" not in offered(game, "move")
    act(game, "move.[L.C]")
    assert at(game, "L.C") == ROBOT
    assert game.s.spent == 2


def test_colonists_pass_only_those_who_cannot_be_told_to_move() -> None:
    """D's west is in range, A's east is not: commanding both does the same as a pass."""
    game = scene("L.C", colonists="D.W A.E", polite_colonists=True)
    assert "D.W A.SE" in offered(game, "command")
    near = scene("L.C", colonists="D.C D.W", polite_colonists=True)
    assert "D.C A.E" not in offered(near, "command")
    barred = scene("L.C", colonists="D.W", creeps="A.E", polite_colonists=True)
    assert "D.W A.SE" not in offered(barred, "command")


def test_polite_robots_let_each_other_pass() -> None:
    game = scene("L.W D.E", polite_colonists=True)
    game.s.active = 1
    assert "L.C" in offered(game, "move")
    assert "L.C" in offered(scene("D.E L.W", polite_colonists=True), "move"), "whoever it is"


def test_nobody_passes_a_creep_however_polite() -> None:
    game = scene("D.E", creeps="L.W", polite_colonists=True)
    assert "L.C" not in offered(game, "move")


def test_polite_robots_let_a_colonist_pass() -> None:
    game = scene("L.W", colonists="D.E", polite_colonists=True)
    assert "D.E L.C" in offered(game, "command")
    act(game, "command.[D.E].[L.C]")
    assert colonists(game) == {"L.C"}
    assert game.s.spent == 2
    other = scene("K.C L.W", colonists="D.E", polite_colonists=True)
    assert "D.E L.C" in offered(other, "command"), "whoever it is"


def test_a_colonist_passes_through_a_full_pod() -> None:
    game = scene("K.C POD", colonists="K.E", polite_colonists=True)
    assert "K.E L.NE" not in offered(game, "command"), "it would have to stop in the pod"
    game.s.pod.colonists = 6
    assert "K.E L.NE" in offered(game, "command")


def test_a_pass_costs_no_more_actions_than_are_left() -> None:
    game = scene("L.W", colonists="D.E", polite_colonists=True)
    game.s.spent = 4
    assert "D.E L.C" not in offered(game, "command")


def test_without_the_rule_nobody_passes() -> None:
    game = scene("D.E K.C", colonists="L.W")
    assert "L.C" not in offered(game, "move")


def test_open_bridges_join_all_neighbouring_domes() -> None:
    assert "L.SW" in offered(scene("L.SE", bridges="open"), "move")


def test_whoever_has_no_robot_has_no_actions_and_uses_no_card_but_creeps_still_come() -> None:
    game = without_robot(colonists="R.C", creeps="R.E")
    game.me.hand, game.s.in_play = ["pilot", "heat_seeker"], ["bullhorn"]
    drive(take_action(game))
    assert game.s.phase == "conversion"


def test_whoever_has_no_robot_draws_no_card() -> None:
    """So that it comes back with two new cards, as at the start."""
    game = without_robot()
    deck = list(game.s.deck)
    drive(draw_and_pass(game))
    assert game.s.players[0].hand == []
    assert game.s.deck == deck
    assert game.s.active == 1


def test_a_boost_core_serves_in_the_turn_in_which_its_robot_comes_back() -> None:
    game = without_robot(pod=None)
    game.s.deck, game.s.phase = ["boost", "swap"], "arrival"
    begin_turn(game)
    drive(begin_with_docking(game), "cell.-3.0", "core.boost")
    assert game.actions_left == 6


def test_a_robot_on_the_last_open_dome_is_lost_when_creeps_next_move() -> None:
    game = scene("J.SE L.C", robot_vulnerability=True)
    fill(game, "K", but="K.NW")
    act(game, "move.[K.NW]")
    assert not game.is_lost(0)
    convert(game)
    assert game.is_lost(0)


def test_a_deck_too_small_for_a_returning_robot_is_made_anew() -> None:
    game = without_robot(pod=None)
    game.s.active, game.s.deck, game.s.discards = 1, ["surge", "swap"], ["pilot", "sniper"]
    play = dock(game, [1])
    ask = next(play)
    ask = play.send(choice(ask, "cell.-3.0"))
    assert len(ask.options) == 2
    assert game.s.discards == []
    assert "surge" not in game.s.players[0].hand


def test_rocket_boots_fly_past_robots_only_when_all_are_polite() -> None:
    rude = scene("D.W D.C", core="rocket_boots", numbers=LINE)
    assert list(ends_along(rude, rude.where(0), 0)) == []
    polite = scene("D.W D.C", core="rocket_boots", numbers=LINE, polite_colonists=True)
    first = next(ends_along(polite, polite.where(0), 0))
    assert (first.how, first.there) == ("land", named_space("D.E"))


def test_a_vulnerable_robot_that_steps_onto_the_last_dome_stands_there_until_creeps_come() -> None:
    game = scene("K.C", pod=None, robot_vulnerability=True, core="teleport")
    fill(game, "P", but="P.C")
    act(game, "use.teleport.3", "land.[P.C]")
    assert not game.s.modules[module("P")].gone
    convert(game)
    assert game.s.modules[module("P")].gone
    assert game.is_lost(0)
