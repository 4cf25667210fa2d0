"""Weapons: shots, Sniper, Heat Seeker, Grenadier, Juggernaut."""

from collections.abc import Callable

import pytest

from games.jupiter.abilities.far_shots import seek, snipe
from games.jupiter.abilities.override import plain_options
from games.jupiter.abilities.teleport import teleport_options
from games.jupiter.state import ROBOT
from games.kernel.ask import Play
from games.kernel.text import SILENCE
from tests.games.jupiter.scene import (
    BOTH,
    GAME,
    LINE,
    act,
    at,
    creeps,
    first_ask,
    ids,
    menu,
    module,
    offered,
    scene,
    spelled,
    usable,
    with_one,
    with_power,
)


def test_juggernaut_and_teleport_land_on_a_creep_and_kill_it() -> None:
    game = scene("L.C", creeps="R.C R.E R.W", core="juggernaut", hand="teleport")
    crushed = [found.id for found in teleport_options(game) if found.value.how == "crush"]
    assert crushed == [spelled(f"crush.[{name}]") for name in ("R.C", "R.E", "R.W")]
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


def test_heat_seeker_and_heat_seeker_cost_one_action_once() -> None:
    game = scene("L.C", creeps="R.C R.E", core="heat_seeker", hand="heat_seeker")
    act(game, "use.heat_seeker.1", "shoot.[R.C]")
    assert game.s.spent == 1
    assert offered(game, "use") == set()


def test_a_blast_strikes_before_the_flight_goes_on() -> None:
    """D's east dies by the blast of D's middle, so it is not run over and gives none of its own."""
    setting = {"core": "juggernaut", "hand": "rocket_boots", "numbers": "1" * 19}
    game = scene("D.W", creeps="D.C D.E D.SE", **setting)  # type: ignore[arg-type]
    game.s.in_play = ["grenadier"]
    act(game, "use.rocket_boots.1", "land.[L.C]", "blast.[D.E]")
    assert creeps(game) == {"D.SE"}


def test_a_blast_is_for_the_owner_of_the_grenadier_alone() -> None:
    game = scene("L.C K.C", creeps="L.E L.SE")
    game.s.players[1].core = "grenadier"
    act(game, "shoot.[L.E]")
    assert creeps(game) == {"L.SE"}


def test_a_heat_seeker_needs_a_creep_or_a_super_creep_anywhere() -> None:
    assert usable(scene("L.C", hand="heat_seeker")) == set()
    assert usable(scene("L.C", creeps="R.C", hand="heat_seeker")) == {"use.heat_seeker.3"}
    game = scene("L.C", hand="heat_seeker")
    game.s.covered = [module("A")]
    assert usable(game) == {"use.heat_seeker.3"}


@BOTH
def test_grenadier_kills_a_neighbour_with_every_kill(scope: str) -> None:
    game = with_power("grenadier", scope, creeps="L.E L.SE L.W L.SW")
    act(game, "shoot.[L.E]")
    act(game, "shoot.[L.W]")
    assert creeps(game) == set()
    assert game.s.spent == 2


@BOTH
def test_juggernaut_runs_over_a_creep_with_every_move(scope: str) -> None:
    game = with_power("juggernaut", scope, creeps="L.E L.SE")
    act(game, "crush.[L.E]")
    act(game, "crush.[L.SE]")
    assert (creeps(game), game.s.spent) == (set(), 2)
    assert at(game, "L.SE") == ROBOT


@BOTH
def test_sniper_serves_once_as_a_card_and_every_action_as_a_core(scope: str) -> None:
    game = with_one("sniper", scope, creeps="D.W D.C")
    act(game, "use.sniper.1", "shoot.[D.W]")
    assert game.s.discards == (["sniper"] if scope == "card" else [])
    assert bool(offered(game, "use")) == (scope == "core")


def test_the_action_menu_goes_from_shots_over_colonists_and_robots_to_cards_and_the_end() -> None:
    game = scene("L.C K.C", colonists="L.E D.NE", creeps="L.W", core="swap", hand="override pilot")
    game.s.in_play = ["juggernaut", "override"]
    heads = list(dict.fromkeys(name.split(".")[0] for name in ids(menu(game))))
    assert heads == [
        "shoot",
        "command",
        "move",
        "crush",
        "swap",
        "override",
        "trade",
        "use",
        "end",
    ]


def test_a_steered_robot_steps_before_it_shoots() -> None:
    game = scene("L.C R.C", creeps="R.E", core="override")
    heads = list(dict.fromkeys(found.id.split(".")[0] for found in plain_options(game, 1)))
    assert heads == ["move", "shoot"]


@pytest.mark.parametrize("fire", [seek, snipe])
def test_every_target_of_a_far_shot_belongs_to_its_module(
    fire: Callable[[GAME], Play[None]],
) -> None:
    ask = first_ask(fire(scene("POD", creeps="K.C L.E L.W")))
    assert sorted(str(option.group) for option in ask.options) == ["K", "L", "L"]
    assert all(option.short == SILENCE for option in ask.options)


def test_shots_from_where_one_stands_are_one_group() -> None:
    shots = [found for found in menu(scene("L.C", creeps="L.E L.W")) if "shoot" in found.id]
    assert [(str(shot.group), str(shot.short)) for shot in shots] == [("Shoot", "Shoot")] * 2
