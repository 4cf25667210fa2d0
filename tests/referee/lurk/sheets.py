"""Lurk, second reading: the printed figures of models and creatures, and what abilities cost."""

from tests.referee.lurk.hexes import Tile
from tests.referee.lurk.sea import Model

FIGURES = """
brass_admiral S 3 BRR 2 RRR 5
harpoon_marshal S 3 RRR 3 RR 4
boiler_surgeon S 3 RRW 2 RRW 4
pressure_walker L 2 BBRR 1 BRR 8
rivet_gunner S 2 RW 3 RW 2
deck_hand S 3 RW 1 RR 2
mine_drone S 4 WW 1 W 1
tide_speaker S 3 RRR 2 RRR 5
coral_knight S 3 BRW 1 RRR 5
ink_weaver S 4 RRW 2 RR 3
shell_titan L 3 BRRR 1 BBR 7
reef_archer S 3 RW 2 RW 2
kelp_spear S 4 RW 1 RR 2
spore_jelly S 3 WW 1 WW 2
gill_chief S 4 BRR 1 RRW 5
tooth_reaver S 4 RRR 1 RW 4
net_hag S 3 RRW 2 RW 4
trench_brute L 4 BBRW 1 RRR 7
bone_slinger S 4 RW 2 W 2
gutter_raider S 4 RR 1 W 2
eel_pup S 5 WW 1 W 1
first_drowned S 2 BBR 2 BRR 6
gaze_bearer S 3 BRW 3 RW 4
stone_chanter S 2 RRW 2 BRR 5
abyss_idol L 2 BBBR 1 BBR 9
hollow_guard S 3 RR 1 RR 3
whisper_shade S 4 RW 2 WW 2
silt_thrall S 3 RW 1 WW 2
lantern_biter L 0 RW 1 W 2
shell_crawler L 0 RR 1 RR 3
needle_shoal L 0 WWW 1 W 2
trench_ray L 0 RRW 1 RW 3
gulper L 0 BR 1 RW 4
reef_maw L 0 RRR 1 RRR 5
pale_kraken L 0 BBR 2 BRR 6
sleeping_leviathan L 0 BBRR 1 BBR 8
"""
"""Name, size, speed, attack, range, defence, heart; below the armies, the creatures."""

SHEETS = {line.split()[0]: line.split()[1:] for line in FIGURES.split("\n") if line}

REWARDS = {
    "lantern_biter": 2,
    "shell_crawler": 0,
    "needle_shoal": 2,
    "trench_ray": 1,
    "gulper": 2,
    "reef_maw": 0,
    "pale_kraken": 3,
    "sleeping_leviathan": 4,
}
"""Essence for whoever defeats the creature, beside what lies on its tile."""

GIFTS = {
    "glow_vent": 3,
    "wreck_hold": 1,
    "idol_shard": 3,
    "essence_vial": 2,
    "salvage_rights": 2,
}
"""Essence for whoever finds the treasure or uses the card."""
WELLSPRING = 1
"""Essence it adds when its attack shows a diamond."""


def printed(
    kind: str, side: int, tile: Tile, name: str, wounds: int, tokens: frozenset[str]
) -> Model:
    size, pace, attack, far, defence, hearts = SHEETS[kind]
    return Model(
        name,
        side,
        tile,
        size == "L",
        int(pace),
        attack,
        int(far),
        defence,
        int(hearts),
        wounds,
        tokens,
    )


COSTS = {
    "open_the_valves": 2,
    "barbed_line": 1,
    "patch_and_seal": 2,
    "iron_plating": 2,
    "steady_aim": 1,
    "brace": 1,
    "detonate": 1,
    "healing_tide": 2,
    "living_armour": 1,
    "ink_cloud": 1,
    "withdraw": 2,
    "thorn_shot": 1,
    "set_spears": 1,
    "sting": 1,
    "blood_frenzy": 2,
    "rend": 1,
    "cast_net": 1,
    "ram": 1,
    "scatter_shot": 1,
    "pack_hunters": 1,
    "dart_away": 1,
    "old_tide": 2,
    "unblinking": 1,
    "stone_skin": 1,
    "crushing_weight": 2,
    "relentless": 2,
    "grasping_hands": 1,
    "overpressure": 1,
    "covering_fire": 2,
    "hard_rounds": 2,
    "emergency_bulkhead": 1,
    "shock_coil": 2,
    "recalibrate": 1,
    "tow_line": 1,
    "undertow": 1,
    "mend": 1,
    "shoal_strike": 2,
    "reef_ward": 1,
    "camouflage": 1,
    "entangle": 1,
    "stinging_veil": 1,
    "frenzy": 1,
    "ambush": 1,
    "gang_up": 1,
    "slip_away": 1,
    "thick_skull": 1,
    "blood_scent": 2,
    "dirty_fight": 1,
    "dread": 1,
    "deep_gaze": 1,
    "crush": 2,
    "ancient_hide": 2,
    "devour": 1,
    "whirlpool": 2,
    "inevitable": 1,
    "arc_prod": 1,
}
"""Essence; whatever is not listed is free."""
