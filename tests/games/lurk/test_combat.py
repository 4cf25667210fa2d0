"""Attacks: range, sight, hits against shields, Essence, Heart, and one ability for each side."""

import pytest

from games.lurk.attack import attack, prepare_clash
from games.lurk.attack_column import act_with_tile
from games.lurk.battle import Ended
from games.lurk.endings import settle
from games.lurk.game import Lurk
from games.lurk.state import FALLEN
from games.lurk.stock import draw_item
from games.lurk.turn import take_turn
from tests.games.lurk.field import activations, battle, give, let, reserve, skirmish, tile


def duel(attacker: str, target: str, *dice: str, spots: tuple[str, str] = ("E5", "E6")) -> Lurk:
    """One against one, without Essence."""
    return skirmish(attacker, target, *dice, spots=spots, essence=(0, 0))


def strike(game: Lurk, *answers: str) -> None:
    let(attack(game, game.s.models[0], game.s.models[1]), *answers)


def test_hits_that_are_not_blocked_are_wounds() -> None:
    game = duel("brass_admiral", "coral_knight", "Bo", "Ro", "Ro", "Rs", "Rd", "Rd")
    strike(game)
    assert game.s.models[1].wounds == 2
    assert game.s.fight is not None
    assert (game.s.fight.hits, game.s.fight.blocks) == (3, 1)


def test_more_shields_than_hits_make_no_wounds() -> None:
    game = duel("brass_admiral", "coral_knight", "Bo", "Rs", "Rs", "Rs", "Rs", "Rs")
    strike(game)
    assert game.s.models[1].wounds == 0


def test_diamonds_bring_essence_to_both_sides() -> None:
    game = duel("brass_admiral", "coral_knight", "Bo", "Rd", "Rd", "Rd", "Rs", "Rs")
    strike(game)
    assert [player.essence for player in game.s.players] == [2, 1]


def test_wounds_equal_to_the_heart_destroy_a_model_and_its_cards_are_discarded() -> None:
    game = duel("brass_admiral", "coral_knight", "Bo", "Rs", "Rs", "Rd", "Rd", "Rd")
    give(game, game.s.models[1], "mend")
    game.s.models[1].wounds = 4
    strike(game)
    assert game.s.models[1].tile == FALLEN
    assert game.s.scrap == ["mend"]


def test_the_last_enemy_gone_the_battle_is_won() -> None:
    game = duel("brass_admiral", "kelp_spear", "Bo", "Ro", "Ro", "Rd", "Rd")
    game.s.models[3].tile = FALLEN
    with pytest.raises(Ended):
        strike(game)
    outcome = settle(game, "last")
    assert outcome.winners == (0,)


def test_reserves_keep_an_army_in_the_battle() -> None:
    game = duel("brass_admiral", "kelp_spear", "Bo", "Ro", "Ro", "Rd", "Rd")
    game.s.models[3].tile = FALLEN
    reserve(game, 1, "reef_archer")
    strike(game)
    assert game.standing() == [0, 1]


def test_a_target_must_be_in_range() -> None:
    game = duel("deck_hand", "kelp_spear", spots=("E4", "E6"))
    assert "rush.E4" not in activations(game)


def test_rock_blocks_the_line_of_sight() -> None:
    game = duel("rivet_gunner", "kelp_spear", spots=("E4", "E6"))
    assert "rush.E4" in activations(game)
    game.s.ground[tile("E5")] = "rock"
    assert "rush.E4" not in activations(game)


def test_a_model_attacks_once_a_turn() -> None:
    game = duel("deck_hand", "coral_knight", "Rs", "W-", "Rs", "Rs", "Rs")
    let(take_turn(game), "hit.m1")
    assert "rush.E5" not in activations(game)


def test_every_model_of_the_tile_may_attack() -> None:
    game = duel("deck_hand", "coral_knight", *["Rs", "W-", "Rs", "Rs", "Rs"] * 2)
    game.s.models[2].tile = tile("E5")
    let(take_turn(game), "hit.m1.m0", "hit.m1")
    assert game.s.models[0].acted
    assert game.s.models[2].acted


def test_a_conquered_den_gives_a_red_defence_die() -> None:
    game = duel("deck_hand", "kelp_spear")
    game.s.ground[tile("E6")] = "den"
    assert game.view(None).models[1].defence == "RRR"


def test_one_ability_for_each_attack() -> None:
    game = duel("tooth_reaver", "coral_knight", "Ro", "Ro", "Rs", "Rs", "Rd", "Rd")
    give(game, game.s.models[0], "dirty_fight")
    game.s.players[0].essence = 5
    strike(game, "use.power")
    assert game.s.models[1].wounds == 2, "one shield is cancelled"
    assert game.s.players[0].essence == 4, "and no second ability is offered after the wound"


def test_the_defender_is_asked_too() -> None:
    game = duel("tooth_reaver", "coral_knight", "Ro", "Ro", "Rs", "Rd", "Rd", "Rd")
    game.s.players[1].essence = 1
    strike(game, "use.power")
    assert game.s.models[1].wounds == 1
    assert game.s.players[1].essence == 3


