"""What an activation allows: one kind of deed for a tile, guards on the way, cards and tokens."""

import pytest

from games.lurk.abilities import pull_friend, push_target
from games.lurk.ability_use import usable
from games.lurk.attack import attack, prepare_clash
from games.lurk.attack_column import act_with_tile
from games.lurk.content import CARDS
from games.lurk.creature_phase import victims_of
from games.lurk.equipment import cards_to_pass, receivers
from games.lurk.marching import march
from games.lurk.state import LURKER, WAITING, Token
from tests.games.lurk.field import (
    Faces,
    act_options,
    activations,
    asked,
    battle,
    give,
    let,
    order,
    reserve,
    skirmish,
    tile,
)


def test_a_tile_either_attacks_or_searches_and_recovers() -> None:
    game = battle((0, "deck_hand", "E5"), (0, "rivet_gunner", "E5"), (1, "kelp_spear", "E6"))
    game.s.players[0].essence = game.s.players[1].essence = 0
    game.s.models[0].tokens.append("trapped")
    let(act_with_tile(game, tile("E5")), "recover.m0")
    assert not game.s.models[1].acted


def test_whoever_attacks_first_makes_it_an_attack_of_the_whole_tile() -> None:
    game = battle((0, "deck_hand", "E5"), (0, "rivet_gunner", "E5"), (1, "shell_titan", "E6"))
    game.s.players[0].essence = game.s.players[1].essence = 0
    game.s.ground[tile("E5")] = "coral"
    offered = asked(act_with_tile(game, tile("E5")), "hit.m2.m0")
    assert offered == ["hit.m2", "hold"]


def test_each_model_of_the_tile_may_search_or_recover() -> None:
    game = battle((0, "deck_hand", "E5"), (0, "rivet_gunner", "E5"), (1, "shell_titan", "E6"))
    game.s.ground[tile("E5")] = "coral"
    game.s.models[1].tokens.append("trapped")
    game.chance = Faces("W-")
    offered = asked(act_with_tile(game, tile("E5")), "search.m0")
    assert offered == ["search", "recover", "hold"]


def test_after_a_search_only_what_it_woke_may_be_fought_at_once() -> None:
    game = battle((0, "deck_hand", "E5"), (0, "rivet_gunner", "E5"), (1, "shell_titan", "F5"))
    game.s.ground[tile("E6")] = "abyss"
    game.s.abyss_deck.remove("gulper")
    game.s.abyss_deck.append("gulper")
    offered = asked(act_with_tile(game, tile("E5")), "abyss.E6.m0", "flee")
    assert offered == ["hit.m3", "hold"]


def test_holding_back_keeps_the_attack_for_another_activation() -> None:
    game = battle((0, "deck_hand", "E5"), (1, "kelp_spear", "E6"))
    let(order(game, "rush", tile("E5")), "hold")
    assert "rush.E5" in activations(game)


def test_staying_is_no_movement() -> None:
    game = battle((0, "deck_hand", "E5"), (1, "kelp_spear", "I1"))
    let(order(game, "move", tile("E5")), "stay")
    assert game.s.models[0].moves == 0
    let(order(game, "move", tile("E5")), "swim", "stay")
    assert game.s.models[0].moves == 1


def test_a_guard_strikes_once_in_a_movement_over_rock() -> None:
    game = battle(
        (0, "shell_titan", "E3"),
        (1, "kelp_spear", "I1"),
        (LURKER, "lantern_biter", "D4"),
        dice=("Rs", "W-", "Bo", "Bo", "Ro", "Ro"),
    )
    game.s.players[0].essence = 0
    game.s.ground[tile("E5")] = "rock"
    let(order(game, "move", tile("E3")), "climb.E5", "stay")
    assert game.s.models[0].tile == tile("E5")
    assert [line.text.template for line in game.lines].count(STRUCK) == 1


STRUCK = "{attacker} attacks {target} on {tile}: {result}"


