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
from games.lurk.state import WAITING, Token
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
    top,
)


def test_a_tile_either_attacks_or_searches_and_recovers() -> None:
    game = battle("deck_hand E5 trapped, rivet_gunner E5, 1 kelp_spear E6", essence=(0, 0))
    let(act_with_tile(game, tile("E5")), "recover.m0")
    assert not game.s.models[1].acted


def test_whoever_attacks_first_makes_it_an_attack_of_the_whole_tile() -> None:
    game = battle("deck_hand E5, rivet_gunner E5, 1 shell_titan E6", essence=(0, 0), coral="E5")
    offered = asked(act_with_tile(game, tile("E5")), "hit.m2.m0")
    assert offered == ["hit.m2", "hold"]


def test_each_model_of_the_tile_may_search_or_recover() -> None:
    game = battle("deck_hand E5, rivet_gunner E5 trapped, 1 shell_titan E6", coral="E5")
    game.chance = Faces("W-")
    offered = asked(act_with_tile(game, tile("E5")), "search.m0")
    assert offered == ["search", "recover", "hold"]


def test_after_a_search_only_what_it_woke_may_be_fought_at_once() -> None:
    game = battle("deck_hand E5, rivet_gunner E5, 1 shell_titan F5", abyss="E6")
    top(game.s.abyss_deck, "gulper")
    offered = asked(act_with_tile(game, tile("E5")), "abyss.E6.m0", "flee")
    assert offered == ["hit.m3", "hold"]


def test_holding_back_keeps_the_attack_for_another_activation() -> None:
    game = battle("deck_hand E5, 1 kelp_spear E6")
    let(order(game, "rush", "E5"), "hold")
    assert "rush.E5" in activations(game)


def test_staying_is_no_movement() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    let(order(game, "move", "E5"), "stay")
    assert game.s.models[0].moves == 0
    let(order(game, "move", "E5"), "swim", "stay")
    assert game.s.models[0].moves == 1


def test_a_guard_strikes_once_in_a_movement_over_rock() -> None:
    game = battle(
        "shell_titan E3, 1 kelp_spear I1, ~ lantern_biter D4",
        dice="Rs W- Bo Bo Ro Ro",
        essence=(0, 3),
        rock="E5",
    )
    let(order(game, "move", "E3"), "climb.E5", "stay")
    assert game.s.models[0].tile == tile("E5")
    assert [line.text.template for line in game.lines].count(STRUCK) == 1


STRUCK = "{attacker} attacks {target} on {tile}: {result}"


def test_poison_coral_under_a_climb_poisons_only_whoever_slips() -> None:
    for die, poisoned in (("Ro", False), ("Rs", True)):
        game = battle(
            "deck_hand E3, 1 kelp_spear I1",
            dice=die,
            poison="E4",
            rock="E5",
            abyss="D3 D4 D5 F3 F4 F5",
        )
        answers = ["climb.E5", "stay"] if die == "Ro" else ["climb.E5"]
        let(order(game, "move", "E3"), *answers)
        assert ("poisoned" in game.s.models[0].tokens) is poisoned


def test_nobody_climbs_from_a_tile_without_room() -> None:
    game = battle(
        "deck_hand E3",
        *["rivet_gunner E4"] * 3,
        "1 kelp_spear I1",
        dice="Rs",
        abyss="D3 D4 F3 F4",
        rock="E5",
    )
    assert "climb.E5" not in asked(order(game, "move", "E3"))


def test_a_guard_that_traps_ends_the_movement() -> None:
    game = battle(
        "shell_titan E2, 1 kelp_spear I1, ~ gulper D4",
        dice="Bo Ro Bo Bo Ro",
        essence=(0, 3),
        abyss="F2 F3 F4",
    )
    let(order(game, "move", "E2"), "go.E5")
    assert "trapped" in game.s.models[0].tokens
    assert game.s.models[0].tile == tile("E4")


def test_reinforcements_come_as_many_as_one_likes() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1")
    hands = [reserve(game, 0, "deck_hand"), reserve(game, 0, "mine_drone")]
    let(order(game, "enter", "A2"), f"enter.m{hands[0].id}", "no")
    assert [hand.tile for hand in hands] == [tile("A2"), WAITING]


