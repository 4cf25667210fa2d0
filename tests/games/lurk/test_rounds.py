"""Search and recover, creatures, events, the end of a turn and of a round, victory."""

import random
from typing import Any

import pytest

from games.kernel import Ask, Chance, Game, Option
from games.kernel.run import run
from games.lurk.activation_card import begin_turn
from games.lurk.attack_column import act_with_tile
from games.lurk.battle import Ended
from games.lurk.content import KINDS
from games.lurk.creature_phase import creatures_attack
from games.lurk.endings import settle
from games.lurk.events import draw_event
from games.lurk.game import Lurk
from games.lurk.items import item_helps, use_item
from games.lurk.options import LurkOptions
from games.lurk.round_end import creature_phase, resolve_event
from games.lurk.search_and_recover import can_recover, coral_to_search
from games.lurk.state import FALLEN, LURKER
from games.lurk.turn import end_turn, take_turn
from games.lurk.wounds import destroy
from tests.games.lurk.field import asked, battle, give, let, tile


def near_coral(*dice: str) -> Lurk:
    game = battle((0, "brass_admiral", "E5"), (1, "kelp_spear", "I1"), dice=dice)
    game.s.ground[tile("E5")] = "coral"
    return game


def test_an_octopus_of_a_white_die_finds_an_item_in_coral_and_turns_the_tile() -> None:
    game = near_coral("Wo")
    let(act_with_tile(game, tile("E5")), "search")
    assert len(game.s.players[0].stock) == 1
    assert game.s.searched == [tile("E5")]
    assert not coral_to_search(game, game.s.models[0])


@pytest.mark.parametrize("die", ["Ws", "Wd", "W-"])
def test_anything_else_finds_nothing(die: str) -> None:
    game = near_coral(die)
    let(act_with_tile(game, tile("E5")), "search")
    assert game.s.players[0].stock == []
    assert game.s.searched == []


def test_a_winch_searches_with_two_dice() -> None:
    game = near_coral("W-", "Wo")
    give(game, game.s.models[0], "magnet_winch")
    let(act_with_tile(game, tile("E5")), "search")
    assert len(game.s.players[0].stock) == 1


def test_searching_an_abyss_reveals_a_creature_that_stays_on_guard() -> None:
    game = battle((0, "brass_admiral", "E5"), (1, "kelp_spear", "I1"))
    game.s.ground[tile("E6")] = "abyss"
    game.s.abyss_deck.remove("gulper")
    game.s.abyss_deck.append("gulper")
    let(act_with_tile(game, tile("E5")), "abyss.E6", "flee")
    assert game.s.ground[tile("E6")] == "lair"
    assert [m.kind for m in game.creatures()] == ["gulper"]


def test_a_treasure_is_taken_and_the_abyss_is_open_ground() -> None:
    game = battle((0, "brass_admiral", "E5"), (1, "kelp_spear", "I1"))
    game.s.ground[tile("E6")] = "abyss"
    game.s.abyss_deck.remove("glow_vent")
    game.s.abyss_deck.append("glow_vent")
    let(act_with_tile(game, tile("E5")), "abyss.E6")
    assert game.s.players[0].essence == 6
    assert game.s.ground[tile("E6")] == "hollow"


def test_rotten_bait_draws_two_and_keeps_one() -> None:
    game = battle((0, "gill_chief", "E5"), (1, "kelp_spear", "I1"))
    game.s.ground[tile("E6")] = "abyss"
    give(game, game.s.models[0], "rotten_bait")
    game.s.abyss_deck[-2:] = ["glow_vent", "gulper"]
    let(act_with_tile(game, tile("E5")), "abyss.E6", "yes", "keep.1")
    assert game.s.players[0].essence == 6
    assert game.s.abyss_deck[0] == "gulper"


def test_recover_frees_of_all_but_poison() -> None:
    game = battle((0, "brass_admiral", "E5"), (1, "kelp_spear", "I1"))
    model = game.s.models[0]
    model.tokens += ["trapped", "stunned"]
    let(act_with_tile(game, model.tile), "recover")
    assert model.tokens == []


