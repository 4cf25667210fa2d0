"""Weapons, armour and items do what they say; equipping, sharing, the stock."""

import pytest

from games.lurk.attack.clash import PRINTED
from games.lurk.attack.column import act_with_tile
from games.lurk.cards.equipment import cards_to_pass, cards_to_take, receivers, share
from games.lurk.cards.items import item_helps, use_item
from games.lurk.cards.stock import draw_item
from games.lurk.content import CARDS, KINDS
from games.lurk.game import Lurk
from games.lurk.models.stats import attack_dice, heart, shields_cancelled
from games.lurk.models.wounds import wound
from games.lurk.state import FALLEN
from games.lurk.told import FINDS_ITEM, MODEL_DESTROYED
from games.lurk.turn.turn import take_turn
from games.lurk.turn.turn_options import turn_options
from tests.games.lurk.field import (
    acts,
    asked,
    battle,
    blows,
    duel,
    facing,
    give,
    goals,
    last,
    let,
    lone,
    order,
    skirmish,
    strike,
    tile,
    told,
)
from tests.games.lurk.test_abilities import ATTACKS, DEFENCES, PIERCING, REROLLS, TOKENS
from tests.games.lurk.test_sight import BLIND

WEAPONS = [
    ("boiler_surgeon", "steam_lance", "RRRW", "RRW"),
    ("net_hag", "sawtooth_blade", "RRRW", "RRW"),
    ("net_hag", "rusted_cutlass", "RRWW", "RRW"),
    ("net_hag", "coral_axe", "RRRW", "RRW"),
    ("stone_chanter", "drowned_sceptre", "RRR", "RRR"),
    ("net_hag", "serpent_spear", "RRR", "RRR"),
]


@pytest.mark.parametrize(("bearer", "card", "near", "far"), WEAPONS)
def test_weapons_that_change_the_attack(bearer: str, card: str, near: str, far: str) -> None:
    game = skirmish(bearer)
    give(game, game.s.models[0], card)
    view = game.view(0).models[0]
    assert (view.attack, view.attack_far) == (near, far)
    assert (view.defence, view.reach) == (KINDS[bearer].defence, KINDS[bearer].range)
    assert facing(game).pierce == 0


RANGES = [
    ("harpoon_marshal", "long_barrel", 4),
    ("brass_admiral", "long_barrel", 3),
    ("pressure_walker", "long_barrel", 1),
    ("coral_knight", "coral_bow", 2),
    ("tide_speaker", "coral_bow", 3),
    ("gill_chief", "harpoon_gun", 2),
    ("harpoon_marshal", "harpoon_gun", 3),
]


@pytest.mark.parametrize(("bearer", "card", "reach"), RANGES)
def test_weapons_that_change_the_range(bearer: str, card: str, reach: int) -> None:
    game = skirmish(bearer)
    give(game, game.s.models[0], card)
    assert game.view(0).models[0].reach == reach


ARMOUR = [
    ("brass_admiral", "riveted_plate", "RRRR", 2),
    ("tide_speaker", "pearl_mail", "RRRR", 3),
    ("tide_speaker", "barnacle_shield", "RRRW", 3),
    ("tooth_reaver", "shark_hide", "RWW", 4),
    ("gaze_bearer", "basalt_carapace", "BRW", 2),
    ("stone_chanter", "basalt_carapace", "BBRR", 1),
    ("tooth_reaver", "diver_jerkin", "RWW", 4),
    ("tooth_reaver", "turtle_shell", "RRW", 4),
    ("tooth_reaver", "eelskin", "RW", 5),
]


@pytest.mark.parametrize(("bearer", "card", "defence", "steps"), ARMOUR)
def test_armour_changes_defence_and_speed(bearer: str, card: str, defence: str, steps: int) -> None:
    game = skirmish(bearer)
    give(game, game.s.models[0], card)
    view = game.view(0).models[0]
    assert (view.defence, view.steps) == (defence, steps)
    printed = KINDS[bearer]
    assert (view.attack, view.reach, view.heart) == (printed.attack, printed.range, printed.heart)
    assert facing(skirmish("tide_speaker", f"{bearer} {card}")).attack == "RRR"


