"""Weapons, armour and items do what they say; the last test counts that nothing is left out."""

import pytest

from games.lurk.attack import prepare_clash
from games.lurk.attack_column import act_with_tile
from games.lurk.clash import PRINTED
from games.lurk.content import CARDS, KINDS
from games.lurk.items import item_helps, use_item
from games.lurk.state import FALLEN
from games.lurk.wounds import wound
from tests.games.lurk.field import asked, give, let, order, skirmish, tile
from tests.games.lurk.test_abilities import ATTACKS, BLIND, DEFENCES, PIERCING, REROLLS, TOKENS

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
    for spots, attack in ((("E5", "E6"), "RRR"), (("E4", "E6"), "RRW")):
        game = skirmish("tide_speaker", "first_drowned veil_of_silt", spots=spots)
        assert prepare_clash(game, game.s.models[0], game.s.models[1]).attack == attack


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


ELSEWHERE = {"magnet_winch", "rotten_bait", "bait_bucket"}
"""Shown with searching and with the creatures, in test_rounds."""


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
