"""The second of a kind: two searchers, two creatures, two guards, two victims, three rollers."""

import pytest

from games.lurk.attack_column import act_with_tile
from games.lurk.creature_phase import creatures_attack, victims_of, who_chooses
from games.lurk.events import cold_cramp, healing_spring, rip_current, second_wind, venom_tide
from games.lurk.game import Lurk
from games.lurk.opposed_roll import by_score, roll_scores, rolls_text
from games.lurk.state import FALLEN
from games.lurk.wounds import wound
from tests.games.lurk.field import asked, battle, let, order, tile


def blows(game: Lurk) -> list[str]:
    """Who attacked, in order."""
    told = [line.text for line in game.lines if "attacks {target}" in line.text.template]
    return [str(text).split(" attacks ")[0] for text in told]


def test_a_second_searcher_finds_a_searched_coral_turned() -> None:
    game = battle("deck_hand E5, deck_hand E5, 1 kelp_spear I1", dice="Wo", coral="E5")
    let(act_with_tile(game, tile("E5")), "search.m0")
    assert game.s.searched == [tile("E5")]
    assert not game.s.models[1].acted


def test_a_second_searcher_tries_where_the_first_failed() -> None:
    game = battle("deck_hand E5, deck_hand E5, 1 kelp_spear I1", dice="W- Wo", coral="E5")
    let(act_with_tile(game, tile("E5")), "search.m0", "search")
    assert len(game.s.players[0].stock) == 1
    assert game.s.models[1].acted


def test_poison_coral_hides_items_too() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1", poison="E5")
    assert "search" in asked(act_with_tile(game, tile("E5")))


def test_each_of_two_guards_strikes_once() -> None:
    game = battle(
        "brass_admiral E3, 1 kelp_spear I1, ~ lantern_biter D5, ~ needle_shoal F5",
        dice="W- " * 60,
        essence=(0, 3),
    )
    let(order(game, "move", "E3"), "go.E5")
    assert sorted(blows(game)) == ["Lantern Biter", "Needle Shoal"]


def test_each_of_two_movers_is_struck_by_the_same_guard() -> None:
    game = battle(
        "brass_admiral E4, harpoon_marshal E4, 1 kelp_spear I1, ~ lantern_biter E6",
        dice="W- " * 60,
        essence=(0, 3),
    )
    let(order(game, "move", "E4"), "go.E5.all")
    assert blows(game) == ["Lantern Biter", "Lantern Biter"]


def test_a_guard_strikes_again_in_the_second_movement() -> None:
    game = battle(
        "brass_admiral E4, 1 kelp_spear I1, ~ lantern_biter E6", dice="W- " * 60, essence=(0, 3)
    )
    let(order(game, "move", "E4"), "go.E5")
    let(order(game, "move", "E5"), "go.D5")
    assert blows(game) == ["Lantern Biter", "Lantern Biter"]


def test_no_guard_strikes_at_whoever_leaves() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1, ~ lantern_biter E6")
    let(order(game, "move", "E5"), "go.E4")
    assert blows(game) == []


def test_each_creature_attacks_once_in_its_phase() -> None:
    game = battle(
        "brass_admiral E5, 1 kelp_spear I1, ~ lantern_biter E6, ~ shell_crawler D5",
        "~ gulper C3",
        dice="W- " * 60,
        essence=(0, 3),
    )
    let(creatures_attack(game))
    assert blows(game) == ["Lantern Biter", "Shell Crawler"]


@pytest.mark.parametrize(("prey", "chooser"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_enemy_in_turn_order_chooses_for_a_creature(prey: int, chooser: int) -> None:
    spots = ["I1", "A1", "A3"]
    spots[prey] = "E5"
    game = battle(
        *[f"{seat} deck_hand {spot}" for seat, spot in enumerate(spots)], "~ gulper E6", seats=3
    )
    creature = game.s.models[3]
    assert who_chooses(game, creature, victims_of(game, creature)) == chooser


def test_whoever_is_out_chooses_for_no_creature() -> None:
    game = battle("deck_hand E5, 1 kelp_spear A1, 2 eel_pup A3, ~ gulper E6", seats=3)
    game.s.models[1].tile = FALLEN
    creature = game.s.models[3]
    assert who_chooses(game, creature, victims_of(game, creature)) == 2


def test_of_three_rollers_only_those_who_are_even_roll_again() -> None:
    dice = ["Ro", "Ro", "Ro", "Rs", "Ro", "Rs", "Rs", "Rs", "Ro", "Rs"]
    game = battle("deck_hand E5, 1 kelp_spear I1", seats=3, dice=" ".join(dice))
    scores = roll_scores(game, range(3))
    assert by_score(scores) == [0, 2, 1]
    assert str(rolls_text(scores)) == "octopuses of Player 1 2, Player 2 1/0, Player 3 1/1"


def test_a_white_octopus_counts_and_rolls_on_in_an_opposed_roll() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1", dice="Ro Rs RO Rs Ro")
    assert by_score(roll_scores(game, range(2))) == [1, 0]


def test_the_current_carries_every_swimmer_of_both_armies_but_not_the_trapped() -> None:
    game = battle("deck_hand E5, 1 kelp_spear C3, deck_hand G3, deck_hand A1")
    for model in game.s.models[:3]:
        model.tokens.append("swimming")
    game.s.models[2].tokens.append("trapped")
    let(rip_current(game), "drift.E6", "drift.C4")
    assert [m.tile for m in game.s.models] == [tile(s) for s in ("E6", "C4", "G3", "A1")]


def test_venom_falls_on_both_corals_and_on_all_armies_but_on_no_creature() -> None:
    game = battle(
        "deck_hand E5, 1 kelp_spear C3, deck_hand G3, ~ gulper C5", coral="E5 C5", poison="C3"
    )
    let(venom_tide(game))
    assert [m.tokens for m in game.s.models] == [["poisoned"], ["poisoned"], [], []]


def test_wind_is_for_the_active_player_and_cramp_for_the_next() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1, 2 eel_pup A1", seats=3)
    game.s.active = 1
    let(second_wind(game))
    let(cold_cramp(game))
    assert [player.extra for player in game.s.players] == [0, 1, -1]


def test_the_spring_heals_one_wound_of_the_smallest_army() -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 shell_titan I1")
    for model in game.s.models:
        model.wounds = 1
    game.s.models[2].wounds = 3
    let(healing_spring(game))
    assert [model.wounds for model in game.s.models] == [1, 1, 2]


def test_of_armies_equally_small_the_first_from_the_active_player_on_is_healed() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    for model in game.s.models:
        model.wounds = 1
    game.s.active = 1
    let(healing_spring(game))
    assert [model.wounds for model in game.s.models] == [1, 0]


def test_a_bomb_falls_on_each_of_two_and_on_neither_twice() -> None:
    game = battle(
        "brass_admiral E5 depth_charge, 1 shell_titan I1, 1 kelp_spear E7, 1 kelp_spear E7",
        essence=(3, 0),
    )
    let(act_with_tile(game, tile("E5")), "bomb.E7.depth_charge")
    assert len(blows(game)) == 2
    assert game.s.models[0].cards == []


def test_a_creatures_last_wound_pays_reward_and_gathered_essence_once() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1, ~ lantern_biter E6", essence=(0, 3))
    game.s.models[2].essence = 3
    let(wound(game, game.s.models[2], 2, 0))
    assert game.s.players[0].essence == 5
    assert (game.s.players[1].essence, game.s.models[2].essence) == (3, 0)
    assert game.s.abyss_discards == ["lantern_biter"]