def test_a_speed_never_falls_below_one() -> None:
    game = skirmish("stone_chanter")
    game.s.models[0].cards += ["basalt_carapace", "riveted_plate"]
    assert game.view(0).models[0].steps == 1


def test_barnacles_and_charms_keep_dice_from_degrading() -> None:
    game = skirmish("tide_speaker barnacle_shield")
    model = game.s.models[0]
    game.s.ground[model.tile] = "coral"
    assert game.view(0).models[0].defence == "RRRW"
    model.tokens.append("swimming")
    assert game.view(0).models[0].defence == "RRR"
    give(game, model, "current_charm")
    assert game.view(0).models[0].defence == "RRRW"


def test_bone_harness_adds_a_heart() -> None:
    game = skirmish("gill_chief bone_harness")
    assert game.view(0).models[0].heart == 6
    let(wound(game, game.s.models[0], 5, 1))
    assert game.s.models[0].tile != FALLEN


HEALERS = [
    ("brass_admiral", "patch_kit", 2),
    ("tide_speaker", "healing_sponge", 2),
    ("gill_chief", "weed_bandage", 2),
    ("gill_chief", "sea_salve", 2),
    ("first_drowned", "tide_stone", 2),
    ("abyss_idol", "tide_stone", 3),
]


@pytest.mark.parametrize(("bearer", "card", "healed"), HEALERS)
def test_items_that_heal(bearer: str, card: str, healed: int) -> None:
    game = skirmish(bearer)
    give(game, game.s.models[0], card)
    assert not item_helps(game, game.s.models[0], card), "nothing to heal"
    game.s.models[0].wounds = 4
    let(use_item(game, game.s.models[0], card))
    assert game.s.models[0].wounds == 4 - healed


ELSEWHERE = {"magnet_winch", "rotten_bait", "bait_bucket"}
"""Shown with searching, and below."""


ABILITIES = (ATTACKS, PIERCING, DEFENCES, REROLLS, BLIND, TOKENS)


def test_no_ability_and_no_card_is_left_out() -> None:
    shown = {(row[0], row[1]) for rows in ABILITIES for row in rows}
    powers = {bearer for bearer, source in shown if source == PRINTED}
    powers |= {"kelp_spear", "trench_brute", "first_drowned", "whisper_shade", "eel_pup"}
    powers |= {"boiler_surgeon", "tide_speaker"}
    assert powers == set(KINDS)
    cards = {source for _, source in shown} - {PRINTED} | ELSEWHERE
    cards |= {row[1] for rows in (WEAPONS, RANGES, ARMOUR, HEALERS) for row in rows}
    cards |= {"wellspring", "ink_flask", "stinging_veil", "pressure_helm", "glass_helm"}
    cards |= {"undertow", "whirlpool", "leech_tide", "mend", "devour", "slip_away", "tow_line"}
    cards |= {"salvage_rights", "strip_the_dead", "obsidian_hook", "bone_harness", "veil_of_silt"}
    cards |= {"current_charm", "spare_air_tank", "stolen_air", "air_bladder", "idol_shard"}
    cards |= {"essence_vial", "pearl_of_clarity", "black_salt", "depth_charge", "depth_bomb"}
    cards |= {"anchor_chain"}
    assert cards == set(CARDS)


def test_a_weapon_for_neighbours_counts_at_no_other_distance() -> None:
    game = skirmish("brass_admiral steam_lance")
    admiral = game.s.models[0]
    assert [attack_dice(admiral, distance) for distance in (1, 2)] == ["BRRR", "BRR"]
    admiral.cards[:] = ["obsidian_hook"]
    assert [shields_cancelled(admiral, distance) for distance in (1, 2)] == [1, 0]
    admiral.cards[:] = ["serpent_spear"]
    assert [attack_dice(admiral, distance) for distance in (1, 2)] == ["BBR", "BBR"]