@pytest.mark.parametrize("why", ["token", "ground"])
def test_nobody_recovers_poisoned_or_on_poison_coral(why: str) -> None:
    game = battle((0, "brass_admiral", "E5"), (1, "kelp_spear", "I1"))
    model = game.s.models[0]
    model.tokens.append("trapped")
    if why == "token":
        model.tokens.append("poisoned")
    else:
        game.s.ground[model.tile] = "poison"
    assert not can_recover(game, model)


def test_effect_tokens_last_until_the_end_of_the_round_and_poison_wounds() -> None:
    game = battle((0, "brass_admiral", "E5"), (1, "kelp_spear", "I1"))
    game.s.models[0].tokens += ["poisoned", "inked"]
    let(creature_phase(game))
    assert game.s.models[0].wounds == 1
    assert game.s.models[0].tokens == []
    assert game.s.round == 2


def test_next_to_one_army_its_enemy_chooses_the_victim() -> None:
    game = battle(
        (0, "brass_admiral", "E5"),
        (0, "deck_hand", "E5"),
        (1, "kelp_spear", "I1"),
        (LURKER, "gulper", "E6"),
    )
    game.s.players[0].essence = 0
    asks = let(creatures_attack(game), "prey.m1")
    assert asks[0].seats == [1]


def test_next_to_several_armies_two_red_dice_decide_who_chooses() -> None:
    game = battle(
        (0, "brass_admiral", "E5"),
        (1, "coral_knight", "E7"),
        (LURKER, "gulper", "E6"),
        dice=("Ro", "Rs", "Ro", "Ro"),
    )
    for player in game.s.players:
        player.essence = 0
    asks = let(creatures_attack(game), "prey.m0")
    assert asks[0].seats == [1]
    assert game.s.fight is not None
    assert game.s.fight.target == "brass_admiral"


def test_a_swarm_attacks_everybody_on_the_tile() -> None:
    game = battle(
        (0, "brass_admiral", "E5"),
        (0, "deck_hand", "E5"),
        (1, "kelp_spear", "I1"),
        (LURKER, "needle_shoal", "E6"),
        dice=["Wo", "Wo", "Wo", "Rd", "Rd", "Rd", "Wo", "Wo", "W-", "Rd", "Rd"],
    )
    game.s.players[0].essence = 0
    let(creatures_attack(game), "prey.m0", "no")
    assert game.s.models[0].wounds == 3
    assert game.s.models[1].tile == FALLEN


def test_a_wounding_creature_leaves_its_token() -> None:
    game = battle(
        (0, "brass_admiral", "E5"),
        (1, "kelp_spear", "I1"),
        (LURKER, "gulper", "E6"),
        dice=("Bo", "Ro", "Rd", "Rd", "Rd"),
    )
    game.s.players[0].essence = 0
    let(creatures_attack(game))
    assert "trapped" in game.s.models[0].tokens


def event(game: Lurk, card: str, *answers: str) -> None:
    game.s.event_deck.remove(card)
    game.s.event_deck.append(card)
    let(draw_event(game), *answers)


def quiet() -> Lurk:
    return battle((0, "rivet_gunner", "E5"), (1, "kelp_spear", "F5"), (1, "reef_archer", "H1"))


def test_an_event_is_drawn_after_every_turn() -> None:
    game = quiet()
    game.s.event_deck.append(game.s.event_deck.pop(game.s.event_deck.index("calm_water")))
    end_turn(game)
    let(resolve_event(game))
    assert game.s.event == "calm_water"
    assert game.s.active == 1


def test_essence_bloom_gives_everybody_one() -> None:
    game = quiet()
    event(game, "essence_bloom")
    assert [player.essence for player in game.s.players] == [4, 4]


