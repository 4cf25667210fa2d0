"""Ways over the sea floor: steps, rock, room, guards, and what goes with a move."""

import pytest

from games.kernel.ask import Ask
from games.lurk.attack import attack
from games.lurk.board import SPOTS
from games.lurk.creature_phase import victims_of
from games.lurk.events import cave_in, coral_bloom, essence_bloom, sinking_crate, something_stirs
from games.lurk.game import Lurk
from games.lurk.guards import watched_tiles
from games.lurk.marching import around, march, routes_of
from games.lurk.state import LURKER, Move
from tests.games.lurk.field import (
    activations,
    asked,
    battle,
    give,
    let,
    order,
    reserve,
    side_tiles,
    tile,
)


def goes(ids: list[str]) -> set[str]:
    return {name.split(".")[1] for name in ids if name.startswith("go.")}


def lone(kind: str = "deck_hand", spot: str = "E5", *dice: str) -> Lurk:
    return battle((0, kind, spot), (1, "kelp_spear", "I1"), dice=dice)


def first_ask(game: Lurk, spot: str) -> Ask:
    step = order(game, "move", tile(spot)).send(None)  # type: ignore[arg-type]  # starts a generator
    assert isinstance(step, Ask)
    return step


@pytest.mark.parametrize(
    ("kind", "speed"), [("pressure_walker", 2), ("deck_hand", 3), ("mine_drone", 4)]
)
def test_exactly_so_many_tiles_as_the_speed(kind: str, speed: int) -> None:
    game = lone(kind, "E1")
    reached = goes(asked(order(game, "move", tile("E1"))))
    assert f"E{1 + speed}" in reached
    assert f"E{2 + speed}" not in reached


def together(game: Lurk) -> set[str]:
    """Where all of E1 may go."""
    ids = asked(order(game, "move", tile("E1")))
    return {name.split(".")[1] for name in ids if name.startswith("go.") and ".all." in name}


def test_the_slowest_decides_how_far_all_go_together() -> None:
    game = battle((0, "mine_drone", "E1"), (0, "rivet_gunner", "E1"), (1, "kelp_spear", "I1"))
    reached = together(game)
    assert "E3" in reached
    assert "E4" not in reached


def test_all_together_moves_each_of_them_once() -> None:
    game = battle((0, "deck_hand", "E1"), (0, "deck_hand", "E1"), (1, "kelp_spear", "I1"))
    let(order(game, "move", tile("E1")), "go.E3.all")
    assert [(m.tile, m.moves) for m in game.s.models[:2]] == [(tile("E3"), 1)] * 2


def test_all_together_only_onto_an_empty_tile() -> None:
    game = battle(
        (0, "deck_hand", "E1"), (0, "deck_hand", "E1"), (0, "deck_hand", "E3"), (1, "eel_pup", "I1")
    )
    assert "E3" not in together(game)
    assert "E2" in together(game)


def test_whoever_moved_twice_stays_when_the_others_go() -> None:
    game = battle((0, "deck_hand", "E1"), (0, "deck_hand", "E1"), (1, "kelp_spear", "I1"))
    game.s.models[0].moves = 2
    let(order(game, "move", tile("E1")), "go.E2")
    assert [m.tile for m in game.s.models[:2]] == [tile("E1"), tile("E2")]


def test_one_movement_left_is_one_more_and_two_are_none() -> None:
    game = lone()
    for moves, offered in ((0, True), (1, True), (2, False)):
        game.s.models[0].moves = moves
        assert ("move.E5" in activations(game)) == offered


def test_two_small_friends_leave_room_for_a_third_and_not_for_a_large_one() -> None:
    game = battle(
        (0, "deck_hand", "E3"),
        (0, "pressure_walker", "E4"),
        (0, "deck_hand", "E5"),
        (0, "deck_hand", "E5"),
        (1, "kelp_spear", "I1"),
    )
    small, large = game.s.models[:2]
    assert around(game, small, 3).full == {tile("E4")}
    assert around(game, large, 3).full == {tile("E3"), tile("E5")}
    assert around(game, large, 0).full == set(), "what is out of reach does not matter"
    assert game.has_room(tile("E5"), small)
    assert not game.has_room(tile("E5"), large)
    assert not game.has_room(tile("E4"), small), "a large one fills its tile"
    small.tile = tile("E5")
    assert game.has_room(tile("E5"), small), "it does not stand in its own way"


def test_a_full_tile_of_friends_may_be_passed_not_entered() -> None:
    game = battle(*[(0, "deck_hand", "E3")] * 3, (0, "deck_hand", "E1"), (1, "kelp_spear", "I1"))
    reached = goes(asked(order(game, "move", tile("E1"))))
    assert "E3" not in reached
    assert "E4" in reached