def test_of_what_is_worn_only_wounds_by_net_and_trident_leave_a_token() -> None:
    worn_cards = {key: card.effect for key, card in CARDS.items() if card.effect.passive}
    marks = {key: effect.token for key, effect in worn_cards.items() if effect.token}
    assert marks == {"barbed_net": "trapped", "thorn_trident": "poisoned"}
    late = [key for key, effect in worn_cards.items() if effect.timing == "after_hit"]
    assert sorted(late) == sorted(marks), "nothing else that is worn waits for a wound"


def test_light_armour_put_on_while_moving_counts_at_once() -> None:
    game = battle("brass_admiral E2, 1 kelp_spear I1")
    game.s.players[0].stock.append("eelskin")
    game.s.item_deck.remove("eelskin")
    reached = goals(asked(order(game, "move", "E2"), "equip"))
    assert "E6" in reached
    assert "E7" not in reached


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


def test_for_a_card_of_the_same_kind_two_friends_change_places() -> None:
    game = battle(
        "brass_admiral E5 riveted_plate, boiler_surgeon E5 pressure_helm, 1 kelp_spear I1"
    )
    admiral, surgeon = game.s.models[:2]
    let(order(game, "move", "E5"), "share.m0", "stay", "stay")
    assert (admiral.cards, surgeon.cards) == (["pressure_helm"], ["riveted_plate"])


def test_of_several_cards_of_the_stock_one_is_chosen_by_its_owner() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1")
    game.s.players[0].stock[:] = ["patch_kit", "riveted_plate"]
    asks = let(order(game, "move", "E5"), "equip", "take.riveted_plate", "stay")
    assert {option.seat for option in asks[1].options} == {0}
    assert game.s.models[0].cards == ["riveted_plate"]
    assert game.s.players[0].stock == ["patch_kit"]


def test_a_harness_that_keeps_its_bearer_alive_stays_on() -> None:
    game = battle("gill_chief E5 bone_harness frenzy, tooth_reaver E5 shark_hide, 1 kelp_spear I1")
    chief, reaver = game.s.models[:2]
    chief.wounds = 5
    game.s.players[0].stock.append("turtle_shell")
    game.s.item_deck.remove("turtle_shell")
    assert "equip.m0.E5" not in asked(order(game, "move", "E5"))
    assert cards_to_pass(game, chief) == ["frenzy"]
    assert receivers(game, reaver, "shark_hide") == []


def test_salt_helps_where_a_friend_of_the_tile_has_a_token_of_an_effect() -> None:
    carried = "brass_admiral E5 black_salt steam_lance"
    game = battle(f"{carried}, deck_hand E5 swimming, 1 kelp_spear I1 stunned")
    admiral, hand, spear = game.s.models
    assert not item_helps(game, admiral, "black_salt")
    assert not [o.id for o in turn_options(game) if o.id.startswith("use.")]
    hand.tokens.append("stunned")
    assert item_helps(game, admiral, "black_salt")
    let(take_turn(game), "use.m0.black_salt")
    assert (hand.tokens, spear.tokens) == (["swimming"], ["stunned"])
    assert admiral.cards == ["steam_lance"], "no card of another moment is used"


def test_bait_makes_a_creature_attack_whom_the_player_chooses() -> None:
    models = "gill_chief E5 bait_bucket, 1 kelp_spear E7, 1 reef_archer I1, ~ gulper E6"
    game = battle(models, essence=(3, 0))
    let(use_item(game, game.s.models[0], "bait_bucket"), "prey.m1")
    assert last(game).target == "kelp_spear"


def test_a_sixth_card_makes_one_of_the_stock_go() -> None:
    game = duel("brass_admiral", "kelp_spear")
    stock = ["spare_air_tank", "patch_kit", "magnet_winch", "long_barrel", "tow_line"]
    game.s.players[0].stock += stock
    let(draw_item(game, 0), "drop.patch_kit")
    assert len(game.s.players[0].stock) == 5
    assert "patch_kit" in game.s.scrap


def test_an_item_that_is_drawn_is_told() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    game.s.item_deck[-1:] = ["sea_salve"]
    let(draw_item(game, 0))
    assert [(one["seat"], one["card"]) for one in told(game, FINDS_ITEM)] == [(0, "Sea Salve")]


