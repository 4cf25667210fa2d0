"""The sixteen abilities, as a card and as a core."""

import pytest

from games.jupiter.abilities.far_shots import sniper_targets
from games.jupiter.abilities.module_control import destinations, loose_modules
from games.jupiter.abilities.override import override_options
from games.jupiter.abilities.powers import has_power
from games.jupiter.abilities.rocket_boots import ends_along, flight_options
from games.jupiter.abilities.teleport import teleport_options
from games.jupiter.abilities.use import play_card
from games.jupiter.cards import ABILITIES, Ability
from games.jupiter.invasion import answers_to, invade
from games.jupiter.moves import step_options
from games.jupiter.state import CREEP, OPEN, ROBOT
from games.jupiter.trades import trade
from games.jupiter.turn import begin_turn, begin_with_docking, pass_on
from games.kernel.hexes import Hex
from tests.games.hearing import values
from tests.games.jupiter.scene import (
    BOTH,
    LINE,
    WHEREVER,
    act,
    at,
    colonists,
    creeps,
    drive,
    first_ask,
    ids,
    menu,
    module,
    offered,
    scene,
    spelled,
    trades,
    usable,
    with_power,
    without_robot,
)
from tests.games.jupiter.spaces import named_space

SCOPES = {
    "boost": ("misc", "turn", "once"),
    "bullhorn": ("command", "turn", "always"),
    "data_core": ("misc", "event", "once"),
    "follower": ("command", "turn", "always"),
    "grenadier": ("attack", "turn", "always"),
    "heat_seeker": ("attack", "action", "once"),
    "juggernaut": ("move attack", "turn", "always"),
    "module_control": ("misc", "event", "once"),
    "override": ("command", "turn", "always"),
    "phase_shift": ("misc", "event", "once"),
    "pilot": ("misc", "event", "once"),
    "rocket_boots": ("move", "action", "once"),
    "sniper": ("attack", "action", "always"),
    "suppressant": ("misc", "event", "once"),
    "swap": ("move", "turn", "always"),
    "teleport": ("move", "action", "once"),
}


def test_kinds_and_scopes_are_as_printed() -> None:
    faces = ABILITIES.items()
    assert {card: (" ".join(f.kinds), f.scope, f.core) for card, f in faces} == SCOPES


@pytest.mark.parametrize("card", [card for card, scopes in SCOPES.items() if scopes[1] == "turn"])
def test_a_single_turn_card_costs_no_action_and_lasts_for_the_turn(card: Ability) -> None:
    game = scene("L.C K.C", hand=card)
    act(game, f"play.{card}")
    assert (game.s.spent, game.actions_left) == (0, 6 if card == "boost" else 5)
    assert has_power(game, card)
    pass_on(game)
    assert game.s.discards == [card]
    game.s.active = 0
    assert not has_power(game, card)


@pytest.mark.parametrize(
    "card", [card for card, scopes in SCOPES.items() if scopes[1:] == ("turn", "always")]
)
def test_as_a_core_it_serves_every_action_of_every_turn(card: Ability) -> None:
    game = scene("L.C K.C", core=card)
    assert has_power(game, card)
    pass_on(game)
    assert not has_power(game, card)
    pass_on(game)
    assert has_power(game, card)


def test_boost_gives_one_extra_action() -> None:
    game = scene("L.C", hand="boost")
    act(game, "play.boost")
    assert game.actions_left == 6


def test_a_boost_core_gives_one_extra_action_every_turn() -> None:
    game = scene("L.C", core="boost")
    for _ in range(3):
        begin_turn(game)
        assert game.actions_left == 6


def test_a_boost_can_be_played_when_no_action_is_left() -> None:
    game = scene("L.C", hand="boost")
    game.s.spent = 5
    act(game, "play.boost")
    assert game.actions_left == 1


def test_bullhorn_extends_trading_too() -> None:
    game = scene("L.C R.C", core="bullhorn", hand="swap")
    assert trades(game) == ["trade.1"]


def test_data_core_gives_a_core_to_whoever_has_none() -> None:
    game = scene("L.C", hand="data_core sniper")
    act(game, "use.data_core.0")
    assert (game.me.core, game.s.discards) == ("sniper", ["data_core"])


def test_data_core_needs_another_card() -> None:
    assert usable(scene("L.C", hand="data_core", core="swap")) == set()


def test_a_new_core_serves_at_once() -> None:
    game = scene("L.C", hand="boost", core="data_core")
    act(game, "use.data_core.0")
    assert game.actions_left == 6


