"""The pod: the seventh colonist, flying, docking again, drifting."""

import pytest

from games.jupiter.abilities.teleport import teleport_options
from games.jupiter.actions import end_actions
from games.jupiter.colony import POD
from games.jupiter.command_range import command_range
from games.jupiter.conversion import convert, threatened_colonists
from games.jupiter.edge_places import place_options
from games.jupiter.explosions import blow_up
from games.jupiter.invasion import invade
from games.jupiter.lost_robots import lose_robot
from games.jupiter.pod import (
    board_colonist,
    dock,
    drift_if_loose,
    launch,
    launch_when_ready,
    must_dock,
)
from games.jupiter.state import ABSENT, COLONIST, OPEN, ROBOT
from games.jupiter.turn import begin_turn, begin_with_docking, pass_on
from games.kernel.hexes import Hex
from games.kernel.match import Match
from tests.games.hearing import values
from tests.games.jupiter.scene import (
    GAME,
    act,
    at,
    cell_of,
    colonists,
    drive,
    fill,
    first_ask,
    gone,
    menu,
    module,
    offered,
    scene,
    spelled,
    ways,
)
from tests.games.jupiter.spaces import named_space


def test_the_seventh_colonist_launches_the_pod() -> None:
    game = scene("K.C", colonists="L.NE L.C")
    game.s.pod.colonists, game.s.saved = 6, 7
    act(game, "command.[L.NE].[POD]")
    assert (game.s.saved, game.s.pod.colonists, game.s.pod.docked) == (14, 0, False)


def test_with_a_robot_aboard_only_six_colonists_fit() -> None:
    game = scene("K.C POD", colonists="L.NE L.C")
    game.s.pod.colonists = 6
    assert "L.NE POD" not in offered(game, "command")


def test_it_stays_away_until_its_launchers_next_turn() -> None:
    game = scene("K.C K.W K.NE", colonists="L.NE L.C")
    game.s.pod.colonists = 6
    act(game, "command.[L.NE].[POD]")
    docks = []
    for _ in range(3):
        pass_on(game)
        docks.append((game.s.active, must_dock(game)))
    assert docks == [(1, False), (2, False), (0, True)]


def test_the_launcher_chooses_a_new_place_at_the_start_of_the_turn() -> None:
    game = scene("K.C", pod=None)
    game.s.pod.launcher, game.s.phase = 0, "arrival"
    drive(begin_with_docking(game), "cell.-3.1")
    assert game.s.pod.docked
    assert (game.s.pod.q, game.s.pod.r) == (-3, 1)
    assert game.s.phase == "actions"


def test_the_last_colonists_fly_even_if_they_are_fewer_than_seven() -> None:
    game = scene("K.C", colonists="L.NE")
    act(game, "command.[L.NE].[POD]")
    assert game.s.saved == 1


def test_a_pod_whose_last_module_blows_up_drifts_with_all_aboard() -> None:
    game = scene("A.E POD", pod=(4, -2))
    game.s.modules[module("K")].q, game.s.modules[module("K")].r = 3, -2
    game.forget_map()
    fill(game, "K")
    game.s.pod.colonists = 3
    blow_up(game)
    assert not game.s.pod.docked
    assert game.s.pod.launcher is None
    assert game.s.pod.colonists == 3
    assert game.s.pod.robots == [1]
    assert must_dock(game)


def test_the_pod_bridges_islands() -> None:
    game = scene("POD", pod=(0, 0))
    for letter in "ABCEF":
        game.s.modules[module(letter)].gone = True
    game.forget_map()
    assert {"G.E", "D.W"} == offered(game, "move")


def test_the_pod_can_dock_in_a_hole_of_the_colony() -> None:
    game = scene("K.C", pod=None)
    game.s.modules[0].gone = True
    game.forget_map()
    assert Hex(0, 0) in game.colony.free_cells()


@pytest.mark.parametrize("letter", ["K", "L"])
def test_it_never_docks_on_a_module(letter: str) -> None:
    assert cell_of(letter) not in scene().colony.free_cells()


def test_colonists_in_the_pod_are_immune() -> None:
    game = scene("A.E", colonists="R.C", creeps="K.E L.NE")
    game.s.pod.colonists = 4
    convert(game)
    assert game.s.pod.colonists == 4
    assert POD not in threatened_colonists(game)


def test_teleport_reaches_an_island() -> None:
    game = scene("L.C", hand="teleport")
    for letter in "ABCDEFG":
        game.s.modules[module(letter)].gone = True
    for dome in range(49):
        game.s.domes[dome] = ABSENT
    game.forget_map()
    act(game, "use.teleport.3", "land.[R.C]")
    assert at(game, "R.C") == ROBOT


def test_swap_changes_places_with_somebody_in_the_pod() -> None:
    game = scene("L.NE POD", core="swap")
    game.s.pod.colonists = 3
    act(game, "swap.[POD].1")
    assert (game.s.pod.colonists, sorted(game.s.pod.robots)) == (2, [0, 1])
    assert at(game, "L.NE") == COLONIST