@pytest.mark.parametrize("card", ["spare_air_tank", "stolen_air", "air_bladder"])
def test_air_is_two_more_tiles_once(card: str) -> None:
    def hag() -> Lurk:
        return battle(f"net_hag E2 {card}, 1 kelp_spear I1")

    assert {"E5"} == {"E5", "E6"} & goals(asked(order(hag(), "move", "E2")))
    game = hag()
    assert {"E7"} == {"E7", "E8"} & goals(asked(order(game, "move", "E2"), f"air.{card}"))
    assert (game.s.models[0].cards, game.s.scrap + game.s.item_discards) == ([], [card])


@pytest.mark.parametrize(("spots", "near"), [("E5 E6", True), ("E4 E6", False)])
def test_hooks_are_for_neighbours_and_veils_for_all_others(spots: str, near: bool) -> None:
    mine, theirs = spots.split()
    game = skirmish("first_drowned obsidian_hook", "tide_speaker", spots=(mine, theirs))
    assert facing(game).pierce == near
    game = skirmish("tide_speaker", "first_drowned veil_of_silt", spots=(mine, theirs))
    assert facing(game).attack == ("RRR" if near else "RRW")


@pytest.mark.parametrize(
    ("weapon", "dice", "tokens"),
    [
        ("thorn_trident", "Ro Ro Rs", ["poisoned"]),
        ("thorn_trident", "Rs Rs Rs", []),
        ("coral_bow", "Ro Ro Rs", []),
    ],
)
def test_a_weapon_leaves_its_token_only_with_a_wound(
    weapon: str, dice: str, tokens: list[str]
) -> None:
    game = duel(f"tide_speaker {weapon}", "shell_titan", dice, "BO Ro BO Ro Ro")
    let(strike(game))
    assert game.s.models[1].tokens == tokens


@pytest.mark.parametrize(("card", "essence"), [("idol_shard", 3), ("essence_vial", 2)])
def test_items_that_bring_essence(card: str, essence: int) -> None:
    game = battle(f"first_drowned E5 {card}, 1 kelp_spear I1")
    assert item_helps(game, game.s.models[0], card)
    let(use_item(game, game.s.models[0], card))
    assert [player.essence for player in game.s.players] == [3 + essence, 3]
    assert game.s.models[0].cards == []


@pytest.mark.parametrize("card", ["pearl_of_clarity", "black_salt"])
def test_items_that_clear_tokens_of_the_tile(card: str) -> None:
    tile = f"first_drowned E5 poisoned swimming {card}, deck_hand E5 trapped"
    game = battle(tile, "deck_hand E4 trapped, 1 kelp_spear I1")
    let(use_item(game, game.s.models[0], card))
    assert [model.tokens for model in game.s.models[:3]] == [["swimming"], [], ["trapped"]]


@pytest.mark.parametrize("card", ["patch_kit", "pressure_helm"])
def test_minions_carry_no_cards(card: str) -> None:
    game = battle("deck_hand E3, 1 kelp_spear I1")
    game.s.players[0].stock.append(card)
    assert cards_to_take(game, game.s.models[0]) == []
    assert "equip" not in asked(order(game, "move", "E3"))


@pytest.mark.parametrize(("lair", "helps"), [("E7", True), ("E8", False), ("", False)])
def test_bait_lures_a_creature_two_tiles_off_and_none_farther(lair: str, helps: bool) -> None:
    creature = [f"~ gulper {lair}"] if lair else []
    game = battle("gill_chief E5 bait_bucket, 1 kelp_spear D7", *creature)
    assert item_helps(game, game.s.models[0], "bait_bucket") is helps
    assert ("use.m0.bait_bucket" in asked(take_turn(game))) is helps


@pytest.mark.parametrize("card", ["depth_charge", "depth_bomb"])
def test_a_bomb_attacks_each_on_a_tile_within_two_with_two_red_dice(card: str) -> None:
    pair = "1 kelp_spear E6, 1 spore_jelly E6, 1 kelp_spear I1"
    dice = "Ro Ro Rs Rs Ro Ro W- W-"
    game = battle(f"boiler_surgeon E4 {card}", pair, dice=dice, essence=(0, 0))
    let(act_with_tile(game, tile("E4")), f"bomb.E6.{card}")
    assert (game.s.models[1].wounds, game.s.models[2].tile) == (0, FALLEN)
    assert (len(blows(game)), game.s.models[0].acted, game.s.models[0].cards) == (2, True, [])


