"""Everything printed, written down once more: a figure that slips in a data file is noticed."""

import pytest

from games.lurk.content import CARDS, CREATURES, DICE, EVENTS, FACTIONS, ITEMS, KINDS, TREASURES
from games.lurk.schema import Effect


def written(effect: Effect) -> str:
    """An effect in one line: when, what, and every figure that is not the usual one."""
    figures = effect.model_dump(exclude_defaults=True)
    when, what = figures.pop("timing"), figures.pop("effect")
    return " ".join([when, what, *(f"{key}={value}" for key, value in sorted(figures.items()))])


MODELS = """
brass_admiral leader S 3 BRR 2 RRR 5 26
harpoon_marshal hero S 3 RRR 3 RR 4 21
boiler_surgeon hero S 3 RRW 2 RRW 4 19
pressure_walker beast L 2 BBRR 1 BRR 8 36
rivet_gunner minion S 2 RW 3 RW 2 9
deck_hand minion S 3 RW 1 RR 2 8
mine_drone minion S 4 WW 1 W 1 4
tide_speaker leader S 3 RRR 2 RRR 5 26
coral_knight hero S 3 BRW 1 RRR 5 23
ink_weaver hero S 4 RRW 2 RR 3 17
shell_titan beast L 3 BRRR 1 BBR 7 37
reef_archer minion S 3 RW 2 RW 2 9
kelp_spear minion S 4 RW 1 RR 2 9
spore_jelly minion S 3 WW 1 WW 2 6
gill_chief leader S 4 BRR 1 RRW 5 25
tooth_reaver hero S 4 RRR 1 RW 4 18
net_hag hero S 3 RRW 2 RW 4 17
trench_brute beast L 4 BBRW 1 RRR 7 33
bone_slinger minion S 4 RW 2 W 2 7
gutter_raider minion S 4 RR 1 W 2 8
eel_pup minion S 5 WW 1 W 1 4
first_drowned leader S 2 BBR 2 BRR 6 31
gaze_bearer hero S 3 BRW 3 RW 4 20
stone_chanter hero S 2 RRW 2 BRR 5 22
abyss_idol beast L 2 BBBR 1 BBR 9 44
hollow_guard minion S 3 RR 1 RR 3 12
whisper_shade minion S 4 RW 2 WW 2 9
silt_thrall minion S 3 RW 1 WW 2 7
"""
"""Kind, size, speed, attack, range, defence, Heart, points."""


@pytest.mark.parametrize("row", MODELS.split("\n")[1:-1])
def test_a_model_has_its_printed_figures(row: str) -> None:
    name, kind, size, speed, attack, span, defence, heart, cost = row.split()
    model = KINDS[name]
    assert (model.kind, model.size[0].upper(), model.speed) == (kind, size, int(speed))
    assert (model.attack, model.range, model.defence) == (attack, int(span), defence)
    assert (model.heart, model.cost) == (int(heart), int(cost))


def test_no_model_is_missing() -> None:
    assert [row.split()[0] for row in MODELS.split("\n")[1:-1]] == list(KINDS)


