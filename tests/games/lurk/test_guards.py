"""Creatures on guard: whom they strike on the way, once, and what becomes of the movement."""

import pytest

from games.kernel.ask import Ask, Option
from games.kernel.paths import distances
from games.lurk.attack.attack import attack
from games.lurk.creatures.creature_phase import victims_of
from games.lurk.creatures.guards import watched_tiles
from games.lurk.game import Lurk
from games.lurk.map.board import NEIGHBOURS, SPOTS
from games.lurk.movement.deeds import GROUND_DETAILS, STRIKES, Deed
from games.lurk.movement.marching import march, routes_of, ways_to_go
from games.lurk.movement.routes import CLOSED
from games.lurk.state import FALLEN
from games.lurk.told import ATTACK_ENDS, MARCHES
from games.lurk.turn.events import drift
from games.lurk.turn.turn import take_turn
from tests.games.hearing import values
from tests.games.lurk.field import (
    asked,
    battle,
    blows,
    last,
    let,
    order,
    reserve,
    seen_from,
    tile,
    told,
)


def test_a_guard_attacks_whoever_comes_next_to_it_once() -> None:
    game = battle("brass_admiral E2, 1 kelp_spear I1, ~ lantern_biter E5", dice="Rd W- Rs Rs Rs")
    let(order(game, "move", "E2"), "go.E4")
    assert last(game).attacker == "lantern_biter"
    assert game.s.models[2].essence == 1, "its diamond lies on its tile"


def test_a_guard_strikes_once_however_long_the_way_past_it() -> None:
    spot = next(n for n in NEIGHBOURS[tile("E5")] if n in NEIGHBOURS[tile("E6")])
    models = f"brass_admiral E4, 1 kelp_spear I1, ~ lantern_biter {SPOTS[spot]}"
    game = battle(models, dice="Rd W- Rs Rs Rs " * 2, essence=(0, 3))
    let(march(game, game.s.models[0], [tile("E5"), tile("E6")], attack))
    assert game.s.models[2].essence == 1, "one diamond of one attack"
    assert game.spot(game.s.models[0]) == "E6", "the movement goes on"


def test_a_guard_strikes_once_in_a_movement_over_rock() -> None:
    models = "shell_titan E3, 1 kelp_spear I1, ~ lantern_biter D4"
    game = battle(models, dice="Rs W- Bo Bo Ro Ro", essence=(0, 3), rock="E5")
    let(order(game, "move", "E3"), "climb.E5", "stay")
    assert game.s.models[0].tile == tile("E5")
    assert len(told(game, ATTACK_ENDS)) == 1


def test_each_of_two_guards_strikes_once() -> None:
    models = "brass_admiral E3, 1 kelp_spear I1, ~ lantern_biter D5, ~ needle_shoal F5"
    game = battle(models, dice="W- " * 60, essence=(0, 3))
    let(order(game, "move", "E3"), "go.E5")
    assert sorted(blows(game)) == ["Lantern Biter", "Needle Shoal"]


def test_each_of_two_movers_is_struck_by_the_same_guard() -> None:
    models = "brass_admiral E4, harpoon_marshal E4, 1 kelp_spear I1, ~ lantern_biter E6"
    game = battle(models, dice="W- " * 60, essence=(0, 3))
    let(order(game, "move", "E4"), "go.E5.all")
    assert blows(game) == ["Lantern Biter", "Lantern Biter"]


def test_a_guard_strikes_again_in_the_second_movement() -> None:
    models = "brass_admiral E4, 1 kelp_spear I1, ~ lantern_biter E6"
    game = battle(models, dice="W- " * 60, essence=(0, 3))
    let(order(game, "move", "E4"), "go.E5")
    let(order(game, "move", "E5"), "go.D5")
    assert blows(game) == ["Lantern Biter", "Lantern Biter"]


def test_no_guard_strikes_at_whoever_leaves() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1, ~ lantern_biter E6")
    let(order(game, "move", "E5"), "go.E4")
    assert blows(game) == []


def test_a_guard_strikes_no_mover_two_tiles_off_however_far_it_reaches() -> None:
    game = battle("brass_admiral E2, 1 kelp_spear I1, ~ pale_kraken E5", essence=(0, 3))
    let(order(game, "move", "E2"), "go.E3")
    assert game.s.fight is None
    assert victims_of(game, game.s.models[2]) == [game.s.models[0]], "but it hunts that far"