def test_a_bomb_attacks_the_others_as_well_when_its_thrower_is_stung_to_death() -> None:
    foes = "1 kelp_spear E6, 1 kelp_spear E6 veil_of_silt, deck_hand A1"
    dice = "Rs Rs Rs Rs Ro Ro Rs Rs"
    game = battle("boiler_surgeon E5 depth_bomb", foes, dice=dice, essence=(0, 9))
    game.s.models[0].wounds = heart(game.s.models[0]) - 1
    let(act_with_tile(game, tile("E5")), "bomb.E6.depth_bomb", "use.power")
    assert [one["model"] for one in told(game, MODEL_DESTROYED)] == ["Boiler Surgeon"]
    assert (last(game).origin, last(game).hits) == (tile("E5"), 2), "a neighbour's dice"
    assert len(blows(game)) == 2, "nobody is asked to sting whoever is gone"


def test_an_anchor_chain_traps_somebody_instead_of_an_attack_and_is_used_up() -> None:
    game = skirmish("boiler_surgeon anchor_chain", "kelp_spear", spots=("E4", "E6"))
    let(act_with_tile(game, tile("E4")), "chain.m1")
    assert (game.s.models[1].tokens, game.s.models[0].cards) == (["trapped"], [])
    assert game.s.fight is None


CHAINS = [
    ("1 kelp_spear E6", True),
    ("1 kelp_spear E7", True),
    ("1 kelp_spear E8", False),
    ("1 kelp_spear E6 trapped", False),
    ("~ gulper E6", False),
]


@pytest.mark.parametrize(("target", "offered"), CHAINS)
def test_a_chain_reaches_two_tiles_and_traps_no_creature_and_nobody_twice(
    target: str, offered: bool
) -> None:
    game = battle("brass_admiral E5 anchor_chain", target, "1 kelp_spear I1")
    assert ("chain.m1" in acts(game, game.s.models[0])) is offered


@pytest.mark.parametrize(("spot", "offered"), [("E6", True), ("E7", True), ("E8", False)])
def test_a_bomb_reaches_two_tiles(spot: str, offered: bool) -> None:
    game = skirmish("brass_admiral depth_charge", spots=("E5", spot))
    assert (f"bomb.{spot}.depth_charge" in acts(game, game.s.models[0])) is offered


def test_a_card_is_passed_to_whom_its_bearer_chooses() -> None:
    marshals = "harpoon_marshal E5, harpoon_marshal E5, 1 kelp_spear I1"
    game = battle("brass_admiral E5 patch_kit", marshals)
    let(share(game, game.s.models[0]), "to.m2")
    assert [model.cards for model in game.s.models[:3]] == [[], [], ["patch_kit"]]


@pytest.mark.parametrize(
    "thrower",
    ["brass_admiral", "harpoon_marshal recalibrate", "tide_speaker thorn_trident", "net_hag"],
)
def test_nothing_that_goes_with_an_attack_goes_with_a_bomb(thrower: str) -> None:
    game = skirmish(f"{thrower} depth_bomb", "coral_knight", "Ro Ro Rd Rd Rd")
    let(act_with_tile(game, tile("E5")), "bomb.E6.depth_bomb")
    assert (game.s.models[1].wounds, game.s.models[1].tokens) == (2, [])


def test_no_weapon_helps_a_bomb() -> None:
    drowned = "first_drowned obsidian_hook depth_bomb"
    game = skirmish(drowned, "kelp_spear", "Ro Ro Rs Rs", essence=(0, 0))
    let(act_with_tile(game, tile("E5")), "bomb.E6.depth_bomb")
    assert (last(game).blocks, last(game).wounds) == (2, 0)


def test_bait_leads_even_the_kraken_only_to_its_neighbours() -> None:
    models = "gill_chief E5 bait_bucket, 1 kelp_spear E7, 1 reef_archer E8, ~ pale_kraken E6"
    game = battle(models)
    offered = asked(use_item(game, game.s.models[0], "bait_bucket"))
    assert offered == ["prey.m0", "prey.m1"]


