"""The pod: the seventh colonist, flying, docking again, drifting."""

import pytest

from games.jupiter.abilities.teleport import teleport_options
from games.jupiter.colony import POD
from games.jupiter.conversion import convert, threatened_colonists
from games.jupiter.explosions import blow_up
from games.jupiter.invasion import invade
from games.jupiter.pod import dock, must_dock
from games.jupiter.state import ABSENT, COLONIST, ROBOT
from games.jupiter.turn import begin_with_docking, pass_on
from games.kernel.ask import Ask
from games.kernel.hexes import Hex
from tests.games.jupiter.scene import act, at, cell_of, drive, fill, module, offered, scene


def test_the_seventh_colonist_launches_the_pod() -> None:
    game = scene("K.C", colonists="L.NE L.C")
    game.s.pod.colonists = 6
    act(game, "command.[L.NE].[POD]")
    assert game.s.saved == 7
    assert not game.s.pod.docked
    assert game.s.pod.colonists == 0


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


def test_a_batch_is_seven_and_the_next_one_starts_empty() -> None:
    game = scene("K.C", colonists="L.NE L.C")
    game.s.pod.colonists, game.s.saved = 6, 7
    act(game, "command.[L.NE].[POD]")
    assert (game.s.saved, game.s.pod.colonists) == (14, 0)


def test_an_edge_with_only_a_dish_is_allowed_but_said_to_be_useless() -> None:
    game = scene("POD", pod=None)
    game.s.modules[module("L")].number = 4
    game.forget_map()
    ask = next(dock(game, [0]))
    assert isinstance(ask, Ask)
    labels = {option.value: str(option.label) for option in ask.options}
    assert labels[Hex(3, 0)] == "Beside L, only a dish"
    assert "dish" not in labels[Hex(3, -1)]


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
