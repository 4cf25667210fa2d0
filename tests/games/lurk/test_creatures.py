"""Creatures of the abyss: dice, Heart, habits and reward, and the phase in which they hunt."""

import pytest

from games.lurk.attack.attack import count_dice, leave_marks, prepare_clash
from games.lurk.content import CREATURES
from games.lurk.creatures.creature_phase import (
    attack_victim,
    creatures_attack,
    victims_of,
    who_chooses,
)
from games.lurk.game import Lurk
from games.lurk.map.board import NEIGHBOURS, SPOTS
from games.lurk.models.wounds import destroy, wound
from games.lurk.state import FALLEN
from games.lurk.told import DEFEATS_CREATURE, MODEL_DESTROYED
from games.lurk.turn.round_end import creature_phase
from tests.games.lurk.field import battle, blows, facing, last, let, reserve, tile, told


def beside(creature: str, *more: str, spot: str = "E6") -> Lurk:
    """A creature next to an admiral, and nobody with Essence."""
    return battle(f"brass_admiral E5, ~ {creature} {spot}, 1 kelp_spear I1", *more, essence=(0, 0))


@pytest.mark.parametrize("kind", CREATURES)
def test_a_creature_falls_with_its_last_heart_and_leaves_its_reward(kind: str) -> None:
    printed = CREATURES[kind]
    game = beside(kind)
    creature = game.s.models[1]
    let(wound(game, creature, printed.heart - 1, 0))
    assert creature.tile == tile("E6")
    let(wound(game, creature, 1, 0))
    assert creature.tile == FALLEN
    assert game.s.ground[tile("E6")] == "den"
    assert game.s.players[0].essence == printed.reward.essence
    assert len(game.s.players[0].stock) == printed.reward.items
    assert game.s.abyss_discards == [kind]


@pytest.mark.parametrize("kind", CREATURES)
def test_a_creature_rolls_its_printed_dice(kind: str) -> None:
    game = beside(kind)
    attack = prepare_clash(game, game.s.models[1], game.s.models[0])
    assert attack.attack == CREATURES[kind].attack
    defence = facing(game)
    assert defence.defence == CREATURES[kind].defence


@pytest.mark.parametrize(("kind", "token"), [("trench_ray", "poisoned"), ("gulper", "trapped")])
def test_a_wound_by_some_creatures_leaves_a_token(kind: str, token: str) -> None:
    game = beside(kind)
    leave_marks(game, game.s.models[1], game.s.models[0])
    assert game.s.models[0].tokens == [token]


@pytest.mark.parametrize("kind", CREATURES)
def test_only_the_pale_kraken_reaches_two_tiles(kind: str) -> None:
    game = beside(kind, spot="E7")
    reached = bool(victims_of(game, game.s.models[1]))
    assert reached == (kind == "pale_kraken")
    assert victims_of(beside(kind), beside(kind).s.models[1]), "its neighbours all the same"


def test_rock_hides_from_the_pale_kraken() -> None:
    game = beside("pale_kraken", spot="E7")
    game.s.ground[tile("E6")] = "rock"
    assert victims_of(game, game.s.models[1]) == []


@pytest.mark.parametrize("kind", CREATURES)
def test_only_the_needle_shoal_attacks_a_whole_tile(kind: str) -> None:
    game = beside(kind, "boiler_surgeon E5")
    let(attack_victim(game, game.s.models[1], game.s.models[0]))
    assert len(blows(game)) == (2 if kind == "needle_shoal" else 1)


@pytest.mark.parametrize("purpose", ["attack", "defence"])
def test_a_creatures_diamonds_lie_on_its_tile_for_whoever_defeats_it(purpose: str) -> None:
    game = beside("lantern_biter")
    creature, admiral = game.s.models[1], game.s.models[0]
    pair = (creature, admiral) if purpose == "attack" else (admiral, creature)
    clash = prepare_clash(game, *pair)
    rolls = (["Rd"], []) if purpose == "attack" else ([], ["Wd"])
    count_dice(game, clash, *rolls)
    assert creature.essence == 1
    let(wound(game, creature, 2, 0))
    assert game.s.players[0].essence == 2 + 1


def test_wounds_of_a_creature_stay() -> None:
    game = beside("gulper")
    let(wound(game, game.s.models[1], 1, 0))
    let(creature_phase(game))
    assert game.s.models[1].wounds == 1