def test_poison_coral_under_a_climb_poisons_only_whoever_slips() -> None:
    for die, poisoned in (("Ro", False), ("Rs", True)):
        game = battle((0, "deck_hand", "E3"), (1, "kelp_spear", "I1"), dice=[die])
        game.s.ground[tile("E4")], game.s.ground[tile("E5")] = "poison", "rock"
        for spot in ("D3", "D4", "D5", "F3", "F4", "F5"):
            game.s.ground[tile(spot)] = "abyss"
        answers = ["climb.E5", "stay"] if die == "Ro" else ["climb.E5"]
        let(order(game, "move", tile("E3")), *answers)
        assert ("poisoned" in game.s.models[0].tokens) is poisoned


def test_nobody_climbs_from_a_tile_without_room() -> None:
    game = battle(
        (0, "deck_hand", "E3"),
        *[(0, "rivet_gunner", "E4")] * 3,
        (1, "kelp_spear", "I1"),
        dice=["Rs"],
    )
    for spot in ("D3", "D4", "F3", "F4"):
        game.s.ground[tile(spot)] = "abyss"
    game.s.ground[tile("E5")] = "rock"
    assert "climb.E5" not in asked(order(game, "move", tile("E3")))


def test_a_guard_that_traps_ends_the_movement() -> None:
    game = battle(
        (0, "shell_titan", "E2"),
        (1, "kelp_spear", "I1"),
        (LURKER, "gulper", "D4"),
        dice=("Bo", "Ro", "Bo", "Bo", "Ro"),
    )
    game.s.players[0].essence = 0
    for spot in ("F2", "F3", "F4"):
        game.s.ground[tile(spot)] = "abyss"
    let(order(game, "move", tile("E2")), "go.E5")
    assert "trapped" in game.s.models[0].tokens
    assert game.s.models[0].tile == tile("E4")


def test_reinforcements_come_as_many_as_one_likes() -> None:
    game = battle((0, "brass_admiral", "E5"), (1, "kelp_spear", "I1"))
    hands = [reserve(game, 0, "deck_hand"), reserve(game, 0, "mine_drone")]
    let(order(game, "enter", tile("A2")), f"enter.m{hands[0].id}", "no")
    assert [hand.tile for hand in hands] == [tile("A2"), WAITING]


def test_a_guard_strikes_reinforcements_that_enter_next_to_it() -> None:
    game = battle(
        (0, "brass_admiral", "E5"),
        (1, "kelp_spear", "I1"),
        (LURKER, "lantern_biter", "B3"),
        dice=("Ro", "Wo", "Rs", "Ro"),
    )
    hand = reserve(game, 0, "deck_hand")
    game.s.players[0].essence = 0
    let(order(game, "enter", tile("A2")))
    assert hand.wounds == 1


@pytest.mark.parametrize("card", ["ink_flask", "lucky_pearl"])
def test_the_stunned_may_use_items(card: str) -> None:
    game = skirmish("tooth_reaver", "coral_knight")
    target = game.s.models[1]
    give(game, target, card)
    target.tokens.append("stunned")
    timing = CARDS[card].effect.timing
    clash = prepare_clash(game, game.s.models[0], target)
    assert [o.id for o in usable(game, clash, target, timing)] == [f"use.{card}"]


def test_the_stunned_may_throw_a_bomb() -> None:
    game = skirmish("brass_admiral")
    model = game.s.models[0]
    give(game, model, "depth_charge")
    model.tokens.append("stunned")
    assert "bomb.E6.depth_charge" in [option.id for option in act_options(game, model)]


def test_a_harness_that_keeps_its_bearer_alive_stays_on() -> None:
    game = battle(
        (0, "gill_chief", "E5"), (0, "tooth_reaver", "E5"), (1, "kelp_spear", "I1"), seats=2
    )
    chief, reaver = game.s.models[:2]
    give(game, chief, "bone_harness")
    give(game, chief, "frenzy")
    give(game, reaver, "shark_hide")
    chief.wounds = 5
    game.s.players[0].stock.append("turtle_shell")
    game.s.item_deck.remove("turtle_shell")
    assert "equip.m0.E5" not in asked(order(game, "move", tile("E5")))
    assert cards_to_pass(game, chief) == ["frenzy"]
    assert receivers(game, reaver, "shark_hide") == []