def test_nobody_has_to_follow() -> None:
    game = scene("L.C", colonists="D.E D.C", core="follower")
    act(game, "command.[D.E].[L.W]", "no")
    assert colonists(game) == {"L.W", "D.C"}


def test_the_colonist_that_went_ahead_does_not_follow_itself() -> None:
    game = scene("L.C", colonists="D.E", core="follower")
    act(game, "command.[D.E].[L.W]")
    assert colonists(game) == {"L.W"}


def test_a_follower_may_come_from_outside_the_command_range() -> None:
    game = scene("L.C", colonists="D.W A.E", core="follower", pod=None)
    act(game, "command.[D.W].[D.C]", "follow.[A.E]")
    assert colonists(game) == {"D.C", "D.W"}


def test_grenadier_kills_an_adjacent_creep_at_no_extra_cost() -> None:
    game = scene("L.C", creeps="L.E L.SE L.W", core="grenadier")
    act(game, "shoot.[L.E]")
    assert creeps(game) == {"L.W"}
    assert game.s.spent == 1


def test_a_creep_without_neighbours_dies_alone() -> None:
    game = scene("L.C", creeps="L.E L.W", core="grenadier")
    act(game, "shoot.[L.E]")
    assert creeps(game) == {"L.W"}


def test_grenadier_lets_one_choose_and_takes_only_one() -> None:
    game = scene("L.E", creeps="L.C L.W L.SW", core="grenadier")
    act(game, "shoot.[L.C]", "blast.[L.SW]")
    assert creeps(game) == {"L.W"}


def test_grenadier_reaches_over_the_bridge_to_the_next_module() -> None:
    game = scene("L.C", creeps="L.W D.E", core="grenadier")
    act(game, "shoot.[L.W]")
    assert creeps(game) == set()


def test_a_super_creep_gives_no_blast() -> None:
    game = scene("B.C", creeps="B.W", core="grenadier")
    game.s.covered = [module("B")]
    act(game, "super.1")
    assert creeps(game) == {"B.W"}


def test_heat_seeker_kills_a_creep_anywhere_for_three_actions() -> None:
    game = scene("L.C", creeps="R.C", hand="heat_seeker")
    act(game, "use.heat_seeker.3")
    assert creeps(game) == set()
    assert game.s.spent == 3
    assert game.s.discards == ["heat_seeker"]


def test_heat_seeker_can_hit_a_super_creep() -> None:
    game = scene("L.C", hand="heat_seeker")
    game.s.covered = [module("A")]
    act(game, "use.heat_seeker.3")
    assert game.s.covered == []


def test_without_juggernaut_creeps_cannot_be_entered() -> None:
    assert offered(scene("L.C", creeps="L.E"), "crush") == set()


def test_module_control_moves_a_module_with_its_pieces() -> None:
    game = scene("L.C", creeps="R.C", colonists="R.E", hand="module_control")
    act(game, "use.module_control.0", "module.[R]", "site.3.0")
    moved = game.s.modules[module("R")]
    assert (moved.q, moved.r) == (3, 0)
    assert at(game, "R.C") == CREEP
    assert colonists(game) == {"R.E"}
    assert game.s.spent == 0
    assert game.s.discards == ["module_control"]


def test_module_control_needs_two_consecutive_open_edges() -> None:
    game = scene("L.C", core="module_control")
    loose = loose_modules(game)
    assert loose == [module(letter) for letter in "HIJKLMNOPQRS"]
    game.s.modules[module("K")].gone = True
    game.forget_map()
    assert module("C") not in loose_modules(game)
    game.s.modules[module("J")].gone = True
    game.forget_map()
    assert module("C") in loose_modules(game)


def test_a_module_goes_to_another_place_at_the_edge_but_not_onto_the_pod() -> None:
    game = scene("L.C", core="module_control")
    cells = {option.value for option in destinations(game, module("R"))}
    assert Hex(3, -1) not in cells
    assert Hex(-2, 0) not in cells
    assert Hex(3, 0) in cells
    assert Hex(-4, 0) not in cells
    beside = [values(option.label) for option in destinations(game, module("R"))]
    assert not any("R" in letters for letters in beside), "itself is not beside it"


def test_moving_the_module_that_holds_the_pod_sets_it_adrift() -> None:
    game = scene("A.E", core="module_control", pod=(-3, 0))
    for letter in "SQ":
        game.s.modules[module(letter)].gone = True
    game.forget_map()
    act(game, "use.module_control.0", "module.[R]", "site.3.0")
    assert not game.s.pod.docked


