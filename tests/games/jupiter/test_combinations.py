"""Every combination of cards that the rulebook lists."""

from games.jupiter.abilities.teleport import teleport_options
from games.jupiter.abilities.use import play_card
from games.jupiter.cards import ABILITIES
from games.jupiter.state import ROBOT
from games.jupiter.turn import begin_turn
from tests.games.jupiter.scene import act, at, colonists, creeps, offered, scene, spelled

LINE = "3411512512512512512"
"""C and D are wheels, so that lines run through their centres."""


PAIRS = (
    "boost boost, pilot pilot, teleport teleport, heat_seeker heat_seeker, bullhorn follower, "
    "juggernaut teleport, juggernaut rocket_boots, swap teleport, swap rocket_boots, "
    "grenadier sniper, grenadier heat_seeker, grenadier juggernaut"
)


def test_the_cards_name_the_printed_combinations_and_no_others() -> None:
    printed = {frozenset(pair.split()) for pair in PAIRS.split(", ")}
    named = {frozenset((card, other)) for card, face in ABILITIES.items() for other in face.combos}
    assert named == printed


PARTNERS = {
    "boost": "boost",
    "bullhorn": "follower",
    "follower": "bullhorn",
    "grenadier": "sniper heat_seeker juggernaut",
    "heat_seeker": "heat_seeker grenadier",
    "juggernaut": "teleport rocket_boots grenadier",
    "pilot": "pilot",
    "rocket_boots": "juggernaut swap",
    "sniper": "grenadier",
    "swap": "rocket_boots teleport",
    "teleport": "teleport juggernaut swap",
}


def test_each_card_names_its_partners_in_the_order_of_the_rulebook() -> None:
    named = {card: " ".join(face.combos) for card, face in ABILITIES.items() if face.combos}
    assert named == PARTNERS


def test_two_boost_cards_make_seven_actions() -> None:
    game = scene("L.C", hand="boost boost")
    act(game, "play.boost")
    act(game, "play.boost")
    assert game.actions_left == 7


def test_boost_and_boost_make_seven_actions() -> None:
    game = scene("L.C", core="boost", hand="boost")
    begin_turn(game)
    act(game, "play.boost")
    assert game.actions_left == 7


def test_juggernaut_and_teleport_land_on_a_creep_and_kill_it() -> None:
    game = scene("L.C", creeps="R.C R.E R.W", core="juggernaut", hand="teleport")
    act(game, "use.teleport.3", "crush.[R.C]")
    assert at(game, "R.C") == ROBOT
    assert creeps(game) == {"R.E", "R.W"}


def test_juggernaut_and_rocket_boots_kill_a_straight_line_of_creeps() -> None:
    game = scene(
        "D.W", creeps="D.C D.E L.W L.C", core="juggernaut", hand="rocket_boots", numbers=LINE
    )
    act(game, "use.rocket_boots.1", "land.[L.E]")
    assert creeps(game) == set()
    assert at(game, "L.E") == ROBOT
    assert game.s.spent == 1


def test_juggernaut_and_rocket_boots_may_stop_on_a_creep() -> None:
    game = scene("D.W", creeps="D.C D.E", core="juggernaut", hand="rocket_boots", numbers=LINE)
    act(game, "use.rocket_boots.1", "crush.[D.E]")
    assert creeps(game) == set()
    assert at(game, "D.E") == ROBOT


def test_swap_and_rocket_boots_send_the_colonist_to_where_one_started() -> None:
    game = scene("D.W", colonists="L.W L.C", core="swap", hand="rocket_boots", numbers=LINE)
    act(game, "use.rocket_boots.1", "swap.[L.C].1")
    assert colonists(game) == {"L.W", "D.W"}
    assert at(game, "L.C") == ROBOT


def test_swap_and_teleport_send_the_colonist_to_where_one_started() -> None:
    game = scene("L.C", colonists="R.C R.E", core="swap", hand="teleport")
    act(game, "use.teleport.3", "swap.[R.C].1")
    assert colonists(game) == {"L.C", "R.E"}
    assert at(game, "R.C") == ROBOT


def test_swap_and_teleport_from_the_pod_bring_the_colonist_aboard() -> None:
    game = scene("POD", colonists="R.C R.E", core="swap", hand="teleport")
    act(game, "use.teleport.3", "swap.[R.C].1")
    assert game.s.pod.colonists == 1
    assert game.s.pod.robots == []


def test_swap_may_include_creeps_and_robots_far_away_but_no_creep_boards_the_pod() -> None:
    game = scene("L.C R.W", creeps="R.C", core="swap", hand="teleport")
    swaps = {option.id for option in teleport_options(game) if option.id.startswith("swap")}
    assert swaps == {spelled("swap.[R.C].2"), spelled("swap.[R.W].4")}
    aboard = scene("POD", creeps="R.C", core="swap", hand="teleport")
    assert not any(option.id.startswith("swap") for option in teleport_options(aboard))


