"""What the box says outside, and everything printed in it, written down once more: a figure that
slips in a data file is noticed."""

from pathlib import Path

import pytest

from games.kernel.match import Match
from games.lurk import GAME
from games.lurk.armies.prices import STOCK_LIMIT
from games.lurk.content import (
    CARDS,
    CHART,
    CREATURES,
    DICE,
    EVENTS,
    FACTIONS,
    KINDS,
    TREASURES,
    copies,
)
from games.lurk.schema import Effect
from games.lurk.turn.activation_card import ACTIVATIONS
from tests.games.lurk.field import TOKENS, fresh

SAVES = sorted((Path(__file__).parent / "saves").glob("rules-*.save"))


def test_two_to_four_armies_fight_for_an_evening() -> None:
    assert (GAME.seats, GAME.minutes, GAME.longest) == (range(2, 5), 90, 30_000)


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
def test_a_save_of_these_rules_opens_with_its_question(save: Path) -> None:
    match = Match.load(save.read_bytes(), lambda _: GAME)
    assert match.ask is not None
    assert match.game.turn > 1


def test_the_rules_are_the_sixth() -> None:
    assert GAME.rules == len(SAVES) == 6


def test_what_lies_before_the_players_is_explained() -> None:
    match = Match.start(GAME, 2, seed=3)
    seen, words = GAME.on_the_table(match.view(0)), GAME.glossary(match.game.options)
    assert "faction.cog" in seen
    assert set(seen) <= set(words)
    assert GAME.lesson.prompts


def test_hands_lie_open() -> None:
    assert GAME.open_hands is True


def written(effect: Effect) -> str:
    """An effect in one line: when, what, and every figure that is not the usual one."""
    figures = effect.model_dump(exclude_defaults=True)
    when, what = figures.pop("timing"), figures.pop("effect")
    return " ".join([when, what, *(f"{key}={value}" for key, value in sorted(figures.items()))])


def rows(table: str) -> list[str]:
    return table.strip().split("\n")


MODELS = """
brass_admiral leader S 3 BRR 2 RRR 5 26 | attack upgrade essence=2 n=2
harpoon_marshal hero S 3 RRR 3 RR 4 21 | after_hit token essence=1 token=trapped
boiler_surgeon hero S 3 RRW 2 RRW 4 19 | after_attack heal essence=2 radius=1
pressure_walker beast L 2 BBRR 1 BRR 8 36 | defence add_die dice=B essence=2
rivet_gunner minion S 2 RW 3 RW 2 9 | attack reroll essence=1 n=2
deck_hand minion S 3 RW 1 RR 2 8 | defence add_die dice=W essence=1
mine_drone minion S 4 WW 1 W 1 4 | attack add_die dice=RR essence=1 self_destroy=True
tide_speaker leader S 3 RRR 2 RRR 5 26 | after_attack heal essence=2 radius=1 targets=2
coral_knight hero S 3 BRW 1 RRR 5 23 | defence block essence=1
ink_weaver hero S 4 RRW 2 RR 3 17 | after_hit token essence=1 token=inked
shell_titan beast L 3 BRRR 1 BBR 7 37 | defence upgrade essence=2 n=2
reef_archer minion S 3 RW 2 RW 2 9 | after_hit token essence=1 token=poisoned
kelp_spear minion S 4 RW 1 RR 2 9 | defence riposte essence=1
spore_jelly minion S 3 WW 1 WW 2 6 | after_hit token essence=1 token=trapped
gill_chief leader S 4 BRR 1 RRW 5 25 | attack add_die_per_wound dice=R essence=2 most=2
tooth_reaver hero S 4 RRR 1 RW 4 18 | attack pierce essence=1
net_hag hero S 3 RRW 2 RW 4 17 | after_hit token essence=1 token=trapped
trench_brute beast L 4 BBRW 1 RRR 7 33 | after_hit push essence=1
bone_slinger minion S 4 RW 2 W 2 7 | attack add_die dice=W essence=1
gutter_raider minion S 4 RR 1 W 2 8 | attack add_die_per_friend dice=W essence=1 most=2
eel_pup minion S 5 WW 1 W 1 4 | after_attack move essence=1 n=2
first_drowned leader S 2 BBR 2 BRR 6 31 | after_hit splash essence=2
gaze_bearer hero S 3 BRW 3 RW 4 20 | attack ignore_los essence=1
stone_chanter hero S 2 RRW 2 BRR 5 22 | defence add_die dice=R essence=1
abyss_idol beast L 2 BBBR 1 BBR 9 44 | attack pierce essence=2 n=2
hollow_guard minion S 3 RR 1 RR 3 12 | defence block essence=2
whisper_shade minion S 4 RW 2 WW 2 9 | after_hit steal_essence
silt_thrall minion S 3 RW 1 WW 2 7 | attack reroll essence=1
"""
"""Kind, size, speed, attack, range, defence, Heart, points; its ability."""