def test_nobody_is_swapped_into_a_flying_pod() -> None:
    game = scene("POD", colonists="R.C", core="swap", hand="teleport", pod=None)
    assert {option.value.how for option in teleport_options(game)} == {"land"}


def test_the_pod_touches_one_module_or_two_at_the_start() -> None:
    colony = scene(pod=None).colony
    touched = [len(colony.modules_around(cell)) for cell in colony.free_cells()]
    assert (touched.count(1), touched.count(2)) == (6, 12)


def test_an_edge_with_only_a_dish_is_allowed_but_said_to_be_useless() -> None:
    game = scene("POD", pod=None)
    game.s.modules[module("L")].number = 4
    game.forget_map()
    ask = first_ask(dock(game, [0]))
    warned = {option.value for option in ask.options if option.detail is not None}
    assert Hex(3, 0) in warned
    assert Hex(3, -1) not in warned
    assert game.colony.with_pod_at(Hex(3, 0)).near[POD] == (), "no bridge leads over the dish"


def test_a_pod_in_a_hole_does_not_shield_the_modules_around_it() -> None:
    game = scene("A.E", pod=tuple(cell_of("K")))
    game.s.modules[module("K")].gone = True
    game.forget_map()
    assert len(game.colony.touching[module("C")]) == 6
    assert game.colony.on_edge(module("C"))


def test_a_colonist_may_follow_into_the_pod() -> None:
    game = scene("L.C", colonists="L.NE", core="follower")
    game.s.pod.colonists = 1
    act(game, "command.[POD].[K.E]", "follow.[L.NE]")
    assert game.s.pod.colonists == 1
    assert at(game, "K.E") == COLONIST


def test_the_pod_launches_when_the_last_colonist_outside_is_converted() -> None:
    game = scene("A.E", colonists="L.C", creeps="L.E")
    game.s.pod.colonists = 4
    convert(game)
    assert (game.s.saved, game.s.lost) == (4, 1)
    assert not game.s.pod.docked


def test_the_pod_launches_when_a_creep_takes_the_place_of_the_last_colonist_outside() -> None:
    game = scene("A.E", colonists="L.C", dice=(6,))
    fill(game, "L", but="L.C")
    game.s.pod.colonists = 4
    drive(invade(game))
    assert game.s.saved == 4


def test_an_empty_pod_stays_when_nobody_is_left() -> None:
    game = scene("A.E", colonists="L.C", creeps="L.E")
    convert(game)
    assert game.s.pod.docked


def test_a_bullhorn_is_heard_from_the_flying_pod() -> None:
    game = scene("POD", colonists="L.C", core="bullhorn", pod=None)
    assert {pair.split()[0] for pair in offered(game, "command")} == {"L.C"}


def test_a_robot_swapped_out_of_its_dome_sits_in_the_pod() -> None:
    game = scene("POD L.NE", core="swap")
    act(game, "swap.[L.NE].4")
    assert game.s.pod.robots == [1]
    assert at(game, "L.NE") == ROBOT


def test_pilot_and_pilot_empty_the_pod_and_dock_it_elsewhere() -> None:
    game = scene("L.C", core="pilot", hand="pilot")
    game.s.pod.colonists = 4
    act(game, "use.pilot.0")
    act(game, "use.pilot.0", "cell.-3.0")
    assert game.s.saved == 4
    assert (game.s.pod.q, game.s.pod.r, game.s.pod.docked) == (-3, 0, True)
    assert game.s.spent == 0


@pytest.mark.parametrize(
    ("colonists", "robots", "room"),
    [(6, 0, True), (5, 1, True), (6, 1, False), (0, 6, True), (0, 7, False), (7, 0, False)],
)
def test_the_pod_has_seven_places_for_colonists_and_robots(
    colonists: int, robots: int, room: bool
) -> None:
    game = scene("L.NE " + "POD " * robots)
    game.s.pod.colonists = colonists
    assert game.pod_has_room() == room
    assert ("POD" in offered(game, "move")) == room
    game.s.players[0].hand = ["teleport"]
    assert ("land.133" in [option.id for option in teleport_options(game)]) == room


def test_a_flying_pod_has_no_room() -> None:
    assert not scene("L.NE", pod=None).pod_has_room()


@pytest.mark.parametrize(("aboard", "saved"), [(5, 0), (6, 7)])
def test_the_seventh_colonist_launches_and_not_the_sixth(aboard: int, saved: int) -> None:
    game = scene("L.C", colonists="D.C")
    game.s.pod.colonists = aboard
    board_colonist(game)
    assert game.s.saved == saved
    assert game.s.pod.docked == (saved == 0)


def test_a_pass_goes_through_a_full_pod_but_never_ends_on_a_creep() -> None:
    game = scene("K.E", creeps="L.C", core="juggernaut", polite_colonists=True)
    game.s.pod.colonists = 7
    assert "L.NE" in offered(game, "move")
    beside = scene("D.E", colonists="L.W", creeps="L.C", core="juggernaut", polite_colonists=True)
    assert offered(beside, "crush") == set()
    assert "L.C" not in offered(beside, "move")


