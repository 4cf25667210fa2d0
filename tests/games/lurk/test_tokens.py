"""Tokens on models: how long each lasts, what it forbids, poison, recovery."""

import pytest

from games.lurk.attack.ability_use import usable
from games.lurk.attack.attack import prepare_clash
from games.lurk.attack.column import act_with_tile
from games.lurk.attack.search_and_recover import can_recover
from games.lurk.battle import Ended
from games.lurk.content import CARDS
from games.lurk.endings import settle
from games.lurk.models.tokens import give_token
from games.lurk.state import FALLEN, Token
from games.lurk.told import CREATURE_DIES, POISON_BURNS
from games.lurk.turn.round_end import creature_phase
from games.lurk.turn.turn import end_turn
from tests.games.lurk.field import (
    acts,
    battle,
    duel,
    facing,
    give,
    ids,
    let,
    reserve,
    skirmish,
    strike,
    tile,
    told,
)


def test_the_end_of_a_turn_takes_charge_and_vantage_and_nothing_else() -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 kelp_spear I1")
    own: list[Token] = ["swimming", "charging", "climbed", "trapped", "poisoned", "stunned"]
    for model in game.s.models:
        model.tokens.extend([*own, "inked"])
    end_turn(game)
    kept = ["swimming", "trapped", "poisoned", "stunned", "inked"]
    assert game.s.models[0].tokens == game.s.models[1].tokens == kept
    assert game.s.models[2].tokens == [*own, "inked"]
    assert game.s.phase == "event"


def test_the_end_of_a_round_takes_effect_tokens_from_everybody_and_leaves_swimmers() -> None:
    game = battle("deck_hand E5, 1 shell_titan I1, ~ reef_maw C3")
    for model in game.s.models:
        model.tokens.extend(["swimming", "trapped", "stunned", "inked"])
    let(creature_phase(game))
    assert [model.tokens for model in game.s.models] == [["swimming"]] * 3


def test_a_token_counts_once_and_none_falls_on_whoever_is_not_there() -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 kelp_spear I1")
    model, waiting = game.s.models[0], reserve(game, 0, "deck_hand")
    give_token(game, model, "trapped")
    give_token(game, model, "trapped")
    give_token(game, waiting, "trapped")
    assert (model.tokens, waiting.tokens) == (["trapped"], [])


def test_the_stunned_use_no_ability_and_degrade_their_worst_attack_die() -> None:
    game = duel("tooth_reaver", "coral_knight")
    game.s.players[0].essence = 9
    game.s.models[0].tokens.append("stunned")
    assert facing(game).attack == "RRW"
    assert let(strike(game)) == []


@pytest.mark.parametrize("card", ["ink_flask", "lucky_pearl"])
def test_the_stunned_may_use_items(card: str) -> None:
    game = skirmish("tooth_reaver", "coral_knight stunned")
    target = game.s.models[1]
    give(game, target, card)
    timing = CARDS[card].effect.timing
    clash = prepare_clash(game, game.s.models[0], target)
    assert ids(usable(game, clash, target, timing)) == [f"use.{card}"]


def test_the_stunned_may_throw_a_bomb() -> None:
    game = skirmish("brass_admiral depth_charge stunned")
    model = game.s.models[0]
    assert "bomb.E6.depth_charge" in acts(game, model)


def test_the_inked_attack_only_neighbours() -> None:
    game = duel("rivet_gunner", "kelp_spear", spots=("E4", "E6"))
    game.s.models[0].tokens.append("inked")
    assert game.view(0).models[0].reach == 1


def test_poison_is_one_wound_for_each_model_that_bears_it() -> None:
    game = battle("brass_admiral E5, harpoon_marshal E4, deck_hand E3, 1 shell_titan I1")
    for number in (0, 1, 3):
        game.s.models[number].tokens.append("poisoned")
    let(creature_phase(game))
    assert [model.wounds for model in game.s.models] == [1, 1, 0, 1]
    assert not any(model.tokens for model in game.s.models)
    let(creature_phase(game))
    assert [model.wounds for model in game.s.models] == [1, 1, 0, 1]


def test_poison_works_in_turn_order() -> None:
    game = battle("brass_admiral A1, 1 kelp_spear I1, 1 reef_archer I1")
    game.s.first = 1
    for model in game.s.models:
        model.tokens.append("poisoned")
    let(creature_phase(game))
    burnt = [one["model"] for one in told(game, POISON_BURNS)]
    assert burnt == ["Kelp Spear", "Reef Archer", "Brass Admiral"]


def test_poison_may_destroy_the_last_model() -> None:
    game = skirmish("deck_hand", "kelp_spear poisoned")
    game.s.models[3].tile = FALLEN
    game.s.models[1].wounds = 1
    with pytest.raises(Ended):
        let(creature_phase(game))
    assert settle(game, "last").winners == (0,)


def test_the_fallen_are_not_poisoned_once_more() -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 kelp_spear I1")
    game.s.models[1].tokens.append("poisoned")
    game.s.models[1].tile = FALLEN
    let(creature_phase(game))
    assert game.s.models[1].wounds == 0


def test_a_creature_that_dies_of_poison_leaves_its_den_and_no_reward() -> None:
    game = battle("brass_admiral A1, 1 kelp_spear I1, ~ lantern_biter E5 poisoned")
    biter = game.s.models[2]
    biter.wounds, biter.essence = 1, 2
    let(creature_phase(game))
    assert game.s.ground[tile("E5")] == "den"
    assert [player.essence for player in game.s.players] == [3, 3]
    assert len(told(game, CREATURE_DIES)) == 1


def test_recover_frees_of_all_but_poison() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1")
    model = game.s.models[0]
    model.tokens += ["trapped", "stunned"]
    let(act_with_tile(game, model.tile), "recover")
    assert model.tokens == []


@pytest.mark.parametrize("why", ["token", "ground"])
def test_nobody_recovers_poisoned_or_on_poison_coral(why: str) -> None:
    game = battle("brass_admiral E5 trapped, 1 kelp_spear I1")
    model = game.s.models[0]
    if why == "token":
        model.tokens.append("poisoned")
    else:
        game.s.ground[model.tile] = "poison"
    assert not can_recover(game, model)


@pytest.mark.parametrize(("first", "winner"), [(0, 1), (1, 0)])
def test_of_the_last_two_armies_whoever_falls_later_to_poison_has_won(
    first: int, winner: int
) -> None:
    game = battle("mine_drone E5 poisoned, 1 eel_pup I1 poisoned")
    game.s.first = first
    with pytest.raises(Ended):
        let(creature_phase(game))
    assert settle(game, "last").winners == (winner,)


def test_poison_burns_creatures_last() -> None:
    game = battle("~ gulper E5 poisoned, 1 shell_titan I1 poisoned, shell_titan A1 poisoned")
    let(creature_phase(game))
    burnt = [one["model"] for one in told(game, POISON_BURNS)]
    assert burnt == ["Shell Titan", "Shell Titan", "Gulper"]
