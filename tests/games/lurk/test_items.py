"""Weapons, armour and items do what they say; equipping, sharing, the stock."""

import pytest

from games.kernel.chance import Chance
from games.lurk.attack import attack, prepare_clash
from games.lurk.attack_column import act_with_tile
from games.lurk.clash import PRINTED
from games.lurk.content import CARDS, FACTIONS, KINDS
from games.lurk.equipment import cards_to_pass, cards_to_take, receivers, share
from games.lurk.game import Lurk
from games.lurk.items import item_helps, use_item
from games.lurk.options import LurkOptions
from games.lurk.state import FALLEN
from games.lurk.stats import attack_dice, shields_cancelled
from games.lurk.stock import draw_item
from games.lurk.turn import take_turn
from games.lurk.turn_options import turn_options
from games.lurk.wounds import wound
from tests.games.lurk.field import (
    Faces,
    act_options,
    asked,
    battle,
    blows,
    give,
    goals,
    let,
    order,
    skirmish,
    tile,
    told,
)

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


def test_obsidian_hook_cancels_a_shield_of_neighbours_only() -> None:
    for spots, cancelled in ((("E5", "E6"), 1), (("E4", "E6"), 0)):
        game = skirmish("first_drowned obsidian_hook", spots=spots)
        assert prepare_clash(game, game.s.models[0], game.s.models[1]).pierce == cancelled


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


def test_veil_of_silt_degrades_attackers_from_two_tiles_on() -> None:
    for spots, dice in ((("E5", "E6"), "RRR"), (("E4", "E6"), "RRW")):
        game = skirmish("tide_speaker", "first_drowned veil_of_silt", spots=spots)
        assert prepare_clash(game, game.s.models[0], game.s.models[1]).attack == dice


@pytest.mark.parametrize("card", ["spare_air_tank", "stolen_air", "air_bladder"])
def test_air_for_two_more_tiles(card: str) -> None:
    game = skirmish("net_hag", "kelp_spear", spots=("E2", "I2"))
    give(game, game.s.models[0], card)
    before = asked(order(game, "move", "E2"))
    assert "go.E7" not in before
    game = skirmish("net_hag", "kelp_spear", spots=("E2", "I2"))
    give(game, game.s.models[0], card)
    let(order(game, "move", "E2"), f"air.{card}", "go.E7")
    assert card not in game.s.models[0].cards


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


@pytest.mark.parametrize(("card", "essence"), [("idol_shard", 3), ("essence_vial", 2)])
def test_items_that_bring_essence(card: str, essence: int) -> None:
    game = skirmish("first_drowned")
    give(game, game.s.models[0], card)
    let(use_item(game, game.s.models[0], card))
    assert game.s.players[0].essence == 9 + essence


@pytest.mark.parametrize("card", ["pearl_of_clarity", "black_salt"])
def test_items_that_clear_tokens_of_the_tile(card: str) -> None:
    game = skirmish("first_drowned poisoned swimming")
    give(game, game.s.models[0], card)
    game.s.models[2].tile = tile("E5")
    game.s.models[2].tokens += ["trapped"]
    let(use_item(game, game.s.models[0], card))
    assert [m.tokens for m in (game.s.models[0], game.s.models[2])] == [["swimming"], []]


@pytest.mark.parametrize("card", ["depth_charge", "depth_bomb"])
def test_bombs_attack_a_whole_tile_within_two_with_two_red_dice(card: str) -> None:
    game = skirmish(
        "boiler_surgeon", "kelp_spear", "Ro Ro Rd Rd", spots=("E4", "E6"), essence=(0, 0)
    )
    give(game, game.s.models[0], card)
    let(act_with_tile(game, tile("E4")), f"bomb.E6.{card}")
    assert game.s.models[1].tile == FALLEN
    assert game.s.models[0].acted
    assert card not in game.s.models[0].cards


def test_an_anchor_chain_traps_somebody_within_two_instead_of_an_attack() -> None:
    game = skirmish("boiler_surgeon anchor_chain", "kelp_spear", spots=("E4", "E6"))
    let(act_with_tile(game, tile("E4")), "chain.m1")
    assert game.s.models[1].tokens == ["trapped"]
    assert game.s.fight is None


