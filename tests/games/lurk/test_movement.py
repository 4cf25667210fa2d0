"""The Movement column: speed, rock, swimming, charging, coral, capacity, equipment, guards."""

import pytest

from games.lurk.activation_card import ATTACK, END, MOVEMENT
from games.lurk.board import DISTANCE
from games.lurk.game import Lurk
from games.lurk.round_end import creature_phase
from games.lurk.turn import end_turn, take_turn
from games.lurk.turn_options import turn_options
from tests.games.lurk.field import (
    activations,
    asked,
    battle,
    let,
    order,
    reserve,
    side_tiles,
    tile,
)


def goals(ids: list[str]) -> set[str]:
    return {name.split(".")[1] for name in ids if name.startswith("go.")}


def test_a_model_moves_up_to_its_speed() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1")
    far = [DISTANCE[tile("E5")][tile(spot)] for spot in goals(asked(order(game, "move", "E5")))]
    assert max(far) == 3


def test_a_movement_shifts_a_token_to_the_attack_column() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1")
    asked(take_turn(game), "go.E6")
    assert game.s.columns == [2, 1, 0]
    assert game.s.models[0].tile == tile("E6")


def test_a_model_moves_at_most_twice_a_turn() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1")
    let(take_turn(game), "go.E6", "go.E5")
    assert game.s.columns[MOVEMENT] == 1
    assert "move.E5" not in activations(game)


def test_friends_may_be_passed_but_enemies_not() -> None:
    game = battle("pressure_walker E5, deck_hand E6, 1 kelp_spear E4")
    ids = goals(asked(order(game, "move", "E5")))
    assert "E7" in ids
    assert "E6" not in ids, "no room for a large model"
    assert "E4" not in ids
    assert "E3" not in ids


def test_three_small_models_fill_a_tile() -> None:
    game = battle("deck_hand E5, deck_hand E6, deck_hand E6, deck_hand E6, 1 kelp_spear I1")
    assert "E6" not in goals(asked(order(game, "move", "E5")))


def test_nobody_enters_an_abyss() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1", abyss="E6")
    assert "E6" not in goals(asked(order(game, "move", "E5")))


def climber(*dice: str) -> Lurk:
    return battle("brass_admiral E5, 1 kelp_spear I1", dice=" ".join(dice), rock="E7")


def test_rock_is_climbed_with_an_octopus_and_gives_a_white_die_in_attack() -> None:
    game = climber("Ro")
    let(order(game, "move", "E5"), "climb.E7", "stay")
    model = game.s.models[0]
    assert model.tile == tile("E7")
    assert "climbed" in model.tokens
    assert game.view(0).models[0].attack == "BRRW"
    end_turn(game)
    assert "climbed" not in model.tokens


@pytest.mark.parametrize("die", ["Rs", "Rd"])
def test_without_an_octopus_the_movement_ends_below_the_rock(die: str) -> None:
    game = climber(die)
    let(order(game, "move", "E5"), "climb.E7")
    assert game.s.models[0].tile in (tile("E6"), tile("D6"), tile("F6"))
    assert not game.s.models[0].tokens


def test_after_a_climb_the_rest_of_the_steps_may_be_used() -> None:
    game = climber("RO")
    let(order(game, "move", "E5"), "climb.E7", "go.E8")
    assert game.s.models[0].tile == tile("E8")


def test_from_rock_to_rock_no_roll_is_needed() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1", rock="E5 E6")
    let(order(game, "move", "E5"), "go.E6")
    assert game.s.models[0].tile == tile("E6")
    assert game.chance.counter == 0


def test_swimming_goes_one_tile_farther_over_rock_and_degrades_the_worst_defence_die() -> None:
    game = battle("boiler_surgeon E3, 1 kelp_spear I1", rock="E6")
    ids = goals(asked(order(game, "move", "E3"), "swim"))
    assert "E6" in ids
    assert "E7" in ids
    view = game.view(0).models[0]
    assert view.steps == 4
    assert view.defence == "RR"


def test_settling_takes_the_swimming_token_off() -> None:
    game = battle("boiler_surgeon E3 swimming, 1 kelp_spear I1")
    let(order(game, "move", "E3"), "settle", "go.E6")
    assert game.s.models[0].tokens == []


def test_the_swimming_token_stays_until_it_settles() -> None:
    game = battle("boiler_surgeon E3 swimming stunned, 1 kelp_spear I1")
    let(creature_phase(game))
    assert game.s.models[0].tokens == ["swimming"]


def test_a_charge_lengthens_only_the_movement_it_goes_with() -> None:
    game = battle("deck_hand E2, 1 kelp_spear I1")
    let(order(game, "move", "E2"), "charge", "go.E3")
    offered = asked(order(game, "move", "E3"))
    assert "go.E6" in offered
    assert "go.E7" not in offered, "speed 3, and no charge in this movement"


def test_whoever_charges_in_both_movements_degrades_two_dice() -> None:
    game = battle("deck_hand E2, 1 kelp_spear I1")
    assert game.view(0).models[0].attack == "RW"
    let(order(game, "move", "E2"), "charge", "go.E3")
    assert game.view(0).models[0].attack == "R"
    let(order(game, "move", "E3"), "charge", "go.E7")
    assert game.view(0).models[0].attack == "W"
    end_turn(game)
    assert game.s.models[0].tokens == []
    assert game.view(0).models[0].attack == "RW"