@pytest.mark.parametrize("row", rows(MODELS))
def test_a_model_has_its_printed_figures_and_ability(row: str) -> None:
    one = KINDS[row.split(maxsplit=1)[0]]
    figures = (one.speed, one.attack, one.range, one.defence, one.heart, one.cost)
    head = [one.id, one.kind, one.size[0].upper(), *map(str, figures)]
    assert f"{' '.join(head)} | {written(one.ability.effect)}" == row


PRINTED = """
spare_air_tank item 2 ×1 | move speed n=2 once=True
patch_kit item 3 ×1 | own_turn heal_self n=2 once=True
depth_charge item 4 ×1 | attack_action area dice=RR once=True range=2
magnet_winch item 2 ×1 | search extra_search_die dice=W
steam_lance weapon 5 ×1 | attack add_die dice=R passive=True range_is=1
long_barrel weapon 4 ×1 | attack range min_range=2 passive=True
riveted_plate armour 4 ×1 | defence add_die dice=R passive=True speed=-1
pressure_helm armour 2 ×1 | token immune passive=True tokens=('poisoned', 'inked')
overpressure ability 2 ×1 | attack upgrade essence=1
covering_fire ability 3 ×1 | attack add_die dice=R essence=2
hard_rounds ability 3 ×1 | attack pierce essence=2
emergency_bulkhead ability 3 ×1 | defence add_die dice=R essence=1
shock_coil ability 3 ×1 | after_hit token essence=2 token=stunned
recalibrate ability 2 ×1 | attack reroll essence=1 n=2
tow_line ability 1 ×1 | after_attack pull_friend essence=1
salvage_rights ability 2 ×1 | after_kill gain_essence n=2
healing_sponge item 3 ×1 | own_turn heal_self n=2 once=True
pearl_of_clarity item 2 ×1 | own_turn clear_tokens once=True
ink_flask item 3 ×1 | defence degrade_attacker n=2 once=True
current_charm item 2 ×1 | defence ignore_swim passive=True
thorn_trident weapon 4 ×1 | after_hit token passive=True token=poisoned
coral_bow weapon 4 ×1 | attack range_min beyond=1 n=2 passive=True
pearl_mail armour 4 ×1 | defence add_die dice=R passive=True
barnacle_shield armour 3 ×1 | defence add_die dice=W ignore_coral=True passive=True
undertow ability 2 ×1 | after_hit push essence=1
mend ability 2 ×1 | after_attack heal_self essence=1
shoal_strike ability 3 ×1 | attack add_die_per_friend dice=W essence=2 most=2
reef_ward ability 3 ×1 | defence block essence=1
camouflage ability 2 ×1 | defence upgrade essence=1 n_on_coral=2
entangle ability 3 ×1 | after_hit token essence=1 token=trapped
wellspring ability 2 ×1 | attack bonus_essence
stinging_veil ability 2 ×1 | defence riposte essence=1
bait_bucket item 3 ×1 | own_turn lure once=True range=2
stolen_air item 2 ×1 | move speed n=2 once=True
rotten_bait item 2 ×1 | search choose_abyss once=True
weed_bandage item 3 ×1 | own_turn heal_self n=2 once=True
sawtooth_blade weapon 5 ×1 | attack add_die dice=R passive=True range_is=1
barbed_net weapon 4 ×1 | after_hit token passive=True token=trapped
bone_harness armour 4 ×1 | build heart passive=True
shark_hide armour 2 ×1 | defence add_die dice=W passive=True
frenzy ability 2 ×1 | attack add_die dice=W essence=1
ambush ability 2 ×1 | attack upgrade essence=1 if_weakened=True n=2
gang_up ability 3 ×1 | attack add_die_per_friend dice=W essence=1 most=2
slip_away ability 2 ×1 | after_attack move essence=1 n=2
thick_skull ability 2 ×1 | defence add_die dice=W essence=1
blood_scent ability 3 ×1 | attack add_die_per_target_wound dice=R essence=2 most=2
dirty_fight ability 2 ×1 | after_hit token essence=1 token=poisoned
strip_the_dead ability 2 ×1 | after_kill draw_item
idol_shard item 3 ×1 | own_turn gain_essence n=3 once=True
black_salt item 2 ×1 | own_turn clear_tokens once=True
sleeping_eye item 3 ×1 | attack ignore_los once=True range=1
tide_stone item 4 ×1 | own_turn heal_self n=2 n_large=3 once=True
drowned_sceptre weapon 5 ×1 | attack upgrade passive=True
obsidian_hook weapon 6 ×1 | attack pierce passive=True range_is=1
basalt_carapace armour 5 ×1 | defence add_die dice=B passive=True speed=-1
veil_of_silt armour 3 ×1 | defence degrade_attacker min_range=2 passive=True
dread ability 3 ×1 | after_hit token essence=1 token=stunned
deep_gaze ability 1 ×1 | attack ignore_los essence=1
crush ability 3 ×1 | attack pierce essence=2
ancient_hide ability 3 ×1 | defence add_die dice=B essence=2
devour ability 3 ×1 | after_kill heal_self essence=1 n=2
whirlpool ability 3 ×1 | after_hit splash essence=2
leech_tide ability 2 ×1 | after_hit steal_essence
inevitable ability 2 ×1 | attack reroll essence=1 n=2
rusted_cutlass weapon 0 ×2 | attack add_die dice=W passive=True range_is=1
harpoon_gun weapon 0 ×2 | attack range_min n=2 passive=True
coral_axe weapon 0 ×1 | attack add_die dice=R passive=True range_is=1
arc_prod weapon 0 ×1 | after_hit token essence=1 token=stunned
serpent_spear weapon 0 ×1 | attack upgrade passive=True
diver_jerkin armour 0 ×2 | defence add_die dice=W passive=True
turtle_shell armour 0 ×2 | defence add_die dice=R passive=True
glass_helm armour 0 ×1 | token immune passive=True tokens=('poisoned',)
eelskin armour 0 ×1 | move speed passive=True
air_bladder item 0 ×2 | move speed n=2 once=True
sea_salve item 0 ×3 | own_turn heal_self n=2 once=True
essence_vial item 0 ×2 | own_turn gain_essence n=2 once=True
flare item 0 ×1 | attack ignore_los once=True
anchor_chain item 0 ×1 | attack_action token once=True range=2 token=trapped
depth_bomb item 0 ×1 | attack_action area dice=RR once=True range=2
lucky_pearl item 0 ×1 | roll reroll n=99 once=True
"""
"""Kind, points, copies; effect. Sixteen of each faction, then the items."""