ATTACKS = [
    ("brass_admiral", PRINTED, "BBB"),
    ("mine_drone", PRINTED, "RRWW"),
    ("bone_slinger", PRINTED, "RWW"),
    ("gill_chief", PRINTED, "BRRRR"),
    ("gutter_raider", PRINTED, "RRWW"),
    ("harpoon_marshal", "overpressure", "BRR"),
    ("harpoon_marshal", "covering_fire", "RRRR"),
    ("tide_speaker", "shoal_strike", "RRRWW"),
    ("trench_brute", "frenzy", "BBRWW"),
    ("trench_brute", "ambush", "BBBR"),
    ("trench_brute", "gang_up", "BBRWWW"),
    ("trench_brute", "blood_scent", "BBRRRW"),
]


PIERCING = [
    ("tooth_reaver", PRINTED, 1),
    ("abyss_idol", PRINTED, 2),
    ("brass_admiral", "hard_rounds", 1),
    ("stone_chanter", "crush", 1),
]


DEFENCES = [
    ("pressure_walker", PRINTED, "BBRR", 0),
    ("deck_hand", PRINTED, "RRW", 0),
    ("stone_chanter", PRINTED, "BRRR", 0),
    ("shell_titan", PRINTED, "BBBW", 0),
    ("coral_knight", PRINTED, "RRR", 1),
    ("hollow_guard", PRINTED, "RR", 1),
    ("brass_admiral", "emergency_bulkhead", "RRRR", 0),
    ("tide_speaker", "reef_ward", "RRR", 1),
    ("tide_speaker", "camouflage", "BRR", 0),
    ("gill_chief", "thick_skull", "RRWW", 0),
    ("first_drowned", "ancient_hide", "BBRR", 0),
]


REROLLS = [
    ("rivet_gunner", PRINTED, 2),
    ("silt_thrall", PRINTED, 1),
    ("harpoon_marshal", "recalibrate", 2),
    ("gaze_bearer", "inevitable", 2),
    ("tooth_reaver", "lucky_pearl", 3),
]


ELSEWHERE = {"magnet_winch", "rotten_bait", "bait_bucket"}
"""Shown with searching and with the creatures, in test_rounds."""


BLIND = [
    ("gaze_bearer", PRINTED, 3),
    ("first_drowned", "deep_gaze", 2),
    ("first_drowned", "flare", 2),
    ("first_drowned", "sleeping_eye", 3),
]


TOKENS = [
    ("harpoon_marshal", PRINTED, "trapped"),
    ("ink_weaver", PRINTED, "inked"),
    ("reef_archer", PRINTED, "poisoned"),
    ("spore_jelly", PRINTED, "trapped"),
    ("net_hag", PRINTED, "trapped"),
    ("brass_admiral", "shock_coil", "stunned"),
    ("tide_speaker", "entangle", "trapped"),
    ("gill_chief", "dirty_fight", "poisoned"),
    ("stone_chanter", "dread", "stunned"),
    ("stone_chanter", "arc_prod", "stunned"),
    ("tide_speaker", "thorn_trident", "poisoned"),
    ("gill_chief", "barbed_net", "trapped"),
]


def test_no_ability_and_no_card_is_left_out() -> None:
    tables = (ATTACKS, PIERCING, DEFENCES, REROLLS, BLIND, TOKENS)
    shown = {(row[0], row[1]) for rows in tables for row in rows}
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


def test_a_weapon_leaves_its_token_only_with_a_wound() -> None:
    for dice, tokens in ((("Ro", "Ro", "Rs"), ["poisoned"]), (("Rs", "Rs", "Rs"), [])):
        game = skirmish(
            "tide_speaker thorn_trident",
            "shell_titan",
            *dice,
            "BO",
            "Ro",
            "BO",
            "Ro",
            "Ro",
            essence=(0, 0),
        )
        let(attack(game, game.s.models[0], game.s.models[1]))
        assert game.s.models[1].tokens == tokens