def test_a_swarm_on_guard_strikes_only_whoever_moves() -> None:
    models = "brass_admiral E2, deck_hand E4, 1 kelp_spear I1, ~ needle_shoal E5"
    game = battle(models, essence=(0, 3))
    let(order(game, "move", "E2"), "go.E4")
    assert [one["target"] for one in told(game, ATTACK_ENDS)] == ["Brass Admiral"]


def test_a_guard_strikes_reinforcements_that_enter_next_to_it() -> None:
    models = "brass_admiral E5, 1 kelp_spear I1, ~ lantern_biter B3"
    game = battle(models, dice="Ro Wo Rs Ro", essence=(0, 3))
    hand = reserve(game, 0, "deck_hand")
    let(order(game, "enter", "A2"))
    assert hand.wounds == 1


def test_a_guard_that_traps_ends_the_movement() -> None:
    models = "shell_titan E2, 1 kelp_spear I1, ~ gulper D4"
    game = battle(models, dice="Bo Ro Bo Bo Ro", essence=(0, 3), abyss="F2 F3 F4")
    let(order(game, "move", "E2"), "go.E5")
    assert "trapped" in game.s.models[0].tokens
    assert game.s.models[0].tile == tile("E4")


def test_whoever_is_trapped_on_a_full_tile_goes_on_to_the_next_with_room() -> None:
    game = battle(
        "kelp_spear E2",
        *["deck_hand E4"] * 3,
        "1 kelp_spear I1, ~ gulper D4",
        dice="Bo Ro Rs Ro",
        essence=(0, 3),
        abyss="F2 F3 F4 D3",
    )
    game.s.models[0].tile = tile("E3")
    let(march(game, game.s.models[0], [tile("E4"), tile("E5"), tile("E6")], attack))
    assert "trapped" in game.s.models[0].tokens
    assert game.s.models[0].tile == tile("E5")


def test_whoever_is_trapped_on_the_way_to_a_rock_does_not_climb() -> None:
    models = "brass_admiral E3, 1 kelp_spear I1, ~ gulper D4"
    game = battle(models, dice="Bo Ro Rd Rd Rd", essence=(0, 3), rock="E5", abyss="F3 F4 D3")
    let(order(game, "move", "E3"), "climb.E5")
    admiral = game.s.models[0]
    assert (admiral.tile, "trapped" in admiral.tokens) == (tile("E4"), True)
    assert "climbed" not in admiral.tokens


def test_watched_are_the_neighbours_of_every_creature_and_nothing_farther() -> None:
    game = battle("deck_hand A1, 1 kelp_spear I1, ~ pale_kraken E5, ~ gulper C2")
    beside = {"E4", "E6", "D4", "D5", "F4", "F5", "C1", "C3", "B1", "B2", "D2", "D3"}
    assert {SPOTS[number] for number in watched_tiles(game)} == beside


def first_ask(game: Lurk, spot: str) -> Ask:
    step = order(game, "move", spot).send(None)  # type: ignore[arg-type]  # starts a generator
    assert isinstance(step, Ask)
    return step


def goals(game: Lurk, steps: int) -> dict[str, Option[Deed]]:
    ways = ways_to_go(0, seen_from(game, game.s.models[0], steps))
    return {option.id: option for option in ways}


def test_a_way_in_sight_of_a_creature_warns_and_says_what_else_it_brings() -> None:
    game = battle("deck_hand E4, 1 kelp_spear I1, ~ reef_maw E6", poison="E5", rock="D5 D3")
    found = goals(game, 2)
    assert values(found["go.E5"].detail) == [GROUND_DETAILS["poison"].template]
    assert found["climb.D5"].tone == "warn"
    assert found["climb.D3"].tone == "plain"
    game.s.ground[tile("E5")] = "sand"
    assert goals(game, 1)["go.E5"].detail is STRIKES


def test_all_together_are_warned_of_a_creature_too() -> None:
    game = battle("eel_pup E4, eel_pup E4, 1 kelp_spear I1, ~ gulper E6")
    details = {option.id: option.detail for option in first_ask(game, "E4")}
    assert details["go.E5.all.E4"] is STRIKES
    assert details["go.E3.all.E4"] is not STRIKES


@pytest.mark.parametrize(("answers", "seen"), [((), 0), (("no",), 1)])
def test_whoever_of_those_who_go_together_is_struck_by_a_guard_is_seen_to_act(
    answers: tuple[str, ...], seen: int
) -> None:
    game = battle("deck_hand E4, deck_hand E4, deck_hand E4, 1 kelp_spear I1, ~ gulper E6")
    assert asked(take_turn(game), "go.E5.all.E4", *answers) == ["use.power", "no"]
    assert game.view(None).acting == seen


