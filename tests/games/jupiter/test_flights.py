"""Flights: Rocket Boots, Teleport, Swap."""

import pytest

from games.jupiter.abilities.rocket_boots import flight_options, fly
from games.jupiter.abilities.swap import pieces_at
from games.jupiter.abilities.teleport import teleport_options
from games.jupiter.cards import Ability
from games.jupiter.colony import POD
from games.jupiter.state import COLONIST, OPEN, ROBOT
from games.kernel.text import SILENCE
from tests.games.hearing import values
from tests.games.jupiter.scene import (
    BOTH,
    LINE,
    act,
    at,
    colonists,
    creeps,
    fill,
    first_ask,
    offered,
    scene,
    spelled,
    usable,
    with_power,
)
from tests.games.jupiter.spaces import named_space


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


def test_teleport_and_teleport_cost_one_action_once() -> None:
    game = scene("L.C", core="teleport", hand="teleport")
    act(game, "use.teleport.1", "land.[R.C]")
    assert game.s.spent == 1
    assert game.s.discards == ["teleport"]
    assert offered(game, "use") == set()


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


def test_rocket_boots_need_somewhere_to_land() -> None:
    assert usable(scene("L.C", hand="rocket_boots")) == {"use.rocket_boots.1"}
    walled = scene("L.C", hand="rocket_boots")
    fill(walled, "L", but="L.C")
    assert usable(walled) == set()
    assert usable(scene("POD", hand="rocket_boots", pod=None)) == set()


def test_among_several_in_the_pod_each_swap_names_its_partner() -> None:
    game = scene("K.E POD POD", core="swap", hand="teleport")
    game.s.pod.colonists = 1
    offers = {option.id: values(option.short) for option in teleport_options(game)}
    assert {name: short for name, short in offers.items() if f"swap.{POD}" in name} == {
        f"swap.{POD}.{COLONIST}": ["a colonist"],
        f"swap.{POD}.{ROBOT + 1}": ["Umbriel"],
        f"swap.{POD}.{ROBOT + 2}": ["Vega"],
    }


@BOTH
def test_swap_changes_places_with_every_action(scope: str) -> None:
    game = with_power("swap", scope, colonists="L.E", creeps="L.SE")
    act(game, "swap.[L.E].1")
    act(game, "swap.[L.SE].2")
    assert colonists(game) == {"L.C"}
    assert creeps(game) == {"L.E"}
    assert (at(game, "L.SE"), game.s.spent) == (ROBOT, 2)


def test_colonists_in_the_pod_are_named_before_robots_for_a_swap() -> None:
    game = scene("L.C POD POD")
    game.s.pod.colonists = 1
    assert pieces_at(game, named_space("POD")) == [COLONIST, ROBOT + 1, ROBOT + 2]
    assert pieces_at(game, named_space("L.C")) == [ROBOT]
    assert pieces_at(game, named_space("L.E")) == []


def test_flights_belong_to_their_directions() -> None:
    found = flight_options(scene("L.E", core="rocket_boots"))
    assert {str(option.group) for option in found} == {"←", "↙"}


def test_the_pod_comes_last_among_the_places_of_a_teleport() -> None:
    options = teleport_options(scene("L.C", hand="teleport"))
    assert options[-1].id == "land.133"


def test_an_open_dome_to_land_on_needs_no_word_but_its_number() -> None:
    for options in (teleport_options(scene("L.C")), flight_options(scene("L.C"))):
        assert {option.short for option in options} == {SILENCE}


def test_whoever_lands_on_an_open_dome_kills_nobody_beside_it() -> None:
    game = scene("L.C", creeps="R.E", hand="teleport", core="grenadier")
    act(game, "use.teleport.3", "land.[R.C]")
    assert (creeps(game), at(game, "R.C")) == ({"R.E"}, ROBOT)


def test_a_flight_goes_on_through_the_pod() -> None:
    game = scene("D.W", pod=(0, 0))
    game.s.modules[0].gone = True
    game.forget_map()
    ends = [option.value.there for option in flight_options(game)]
    assert named_space("G.E") in ends, "from one shore of the hole to the other"
    assert POD in ends


def test_only_creeps_are_run_over() -> None:
    game = scene("D.W", colonists="D.C", core="juggernaut", numbers=LINE)
    assert {option.value.run_over for option in flight_options(game)} == {()}


@pytest.mark.parametrize(
    ("core", "polite", "stops"),
    [
        (None, False, ["creeps", "robots"]),
        ("juggernaut", False, ["robots"]),
        (None, True, ["creeps"]),
        ("juggernaut", True, ["nobody"]),
    ],
)
def test_a_flight_says_who_stops_it(core: Ability | None, polite: bool, stops: list[str]) -> None:
    game = scene("L.C", hand="rocket_boots", core=core, polite_colonists=polite)
    ask = first_ask(fly(game))
    assert values(ask.why) == stops


def test_who_was_to_be_swapped_with_and_fell_to_a_blast_leaves_the_dome_open() -> None:
    game = scene("D.W", creeps="D.E L.W", hand="rocket_boots", numbers=LINE)
    game.s.in_play = ["juggernaut", "swap", "grenadier"]
    act(game, "use.rocket_boots.1", "swap.[L.W].2")
    assert (creeps(game), at(game, "L.W"), at(game, "D.W")) == (set(), ROBOT, OPEN)
