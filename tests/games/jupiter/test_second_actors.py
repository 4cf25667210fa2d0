"""Second actors of a kind: what holds for one robot, creep, module or card holds for two."""

from games.jupiter.autopilot.least_harm import least_harmful
from games.jupiter.command_range import command_range
from games.jupiter.conversion import convert
from games.jupiter.cores import deal, install_core, swap_core, wake_core
from games.jupiter.creeps import room_for_creep
from games.jupiter.explosions import blow_up
from games.jupiter.invasion import answer_roll, invade
from games.jupiter.pod import drift_if_loose, launch_when_ready
from games.jupiter.setbacks import struck
from games.jupiter.state import COLONIST, CREEP, OPEN, ROBOT
from games.jupiter.words import named_space
from tests.games.jupiter.scene import WHEREVER, act, at, creeps, drive, fill, module, scene, spelled

THREES = "3432512512312512512"
"""Power plants on A, C and K; the dish on B."""


def test_command_range_of_another_is_its_own_and_a_bullhorn_serves_its_owner_alone() -> None:
    game = scene("L.C R.C", core="bullhorn")
    everything = [*range(19), 19]
    assert command_range(game, 0) == everything
    assert module("L") not in command_range(game, 1)
    assert command_range(game, 1)[0] == module("R")


def test_a_bullhorn_is_not_heard_where_a_module_is_gone_or_the_pod_away() -> None:
    game = scene("L.C", core="bullhorn", pod=None)
    game.s.modules[module("S")].gone = True
    game.forget_map()
    assert command_range(game, 0) == list(range(18))


def test_two_suppressants_keep_two_modules_quiet() -> None:
    game = scene("A.E", dice=(5,), hand="suppressant suppressant")
    play = answer_roll(game)
    game.s.die = 5
    left = drive(play, spelled("suppress.[K]"), spelled("suppress.[N]"))
    assert left == [module("H"), module("Q")]
    assert game.me.hand == []


def test_a_suppressant_core_and_a_card_serve_one_after_the_other() -> None:
    game = scene("A.E", dice=(5,), core="suppressant", hand="suppressant")
    drive(invade(game), spelled("suppress.[K]"), spelled("suppress.[N]"), WHEREVER)
    assert game.s.risen == [module("H"), module("Q")]
    assert game.s.core_used
    assert game.me.hand == []


def test_a_guard_protects_its_own_plant_and_no_other() -> None:
    one = scene("C.E", numbers=THREES)
    assert struck(one, "power_grab") == [module("A"), module("K")]
    two = scene("C.E K.E", numbers=THREES)
    assert struck(two, "power_grab") == [module("A")]
    assert struck(two, "signal_to_noise") == [module("B")]


def test_two_neighbours_blow_up_and_bare_each_others_edges() -> None:
    game = scene("A.E")
    fill(game, "P")
    fill(game, "Q")
    blow_up(game)
    assert game.colony.on_edge(module("F"))
    assert game.s.modules[module("P")].gone
    assert game.s.modules[module("Q")].gone


def test_converted_colonists_count_one_by_one() -> None:
    game = scene("A.E", colonists="L.C L.SE M.C", creeps="L.E")
    convert(game)
    assert creeps(game) == {"L.E", "L.C", "L.SE"}
    assert game.s.lost == 2


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


def test_room_for_a_creep_is_at_the_edge_then_anywhere_then_with_colonists() -> None:
    game = scene("A.E", colonists="L.C")
    edge = {named_space("L.NE"), named_space("L.E"), named_space("L.SE")}
    found = set(room_for_creep(game, module("L")))
    assert found <= edge
    for space in found:
        game.s.domes[space] = CREEP
    inner = set(room_for_creep(game, module("L")))
    assert inner
    assert all(game.s.domes[space] == OPEN for space in inner)
    for space in inner:
        game.s.domes[space] = CREEP
    while any(game.s.domes[space] == OPEN for space in room_for_creep(game, module("L"))):
        for space in room_for_creep(game, module("L")):
            game.s.domes[space] = CREEP
    assert room_for_creep(game, module("L")) == [named_space("L.C")]


def test_harm_is_colonists_touched_then_the_way_to_the_pod() -> None:
    game = scene("A.E", colonists="L.C")
    assert least_harmful(game, [named_space("L.E"), named_space("M.E")]) == named_space("M.E")
    assert least_harmful(game, [named_space("K.E"), named_space("M.E")]) == named_space("M.E")


def test_the_pod_waits_while_a_colonist_is_outside_and_leaves_with_the_last() -> None:
    game = scene("L.C", colonists="D.C")
    game.s.pod.colonists = 2
    launch_when_ready(game)
    assert game.s.saved == 0
    game.s.domes[named_space("D.C")] = OPEN
    launch_when_ready(game)
    assert game.s.saved == 2


def test_a_pod_that_still_touches_a_module_does_not_drift() -> None:
    game = scene("L.C")
    drift_if_loose(game)
    assert game.s.pod.docked
    assert game.lines == []


def test_a_blast_is_for_the_owner_of_the_grenadier_alone() -> None:
    game = scene("L.C K.C", creeps="L.E L.SE")
    game.s.players[1].core = "grenadier"
    act(game, "shoot.[L.E]")
    assert creeps(game) == {"L.SE"}


def test_a_swapped_colonist_stands_where_the_robot_stood() -> None:
    game = scene("L.C K.C", colonists="L.E L.W", core="swap")
    act(game, "swap.[L.E].1")
    assert (at(game, "L.C"), at(game, "L.E"), at(game, "L.W")) == (COLONIST, ROBOT, COLONIST)