@pytest.mark.parametrize("row", rows(PRINTED))
def test_a_card_has_its_printed_kind_cost_copies_and_effect(row: str) -> None:
    card = CARDS[row.split(maxsplit=1)[0]]
    assert f"{card.id} {card.kind} {card.cost} ×{card.copies} | {written(card.effect)}" == row


def test_no_model_and_no_card_is_missing() -> None:
    assert [row.split()[0] for row in rows(MODELS)] == list(KINDS)
    names = [row.split()[0] for row in rows(PRINTED)]
    assert names == list(CARDS)
    owned = [[card.id for card in faction.cards] for faction in FACTIONS.values()]
    assert owned == [names[:16], names[16:32], names[32:48], names[48:64]]
    assert sorted(fresh().s.box) == sorted(names[:64]), "each once"
    assert (len(fresh().s.item_deck), len(names[64:])) == (24, 16)


CREATURES_PRINTED = """
lantern_biter 3 RW 1 W 2 None False 0 2
shell_crawler 2 RR 1 RR 3 None False 1 0
needle_shoal 2 WWW 1 W 2 None True 0 2
trench_ray 2 RRW 1 RW 3 poisoned False 1 1
gulper 2 BR 1 RW 4 trapped False 1 2
reef_maw 1 RRR 1 RRR 5 None False 2 0
pale_kraken 1 BBR 2 BRR 6 None False 2 3
sleeping_leviathan 1 BBRR 1 BBR 8 None False 3 4
"""
"""Copies, attack, range, defence, Heart, token with a wound, swarm, reward in items and Essence."""