def test_a_climb_beside_a_creature_warns_though_the_way_to_its_foot_is_free() -> None:
    game = battle("deck_hand E3, 1 kelp_spear I1, ~ gulper E6", rock="E5 D2")
    ways = goals(game, 3)
    assert (ways["climb.E5"].tone, ways["climb.D2"].tone) == ("warn", "plain")


@pytest.mark.parametrize("start", ["E3", "C3", "G3", "E7", "C6", "E1", "G5"])
def test_ways_lead_around_creatures_wherever_they_can(start: str) -> None:
    game = battle(f"eel_pup {start}, 1 kelp_spear I1, ~ gulper D5, ~ lantern_biter F3")
    routes, watched = routes_of(game, game.s.models[0], 5), watched_tiles(game)
    for goal in filter(routes.is_quiet, routes.any):
        assert not watched.intersection(routes.way(goal))


def test_where_all_ways_lead_past_a_creature_the_shortest_is_taken() -> None:
    game = battle("eel_pup E3, 1 kelp_spear I1, ~ gulper D5, ~ lantern_biter F3")
    routes = routes_of(game, game.s.models[0], 4)
    far = distances(tile("E3"), lambda here: open_beside(game, here), most=4)
    watched = {goal for goal in far if not routes.is_quiet(goal)}
    assert {goal: len(routes.way(goal)) for goal in watched} == {g: far[g] for g in watched}
    assert tile("E6") in watched


def open_beside(game: Lurk, here: int) -> list[int]:
    return [t for t in NEIGHBOURS[here] if game.s.ground[t] not in CLOSED and not game.at(t)]


def test_guards_strike_whomever_rip_current_carries_next_to_them() -> None:
    game = battle("brass_admiral E3 swimming, 1 kelp_spear I1, ~ gulper E6")
    let(drift(game, game.s.models[0], 1), "drift.E4")
    assert blows(game) == []
    let(drift(game, game.s.models[0], 1), "drift.E5")
    assert blows(game) == ["Gulper"]


def test_whoever_falls_to_a_guard_on_the_way_goes_no_farther() -> None:
    models = "mine_drone E2, deck_hand A1, 1 kelp_spear I1, ~ gulper D4"
    game = battle(models, dice="Bo Ro W-", essence=(0, 0), abyss="F2 F3 F4 F5 D2 D3")
    let(order(game, "move", "E2"), "go.E6")
    assert (game.s.models[0].tile, game.s.trail) == (FALLEN, [])
    assert len(told(game, MARCHES)) == 1


def test_a_way_that_ends_beside_a_guard_is_told_once() -> None:
    game = battle("shell_titan E3, 1 kelp_spear I1, ~ gulper E6", essence=(0, 0))
    let(order(game, "move", "E3"), "go.E5")
    assert len(told(game, MARCHES)) == 1


def test_a_climb_that_only_a_watched_way_leads_to_warns() -> None:
    game = battle("deck_hand E4, 1 kelp_spear I1, ~ gulper D5", rock="D4 E7")
    assert goals(game, 3)["climb.E7"].tone == "warn"


def test_whoever_has_fallen_to_one_guard_is_not_struck_by_the_next() -> None:
    models = "mine_drone E3, deck_hand A1, 1 kelp_spear I1, ~ gulper D5, ~ reef_maw F5"
    game = battle(models, dice="Bo Ro W-", essence=(0, 0))
    let(order(game, "move", "E3"), "go.E5")
    assert (game.s.models[0].tile, len(blows(game))) == (FALLEN, 1)


def test_whoever_falls_to_a_guard_at_the_foot_of_a_rock_does_not_climb() -> None:
    models = "mine_drone E3, deck_hand A1, 1 kelp_spear I1, ~ gulper D4"
    game = battle(models, dice="Bo Ro W- Ro", essence=(0, 0), rock="E5", abyss="F3 F4 D3")
    let(order(game, "move", "E3"), "climb.E5")
    assert (game.s.models[0].tile, game.s.roll) == (FALLEN, [])


def test_whoever_is_trapped_on_top_of_a_rock_goes_no_farther() -> None:
    models = "shell_titan E3, 1 kelp_spear I1, ~ gulper D5"
    game = battle(models, dice="Ro Bo Ro Bo Bo Ro", essence=(0, 0), rock="E4")
    game.s.models[2].tile = tile("D4")
    let(order(game, "move", "E3"), "climb.E4")
    assert (game.spot(game.s.models[0]), "trapped" in game.s.models[0].tokens) == ("E4", True)