@pytest.mark.parametrize(
    ("die", "climbs"), [("Ro", True), ("RO", True), ("Rs", False), ("Rd", False)]
)
def test_only_an_octopus_takes_a_model_up_a_rock(die: str, climbs: bool) -> None:
    game = lone("deck_hand", "E5", die, "Rs")
    game.s.ground[tile("E6")] = "rock"
    let(order(game, "move", tile("E5")), "climb.E6", *["stay"] * climbs)
    assert game.s.models[0].tile == tile("E6" if climbs else "E5")
    assert ("climbed" in game.s.models[0].tokens) == climbs
    assert game.s.models[0].moves == 1


def test_steps_to_the_foot_and_onto_the_rock_are_counted() -> None:
    game = lone("deck_hand", "E2", "Ro")
    game.s.ground[tile("E4")] = "rock"
    reached = goes(asked(order(game, "move", tile("E2")), "climb.E4"))
    assert "E5" in reached
    assert "E6" not in reached, "two steps for the rock, one is left of three"


def test_no_rock_is_climbed_beyond_the_last_step() -> None:
    game = lone("deck_hand", "E2")
    game.s.ground[tile("E5")] = game.s.ground[tile("E6")] = "rock"
    offered = asked(order(game, "move", tile("E2")))
    assert "climb.E5" in offered
    assert "climb.E6" not in offered


def test_whoever_climbs_with_its_last_step_goes_no_farther() -> None:
    game = lone("deck_hand", "E2", "Ro")
    game.s.ground[tile("E5")] = "rock"
    let(order(game, "move", tile("E2")), "climb.E5")
    assert game.s.models[0].tile == tile("E5")


def test_a_rock_is_climbed_from_where_no_creature_watches_if_that_can_be() -> None:
    game = battle(
        (0, "deck_hand", "E4"), (1, "kelp_spear", "I1"), (LURKER, "gulper", "D2"), dice=["Rs"]
    )
    game.s.ground[tile("C3")] = "rock"
    let(order(game, "move", tile("E4")), "climb.C3")
    assert game.s.models[0].tile == tile("D4"), "D3 lies next to the lair"
    assert game.s.fight is None


def test_after_a_climb_nobody_swims_charges_or_equips_any_more() -> None:
    game = lone("deck_hand", "E4", "Ro")
    game.s.ground[tile("E5")] = "rock"
    offered = asked(order(game, "move", tile("E4")), "climb.E5")
    assert not {"swim", "charge", "equip", "share"}.intersection(offered)


def test_swim_and_settle_add_and_take_the_same_tile() -> None:
    game = lone("deck_hand", "E2")
    plain = goes(asked(order(game, "move", tile("E2"))))
    game = lone("deck_hand", "E2")
    assert goes(asked(order(game, "move", tile("E2")), "swim", "settle")) == plain


def test_the_trapped_neither_swim_nor_charge_nor_breathe() -> None:
    game = lone("brass_admiral")
    give(game, game.s.models[0], "spare_air_tank")
    game.s.players[0].stock.append("pearl_mail")
    game.s.models[0].tokens.append("trapped")
    assert asked(order(game, "move", tile("E5"))) == ["equip", "stay"]


def test_the_trapped_take_one_card_after_the_other_and_no_step() -> None:
    game = lone("brass_admiral")
    game.s.players[0].stock += ["pearl_mail", "patch_kit"]
    game.s.models[0].tokens.append("trapped")
    moving = order(game, "move", tile("E5"))
    assert asked(moving, "equip", "take.pearl_mail") == ["equip", "stay"]
    game = lone("brass_admiral")
    game.s.players[0].stock.append("pearl_mail")
    game.s.models[0].tokens.append("trapped")
    let(order(game, "move", tile("E5")), "equip")
    assert game.s.models[0].cards == ["pearl_mail"]


def test_a_tank_is_two_tiles_and_gone() -> None:
    game = lone("brass_admiral", "E2")
    give(game, game.s.models[0], "spare_air_tank")
    reached = goes(asked(order(game, "move", tile("E2")), "air.spare_air_tank"))
    assert "E7" in reached
    assert "E8" not in reached
    assert game.s.models[0].cards == []


def test_light_armour_put_on_while_moving_counts_at_once() -> None:
    game = lone("brass_admiral", "E2")
    game.s.players[0].stock.append("eelskin")
    game.s.item_deck.remove("eelskin")
    reached = goes(asked(order(game, "move", tile("E2")), "equip"))
    assert "E6" in reached
    assert "E7" not in reached


def test_a_way_in_sight_of_a_creature_warns() -> None:
    game = battle((0, "deck_hand", "E3"), (1, "kelp_spear", "I1"), (LURKER, "gulper", "E6"))
    tones = {option.id: option.tone for option in first_ask(game, "E3")}
    assert (tones["go.E4.m0.E3"], tones["go.E5.m0.E3"]) == ("plain", "warn")