def test_thick_silt_shortens_ranges_until_the_next_event() -> None:
    game = quiet()
    event(game, "thick_silt")
    assert [m.reach for m in game.view(None).models] == [2, 1, 1]
    event(game, "calm_water")
    assert game.view(None).models[0].reach == 3


def test_venom_tide_poisons_everybody_on_coral() -> None:
    game = quiet()
    game.s.ground[tile("E5")] = "coral"
    event(game, "venom_tide")
    assert game.s.models[0].tokens == ["poisoned"]
    assert game.s.models[1].tokens == []


def test_coral_bloom_lets_a_coral_be_searched_again() -> None:
    game = quiet()
    game.s.searched.append(tile("C3"))
    event(game, "coral_bloom", "bloom.C3")
    assert game.s.searched == []


def test_cave_in_turns_empty_sand_into_rock() -> None:
    game = quiet()
    event(game, "cave_in", "cave.C3")
    assert game.s.ground[tile("C3")] == "rock"


def test_rip_current_carries_the_next_players_swimmers() -> None:
    game = quiet()
    game.s.models[1].tokens.append("swimming")
    event(game, "rip_current", "drift.F6")
    assert game.s.models[1].tile == tile("F6")


def test_something_stirs_in_the_nearest_abyss() -> None:
    game = quiet()
    game.s.ground[tile("E6")] = game.s.ground[tile("B1")] = "abyss"
    event(game, "something_stirs")
    assert game.s.ground[tile("E6")] in ("lair", "hollow")
    assert game.s.ground[tile("B1")] == "abyss"


def test_sinking_crate_brings_an_item() -> None:
    game = quiet()
    event(game, "sinking_crate")
    assert len(game.s.players[0].stock) == 1


def test_second_wind_and_cold_cramp_change_the_next_activation_card() -> None:
    game = quiet()
    event(game, "second_wind")
    event(game, "cold_cramp")
    begin_turn(game, 1)
    assert game.s.columns == [2, 0, 0]
    begin_turn(game, 0)
    assert game.s.columns == [4, 0, 0]
    begin_turn(game, 0)
    assert game.s.columns == [3, 0, 0]


def test_healing_spring_helps_the_smallest_army() -> None:
    game = quiet()
    game.s.models[0].wounds = game.s.models[1].wounds = 1
    event(game, "healing_spring")
    assert [m.wounds for m in game.s.models] == [0, 1, 0]


def test_feeding_time_is_a_creature_phase() -> None:
    game = battle((0, "brass_admiral", "E5"), (1, "kelp_spear", "I1"), (LURKER, "gulper", "E6"))
    game.s.players[0].essence = 0
    event(game, "feeding_time")
    assert game.s.fight is not None


def test_the_turn_ends_when_nothing_is_left_to_do() -> None:
    game = quiet()
    game.s.columns = [0, 0, 3]
    let(take_turn(game))
    assert game.s.phase == "event"


def test_creatures_act_after_all_players() -> None:
    game = quiet()
    game.s.first = 1
    game.s.event_deck.append(game.s.event_deck.pop(game.s.event_deck.index("calm_water")))
    let(resolve_event(game))
    assert game.s.phase == "lurkers"


def test_after_the_last_round_the_most_points_win() -> None:
    game = quiet()
    game.s.round = int(LurkOptions().rounds)
    with pytest.raises(Ended):
        let(creature_phase(game))
    outcome = settle(game, "points")
    assert outcome.winners == (1,)


def test_an_army_without_models_is_out_and_the_others_fight_on() -> None:
    game = battle(
        (0, "brass_admiral", "E5"), (1, "kelp_spear", "E6"), (2, "gill_chief", "I1"), seats=3
    )
    let(destroy(game, game.s.models[1], 0))
    assert game.standing() == [0, 2]
    assert game.seats_from(1) == [2, 0]