def test_cards_and_cores_do_not_apply_to_an_overridden_robot() -> None:
    game = scene("L.C R.C", creeps="R.E R.SE", hand="grenadier", core="override")
    game.s.players[1].core = "juggernaut"
    play_card(game, "grenadier")
    act(game, "override.1", "shoot.[R.E]")
    assert creeps(game) == {"R.SE"}
    assert "crush" not in {option.id.split(".")[0] for option in step_options(game, 1, 0)}


def test_phase_shift_rolls_again_and_the_new_result_counts() -> None:
    game = scene("A.E", hand="phase_shift", dice=(5, 4))
    drive(invade(game), "reroll")
    assert game.s.die == 4
    assert creeps(game) == set()
    assert game.s.discards == ["phase_shift"]


def test_one_may_keep_the_roll() -> None:
    game = scene("A.E", hand="phase_shift", dice=(4,))
    drive(invade(game), "no")
    assert game.me.hand == ["phase_shift"]


def test_pilot_launches_the_pod_at_once_and_saves_those_aboard() -> None:
    game = scene("L.C", hand="pilot")
    game.s.pod.colonists = 3
    act(game, "use.pilot.0")
    assert game.s.saved == 3
    assert not game.s.pod.docked
    assert game.s.pod.launcher == 0
    assert game.s.spent == 0


def test_pilot_docks_the_pod_at_once() -> None:
    game = scene("L.C K.C", core="pilot", pod=None)
    game.s.pod.launcher = 1
    act(game, "use.pilot.0", "cell.-3.0")
    assert game.s.pod.docked
    assert offered(game, "use") == set()


def test_robots_aboard_fly_along_and_come_back() -> None:
    game = scene("POD", hand="pilot")
    act(game, "use.pilot.0")
    assert game.s.pod.robots == [0]
    pass_on(game)
    drive(begin_with_docking(game), "cell.-3.0")
    assert game.where(0) == 133


def test_rocket_boots_fly_any_number_of_spaces_in_a_straight_line_for_one_action() -> None:
    game = scene("D.W", hand="rocket_boots", numbers=LINE)
    flights = {option.id for option in flight_options(game)}
    east = ("D.C", "D.E", "L.W", "L.C", "L.E")
    assert {spelled(f"land.[{name}]") for name in east} <= flights
    act(game, "use.rocket_boots.1", "land.[L.E]")
    assert at(game, "L.E") == ROBOT
    assert game.s.spent == 1
    assert game.s.discards == ["rocket_boots"]


def test_rocket_boots_jump_colonists_but_not_creeps() -> None:
    game = scene("D.W", colonists="D.C", creeps="L.W", core="rocket_boots", numbers=LINE)
    east = [end.there for end in ends_along(game, game.where(0), 0)]
    assert east == [named_space("D.E")]


def test_rocket_boots_need_bridges_all_the_way() -> None:
    """Module D is a ring with one bar: its north-eastern dome has no spoke."""
    game = scene("D.NE", core="rocket_boots")
    assert spelled("land.[D.C]") not in {option.id for option in flight_options(game)}


def test_sniper_kills_a_creep_on_an_adjacent_module_for_one_action() -> None:
    game = scene("L.C", creeps="D.W R.C", hand="sniper")
    act(game, "use.sniper.1")
    assert creeps(game) == {"R.C"}
    assert game.s.spent == 1
    assert game.s.discards == ["sniper"]


def test_a_sniper_in_the_pod_covers_the_modules_it_touches() -> None:
    game = scene("POD", creeps="K.W L.C M.C", core="sniper")
    hit = {option.id for option in sniper_targets(game)}
    assert hit == {spelled("shoot.[K.W]"), spelled("shoot.[L.C]")}


def test_suppressant_stops_creeps_on_one_module_after_the_roll() -> None:
    game = scene("A.E", hand="suppressant", dice=(5,))
    drive(invade(game), spelled("suppress.[K]"), WHEREVER)
    assert game.s.risen == [module(letter) for letter in "HNQ"]
    assert game.s.discards == ["suppressant"]


def test_swap_trades_places_with_an_adjacent_robot() -> None:
    game = scene("L.C L.E", core="swap")
    act(game, "swap.[L.E].4")
    assert at(game, "L.E") == ROBOT
    assert at(game, "L.C") == ROBOT + 1


def test_a_creep_is_never_swapped_into_the_pod() -> None:
    assert offered(scene("POD", creeps="K.E", core="swap"), "swap") == set()


def test_a_colonist_swapped_into_the_pod_may_be_the_seventh() -> None:
    game = scene("POD", colonists="K.E L.C", core="swap")
    game.s.pod.colonists = 6
    act(game, "swap.[K.E].1")
    assert game.s.saved == 7
    assert at(game, "K.E") == ROBOT