POWERS = {
    "brass_admiral": "attack upgrade essence=2 n=2",
    "harpoon_marshal": "after_hit token essence=1 token=trapped",
    "boiler_surgeon": "after_attack heal essence=2 radius=1",
    "pressure_walker": "defence add_die dice=B essence=2",
    "rivet_gunner": "attack reroll essence=1 n=2",
    "deck_hand": "defence add_die dice=W essence=1",
    "mine_drone": "attack add_die dice=RR essence=1 self_destroy=True",
    "tide_speaker": "after_attack heal essence=2 radius=1 targets=2",
    "coral_knight": "defence block essence=1",
    "ink_weaver": "after_hit token essence=1 token=inked",
    "shell_titan": "defence upgrade essence=2 n=2",
    "reef_archer": "after_hit token essence=1 token=poisoned",
    "kelp_spear": "defence riposte essence=1",
    "spore_jelly": "after_hit token essence=1 token=trapped",
    "gill_chief": "attack add_die_per_wound dice=R essence=2 most=2",
    "tooth_reaver": "attack pierce essence=1",
    "net_hag": "after_hit token essence=1 token=trapped",
    "trench_brute": "after_hit push essence=1",
    "bone_slinger": "attack add_die dice=W essence=1",
    "gutter_raider": "attack add_die_per_friend dice=W essence=1 most=2",
    "eel_pup": "after_attack move essence=1 n=2",
    "first_drowned": "after_hit splash essence=2",
    "gaze_bearer": "attack ignore_los essence=1",
    "stone_chanter": "defence add_die dice=R essence=1",
    "abyss_idol": "attack pierce essence=2 n=2",
    "hollow_guard": "defence block essence=2",
    "whisper_shade": "after_hit steal_essence",
    "silt_thrall": "attack reroll essence=1",
}


@pytest.mark.parametrize("name", KINDS)
def test_a_model_has_its_printed_ability(name: str) -> None:
    assert written(KINDS[name].ability.effect) == POWERS[name]