def test_items_of_the_own_turn() -> None:
    game = quiet()
    game.s.models[0].kind = "first_drowned"
    model = game.s.models[0]
    for card in ("idol_shard", "tide_stone", "black_salt"):
        game.s.box.remove(card)
        model.cards.append(card)
    model.wounds, model.tokens = 3, ["trapped"]
    let(use_item(game, model, "idol_shard"))
    let(use_item(game, model, "tide_stone"))
    let(use_item(game, model, "black_salt"))
    assert game.s.players[0].essence == 6
    assert model.wounds == 1
    assert model.tokens == []


def test_bait_makes_a_creature_attack_whom_the_player_chooses() -> None:
    game = battle(
        (0, "gill_chief", "E5"),
        (1, "kelp_spear", "E7"),
        (1, "reef_archer", "I1"),
        (LURKER, "gulper", "E6"),
    )
    game.s.players[1].essence = 0
    give(game, game.s.models[0], "bait_bucket")
    let(use_item(game, game.s.models[0], "bait_bucket"), "prey.m1")
    assert game.s.fight is not None
    assert game.s.fight.target == "kelp_spear"


def test_bait_leads_even_the_kraken_only_to_its_neighbours() -> None:
    game = battle(
        (0, "gill_chief", "E5"),
        (1, "kelp_spear", "E7"),
        (1, "reef_archer", "E8"),
        (LURKER, "pale_kraken", "E6"),
    )
    give(game, game.s.models[0], "bait_bucket")
    assert asked(use_item(game, game.s.models[0], "bait_bucket")) == ["prey.m0", "prey.m1"]


def test_bait_helps_only_near_a_creature() -> None:
    game = battle((0, "gill_chief", "E5"), (1, "kelp_spear", "E7"))
    give(game, game.s.models[0], "bait_bucket")
    assert not item_helps(game, game.s.models[0], "bait_bucket")
    assert "use.m0.bait_bucket" not in asked(take_turn(game))


@pytest.mark.parametrize(("lair", "helps"), [("E7", True), ("E8", False)])
def test_bait_lures_a_creature_two_tiles_off_and_none_farther(lair: str, helps: bool) -> None:
    game = battle((0, "gill_chief", "E5"), (1, "kelp_spear", "D7"), (LURKER, "gulper", lair))
    give(game, game.s.models[0], "bait_bucket")
    assert item_helps(game, game.s.models[0], "bait_bucket") is helps


def check_tiles(game: Lurk) -> None:
    for number in {model.tile for model in game.s.models if model.tile >= 0}:
        there = game.at(number)
        assert len({model.seat for model in there}) == 1
        assert len(there) <= 3
        assert len(there) == 1 or not any(KINDS[model.kind].large for model in there)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_are_never_overfull_in_random_battles(seats: int) -> None:
    for seed in range(3):
        luck = random.Random(seed)

        def decide(game: Game[Any, Any], ask: Ask, luck: random.Random = luck) -> Option[Any]:
            assert isinstance(game, Lurk)
            if game.s.duel is None:  # whoever is attacked on the way may be passing a full tile
                check_tiles(game)
            return luck.choice(ask.options)

        run(Lurk.new(seats, LurkOptions(), Chance(seed)), decide)


@pytest.mark.parametrize(("rounds", "last"), [("20", 20), ("40", 40), ("80", 80)])
def test_the_battle_is_over_after_the_last_round_and_not_before(rounds: str, last: int) -> None:
    game = battle((0, "deck_hand", "E5"), (1, "kelp_spear", "I1"))
    game.options = LurkOptions.model_validate({"rounds": rounds})
    game.s.round = last - 1
    let(creature_phase(game))
    assert game.s.round == last
    with pytest.raises(Ended) as end:
        let(creature_phase(game))
    assert end.value.cause == "points"
    assert game.s.round == last


def test_without_a_limit_the_battle_goes_on_to_the_last_model() -> None:
    game = battle((0, "deck_hand", "E5"), (1, "kelp_spear", "I1"))
    game.options = LurkOptions(rounds="none")
    for number in (20, 40, 80, 999):
        game.s.round = number
        let(creature_phase(game))
        assert game.s.round == number + 1
