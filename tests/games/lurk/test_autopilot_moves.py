"""How the autopilot moves: climbs, groups, distance, poison, guards, charges and cards."""

import random

import pytest

from games.kernel import Ask
from games.kernel.ask import Play
from games.lurk.attack.acts import Chain
from games.lurk.autopilot.acting import act_worth
from games.lurk.autopilot.gear import best_card
from games.lurk.autopilot.moving import march_on
from games.lurk.autopilot.scene import Scene
from games.lurk.autopilot.sea_floor import floor_of, strike_zone, walks_to
from games.lurk.autopilot.standing import Stand, caution
from games.lurk.game import Lurk
from games.lurk.map.board import DISTANCE, NEIGHBOURS, SPOTS
from tests.games.lurk.field import battle, give, order, tile


def chosen(game: Lurk, play: Play[None]) -> str:
    ask = next(play)
    assert isinstance(ask, Ask)
    return Lurk.autopilot(game.view(0), ask, 0, random.Random(1)).id


def shared_neighbour(one: str, other: str) -> int:
    return next(t for t in NEIGHBOURS[tile(one)] if t in NEIGHBOURS[tile(other)])


def test_it_climbs_where_that_costs_nothing_and_strikes_harder() -> None:
    game = battle("deck_hand E5, 1 coral_knight E6")
    rock = shared_neighbour("E5", "E6")
    game.s.ground[rock] = "rock"
    assert chosen(game, order(game, "move", "E5")) == f"climb.{SPOTS[rock]}.m0.E5"


def test_a_tile_of_equals_moves_together() -> None:
    game = battle(*["deck_hand E2"] * 3, "1 abyss_idol E8")
    assert chosen(game, order(game, "move", "E2")).endswith(".all.E2")


def test_in_the_opening_it_stays_out_of_reach_and_later_it_does_not() -> None:
    game = battle("deck_hand E2, 1 abyss_idol E8, 1 first_drowned E8")
    zone = strike_zone(floor_of(tuple(game.s.ground)), tile("E8"), 2, False, 2)

    def goal() -> int:
        return tile(chosen(game, order(game, "move", "E2")).split(".")[1])

    assert goal() not in zone
    game.s.models[0].moves, game.s.models[0].tile, game.s.round = 0, tile("E2"), 30
    assert goal() in zone


def test_danger_counts_less_from_round_to_round() -> None:
    rounds = [caution(number) for number in range(1, 12)]
    assert rounds == sorted(rounds, reverse=True)
    assert rounds[0] > rounds[-1] > 0


def test_rock_hides_from_those_who_shoot() -> None:
    game = battle("deck_hand E3, 1 gaze_bearer E6 trapped")
    scene = Scene(game.view(0), 0)
    assert Stand(scene).danger(scene.own[0], tile("E3")) > 0
    for spot in ("D4", "E4", "E5", "F4"):
        game.s.ground[tile(spot)] = "rock"
    hidden = Scene(game.view(0), 0)
    assert Stand(hidden).danger(hidden.own[0], tile("E3")) == 0


def test_poison_and_guards_cost_what_they_take() -> None:
    game = battle("whisper_shade E2, 1 abyss_idol I1, ~ gulper E6", poison="E3")
    scene = Scene(game.view(0), 0)
    stand, shade = Stand(scene), scene.own[0]
    clean = stand.comfort(shade, tile("E4"))
    assert stand.comfort(shade, tile("E3")) == pytest.approx(clean - scene.a_wound(shade))
    assert stand.comfort(shade, tile("E5")) < clean, "the Gulper strikes whoever comes near"
    game.s.models[0].wounds = 1
    hurt = Scene(game.view(0), 0)
    assert hurt.a_wound(hurt.own[0]) > scene.a_wound(shade), "it would be the last one"


def test_it_charges_or_swims_to_reach_somebody() -> None:
    game = battle("coral_knight E2, 1 mine_drone E7")
    assert DISTANCE[tile("E2")][tile("E7")] == 5
    ordered = chosen(game, order(game, "move", "E2"))
    assert ordered.startswith("swim_to.") or ordered == "charge.m0.E2"


def test_from_the_top_of_a_rock_it_is_one_step_to_whoever_stands_beside_it() -> None:
    """Whoever climbed a rock next to an enemy does not come closer by walking away from it."""
    game = battle("coral_knight E5, 1 mine_drone E6", rock="E5")
    steps = walks_to(floor_of(tuple(game.s.ground)), frozenset({tile("E6")}))
    assert steps[tile("E5")] == 1
    assert steps[tile("E4")] > 1


def test_it_takes_the_better_card_and_changes_for_it() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear E8")
    admiral = Scene(game.view(0), 0).own[0]
    assert best_card(admiral, ["diver_jerkin", "turtle_shell"]) == "turtle_shell"
    give(game, game.s.models[0], "diver_jerkin")
    armoured = Scene(game.view(0), 0).own[0]
    assert best_card(armoured, ["turtle_shell"]) == "turtle_shell"
    assert best_card(armoured, ["glass_helm"]) is None


def test_a_chain_is_not_mistaken_for_a_blow() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear E6")
    scene = Scene(game.view(0), 0)
    chain = act_worth(scene, scene.own[0], Chain(game.s.models[1], "anchor_chain"))
    assert chain < scene.best_blow(scene.own[0], tile("E5"))


def test_questions_of_one_position_share_what_was_thought() -> None:
    game = battle("deck_hand E2, 1 abyss_idol E8")
    first = march_on(Scene(game.view(0), 0))
    game.s.acting = 0
    assert march_on(Scene(game.view(0), 0)) is first
    game.s.models[1].tile = tile("E7")
    assert march_on(Scene(game.view(0), 0)) is not first