@pytest.mark.parametrize("creatures", ["~ gulper E7", "~ gulper E7, ~ trench_ray E8"])
def test_bait_is_nothing_for_a_creature_with_nobody_but_creatures_to_bite(creatures: str) -> None:
    game = battle("gill_chief E5 bait_bucket, 1 kelp_spear I1", creatures)
    assert not item_helps(game, game.s.models[0], "bait_bucket")


def test_a_card_is_passed_only_to_somebody_who_can_take_it() -> None:
    game = battle("gill_chief E5 shark_hide frenzy, tooth_reaver E5 bone_harness, 1 eel_pup I1")
    chief, reaver = game.s.models[:2]
    assert cards_to_pass(game, chief) == ["shark_hide", "frenzy"]
    reaver.wounds = 4
    assert cards_to_pass(game, chief) == ["frenzy"]


@pytest.mark.parametrize(
    ("attacker", "dice"),
    [
        ("net_hag serpent_spear charging", "RRW"),
        ("tooth_reaver serpent_spear climbed", "RRRR"),
        ("tooth_reaver serpent_spear climbed charging", "RRRW"),
    ],
)
def test_a_pool_has_its_dice_before_it_is_upgraded_and_is_degraded_after_that(
    attacker: str, dice: str
) -> None:
    assert facing(skirmish(attacker)).attack == dice


def test_an_ability_comes_after_what_degrades_and_an_ink_flask_last() -> None:
    game = skirmish("bone_slinger charging charging", "tide_speaker ink_flask", essence=(9, 9))
    (first, second, *_) = let(strike(game), "use.power", "use.ink_flask")
    assert (first.seats, second.seats) == ([0], [1])
    assert last(game).attack == [], "RW, R, W, then WW, and none is left"
    game = skirmish("tooth_reaver frenzy charging", "coral_knight", "Rs Rs Ws Ws Rd Rd Rd")
    let(strike(game), "use.frenzy")
    assert last(game).attack == ["Rs", "Rs", "Ws", "Ws"], "RRR, RRW, RRWW"


@pytest.mark.parametrize(
    ("card", "deed"), [("depth_bomb", "bomb.E6.depth_bomb"), ("anchor_chain", "chain.m1")]
)
def test_bombs_and_chains_reach_two_tiles_over_rock_through_ink_and_silt(
    card: str, deed: str
) -> None:
    game = battle(f"gill_chief E4 {card} inked, 1 kelp_spear E6", rock="E5 D4 F4 D5 F5")
    game.s.silt = True
    assert deed in acts(game, game.s.models[0])


def test_beside_minions_alone_nothing_is_shared() -> None:
    game = battle("brass_admiral E5 patch_kit, deck_hand E5, 1 kelp_spear I1")
    assert cards_to_pass(game, game.s.models[0]) == []


def test_a_veil_clouds_at_any_distance_beyond_neighbours() -> None:
    game = skirmish("harpoon_marshal", "first_drowned veil_of_silt", spots=("E4", "E7"))
    assert facing(game).attack == "RRW"


def test_only_air_makes_a_movement_longer_and_no_card_frees_the_trapped() -> None:
    offered = asked(order(lone("brass_admiral patch_kit eelskin"), "move", "E5"))
    assert not [one for one in offered if one.startswith("air.")]
    game = lone("brass_admiral trapped")
    game.s.players[0].stock.append("eelskin")
    let(order(game, "move", "E5"), "equip")
    assert (game.s.models[0].cards, game.spot(game.s.models[0])) == (["eelskin"], "E5")


def test_no_roll_of_a_bomb_is_repeated() -> None:
    game = skirmish("harpoon_marshal recalibrate depth_bomb", "coral_knight", "Rs Rs Rd Rd Rd")
    let(act_with_tile(game, tile("E5")), "bomb.E6.depth_bomb")
    assert last(game).hits == 0


def test_with_no_item_left_nothing_is_found() -> None:
    game = lone()
    game.s.item_deck.clear()
    let(draw_item(game, 0))
    assert game.s.players[0].stock == []