def test_a_guard_strikes_reinforcements_that_enter_next_to_it() -> None:
    game = battle(
        "brass_admiral E5, 1 kelp_spear I1, ~ lantern_biter B3", dice="Ro Wo Rs Ro", essence=(0, 3)
    )
    hand = reserve(game, 0, "deck_hand")
    let(order(game, "enter", "A2"))
    assert hand.wounds == 1


@pytest.mark.parametrize("card", ["ink_flask", "lucky_pearl"])
def test_the_stunned_may_use_items(card: str) -> None:
    game = skirmish("tooth_reaver", "coral_knight stunned")
    target = game.s.models[1]
    give(game, target, card)
    timing = CARDS[card].effect.timing
    clash = prepare_clash(game, game.s.models[0], target)
    assert [o.id for o in usable(game, clash, target, timing)] == [f"use.{card}"]


def test_the_stunned_may_throw_a_bomb() -> None:
    game = skirmish("brass_admiral depth_charge stunned")
    model = game.s.models[0]
    assert "bomb.E6.depth_charge" in [option.id for option in act_options(game, model)]


def test_a_harness_that_keeps_its_bearer_alive_stays_on() -> None:
    game = battle("gill_chief E5 bone_harness frenzy, tooth_reaver E5 shark_hide, 1 kelp_spear I1")
    chief, reaver = game.s.models[:2]
    chief.wounds = 5
    game.s.players[0].stock.append("turtle_shell")
    game.s.item_deck.remove("turtle_shell")
    assert "equip.m0.E5" not in asked(order(game, "move", "E5"))
    assert cards_to_pass(game, chief) == ["frenzy"]
    assert receivers(game, reaver, "shark_hide") == []


def test_thick_silt_and_ink_shorten_a_creatures_reach() -> None:
    game = battle("brass_admiral E3, 1 kelp_spear I1, ~ pale_kraken E5")
    kraken = game.s.models[2]
    assert victims_of(game, kraken)
    game.s.silt = True
    assert not victims_of(game, kraken)
    game.s.silt = False
    kraken.tokens.append("inked")
    assert not victims_of(game, kraken)


def test_ink_keeps_a_sleeping_eye_to_neighbours_too() -> None:
    game = skirmish("gaze_bearer sleeping_eye inked", spots=("E5", "E7"))
    model = game.s.models[0]
    assert not [o.id for o in act_options(game, model) if o.id.startswith("hit")]


def test_thick_silt_shortens_a_sleeping_eye() -> None:
    game = skirmish("abyss_idol sleeping_eye", spots=("E5", "E7"))
    model = game.s.models[0]
    assert "hit.m1.sleeping_eye" in [o.id for o in act_options(game, model)]
    game.s.silt = True
    assert "hit.m1.sleeping_eye" not in [o.id for o in act_options(game, model)]


@pytest.mark.parametrize("token", ["trapped", "inked"])
def test_tokens_that_mean_nothing_to_a_creature_are_not_offered(token: Token) -> None:
    game = battle("net_hag E5, 1 kelp_spear I1, ~ lantern_biter E6")
    hag, biter = game.s.models[0], game.s.models[2]
    bearer = {"trapped": "net_hag", "inked": "ink_weaver"}[token]
    hag.kind = bearer
    clash = prepare_clash(game, hag, biter)
    clash.wounds = 1
    assert usable(game, clash, hag, "after_hit") == []


def test_no_chain_for_whoever_is_trapped_already() -> None:
    game = skirmish("brass_admiral anchor_chain")
    game.s.models[1].tokens.append("trapped")
    assert not [o.id for o in act_options(game, game.s.models[0]) if o.id.startswith("chain")]


@pytest.mark.parametrize(
    ("pusher", "source", "answers"),
    [("trench_brute", "power", ()), ("boiler_surgeon", "tow_line", ())],
)
def test_whoever_is_pushed_or_pulled_onto_poison_coral_is_poisoned(
    pusher: str, source: str, answers: tuple[str, ...]
) -> None:
    game = battle(f"{pusher} E5, 1 shell_titan E6, deck_hand E4", essence=(3, 0))
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
    game = battle("brass_admiral E5, harpoon_marshal E5, 1 kelp_spear I1")
    for model in game.s.models[:2]:
        model.tokens.append("trapped")
    assert "move.E5" not in activations(game)
    give(game, game.s.models[0], "patch_kit")
    assert "move.E5" in activations(game)


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