def test_of_what_is_worn_only_wounds_by_net_and_trident_leave_a_token() -> None:
    worn_cards = {key: card.effect for key, card in CARDS.items() if card.effect.passive}
    marks = {key: effect.token for key, effect in worn_cards.items() if effect.token}
    assert marks == {"barbed_net": "trapped", "thorn_trident": "poisoned"}
    late = [key for key, effect in worn_cards.items() if effect.timing == "after_hit"]
    assert sorted(late) == sorted(marks), "nothing else that is worn waits for a wound"


def test_heavy_armour_slows_down() -> None:
    game = battle("boiler_surgeon E3 riveted_plate, 1 kelp_spear I1")
    view = game.view(0).models[0]
    assert view.steps == 2
    assert view.defence == "RRRW"


def lone(kind: str = "deck_hand", spot: str = "E5", *dice: str) -> Lurk:
    return battle(f"{kind} {spot}, 1 kelp_spear I1", dice=" ".join(dice))


def test_light_armour_put_on_while_moving_counts_at_once() -> None:
    game = lone("brass_admiral", "E2")
    game.s.players[0].stock.append("eelskin")
    game.s.item_deck.remove("eelskin")
    reached = goals(asked(order(game, "move", "E2"), "equip"))
    assert "E6" in reached
    assert "E7" not in reached


def test_a_spare_tank_is_discarded_for_two_tiles() -> None:
    game = battle("boiler_surgeon E1 spare_air_tank, 1 kelp_spear I1")
    game.s.models[0].tile = tile("E2")
    let(order(game, "move", "E2"), "air.spare_air_tank", "go.E7")
    assert game.s.models[0].cards == []
    assert game.s.scrap == ["spare_air_tank"]


def test_a_tank_is_two_tiles_and_gone() -> None:
    game = lone("brass_admiral", "E2")
    give(game, game.s.models[0], "spare_air_tank")
    reached = goals(asked(order(game, "move", "E2"), "air.spare_air_tank"))
    assert "E7" in reached
    assert "E8" not in reached
    assert game.s.models[0].cards == []


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


def test_who_passes_a_card_on_is_asked_to_whom() -> None:
    game = battle(
        "brass_admiral E5 patch_kit, harpoon_marshal E5, harpoon_marshal E5, 1 kelp_spear I1"
    )
    (question,) = let(share(game, game.s.models[0]), "to.m2")
    assert str(question.prompt) == "To whom?"
    assert [model.cards for model in game.s.models[:3]] == [[], [], ["patch_kit"]]


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


def test_minions_carry_no_cards() -> None:
    game = battle("deck_hand E3, 1 kelp_spear I1")
    game.s.players[0].stock.append("pressure_helm")
    assert "equip" not in asked(order(game, "move", "E3"))


def test_minions_take_nothing_from_the_stock() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    game.s.players[0].stock.append("patch_kit")
    assert cards_to_take(game, game.s.models[0]) == []


def test_a_harness_that_keeps_its_bearer_alive_stays_on() -> None:
    game = battle("gill_chief E5 bone_harness frenzy, tooth_reaver E5 shark_hide, 1 kelp_spear I1")
    chief, reaver = game.s.models[:2]
    chief.wounds = 5
    game.s.players[0].stock.append("turtle_shell")
    game.s.item_deck.remove("turtle_shell")
    assert "equip.m0.E5" not in asked(order(game, "move", "E5"))
    assert cards_to_pass(game, chief) == ["frenzy"]
    assert receivers(game, reaver, "shark_hide") == []


def quiet() -> Lurk:
    return battle("rivet_gunner E5, 1 kelp_spear F5, 1 reef_archer H1")


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


def test_salt_helps_where_a_friend_of_the_tile_has_a_token_of_an_effect() -> None:
    game = battle("brass_admiral E5 black_salt, deck_hand E5 swimming, 1 kelp_spear I1 stunned")
    admiral, hand, spear = game.s.models
    assert not item_helps(game, admiral, "black_salt")
    assert not [o.id for o in turn_options(game) if o.id.startswith("use.")]
    hand.tokens.append("stunned")
    assert item_helps(game, admiral, "black_salt")
    let(take_turn(game), "use.m0.black_salt")
    assert (hand.tokens, spear.tokens, admiral.cards) == (["swimming"], ["stunned"], [])