def test_next_to_one_army_its_enemy_chooses_the_victim() -> None:
    game = battle("brass_admiral E5, deck_hand E5, 1 kelp_spear I1, ~ gulper E6", essence=(0, 3))
    asks = let(creatures_attack(game), "prey.m1")
    assert asks[0].seats == [1]


def test_next_to_several_armies_two_red_dice_decide_who_chooses() -> None:
    models = "brass_admiral E5, 1 coral_knight E7, ~ gulper E6"
    game = battle(models, dice="Ro Rs Ro Ro", essence=(0, 0))
    asks = let(creatures_attack(game), "prey.m0")
    assert asks[0].seats == [1]
    assert last(game).target == "brass_admiral"


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


def test_each_creature_attacks_once_in_its_phase() -> None:
    models = "brass_admiral E5, 1 kelp_spear I1, ~ lantern_biter E6, ~ shell_crawler D5"
    game = battle(models, "~ gulper C3", dice="W- " * 60, essence=(0, 3))
    let(creatures_attack(game))
    assert blows(game) == ["Lantern Biter", "Shell Crawler"]


def test_a_swarm_attacks_everybody_on_the_tile() -> None:
    models = "brass_admiral E5, deck_hand E5, 1 kelp_spear I1, ~ needle_shoal E6"
    game = battle(models, dice="Wo Wo Wo Rd Rd Rd Wo Wo W- Rd Rd", essence=(0, 3))
    let(creatures_attack(game), "prey.m0", "no")
    assert game.s.models[0].wounds == 3
    assert game.s.models[1].tile == FALLEN


def test_a_swarm_that_is_stung_to_death_attacks_nobody_more() -> None:
    models = "kelp_spear E5, kelp_spear E5, 1 kelp_spear I1, ~ needle_shoal E6"
    game = battle(models, dice="W- " * 3 + "Rs " * 2, essence=(2, 3))
    game.s.models[3].wounds = 1
    let(attack_victim(game, game.s.models[3], game.s.models[0]), "use.power")
    assert game.s.models[3].tile == FALLEN
    assert len(blows(game)) == 1


def test_a_creature_uses_no_ability_and_leaves_its_token_at_once() -> None:
    models = "brass_admiral E5, 1 kelp_spear I1, ~ gulper E6"
    game = battle(models, dice="Bo Ro Ro Ro Ro", essence=(0, 3))
    let(attack_victim(game, game.s.models[2], game.s.models[0]))
    assert game.s.models[0].tokens == ["trapped"]


def test_thick_silt_and_ink_shorten_a_creatures_reach() -> None:
    game = battle("brass_admiral E3, 1 kelp_spear I1, ~ pale_kraken E5")
    kraken = game.s.models[2]
    assert victims_of(game, kraken)
    game.s.silt = True
    assert not victims_of(game, kraken)
    game.s.silt = False
    kraken.tokens.append("inked")
    assert not victims_of(game, kraken)


def test_a_creatures_last_wound_pays_reward_and_gathered_essence_once() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1, ~ lantern_biter E6", essence=(0, 3))
    game.s.models[2].essence = 3
    let(wound(game, game.s.models[2], 2, 0))
    assert game.s.players[0].essence == 5
    assert (game.s.players[1].essence, game.s.models[2].essence) == (3, 0)
    assert game.s.abyss_discards == ["lantern_biter"]


def test_a_creature_that_falls_belonged_to_nobody() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1, ~ shell_crawler E6")
    let(destroy(game, game.s.models[2], 0))
    assert (len(told(game, DEFEATS_CREATURE)), told(game, MODEL_DESTROYED)) == (1, [])


def test_whoever_waits_or_has_fallen_is_no_prey() -> None:
    """Even beside the last tiles of the chart, by whose numbers they would be looked up."""
    for spot in SPOTS[-2:]:
        near = SPOTS[min(NEIGHBOURS[tile(spot)])]
        game = battle(f"deck_hand A1, 1 kelp_spear A2, ~ pale_kraken {near}")
        reserve(game, 0, "deck_hand")
        reserve(game, 1, "deck_hand").tile = FALLEN
        assert victims_of(game, game.s.models[2]) == []