CARDS_PRINTED = {
    "spare_air_tank": ("item", 2, "move speed n=2 once=True"),
    "patch_kit": ("item", 3, "own_turn heal_self n=2 once=True"),
    "depth_charge": ("item", 4, "attack_action area dice=RR once=True range=2"),
    "magnet_winch": ("item", 2, "search extra_search_die dice=W"),
    "steam_lance": ("weapon", 5, "attack add_die dice=R passive=True range_is=1"),
    "long_barrel": ("weapon", 4, "attack range min_range=2 passive=True"),
    "riveted_plate": ("armour", 4, "defence add_die dice=R passive=True speed=-1"),
    "pressure_helm": ("armour", 2, "token immune passive=True tokens=('poisoned', 'inked')"),
    "overpressure": ("ability", 2, "attack upgrade essence=1"),
    "covering_fire": ("ability", 3, "attack add_die dice=R essence=2"),
    "hard_rounds": ("ability", 3, "attack pierce essence=2"),
    "emergency_bulkhead": ("ability", 3, "defence add_die dice=R essence=1"),
    "shock_coil": ("ability", 3, "after_hit token essence=2 token=stunned"),
    "recalibrate": ("ability", 2, "attack reroll essence=1 n=2"),
    "tow_line": ("ability", 1, "after_attack pull_friend essence=1"),
    "salvage_rights": ("ability", 2, "after_kill gain_essence n=2"),
    "healing_sponge": ("item", 3, "own_turn heal_self n=2 once=True"),
    "pearl_of_clarity": ("item", 2, "own_turn clear_tokens once=True"),
    "ink_flask": ("item", 3, "defence degrade_attacker n=2 once=True"),
    "current_charm": ("item", 2, "defence ignore_swim passive=True"),
    "thorn_trident": ("weapon", 4, "after_hit token passive=True token=poisoned"),
    "coral_bow": ("weapon", 4, "attack range_min beyond=1 n=2 passive=True"),
    "pearl_mail": ("armour", 4, "defence add_die dice=R passive=True"),
    "barnacle_shield": ("armour", 3, "defence add_die dice=W ignore_coral=True passive=True"),
    "undertow": ("ability", 2, "after_hit push essence=1"),
    "mend": ("ability", 2, "after_attack heal_self essence=1"),
    "shoal_strike": ("ability", 3, "attack add_die_per_friend dice=W essence=2 most=2"),
    "reef_ward": ("ability", 3, "defence block essence=1"),
    "camouflage": ("ability", 2, "defence upgrade essence=1 n_on_coral=2"),
    "entangle": ("ability", 3, "after_hit token essence=1 token=trapped"),
    "wellspring": ("ability", 2, "attack bonus_essence"),
    "stinging_veil": ("ability", 2, "defence riposte essence=1"),
    "bait_bucket": ("item", 3, "own_turn lure once=True range=2"),
    "stolen_air": ("item", 2, "move speed n=2 once=True"),
    "rotten_bait": ("item", 2, "search choose_abyss once=True"),
    "weed_bandage": ("item", 3, "own_turn heal_self n=2 once=True"),
    "sawtooth_blade": ("weapon", 5, "attack add_die dice=R passive=True range_is=1"),
    "barbed_net": ("weapon", 4, "after_hit token passive=True token=trapped"),
    "bone_harness": ("armour", 4, "build heart passive=True"),
    "shark_hide": ("armour", 2, "defence add_die dice=W passive=True"),
    "frenzy": ("ability", 2, "attack add_die dice=W essence=1"),
    "ambush": ("ability", 2, "attack upgrade essence=1 if_weakened=True n=2"),
    "gang_up": ("ability", 3, "attack add_die_per_friend dice=W essence=1 most=2"),
    "slip_away": ("ability", 2, "after_attack move essence=1 n=2"),
    "thick_skull": ("ability", 2, "defence add_die dice=W essence=1"),
    "blood_scent": ("ability", 3, "attack add_die_per_target_wound dice=R essence=2 most=2"),
    "dirty_fight": ("ability", 2, "after_hit token essence=1 token=poisoned"),
    "strip_the_dead": ("ability", 2, "after_kill draw_item"),
    "idol_shard": ("item", 3, "own_turn gain_essence n=3 once=True"),
    "black_salt": ("item", 2, "own_turn clear_tokens once=True"),
    "sleeping_eye": ("item", 3, "attack ignore_los once=True range=1"),
    "tide_stone": ("item", 4, "own_turn heal_self n=2 n_large=3 once=True"),
    "drowned_sceptre": ("weapon", 5, "attack upgrade passive=True"),
    "obsidian_hook": ("weapon", 6, "attack pierce passive=True range_is=1"),
    "basalt_carapace": ("armour", 5, "defence add_die dice=B passive=True speed=-1"),
    "veil_of_silt": ("armour", 3, "defence degrade_attacker min_range=2 passive=True"),
    "dread": ("ability", 3, "after_hit token essence=1 token=stunned"),
    "deep_gaze": ("ability", 1, "attack ignore_los essence=1"),
    "crush": ("ability", 3, "attack pierce essence=2"),
    "ancient_hide": ("ability", 3, "defence add_die dice=B essence=2"),
    "devour": ("ability", 3, "after_kill heal_self essence=1 n=2"),
    "whirlpool": ("ability", 3, "after_hit splash essence=2"),
    "leech_tide": ("ability", 2, "after_hit steal_essence"),
    "inevitable": ("ability", 2, "attack reroll essence=1 n=2"),
    "rusted_cutlass": ("weapon", 0, "attack add_die dice=W passive=True range_is=1"),
    "harpoon_gun": ("weapon", 0, "attack range_min n=2 passive=True"),
    "coral_axe": ("weapon", 0, "attack add_die dice=R passive=True range_is=1"),
    "arc_prod": ("weapon", 0, "after_hit token essence=1 token=stunned"),
    "serpent_spear": ("weapon", 0, "attack upgrade passive=True"),
    "diver_jerkin": ("armour", 0, "defence add_die dice=W passive=True"),
    "turtle_shell": ("armour", 0, "defence add_die dice=R passive=True"),
    "glass_helm": ("armour", 0, "token immune passive=True tokens=('poisoned',)"),
    "eelskin": ("armour", 0, "move speed passive=True"),
    "air_bladder": ("item", 0, "move speed n=2 once=True"),
    "sea_salve": ("item", 0, "own_turn heal_self n=2 once=True"),
    "essence_vial": ("item", 0, "own_turn gain_essence n=2 once=True"),
    "flare": ("item", 0, "attack ignore_los once=True"),
    "anchor_chain": ("item", 0, "attack_action token once=True range=2 token=trapped"),
    "depth_bomb": ("item", 0, "attack_action area dice=RR once=True range=2"),
    "lucky_pearl": ("item", 0, "roll reroll n=99 once=True"),
}