def test_bait_makes_a_creature_attack_whom_the_player_chooses() -> None:
    game = battle(
        "gill_chief E5 bait_bucket, 1 kelp_spear E7, 1 reef_archer I1, ~ gulper E6", essence=(3, 0)
    )
    let(use_item(game, game.s.models[0], "bait_bucket"), "prey.m1")
    assert game.s.fight is not None
    assert game.s.fight.target == "kelp_spear"


def test_bait_helps_only_near_a_creature() -> None:
    game = battle("gill_chief E5 bait_bucket, 1 kelp_spear E7")
    assert not item_helps(game, game.s.models[0], "bait_bucket")
    assert "use.m0.bait_bucket" not in asked(take_turn(game))


@pytest.mark.parametrize(("lair", "helps"), [("E7", True), ("E8", False)])
def test_bait_lures_a_creature_two_tiles_off_and_none_farther(lair: str, helps: bool) -> None:
    game = battle(f"gill_chief E5, 1 kelp_spear D7, ~ gulper {lair}")
    give(game, game.s.models[0], "bait_bucket")
    assert item_helps(game, game.s.models[0], "bait_bucket") is helps


def duel(attacker: str, target: str, *dice: str, spots: tuple[str, str] = ("E5", "E6")) -> Lurk:
    """One against one, without Essence."""
    return skirmish(attacker, target, *dice, spots=spots, essence=(0, 0))


def test_a_bomb_attacks_everybody_on_a_tile_with_its_own_dice() -> None:
    game = duel("boiler_surgeon", "kelp_spear", *["Ro", "Ro", "Rs", "Rs", "Ro", "Ro", "W-", "W-"])
    game.s.models[3].tile = tile("E6")
    give(game, game.s.models[0], "depth_charge")
    let(act_with_tile(game, tile("E5")), "bomb.E6.depth_charge")
    assert game.s.models[1].wounds == 0
    assert game.s.models[3].tile == FALLEN


def test_a_bomb_falls_on_each_of_two_and_on_neither_twice() -> None:
    game = battle(
        "brass_admiral E5 depth_charge, 1 shell_titan I1, 1 kelp_spear E7, 1 kelp_spear E7",
        essence=(3, 0),
    )
    let(act_with_tile(game, tile("E5")), "bomb.E7.depth_charge")
    assert len(blows(game)) == 2
    assert game.s.models[0].cards == []


@pytest.mark.parametrize(("spot", "offered"), [("E6", True), ("E7", True), ("E8", False)])
def test_thrown_cards_reach_two_tiles(spot: str, offered: bool) -> None:
    game = skirmish("brass_admiral depth_charge anchor_chain", spots=("E5", spot))
    ids = [option.id for option in act_options(game, game.s.models[0])]
    assert (f"bomb.{spot}.depth_charge" in ids, "chain.m1" in ids) == (offered, offered)


def test_no_chain_for_a_creature_nor_for_whoever_armour_protects() -> None:
    game = battle("brass_admiral E5 anchor_chain, 1 kelp_spear I1, ~ gulper E6")
    assert not [o.id for o in act_options(game, game.s.models[0]) if o.id.startswith("chain")]


def test_no_chain_for_whoever_is_trapped_already() -> None:
    game = skirmish("brass_admiral anchor_chain")
    game.s.models[1].tokens.append("trapped")
    assert not [o.id for o in act_options(game, game.s.models[0]) if o.id.startswith("chain")]


def test_a_chain_that_was_thrown_is_used_up() -> None:
    game = skirmish("brass_admiral anchor_chain")
    let(act_with_tile(game, tile("E5")), "chain.m1")
    assert "trapped" in game.s.models[1].tokens
    assert game.s.models[0].cards == []


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
    assert told(game) == ["Player 1 finds Sea Salve"]


def fresh(seats: int = 2, *dice: str) -> Lurk:
    """By the box alone, without the house rule for armies."""
    game = Lurk.new(seats, LurkOptions(armies="printed"), Chance(5))
    assert isinstance(game, Lurk)
    game.chance = Faces(*dice)
    return game


def test_every_starting_card_is_there_once() -> None:
    cards = [card for faction in FACTIONS.values() for card in faction.cards]
    assert {card.copies for card in cards} == {1}
    assert sorted(fresh(2).s.box) == sorted(card.id for card in cards)