def test_abilities_need_their_essence() -> None:
    game = duel("brass_admiral", "coral_knight")
    game.s.players[0].essence = 1
    game.s.players[1].essence = 0
    assert let(attack(game, game.s.models[0], game.s.models[1])) == []


def test_the_stunned_use_no_ability_and_degrade_their_worst_attack_die() -> None:
    game = duel("tooth_reaver", "coral_knight")
    game.s.players[0].essence = 9
    game.s.models[0].tokens.append("stunned")
    assert prepare_clash(game, game.s.models[0], game.s.models[1]).attack == "RRW"
    assert let(attack(game, game.s.models[0], game.s.models[1])) == []


def test_the_inked_attack_only_neighbours() -> None:
    game = duel("rivet_gunner", "kelp_spear", spots=("E4", "E6"))
    game.s.models[0].tokens.append("inked")
    assert game.view(0).models[0].reach == 1


def test_upgrading_before_the_roll() -> None:
    game = duel("brass_admiral", "coral_knight")
    game.s.players[0].essence = 2
    asks = let(attack(game, game.s.models[0], game.s.models[1]), "use.power")
    assert [option.id for option in asks[0].options] == ["use.power", "no"]
    assert game.s.fight is not None
    assert [die[0] for die in game.s.fight.attack[:3]] == ["B", "B", "B"]


def test_rerolls_come_after_the_roll() -> None:
    game = duel("silt_thrall", "kelp_spear", "Rs", "W-", "Ro", "Rd", "Rd")
    game.s.players[0].essence = 1
    asks = let(attack(game, game.s.models[0], game.s.models[1]), "use.power")
    assert len(asks) == 1
    assert game.s.models[1].wounds == 1


def test_a_mine_destroys_itself() -> None:
    game = duel("mine_drone", "coral_knight", "Ro", "Ro", "W-", "W-", "Rd", "Rd", "Rd")
    game.s.players[0].essence = 1
    strike(game, "use.power")
    assert game.s.models[0].tile == FALLEN
    assert game.s.models[1].wounds == 2


def test_a_sting_answers_an_attack_from_next_to_you_that_did_no_wound() -> None:
    game = duel("deck_hand", "kelp_spear", "Rs", "W-", "Rs", "Rs")
    game.s.players[1].essence = 1
    strike(game, "use.power")
    assert game.s.models[0].wounds == 1


def test_a_push_goes_one_tile_straight_away_if_there_is_room() -> None:
    game = duel("trench_brute", "coral_knight", "Bo", "Bo", "Ro", "W-", "Rd", "Rd", "Rd")
    game.s.players[0].essence = 1
    strike(game, "use.power")
    assert game.s.models[1].tile == tile("E7")
    game = duel("trench_brute", "coral_knight", "Bo", "Bo", "Ro", "W-", "Rd", "Rd", "Rd")
    game.s.players[0].essence = 1
    game.s.ground[tile("E7")] = "rock"
    strike(game)


def test_old_tide_wounds_everybody_else_on_the_tile() -> None:
    game = duel("first_drowned", "kelp_spear", "Bo", "Bo", "Ro", "Rd", "Rd")
    game.s.models[3].tile = tile("E6")
    game.s.players[0].essence = 2
    strike(game, "use.power")
    assert game.s.models[1].tile == FALLEN
    assert game.s.models[3].wounds == 1


def test_unblinking_attacks_past_rock() -> None:
    game = duel("gaze_bearer", "coral_knight", *["Bo", "Rs", "W-", "Rs", "Rs", "Rs"])
    game.s.models[1].tile = tile("E7")
    game.s.ground[tile("E6")] = "rock"
    game.s.players[0].essence = 1
    let(act_with_tile(game, tile("E5")), "hit.m1.power")
    assert game.s.fight is not None
    assert game.s.players[0].essence == 0


def test_a_bomb_attacks_everybody_on_a_tile_with_its_own_dice() -> None:
    game = duel("boiler_surgeon", "kelp_spear", *["Ro", "Ro", "Rs", "Rs", "Ro", "Ro", "W-", "W-"])
    game.s.models[3].tile = tile("E6")
    give(game, game.s.models[0], "depth_charge")
    let(act_with_tile(game, tile("E5")), "bomb.E6.depth_charge")
    assert game.s.models[1].wounds == 0
    assert game.s.models[3].tile == FALLEN


def test_creature_rewards_go_to_whoever_deals_the_last_wound() -> None:
    game = battle(
        "brass_admiral E5, ~ trench_ray E6, 1 kelp_spear I1", dice="Bo Ro Ro Rd W-", essence=(0, 3)
    )
    game.s.models[1].essence = 2
    let(attack(game, game.s.models[0], game.s.models[1]))
    assert game.s.ground[tile("E6")] == "den"
    assert game.s.players[0].essence == 4, "one as reward, two from its tile, its own diamond"
    assert len(game.s.players[0].stock) == 1


def test_a_sixth_card_makes_one_of_the_stock_go() -> None:
    game = duel("brass_admiral", "kelp_spear")
    stock = ["spare_air_tank", "patch_kit", "magnet_winch", "long_barrel", "tow_line"]
    game.s.players[0].stock += stock
    let(draw_item(game, 0), "drop.patch_kit")
    assert len(game.s.players[0].stock) == 5
    assert "patch_kit" in game.s.scrap