@pytest.mark.parametrize("name", CARDS)
def test_a_card_has_its_printed_kind_cost_and_effect(name: str) -> None:
    card = CARDS[name]
    assert (card.kind, card.cost, written(card.effect)) == CARDS_PRINTED[name]


def test_every_faction_has_its_own_sixteen_cards() -> None:
    owned = [card.id for faction in FACTIONS.values() for card in faction.cards]
    assert owned == list(CARDS_PRINTED)[:64]
    assert all(len(faction.cards) == 16 for faction in FACTIONS.values())


def test_the_item_deck_holds_so_many_of_each() -> None:
    assert {card.id: card.copies for card in ITEMS} == {
        "rusted_cutlass": 2,
        "harpoon_gun": 2,
        "coral_axe": 1,
        "arc_prod": 1,
        "serpent_spear": 1,
        "diver_jerkin": 2,
        "turtle_shell": 2,
        "glass_helm": 1,
        "eelskin": 1,
        "air_bladder": 2,
        "sea_salve": 3,
        "essence_vial": 2,
        "flare": 1,
        "anchor_chain": 1,
        "depth_bomb": 1,
        "lucky_pearl": 1,
    }


CREATURES_PRINTED = {
    "lantern_biter": (3, "RW", 1, "W", 2, None, False, 0, 2),
    "shell_crawler": (2, "RR", 1, "RR", 3, None, False, 1, 0),
    "needle_shoal": (2, "WWW", 1, "W", 2, None, True, 0, 2),
    "trench_ray": (2, "RRW", 1, "RW", 3, "poisoned", False, 1, 1),
    "gulper": (2, "BR", 1, "RW", 4, "trapped", False, 1, 2),
    "reef_maw": (1, "RRR", 1, "RRR", 5, None, False, 2, 0),
    "pale_kraken": (1, "BBR", 2, "BRR", 6, None, False, 2, 3),
    "sleeping_leviathan": (1, "BBRR", 1, "BBR", 8, None, False, 3, 4),
}
"""Copies, attack, range, defence, Heart, token with a wound, swarm, reward in items and Essence."""


@pytest.mark.parametrize("name", CREATURES)
def test_a_creature_has_its_printed_figures(name: str) -> None:
    one = CREATURES[name]
    assert CREATURES_PRINTED[name] == (
        one.copies,
        one.attack,
        one.range,
        one.defence,
        one.heart,
        one.token,
        one.swarm,
        one.reward.items,
        one.reward.essence,
    )


def test_treasures_and_events_are_printed_so_often() -> None:
    assert {
        one.id: (one.copies, one.draw, one.keep, one.essence) for one in TREASURES.values()
    } == {
        "sunken_cache": (2, 1, 1, 0),
        "glow_vent": (2, 0, 0, 3),
        "wreck_hold": (1, 2, 1, 1),
        "silent_den": (1, 0, 0, 0),
    }
    assert {one.id: one.copies for one in EVENTS.values()} == {
        "calm_water": 3,
        "rip_current": 2,
        "essence_bloom": 2,
        "thick_silt": 1,
        "coral_bloom": 1,
        "venom_tide": 1,
        "feeding_time": 2,
        "something_stirs": 2,
        "cave_in": 1,
        "sinking_crate": 2,
        "second_wind": 1,
        "cold_cramp": 1,
        "healing_spring": 1,
    }


def test_dice_have_their_six_faces() -> None:
    assert DICE.white == ("octopus", "octopus", "shield", "diamond", "blank", "blank")
    assert DICE.red == ("octopus", "octopus", "white_octopus", "shield", "shield", "diamond")
    assert DICE.black[:3] == ("octopus", "white_octopus", "white_octopus")
    assert DICE.black[3:] == ("white_shield", "white_shield", "white_diamond")