def test_all_together_are_warned_of_a_creature_too() -> None:
    game = battle(
        (0, "eel_pup", "E4"),
        (0, "eel_pup", "E4"),
        (1, "kelp_spear", "I1"),
        (LURKER, "gulper", "E6"),
    )
    details = {option.id: str(option.detail) for option in first_ask(game, "E4")}
    assert "strikes" in details["go.E5.all.E4"]
    assert "strikes" not in details["go.E3.all.E4"]


def test_whoever_charges_reads_of_open_tiles_before_rock_to_climb() -> None:
    game = lone("deck_hand", "E4")
    game.s.ground[tile("E5")] = "rock"
    verbs = [name.split(".")[0] for name in asked(order(game, "move", tile("E4")), "charge")]
    assert verbs[verbs.index("climb") :] == ["climb", "swim", "stay"]


def test_a_model_alone_stays_and_of_several_it_is_enough() -> None:
    alone = first_ask(lone(), "E5")
    several = battle((0, "deck_hand", "E5"), (0, "deck_hand", "E5"), (1, "kelp_spear", "I1"))
    assert str(alone.options[-1].label) == "Stay here"
    assert str(first_ask(several, "E5").options[-1].label) == "Enough"


def test_of_two_ways_the_one_without_a_creature_is_taken() -> None:
    game = battle((0, "deck_hand", "E3"), (1, "kelp_spear", "I1"), (LURKER, "gulper", "C5"))
    routes = routes_of(game, game.s.models[0], 3)
    assert not watched_tiles(game).intersection(routes.way(tile("E5")))


def test_watched_are_the_neighbours_of_every_creature_and_nothing_farther() -> None:
    game = battle(
        (0, "deck_hand", "A1"),
        (1, "kelp_spear", "I1"),
        (LURKER, "pale_kraken", "E5"),
        (LURKER, "gulper", "C2"),
    )
    beside = {"E4", "E6", "D4", "D5", "F4", "F5", "C1", "C3", "B1", "B2", "D2", "D3"}
    assert {SPOTS[number] for number in watched_tiles(game)} == beside


def test_a_guard_strikes_no_mover_two_tiles_off_however_far_it_reaches() -> None:
    game = battle(
        (0, "brass_admiral", "E2"), (1, "kelp_spear", "I1"), (LURKER, "pale_kraken", "E5")
    )
    game.s.players[0].essence = 0
    let(order(game, "move", tile("E2")), "go.E3")
    assert game.s.fight is None
    assert victims_of(game, game.s.models[2]) == [game.s.models[0]], "but it hunts that far"


def test_a_march_leaves_one_trail_from_start_to_end() -> None:
    game = lone("deck_hand", "E2")
    let(march(game, game.s.models[0], [tile("E3"), tile("E4")], attack))
    assert game.s.trail == [Move(0, tile("E2"), tile("E4"))]


def test_reinforcements_may_move_once_more() -> None:
    game = lone()
    model = reserve(game, 0, "deck_hand")
    spot = side_tiles(game, 0)[0]
    let(order(game, "enter", spot))
    assert (model.tile, model.moves) == (spot, 1)
    assert game.s.columns == [2, 1, 0]


def test_a_crate_bloom_and_cave_in_touch_nobody_elses() -> None:
    game = battle((0, "deck_hand", "E5"), (1, "kelp_spear", "I1"))
    game.s.active = 1
    let(sinking_crate(game))
    assert [len(player.stock) for player in game.s.players] == [0, 1]
    let(essence_bloom(game))
    assert [player.essence for player in game.s.players] == [4, 4]


def test_cave_in_spares_tiles_with_models_and_all_that_is_not_sand() -> None:
    game = lone()
    game.s.ground[tile("E4")] = "coral"
    offered = asked(cave_in(game))
    assert not {"cave.E5", "cave.E4", "cave.A1"}.intersection(offered)
    assert "cave.E6" in offered


def test_coral_bloom_may_be_refused_and_turns_one_coral() -> None:
    game = lone()
    game.s.searched[:] = [tile("E4"), tile("E6")]
    let(coral_bloom(game), "no")
    assert len(game.s.searched) == 2
    let(coral_bloom(game), "bloom.E4")
    assert game.s.searched == [tile("E6")]


def test_what_stirs_is_nearest_to_the_active_player_and_a_treasure_drifts_away() -> None:
    game = lone("deck_hand", "E5")
    game.s.ground[tile("E7")] = game.s.ground[tile("H2")] = "abyss"
    game.s.abyss_deck.append("glow_vent")
    let(something_stirs(game))
    assert (game.s.ground[tile("E7")], game.s.ground[tile("H2")]) == ("hollow", "abyss")
    assert [player.essence for player in game.s.players] == [3, 3]