def test_one_charge_for_one_movement() -> None:
    game = battle("deck_hand E2, 1 kelp_spear I1")
    assert "charge" not in asked(order(game, "move", "E2"), "charge")


def test_charging_goes_one_tile_farther_and_degrades_the_worst_attack_die_this_turn() -> None:
    game = battle("boiler_surgeon E3, 1 kelp_spear I1")
    let(order(game, "move", "E3"), "charge", "go.E7")
    assert game.view(0).models[0].attack == "RR"
    end_turn(game)
    assert game.view(0).models[0].attack == "RRW"


def test_coral_degrades_the_worst_defence_die_and_loses_a_white_one() -> None:
    game = battle("boiler_surgeon E3, deck_hand E4, 1 kelp_spear I1", coral="E3 E4")
    assert [m.defence for m in game.view(0).models[:2]] == ["RR", "RW"]


def test_poison_coral_poisons_whoever_ends_a_move_there() -> None:
    game = battle("boiler_surgeon E3, 1 kelp_spear I1", poison="E4 E5")
    let(order(game, "move", "E3"), "go.E6")
    assert game.s.models[0].tokens == []
    let(order(game, "move", "E6"), "go.E5")
    assert game.s.models[0].tokens == ["poisoned"]


def test_the_trapped_cannot_move() -> None:
    game = battle("boiler_surgeon E3 trapped, 1 kelp_spear I1")
    assert "move.E3" not in activations(game)


def test_equip_takes_a_card_from_the_stock_and_returns_the_old_one() -> None:
    game = battle("boiler_surgeon E3 riveted_plate, 1 kelp_spear I1")
    game.s.players[0].stock.append("pressure_helm")
    game.s.box.remove("pressure_helm")
    let(order(game, "move", "E3"), "equip", "stay")
    assert game.s.models[0].cards == ["pressure_helm"]
    assert game.s.players[0].stock == ["riveted_plate"]


def test_share_passes_a_card_to_a_character_on_the_tile() -> None:
    game = battle("boiler_surgeon E3 long_barrel, harpoon_marshal E3, 1 kelp_spear I1")
    let(order(game, "move", "E3"), "share.m0", "stay", "stay")
    assert game.s.models[1].cards == ["long_barrel"]
    assert game.view(0).models[1].reach == 4


def test_minions_carry_no_cards() -> None:
    game = battle("deck_hand E3, 1 kelp_spear I1")
    game.s.players[0].stock.append("pressure_helm")
    assert "equip" not in asked(order(game, "move", "E3"))


def test_a_spare_tank_is_discarded_for_two_tiles() -> None:
    game = battle("boiler_surgeon E1 spare_air_tank, 1 kelp_spear I1")
    game.s.models[0].tile = tile("E2")
    let(order(game, "move", "E2"), "air.spare_air_tank", "go.E7")
    assert game.s.models[0].cards == []
    assert game.s.scrap == ["spare_air_tank"]


def test_heavy_armour_slows_down() -> None:
    game = battle("boiler_surgeon E3 riveted_plate, 1 kelp_spear I1")
    view = game.view(0).models[0]
    assert view.steps == 2
    assert view.defence == "RRRW"


def test_models_of_a_tile_may_move_together() -> None:
    game = battle("deck_hand E3, rivet_gunner E3, 1 kelp_spear I1")
    let(order(game, "move", "E3"), "go.E5.all")
    assert [m.tile for m in game.s.models[:2]] == [tile("E5")] * 2


def test_a_guard_attacks_whoever_comes_next_to_it_once() -> None:
    game = battle("brass_admiral E2, 1 kelp_spear I1, ~ lantern_biter E5", dice="Rd W- Rs Rs Rs")
    let(order(game, "move", "E2"), "go.E4")
    assert game.s.fight is not None
    assert game.s.fight.attacker == "lantern_biter"
    assert game.s.models[2].essence == 1, "its diamond lies on its tile"


def test_a_way_around_a_guard_is_taken_when_there_is_one() -> None:
    game = battle("eel_pup E3, 1 kelp_spear I1, ~ lantern_biter C4")
    let(order(game, "move", "E3"), "go.E7")
    assert game.s.fight is None


def test_reinforcements_enter_on_a_summoning_tile_for_one_movement() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1")
    hand = reserve(game, 0, "deck_hand")
    let(take_turn(game), "enter.A2")
    assert hand.tile == side_tiles(game, 0)[1]
    assert game.s.columns == [2, 1, 0]


def test_enemies_on_all_summoning_tiles_keep_reinforcements_out() -> None:
    game = battle("brass_admiral E5", *[f"1 kelp_spear {s}" for s in ("A1", "A2", "A3")])
    reserve(game, 0, "deck_hand")
    assert not [o.id for o in turn_options(game) if o.id.startswith("enter")]


def test_a_movement_may_be_wasted_to_attack_at_once() -> None:
    game = battle("deck_hand E5, 1 kelp_spear E6", dice="Rs W- Rs Rs", essence=(0, 0))
    let(take_turn(game), "hit.m1")
    assert game.s.columns == [2, 0, 1]


def test_the_columns_have_their_order() -> None:
    assert (MOVEMENT, ATTACK, END) == (0, 1, 2)