def test_teleport_moves_to_any_open_space_for_three_actions() -> None:
    game = scene("L.C", creeps="R.E", hand="teleport")
    act(game, "use.teleport.3", "land.[R.C]")
    assert at(game, "R.C") == ROBOT
    assert game.s.spent == 3
    assert game.s.discards == ["teleport"]


def test_teleport_needs_an_open_space() -> None:
    game = scene("L.C", creeps="R.E", colonists="R.W", core="teleport")
    goals = {option.value.there for option in teleport_options(game)}
    assert int(spelled("[R.E]")) not in goals
    assert int(spelled("[R.W]")) not in goals
    assert 133 in goals


def test_cards_may_be_used_again_with_a_second_copy() -> None:
    game = scene("L.C", creeps="D.W K.C", hand="sniper sniper")
    act(game, "use.sniper.1", "shoot.[D.W]")
    act(game, "use.sniper.1")
    assert creeps(game) == set()


def test_the_core_is_used_before_a_card() -> None:
    game = scene("L.C", core="rocket_boots", hand="rocket_boots")
    act(game, "use.rocket_boots.1", "land.[L.E]")
    assert game.me.hand == ["rocket_boots"]
    act(game, "use.rocket_boots.1", "land.[L.C]")
    assert game.me.hand == []


def test_sniper_can_hit_a_super_creep() -> None:
    game = scene("D.W", hand="sniper")
    game.s.covered = [module("A")]
    act(game, "use.sniper.1")
    assert game.s.covered == []


def test_juggernaut_does_not_reach_a_super_creep() -> None:
    game = scene("A.E", core="juggernaut")
    game.s.covered = [module("A")]
    assert offered(game, "crush") == set()


def test_what_was_suppressed_stays_quiet_after_a_new_roll() -> None:
    game = scene("A.E", hand="suppressant phase_shift", dice=(5, 5))
    drive(invade(game), spelled("suppress.[K]"), "reroll", WHEREVER)
    assert game.s.risen == [module(letter) for letter in "HNQ"]


def test_two_phase_shifts_roll_twice_more() -> None:
    game = scene("A.E", core="phase_shift", hand="phase_shift", dice=(5, 1, 4))
    drive(invade(game), "reroll", "reroll")
    assert game.s.die == 4


@pytest.mark.parametrize(
    "card", [card for card, scopes in SCOPES.items() if scopes[1:] == ("turn", "always")]
)
def test_what_one_has_already_is_not_offered_again(card: Ability) -> None:
    """A second copy would be discarded for nothing."""
    assert offered(scene("L.C K.C", core=card, hand=card), "play") == set()
    game = scene("L.C K.C", hand=f"{card} {card}")
    act(game, f"play.{card}")
    assert offered(game, "play") == set()


def test_suppressant_serves_as_often_as_one_has_it() -> None:
    game = scene("A.E", hand="suppressant", core="suppressant", dice=(5,))
    drive(invade(game), spelled("suppress.[K]"), spelled("suppress.[H]"), WHEREVER)
    assert game.s.risen == [module(letter) for letter in "NQ"]
    assert (game.s.core_used, game.me.hand) == (True, [])


def test_override_leads_a_robot_out_of_the_pod() -> None:
    game = scene("L.C POD", core="override")
    act(game, "override.1", "move.[K.E]")
    assert at(game, "K.E") == ROBOT + 1


def test_module_control_keeps_the_direction_of_a_module() -> None:
    game = scene("L.C", core="module_control")
    game.s.modules[module("R")].turned = 2
    game.forget_map()
    act(game, "use.module_control.0", "module.[R]", "site.3.0")
    assert game.s.modules[module("R")].turned == 2


def test_cards_in_play_cannot_be_traded() -> None:
    game = scene("L.C K.C", hand="swap")
    act(game, "play.swap")
    assert trades(game) == []


def test_override_shoots_a_super_creep_with_another_robot() -> None:
    game = scene("L.C A.E", core="override")
    game.s.covered = [module("A")]
    act(game, "override.1", "super.[A]")
    assert game.s.covered == []


def test_override_offers_only_others_who_can_move_or_shoot() -> None:
    game = scene("L.C L.E L.W POD", core="override", colonists="L.SE", pod=None)
    assert {option.id for option in override_options(game)} == {"override.2"}


def test_override_does_not_steer_a_lost_robot_out_of_the_docked_pod() -> None:
    game = without_robot()
    game.s.active, game.s.players[1].core = 1, "override"
    assert game.s.pod.docked
    assert override_options(game) == []


def test_nobody_follows_out_of_an_empty_pod() -> None:
    game = scene("L.C", colonists="L.NE D.W", core="follower")
    act(game, "command.[L.NE].[L.NW]")
    assert colonists(game) == {"L.NW", "D.W"}