def test_bullhorn_and_follower_move_several_colonists_from_anywhere() -> None:
    game = scene("L.C", colonists="R.C R.W", core="follower", hand="bullhorn")
    act(game, "play.bullhorn")
    act(game, "command.[R.C].[R.E]", "follow.[R.W]")
    assert colonists(game) == {"R.E", "R.C"}


def test_pilot_and_pilot_empty_the_pod_and_dock_it_elsewhere() -> None:
    game = scene("L.C", core="pilot", hand="pilot")
    game.s.pod.colonists = 4
    act(game, "use.pilot.0")
    act(game, "use.pilot.0", "cell.-3.0")
    assert game.s.saved == 4
    assert (game.s.pod.q, game.s.pod.r, game.s.pod.docked) == (-3, 0, True)
    assert game.s.spent == 0


def test_grenadier_and_sniper_kill_two_neighbours_on_another_module() -> None:
    game = scene("L.C", creeps="D.E D.C", core="grenadier", hand="sniper")
    act(game, "use.sniper.1", "shoot.[D.E]")
    assert creeps(game) == set()
    assert game.s.spent == 1


def test_grenadier_and_heat_seeker_kill_two_neighbours_anywhere() -> None:
    game = scene("L.C", creeps="R.E R.C", core="grenadier", hand="heat_seeker")
    act(game, "use.heat_seeker.3", "shoot.[R.E]")
    assert creeps(game) == set()


def test_grenadier_and_juggernaut_kill_a_neighbour_of_the_one_run_over() -> None:
    game = scene("L.C", creeps="L.E L.SE", core="juggernaut", hand="grenadier")
    act(game, "play.grenadier")
    act(game, "crush.[L.E]")
    assert creeps(game) == set()
    assert at(game, "L.E") == ROBOT


def test_teleport_and_teleport_cost_one_action_once() -> None:
    game = scene("L.C", core="teleport", hand="teleport")
    act(game, "use.teleport.1", "land.[R.C]")
    assert game.s.spent == 1
    assert game.s.discards == ["teleport"]
    assert offered(game, "use") == set()


def test_two_teleport_cards_cost_one_action_once() -> None:
    game = scene("L.C", hand="teleport teleport")
    act(game, "use.teleport.1", "land.[R.C]")
    assert game.s.spent == 1
    assert game.s.discards == ["teleport", "teleport"]


def test_heat_seeker_and_heat_seeker_cost_one_action_once() -> None:
    game = scene("L.C", creeps="R.C R.E", core="heat_seeker", hand="heat_seeker")
    act(game, "use.heat_seeker.1", "shoot.[R.C]")
    assert game.s.spent == 1
    assert offered(game, "use") == set()


def test_two_copies_may_still_be_used_one_by_one() -> None:
    game = scene("L.C", creeps="R.C R.E", core="heat_seeker", hand="heat_seeker boost")
    play_card(game, "boost")
    act(game, "use.heat_seeker.3", "shoot.[R.C]")
    act(game, "use.heat_seeker.3")
    assert creeps(game) == set()


def test_many_cards_may_be_used_in_one_action() -> None:
    """Juggernaut, Rocket Boots and Grenadier: each creep run over takes a neighbour along."""
    game = scene(
        "D.W",
        creeps="D.C D.NE L.W L.SW",
        core="juggernaut",
        hand="rocket_boots grenadier",
        numbers=LINE,
    )
    act(game, "play.grenadier")
    act(game, "use.rocket_boots.1", "land.[L.C]")
    assert creeps(game) == set()


def test_swap_and_teleport_reach_a_full_pod() -> None:
    game = scene("R.C POD", core="swap", hand="teleport")
    game.s.pod.colonists = 6
    act(game, "use.teleport.3", "swap.[POD].1")
    assert (game.s.pod.colonists, game.s.pod.robots) == (5, [1, 0])
    assert colonists(game) == {"R.C"}


def test_swap_and_rocket_boots_reach_a_robot_in_the_pod() -> None:
    game = scene("L.W POD", core="swap", hand="rocket_boots", pod=(3, 0))
    act(game, "use.rocket_boots.1", "swap.[POD].4")
    assert game.s.pod.robots == [0]
    assert at(game, "L.W") == ROBOT + 1


def test_nobody_changes_places_with_a_pod_that_is_away() -> None:
    game = scene("R.C POD", core="swap", hand="teleport", pod=None)
    assert not any(option.id.startswith("swap") for option in teleport_options(game))