def test_a_creature_has_its_printed_figures() -> None:
    fields = ("id", "copies", "attack", "range", "defence", "heart", "token", "swarm")
    printed = [
        [*(getattr(one, name) for name in fields), one.reward.items, one.reward.essence]
        for one in CREATURES.values()
    ]
    assert [" ".join(map(str, figures)) for figures in printed] == rows(CREATURES_PRINTED)


def test_treasures_and_events_are_printed_so_often() -> None:
    found = {one.id: (one.copies, one.draw, one.keep, one.essence) for one in TREASURES.values()}
    first, second = {"sunken_cache": (2, 1, 1, 0), "glow_vent": (2, 0, 0, 3)}, (1, 2, 1, 1)
    assert found == {**first, "wreck_hold": second, "silent_den": (1, 0, 0, 0)}
    often = "calm_water 3 rip_current 2 essence_bloom 2 thick_silt 1 coral_bloom 1 venom_tide 1"
    rest = "feeding_time 2 something_stirs 2 cave_in 1 sinking_crate 2 second_wind 1 cold_cramp 1"
    printed = " ".join(f"{one.id} {one.copies}" for one in EVENTS.values())
    assert printed == f"{often} {rest} healing_spring 1"
    assert (len(copies(EVENTS)), len(copies(CREATURES) + copies(TREASURES))) == (20, 20)


def test_dice_have_their_six_faces() -> None:
    assert DICE.white == ("octopus", "octopus", "shield", "diamond", "blank", "blank")
    assert DICE.red == ("octopus", "octopus", "white_octopus", "shield", "shield", "diamond")
    assert DICE.black[:3] == ("octopus", "white_octopus", "white_octopus")
    assert DICE.black[3:] == ("white_shield", "white_shield", "white_diamond")


def test_tiles_points_and_tokens_of_the_box() -> None:
    assert CHART.tiles == {"sand": 21, "rock": 9, "coral": 6, "poison": 3, "abyss": 6}
    assert {side: len(tiles) for side, tiles in CHART.summoning.items()} == dict.fromkeys(
        ("north", "east", "south", "west"), 3
    )
    assert CHART.points == {2: 120, 3: 90, 4: 75}
    assert (ACTIVATIONS, STOCK_LIMIT, fresh().s.players[0].essence) == (3, 5, 3)
    assert {kind.most for kind in KINDS.values() if kind.kind == "minion"} == {4}
    assert {kind.most for kind in KINDS.values() if kind.kind != "minion"} == {1}
    tokens = "swimming charging climbed trapped poisoned stunned inked"
    assert " ".join(TOKENS) == tokens