def test_somebody_follows_out_of_the_pod() -> None:
    game = scene("L.C", colonists="L.NE", core="follower")
    game.s.pod.colonists = 1
    act(game, "command.[L.NE].[L.NW]", "follow.[POD]")
    assert (colonists(game), game.s.pod.colonists) == ({"L.NW", "L.NE"}, 0)


def test_whoever_was_swapped_away_is_not_left_behind_as_well() -> None:
    game = scene("L.C", colonists="L.E", creeps="L.W", core="swap")
    act(game, "swap.[L.E].1")
    act(game, "swap.[L.C].1")
    act(game, "swap.[L.W].2")
    act(game, "move.[L.SW]")
    assert (at(game, "L.W"), at(game, "L.SW")) == (OPEN, ROBOT)
    assert (colonists(game), creeps(game)) == ({"L.E"}, {"L.C"})


def test_two_boost_cards_make_seven_actions() -> None:
    game = scene("L.C", hand="boost boost")
    act(game, "play.boost")
    act(game, "play.boost")
    assert game.actions_left == 7


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


@pytest.mark.parametrize("card", ["teleport", "heat_seeker"])
def test_both_copies_cost_one_and_are_both_gone(card: str) -> None:
    game = scene("L.C", creeps="R.C", hand=f"{card} {card}")
    game.s.spent = 4
    goal = spelled("land.[R.W]") if card == "teleport" else None
    act(game, f"use.{card}.1", *([goal] if goal else []))
    assert game.s.spent == 5
    assert game.me.hand == []
    assert game.s.discards == [card, card]


def test_one_copy_never_costs_one() -> None:
    game = scene("L.C", creeps="R.C", hand="teleport heat_seeker sniper")
    assert {name for name in ids(menu(game)) if name.startswith("use")} == {
        "use.teleport.3",
        "use.heat_seeker.3",
    }


@BOTH
def test_override_steers_other_robots_with_every_action(scope: str) -> None:
    game = with_power("override", scope, "L.C R.C", creeps="R.E")
    act(game, "override.1", "shoot.[R.E]")
    act(game, "override.1", "move.[R.E]")
    assert at(game, "R.E") == ROBOT + 1
    assert game.s.spent == 2


@pytest.mark.parametrize(
    "card", [card for card, face in ABILITIES.items() if face.scope in ("action", "event")]
)
def test_it_can_be_used_on_ones_own_turn_only(card: Ability) -> None:
    """Cards of others serve them, not whoever's turn it is."""
    game = scene("L.C K.C", creeps="R.C D.C")
    game.s.players[1].hand, game.s.players[1].core = [card], card
    assert offered(game, "use") == set()
    assert answers_to(game, [module("K")]) == []


def test_cards_for_the_turn_come_before_actions_and_these_before_events() -> None:
    game = scene("L.C", creeps="K.C", hand="pilot teleport sniper boost bullhorn heat_seeker")
    cards = [name for name in ids(menu(game)) if name.startswith(("play", "use"))]
    assert cards == [
        "play.boost",
        "play.bullhorn",
        "use.heat_seeker.3",
        "use.sniper.1",
        "use.teleport.3",
        "use.pilot.0",
    ]


def test_without_actions_a_boost_and_events_are_left() -> None:
    game = scene("L.C", colonists="L.E", hand="pilot boost bullhorn", core="module_control")
    game.s.spent = 5
    assert ids(menu(game)) == ["play.boost", "use.module_control.0", "use.pilot.0", "end"]


def test_eleven_cards_of_one_hand_are_grouped_and_ten_are_not() -> None:
    for cards, grouped in ((10, False), (11, True)):
        game = scene("L.C K.C", hand=" ".join(["boost"] * cards))
        game.s.players[1].hand = ["pilot"]
        ask = first_ask(trade(game, 1))
        given = [option for option in ask.options if option.id.startswith("give")]
        taken = [option for option in ask.options if option.id.startswith("take")]
        assert all((option.group is not None) == grouped for option in given)
        assert all(option.group is None for option in taken)


def test_override_moves_the_robot_that_was_named_and_no_other() -> None:
    game = scene("L.C K.C D.C", core="override")
    act(game, "override.2", "move.[D.E]")
    assert at(game, "D.E") == ROBOT + 2
    assert (at(game, "L.C"), at(game, "K.C")) == (ROBOT, ROBOT + 1)
    act(game, "override.1", "move.[K.W]")
    assert at(game, "K.W") == ROBOT + 1
    assert game.s.spent == 2