def test_thick_silt_and_ink_shorten_a_creatures_reach() -> None:
    game = battle(
        (0, "brass_admiral", "E3"), (1, "kelp_spear", "I1"), (LURKER, "pale_kraken", "E5")
    )
    kraken = game.s.models[2]
    assert victims_of(game, kraken)
    game.s.silt = True
    assert not victims_of(game, kraken)
    game.s.silt = False
    kraken.tokens.append("inked")
    assert not victims_of(game, kraken)


def test_ink_keeps_a_sleeping_eye_to_neighbours_too() -> None:
    game = skirmish("gaze_bearer", spots=("E5", "E7"))
    model = game.s.models[0]
    give(game, model, "sleeping_eye")
    model.tokens.append("inked")
    assert not [o.id for o in act_options(game, model) if o.id.startswith("hit")]


def test_thick_silt_shortens_a_sleeping_eye() -> None:
    game = skirmish("abyss_idol", spots=("E5", "E7"))
    model = game.s.models[0]
    give(game, model, "sleeping_eye")
    assert "hit.m1.sleeping_eye" in [o.id for o in act_options(game, model)]
    game.s.silt = True
    assert "hit.m1.sleeping_eye" not in [o.id for o in act_options(game, model)]


@pytest.mark.parametrize("token", ["trapped", "inked"])
def test_tokens_that_mean_nothing_to_a_creature_are_not_offered(token: Token) -> None:
    game = battle(
        (0, "net_hag", "E5"), (1, "kelp_spear", "I1"), (LURKER, "lantern_biter", "E6"), seats=2
    )
    hag, biter = game.s.models[0], game.s.models[2]
    bearer = {"trapped": "net_hag", "inked": "ink_weaver"}[token]
    hag.kind = bearer
    clash = prepare_clash(game, hag, biter)
    clash.wounds = 1
    assert usable(game, clash, hag, "after_hit") == []


def test_no_chain_for_whoever_is_trapped_already() -> None:
    game = skirmish("brass_admiral")
    give(game, game.s.models[0], "anchor_chain")
    game.s.models[1].tokens.append("trapped")
    assert not [o.id for o in act_options(game, game.s.models[0]) if o.id.startswith("chain")]


@pytest.mark.parametrize(
    ("pusher", "source", "answers"),
    [("trench_brute", "power", ()), ("boiler_surgeon", "tow_line", ())],
)
def test_whoever_is_pushed_or_pulled_onto_poison_coral_is_poisoned(
    pusher: str, source: str, answers: tuple[str, ...]
) -> None:
    game = battle((0, pusher, "E5"), (1, "shell_titan", "E6"), (0, "deck_hand", "E4"))
    game.s.players[0].essence, game.s.players[1].essence = 3, 0
    if source == "power":
        moved, goal = game.s.models[1], "E7"
    else:
        moved, goal = game.s.models[2], "E5"
        give(game, game.s.models[0], source)
    game.s.ground[tile(goal)] = "poison"
    clash = prepare_clash(game, game.s.models[0], game.s.models[1])
    late = push_target if source == "power" else pull_friend
    let(late(game, clash, CARDS["tow_line"].effect), *answers)
    assert moved.tile == tile(goal)
    assert "poisoned" in moved.tokens


def test_the_trapped_may_share() -> None:
    game = battle((0, "brass_admiral", "E5"), (0, "harpoon_marshal", "E5"), (1, "kelp_spear", "I1"))
    for model in game.s.models[:2]:
        model.tokens.append("trapped")
    assert "move.E5" not in activations(game)
    give(game, game.s.models[0], "patch_kit")
    assert "move.E5" in activations(game)


def test_whoever_is_trapped_on_a_full_tile_goes_on_to_the_next_with_room() -> None:
    game = battle(
        (0, "kelp_spear", "E2"),
        *[(0, "deck_hand", "E4")] * 3,
        (1, "kelp_spear", "I1"),
        (LURKER, "gulper", "D4"),
        dice=("Bo", "Ro", "Rs", "Ro"),
    )
    game.s.players[0].essence = 0
    for spot in ("F2", "F3", "F4", "D3"):
        game.s.ground[tile(spot)] = "abyss"
    game.s.models[0].tile = tile("E3")
    let(march(game, game.s.models[0], [tile("E4"), tile("E5"), tile("E6")], attack))
    assert "trapped" in game.s.models[0].tokens
    assert game.s.models[0].tile == tile("E5")