def test_a_bullhorn_is_not_heard_where_a_module_is_gone_or_the_pod_away() -> None:
    game = scene("L.C", core="bullhorn", pod=None)
    game.s.modules[module("S")].gone = True
    game.forget_map()
    assert command_range(game, 0) == list(range(18))


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


@pytest.mark.parametrize(("aboard", "tone"), [(0, "plain"), (2, "go")])
def test_a_pilot_costs_no_action_and_is_urged_when_somebody_is_aboard(
    aboard: int, tone: str
) -> None:
    game = scene("L.C", colonists="A.E A.W", hand="pilot")
    game.s.pod.colonists = aboard
    assert {o.tone for o in menu(game).options if o.id == "use.pilot.0"} == {tone}
    act(game, "use.pilot.0")
    assert (game.s.saved, game.actions_left) == (aboard, 5)


def test_two_places_beside_the_same_two_modules_are_told_apart_from_the_first() -> None:
    game = scene("A.C")
    for index, tile in enumerate(game.s.modules):
        tile.gone = index not in (module("A"), module("B"))
    game.forget_map()
    cells = [cell for cell in cell_of("A").neighbours() if cell in cell_of("B").neighbours()]
    labels = [values(option.label) for option in place_options(game, "site", [0], cells)]
    assert labels == [["A", "B", "west", "A"], ["A", "B", "north-east", "A"]]


def test_a_place_beside_nothing_but_a_dish_warns_the_pod_and_no_module() -> None:
    """The dish of a module 4 that is not turned looks east."""
    game = scene("A.W", numbers="4312512512512512512", pod=None)
    for index, tile in enumerate(game.s.modules):
        tile.gone = index != module("A")
    game.forget_map()
    east, west = Hex(1, 0), Hex(-1, 0)
    docks = place_options(game, "cell", [0], [east, west])
    assert [(option.tone, option.detail is not None) for option in docks] == [
        ("warn", True),
        ("plain", False),
    ]
    sites = place_options(game, "site", [0], [east, west])
    assert [option.tone for option in sites] == ["plain", "plain"]


def test_nobody_walks_on_through_the_pod() -> None:
    """From L north-east over the pod to K east would be two steps; on foot it is four."""
    assert len(ways(scene("L.NE"))[spelled("walk.[K.E]")].option.value) == 4


def test_a_colonist_is_led_straight_to_the_pod_for_as_many_actions() -> None:
    game = scene("L.E", colonists="L.W A.W")
    steps = len(ways(game)[spelled("lead.[L.W].[POD]")].option.value)
    after = gone(game, "lead.[L.W].[POD]")
    assert (after.s.pod.colonists, after.s.spent) == (1, steps)
    assert colonists(after) == {"A.W"}


def test_the_seventh_aboard_launches_at_the_end_of_a_long_way() -> None:
    game = scene("L.E", colonists="L.W")
    game.s.pod.colonists = 6
    after = gone(game, "lead.[L.W].[POD]")
    assert (after.s.saved, after.s.pod.docked) == (7, False)


def test_without_a_pod_colonists_go_step_by_step() -> None:
    assert not ways(scene("L.C", colonists="L.W", pod=None), "lead")


def test_every_place_at_the_edge_belongs_to_its_first_module() -> None:
    game = scene("POD", pod=None)
    options = place_options(game, "cell", [0], game.colony.free_cells())
    assert all(str(option.group) == values(option.label)[0] for option in options)


def test_a_place_at_the_edge_is_a_mark_of_its_own() -> None:
    option = place_options(scene("POD"), "cell", [0], [scene().colony.free_cells()[0]])[0]
    assert (option.id, option.spot) == ("cell.0.-3", "c0.-3")


def test_a_boost_core_gives_one_action_even_when_the_turn_begins_with_docking() -> None:
    game = scene("L.C", core="boost", pod=None)
    game.s.phase = "arrival"
    begin_turn(game)
    drive(begin_with_docking(game), "cell.3.-1")
    assert game.actions_left == 6


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


def test_after_an_undocked_turn_everything_goes_on_with_the_actions() -> None:
    game = scene("L.C")
    game.s.phase = "arrival"
    drive(begin_with_docking(game))
    assert game.s.phase == "actions"
    assert game.s.pod.docked


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


def test_a_pod_adrift_waits_with_the_last_colonists_until_somebody_docks_it() -> None:
    game = scene("A.E", colonists="L.C", creeps="L.E", pod=None)
    game.s.pod.colonists = 4
    convert(game)
    assert (game.s.saved, game.s.pod.colonists, game.s.lost) == (0, 4, 1)
    assert must_dock(game)
    assert game.situation()[2].args is None, "nobody in particular"
    game.s.pod.launcher = 0
    assert values(game.situation()[2]) == [0]
