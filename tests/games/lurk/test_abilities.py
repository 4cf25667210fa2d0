"""Every printed ability and every ability card does what it says."""

import math
from itertools import permutations

import pytest

from games.kernel.ask import Ask
from games.kernel.hexes import Hex
from games.lurk.attack.abilities import HELPS, move_by_force, push_goal
from games.lurk.attack.ability_use import usable, use_before_roll, use_prompt
from games.lurk.attack.attack import aftermath, count_dice, prepare_clash
from games.lurk.attack.clash import PRINTED, Clash
from games.lurk.content import CARDS, KINDS
from games.lurk.dice.dice import degrade
from games.lurk.game import Lurk
from games.lurk.map.board import HEXES, NEIGHBOURS, SPOTS, TILE_AT, away
from games.lurk.models.tokens import give_token
from games.lurk.models.wounds import wound
from games.lurk.schema import Timing
from games.lurk.state import FALLEN, Model
from games.lurk.told import MODEL_DESTROYED, MOVED_TO, STUNG, TAKES_ESSENCE, USES
from tests.games.hearing import values
from tests.games.lurk.field import (
    battle,
    blows,
    duel,
    facing,
    give,
    ids,
    last,
    let,
    place,
    skirmish,
    strike,
    tile,
    told,
)

FRIENDS = ("deck_hand", "deck_hand")


def equipped(game: Lurk, model: Model, source: str) -> Model:
    if source != PRINTED:
        give(game, model, source)
    return model


def uses(game: Lurk, source: str, timing: Timing = "attack") -> Clash:
    """What an attack looks like after the one side has used its ability before the roll."""
    attacker, target = game.s.models[0], game.s.models[1]
    user = equipped(game, attacker if timing == "attack" else target, source)
    clash = prepare_clash(game, attacker, target)
    answers = [f"use.{source}"]
    if len([o for o in usable(game, clash, user, timing) if o.value[1].effect != "reroll"]) > 1:
        game.s.players[user.seat].essence = CARDS[source].effect.essence
    let(use_before_roll(game, clash, user, timing), *answers)
    return clash


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


@pytest.mark.parametrize(("bearer", "source", "dice"), ATTACKS)
def test_abilities_that_improve_the_attack(bearer: str, source: str, dice: str) -> None:
    game = skirmish(bearer, coral="E6")
    game.s.models[0].wounds = game.s.models[1].wounds = 2
    game.s.models += [Model(4 + n, kind, 0, tile("E5")) for n, kind in enumerate(FRIENDS)]
    assert uses(game, source).attack == dice


def test_gains_for_friends_and_wounds_stop_at_two() -> None:
    game = skirmish("gill_chief")
    game.s.models[0].wounds = 4
    assert uses(game, PRINTED).attack == "BRRRR"


PIERCING = [
    ("tooth_reaver", PRINTED, 1),
    ("abyss_idol", PRINTED, 2),
    ("brass_admiral", "hard_rounds", 1),
    ("stone_chanter", "crush", 1),
]


@pytest.mark.parametrize(("bearer", "source", "shields"), PIERCING)
def test_abilities_that_cancel_shields(bearer: str, source: str, shields: int) -> None:
    game = skirmish(bearer)
    if source == "hard_rounds":
        game.s.models[0].kind = "harpoon_marshal"
    assert uses(game, source).pierce == shields


def test_wellspring_adds_an_essence_to_a_diamond() -> None:
    game = skirmish("tide_speaker wellspring", "kelp_spear", "Rd Rs Rs Rs Rs")
    let(strike(game), "use.wellspring")
    assert game.s.players[0].essence == 11
    assert [use["ability"] for use in told(game, USES)] == ["Wellspring"]
    game = skirmish("tide_speaker wellspring", "kelp_spear", "Rs Rs Rs Rs Rs")
    let(strike(game), "use.wellspring")
    assert game.s.players[0].essence == 9, "without a diamond it brings nothing"


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


@pytest.mark.parametrize(("bearer", "source", "dice", "shields"), DEFENCES)
def test_abilities_of_the_defender(bearer: str, source: str, dice: str, shields: int) -> None:
    game = skirmish("tooth_reaver", bearer, essence=(9, 2))
    clash = uses(game, source, "defence")
    assert clash.defence == dice
    assert clash.block == shields


@pytest.mark.parametrize(
    ("block", "pierce", "wounds"), [(0, 0, 2), (1, 0, 1), (1, 1, 2), (0, 3, 3)]
)
def test_shields_of_dice_and_abilities_count_together_less_what_is_cancelled(
    block: int, pierce: int, wounds: int
) -> None:
    game = skirmish("deck_hand")
    clash = facing(game)
    clash.block, clash.pierce = block, pierce
    count_dice(game, clash, ["Ro"] * 3, ["Rs"])
    assert (last(game).wounds, clash.wounds) == (wounds, wounds)


def test_camouflage_upgrades_two_dice_on_coral() -> None:
    game = skirmish("tooth_reaver", "tide_speaker", essence=(9, 1), coral="E6")
    assert uses(game, "camouflage", "defence").defence == "BRR", "RRW upgraded twice"


def test_withdraw_upgrades_two_dice_on_coral_too() -> None:
    game = skirmish("tooth_reaver", "shell_titan", essence=(9, 2), coral="E6")
    assert uses(game, PRINTED, "defence").defence == "BBRW", "BBW, then twice"


def test_an_ambush_is_for_the_weakened() -> None:
    for target, offered in (("coral_knight", False), ("coral_knight stunned", True)):
        game = skirmish("trench_brute ambush", target)
        assert bool(usable(game, facing(game), game.s.models[0], "attack")) is offered


def test_what_is_worn_is_not_named() -> None:
    game = skirmish("brass_admiral steam_lance")
    assert ids(usable(game, facing(game), game.s.models[0], "attack")) == ["use.power"]


def test_whoever_could_dart_may_stay() -> None:
    game = skirmish("eel_pup")
    hurt(game, "use.power", "no", hits=0)
    assert game.spot(game.s.models[0]) == "E5"


def test_ink_flask_degrades_two_dice_of_the_attacker_and_is_gone() -> None:
    game = skirmish("tooth_reaver", "tide_speaker")
    assert uses(game, "ink_flask", "defence").attack == degrade("RRR", 2)
    assert game.s.scrap == ["ink_flask"]


@pytest.mark.parametrize(
    ("bearer", "source"), [("kelp_spear", PRINTED), ("tide_speaker", "stinging_veil")]
)
def test_whoever_attacks_in_vain_from_next_to_a_sting_is_wounded(bearer: str, source: str) -> None:
    game = skirmish("tooth_reaver", bearer, "Rs Rs Rs", essence=(0, 1))
    equipped(game, game.s.models[1], source)
    let(strike(game), f"use.{source}")
    assert game.s.models[0].wounds == 1
    assert [one["model"] for one in told(game, STUNG)] == ["Tooth Reaver"]


def test_a_sting_reaches_only_neighbours() -> None:
    game = skirmish("bone_slinger", "kelp_spear", spots=("E4", "E6"), essence=(9, 1))
    clash = facing(game)
    assert usable(game, clash, game.s.models[1], "defence") == []


REROLLS = [
    ("rivet_gunner", PRINTED, 2),
    ("silt_thrall", PRINTED, 1),
    ("harpoon_marshal", "recalibrate", 2),
    ("gaze_bearer", "inevitable", 2),
    ("tooth_reaver", "lucky_pearl", 3),
]


@pytest.mark.parametrize(("bearer", "source", "most"), REROLLS)
def test_useless_dice_are_rolled_again(bearer: str, source: str, most: int) -> None:
    dice = KINDS[bearer].attack
    wasted = ["BS" if die == "B" else f"{die}s" for die in dice]
    again = min(most, len(dice))
    fresh = [f"{die}o" for die in dice[:again]]
    game = skirmish(bearer, "coral_knight", *wasted, *fresh, "Rd", "Rd", "Rd")
    equipped(game, game.s.models[0], source)
    answers = [f"use.{source}"]
    if bearer == "tooth_reaver":
        answers.insert(0, "no")
    if bearer == "gaze_bearer":
        game.s.players[0].essence = 1
    if bearer == "harpoon_marshal":
        game.s.players[0].essence = 1
    let(strike(game), *answers)
    assert last(game).hits == again
    assert (source in game.s.item_discards) == (source == "lucky_pearl")


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


def hurt(game: Lurk, *answers: str, hits: int = 1) -> list[Ask]:
    """The first model's attack does so many wounds; abilities before the roll are refused."""
    attacker, target = game.s.models[0], game.s.models[1]
    clash = prepare_clash(game, attacker, target)
    clash.wounds = hits
    clash.destroyed = target.wounds + hits >= KINDS[target.kind].heart
    game.s.fight = None
    count_dice(game, clash, ["Ro"] * hits, [])
    let(wound(game, target, hits, 0))
    return let(aftermath(game, clash, own=True), *answers)


@pytest.mark.parametrize(("bearer", "source", "token"), TOKENS)
def test_tokens_after_a_wound(bearer: str, source: str, token: str) -> None:
    game = skirmish(bearer)
    equipped(game, game.s.models[0], source)
    free = source != PRINTED and CARDS[source].effect.passive
    paid = (KINDS[bearer].ability.effect if source == PRINTED else CARDS[source].effect).essence
    if free:
        game.s.players[0].essence = 0
    hurt(game, *([] if free else [f"use.{source}"]))
    assert game.s.models[1].tokens == [token]
    assert game.s.players[0].essence == (0 if free else 9 - paid)


@pytest.mark.parametrize(("armour", "kept_off"), [("pressure_helm", 2), ("glass_helm", 1)])
def test_helms_keep_tokens_off(armour: str, kept_off: int) -> None:
    game = skirmish("tooth_reaver", "tide_speaker")
    give(game, game.s.models[1], armour)
    for token in ("poisoned", "inked", "trapped"):
        give_token(game, game.s.models[1], token)
    assert len(game.s.models[1].tokens) == 3 - kept_off
    assert "poisoned" not in game.s.models[1].tokens


@pytest.mark.parametrize(
    ("bearer", "source"), [("trench_brute", PRINTED), ("tide_speaker", "undertow")]
)
def test_pushes_after_a_wound(bearer: str, source: str) -> None:
    game = skirmish(bearer)
    equipped(game, game.s.models[0], source)
    hurt(game, f"use.{source}")
    assert game.s.models[1].tile == tile("E7")


@pytest.mark.parametrize(
    ("bearer", "source"), [("first_drowned", PRINTED), ("stone_chanter", "whirlpool")]
)
def test_everybody_else_on_the_tile_is_wounded(bearer: str, source: str) -> None:
    game = skirmish(bearer)
    equipped(game, game.s.models[0], source)
    game.s.models[3].tile = tile("E6")
    hurt(game, f"use.{source}")
    assert game.s.models[3].wounds == 1
    assert game.s.models[1].wounds == 1, "the target has the wound of the attack and no other"


@pytest.mark.parametrize(
    ("bearer", "source"), [("whisper_shade", PRINTED), ("first_drowned", "leech_tide")]
)
def test_essence_is_stolen_from_the_defender(bearer: str, source: str) -> None:
    game = skirmish(bearer, essence=(9, 2))
    equipped(game, game.s.models[0], source)
    hurt(game, f"use.{source}")
    assert [player.essence for player in game.s.players] == [10, 1]
    (stolen,) = told(game, TAKES_ESSENCE)
    assert (stolen["seat"], stolen["n"], stolen["loser"]) == (0, 1, 1)


@pytest.mark.parametrize(("bearer", "healed"), [("boiler_surgeon", 1), ("tide_speaker", 2)])
def test_the_surgeon_heals_one_friend_nearby_and_the_tide_speaker_two(
    bearer: str, healed: int
) -> None:
    game = skirmish(bearer)
    hands = [place(game, "deck_hand", spot) for spot in ("E4", "E5", "D5")]
    for model in (game.s.models[2], *hands[:2]):
        model.wounds = 1
    picks = ["heal.m4", "heal.m5"][:healed]
    _, ask, *_ = hurt(game, "use.power", *picks, hits=0)
    assert [one for one in ids(ask.options) if "heal" in one] == ["heal.m4", "heal.m5"]
    assert [hand.wounds for hand in hands[:2]] == ([0, 1] if healed == 1 else [0, 0])


@pytest.mark.parametrize(("crowd", "offered"), [(1, True), (2, False)])
def test_no_friend_is_pulled_onto_a_full_tile(crowd: int, offered: bool) -> None:
    game = skirmish("brass_admiral tow_line")
    for spot in ["E5"] * crowd + ["E4"]:
        place(game, "deck_hand", spot)
    assert bool(usable(game, facing(game), game.s.models[0], "after_attack")) is offered


def test_an_attack_both_sides_are_asked_about_is_told_once() -> None:
    game = skirmish("brass_admiral", "coral_knight", essence=(9, 9))
    let(strike(game), "no", "no")
    assert len(blows(game)) == 1


def test_mend_heals_the_bearer_after_any_attack() -> None:
    game = skirmish("coral_knight mend")
    game.s.models[0].wounds = 2
    hurt(game, "use.mend", hits=0)
    assert game.s.models[0].wounds == 1


def test_devour_heals_two_after_a_kill_only() -> None:
    game = skirmish("stone_chanter devour", "kelp_spear")
    game.s.models[0].wounds = 3
    hurt(game, hits=1)
    assert game.s.models[0].wounds == 3
    hurt(game, "use.devour", hits=1)
    assert game.s.models[0].wounds == 1


@pytest.mark.parametrize(("bearer", "source"), [("eel_pup", PRINTED), ("net_hag", "slip_away")])
def test_a_dart_of_up_to_two_tiles_after_the_attack(bearer: str, source: str) -> None:
    game = skirmish(bearer)
    equipped(game, game.s.models[0], source)
    hurt(game, f"use.{source}", "go.E3", hits=0)
    assert game.s.models[0].tile == tile("E3")


def test_nobody_darts_where_no_tile_is_free_or_when_trapped() -> None:
    around = [SPOTS[place] for place in NEIGHBOURS[tile("E5")] if SPOTS[place] != "E6"]
    shut_in = skirmish("eel_pup", abyss=" ".join(around))
    for game in (shut_in, skirmish("eel_pup trapped")):
        hurt(game, hits=0)
        assert game.spot(game.s.models[0]) == "E5"


def test_tow_line_pulls_a_friend_over() -> None:
    game = skirmish("brass_admiral tow_line")
    game.s.models[2].tile = tile("E4")
    hurt(game, "use.tow_line", hits=0)
    assert game.s.models[2].tile == tile("E5")


def test_salvage_rights_and_strip_the_dead_pay_for_a_kill() -> None:
    game = skirmish("brass_admiral salvage_rights", "spore_jelly")
    hurt(game, "use.salvage_rights", hits=2)
    assert game.s.players[0].essence == 11
    game = skirmish("gill_chief strip_the_dead", "spore_jelly")
    hurt(game, "use.strip_the_dead", hits=2)
    assert len(game.s.players[0].stock) == 1


def test_one_ability_for_each_attack() -> None:
    reaver = "tooth_reaver dirty_fight"
    game = skirmish(reaver, "coral_knight", "Ro Ro Rs Rs Rd Rd", essence=(5, 0))
    let(strike(game), "use.power")
    assert game.s.models[1].wounds == 2, "one shield is cancelled"
    assert game.s.players[0].essence == 4, "and no second ability is offered after the wound"


def test_one_ability_for_each_defence_and_one_again_in_the_next() -> None:
    knight = "coral_knight reef_ward"
    game = skirmish("tooth_reaver", knight, "Ro Rs Rs Rs Rd Rd " * 2, essence=(0, 5))
    for essence in (6, 7):
        let(strike(game), "use.power")
        assert (game.s.players[1].essence, game.s.models[1].wounds) == (essence, 0)


@pytest.mark.parametrize(
    ("answers", "wounds"), [(["use.overpressure"], 1), (["no", "use.power"], 0)]
)
def test_an_ability_used_before_the_roll_leaves_none_for_afterwards(
    answers: list[str], wounds: int
) -> None:
    game = skirmish("boiler_surgeon overpressure")
    game.s.models[0].wounds = 1
    let(strike(game), *answers)
    assert game.s.models[0].wounds == wounds


@pytest.mark.parametrize(("essence", "left"), [(1, None), (2, 0), (5, 3)])
def test_an_ability_wants_its_essence_and_costs_it_once(essence: int, left: int | None) -> None:
    game = skirmish("brass_admiral", "coral_knight", "Bo Bo Bo", essence=(essence, 0))
    play = strike(game)
    if left is None:
        assert let(play) == []
        return
    (ask,) = let(play, "use.power")
    assert ids(ask.options) == ["use.power", "no"]
    assert last(game).attack == ["Bo", "Bo", "Bo"], "upgraded before the roll"
    assert game.s.players[0].essence == left


def test_items_are_no_abilities_and_may_be_used_besides() -> None:
    game = skirmish("tooth_reaver", "coral_knight ink_flask", "Rs " * 9, essence=(0, 1))
    let(strike(game), "use.ink_flask", "use.power")
    assert game.s.players[1].essence == 0


def test_whoever_rolled_may_keep_the_roll() -> None:
    game = skirmish("rivet_gunner", "coral_knight", "Rs W- Rs Rs Rs")
    (ask,) = let(strike(game), "no")
    assert [(option.id, option.seat) for option in ask.options] == [("use.power", 0), ("no", 0)]
    assert game.s.players[0].essence == 9


def test_abilities_are_offered_before_items_for_another_roll() -> None:
    game = skirmish("harpoon_marshal recalibrate lucky_pearl", "coral_knight", "Rs Rs Rs Rs Rs Rs")
    (ask,) = let(strike(game), "no")
    assert ids(ask.options) == ["use.recalibrate", "use.lucky_pearl", "no"]


def test_the_defender_may_roll_again_with_an_item() -> None:
    game = duel("deck_hand", "coral_knight lucky_pearl", "Ro Wo Ro Rd Rs", "Rs")
    (ask,) = let(strike(game), "use.lucky_pearl")
    assert ask.seats == [1]
    assert values(ask.why) == [1, 1], "a shield, and a die that shows none"
    assert (last(game).defence, game.s.models[1].wounds) == (["Rd", "Rs", "Rs"], 0)


def test_a_button_shows_what_an_ability_costs_and_no_price_where_there_is_none() -> None:
    game = skirmish("whisper_shade", essence=(9, 1))
    shade, clash = game.s.models[0], facing(game)
    assert [str(o.short) for o in usable(game, clash, shade, "after_hit")] == ["Drain"]
    shade.kind = "net_hag"
    assert [str(o.short) for o in usable(game, clash, shade, "after_hit")] == ["Cast Net 1♦"]


@pytest.mark.parametrize(
    "bearer", ["gill_chief", "gutter_raider", "gill_chief blood_scent", "gill_chief gang_up"]
)
def test_dice_for_wounds_or_friends_are_offered_only_where_there_are_some(bearer: str) -> None:
    game = skirmish(bearer)
    model, knight = game.s.models[:2]
    clash = facing(game)
    assert usable(game, clash, model, "attack") == []
    model.wounds = knight.wounds = 1
    place(game, "eel_pup", "E5")
    found = set(ids(usable(game, clash, model, "attack")))
    assert found == {"use.power", *[f"use.{card}" for card in model.cards]}


def test_only_the_wounded_heal_themselves() -> None:
    game = skirmish("deck_hand")
    effect, clash = KINDS["deck_hand"].ability.effect, facing(game)
    assert not HELPS["heal_self"](game, clash, effect)
    game.s.models[0].wounds = 1
    assert HELPS["heal_self"](game, clash, effect)


LATE = [
    ("whisper_shade", "1 kelp_spear", 0, False),
    ("whisper_shade", "1 kelp_spear", 1, True),
    ("whisper_shade", "~ gulper", 1, False),
    ("ink_weaver", "~ pale_kraken", 0, True),
    ("ink_weaver", "~ lantern_biter", 0, False),
    ("net_hag", "~ pale_kraken", 0, False),
    ("reef_archer", "~ gulper", 0, True),
    ("net_hag", "1 kelp_spear pressure_helm", 0, True),
    ("reef_archer", "1 kelp_spear pressure_helm", 0, False),
    ("reef_archer", "1 kelp_spear glass_helm", 0, False),
    ("reef_archer", "1 kelp_spear poisoned", 0, False),
    ("reef_archer", "1 kelp_spear", 0, True),
    ("trench_brute", "1 kelp_spear", 0, True),
    ("trench_brute", "~ gulper", 0, False),
]


@pytest.mark.parametrize(("attacker", "target", "essence", "offered"), LATE)
def test_after_a_wound_only_what_would_do_something_is_offered(
    attacker: str, target: str, essence: int, offered: bool
) -> None:
    game = battle(f"{attacker} E5, {target} E6, 1 kelp_spear I1", essence=(9, essence))
    clash = facing(game)
    clash.wounds = 1
    assert bool(usable(game, clash, game.s.models[0], "after_hit")) is offered
    game.s.models[1].tile = FALLEN
    if KINDS[attacker].ability.effect.token:
        assert usable(game, clash, game.s.models[0], "after_hit") == [], "it is gone"


@pytest.mark.parametrize("spots", [("E5", "E6"), ("A1", "A2")])
def test_a_mine_destroys_itself_wherever_it_lies(spots: tuple[str, str]) -> None:
    game = skirmish("mine_drone", "coral_knight", "Ro Ro W- W- Rd Rd Rd", spots=spots)
    let(strike(game), "use.power")
    assert (game.s.models[0].tile, game.s.models[1].wounds) == (FALLEN, 2)


def test_a_mine_that_is_stung_to_death_is_destroyed_once() -> None:
    game = skirmish("mine_drone", "kelp_spear", "Rs Rs Ws Ws Rs Rs", essence=(9, 1))
    let(strike(game), "use.power", "use.power")
    assert len(told(game, MODEL_DESTROYED)) == 1


def test_a_sting_does_not_answer_an_attack_that_wounded() -> None:
    game = skirmish("tooth_reaver", "kelp_spear", "Ro Rs Rs Rd Rd", essence=(0, 1))
    let(strike(game), "use.power")
    assert [model.wounds for model in game.s.models[:2]] == [0, 1]


def test_a_weapons_token_comes_before_the_late_ability() -> None:
    game = skirmish("net_hag barbed_net", "coral_knight", "Ro Rs Ws Rd Rd Rd")
    assert let(strike(game)) == [], "whoever is trapped by the net is not trapped by casting one"
    assert game.s.models[1].tokens == ["trapped"]


def test_whoever_has_slipped_away_is_stung_all_the_same() -> None:
    game = skirmish("net_hag slip_away", "kelp_spear", "Rs Rs Ws Rd Rd", essence=(9, 9))
    let(strike(game), "use.power", "use.slip_away", "go.E3")
    assert (game.s.models[0].tile, game.s.models[0].wounds) == (tile("E3"), 1)


@pytest.mark.parametrize(("bearer", "source"), [("eel_pup", PRINTED), ("net_hag", "slip_away")])
def test_nobody_darts_up_a_rock(bearer: str, source: str) -> None:
    game = skirmish(bearer, "coral_knight", "Ws Ws Ws Rd Rd Rd", rock="E4")
    equipped(game, game.s.models[0], source)
    *_, where = let(strike(game), f"use.{source}", "no")
    assert not [option for option in ids(where.options) if "E4" in option]


def test_a_pearl_may_follow_the_reroll_of_an_ability() -> None:
    dice = "Rs Rs Rs Rs Rs Ro Ro Ro Rd Rd Rd"
    game = skirmish("harpoon_marshal recalibrate lucky_pearl", "coral_knight", dice)
    let(strike(game), "use.recalibrate", "use.lucky_pearl")
    assert last(game).hits > 0


def test_old_tide_wounds_everybody_else_on_the_tile_though_its_target_fell() -> None:
    game = skirmish("first_drowned", "kelp_spear", "Bo Bo Ro Rd Rd", essence=(2, 0))
    game.s.models[3].tile = tile("E6")
    let(strike(game), "use.power")
    assert (game.s.models[1].tile, game.s.models[3].wounds) == (FALLEN, 1)


def test_a_push_goes_one_tile_straight_away_and_not_onto_rock() -> None:
    for rock, answers, spot in (("", ["use.power"], "E7"), ("E7", [], "E6")):
        dice = "Bo Bo Ro W- Rd Rd Rd"
        game = skirmish("trench_brute", "coral_knight", dice, essence=(1, 0), rock=rock)
        let(strike(game), *answers)
        assert game.spot(game.s.models[1]) == spot


def test_the_fallen_are_pushed_nowhere() -> None:
    """Even beside the last tiles of the chart, by whose numbers they would be looked up."""
    game = skirmish("trench_brute", spots=("I1", "E6"))
    game.s.models[3].tile = tile("A3")
    game.s.models[1].tile = FALLEN
    assert usable(game, facing(game), game.s.models[0], "after_hit") == []


def test_nobody_is_pushed_off_the_chart() -> None:
    game = skirmish("trench_brute", spots=("A2", "A1"))
    assert push_goal(game, facing(game)) is None


def middle(place: Hex) -> tuple[float, float]:
    return math.sqrt(3) * (place.q + place.r / 2), 1.5 * place.r


def test_a_push_goes_as_straight_away_as_the_tiles_allow() -> None:
    for (origin, start), (target, end) in permutations(enumerate(HEXES), 2):
        x, y = (b - a for a, b in zip(middle(start), middle(end), strict=True))
        ahead = {hex_: x * middle(hex_)[0] + y * middle(hex_)[1] for hex_ in end.neighbours()}
        best = [hex_ for hex_, far in ahead.items() if far > max(ahead.values()) - 1e-9]
        assert away(origin, target) in [TILE_AT.get(hex_) for hex_ in best]


@pytest.mark.parametrize("crowd", [("spore_jelly",) * 3, ("shell_titan",)])
def test_nobody_is_pushed_onto_a_full_tile(crowd: tuple[str, ...]) -> None:
    game = skirmish("trench_brute", "coral_knight")
    for kind in crowd:
        place(game, "1", kind, "E7")
    assert push_goal(game, facing(game)) is None


def test_whoever_is_pushed_is_told_with_where_to() -> None:
    game = skirmish("trench_brute")
    move_by_force(game, game.s.models[1], tile("E7"))
    (moved,) = told(game, MOVED_TO)
    assert (moved["model"], moved["tile"]) == ("Coral Knight", "E7")


def test_a_weapon_that_costs_essence_is_the_one_ability_of_its_attack() -> None:
    dice = "Bo Ro Ro Rd Rd Rd"
    game = skirmish("brass_admiral arc_prod overpressure", "coral_knight", dice)
    let(strike(game), "use.overpressure")
    assert game.s.models[1].tokens == []
    game = skirmish("harpoon_marshal arc_prod", "coral_knight", "Ro Ro Ro Rd Rd Rd")
    let(strike(game), "use.arc_prod")
    assert game.s.models[1].tokens == ["stunned"], "and then no barbed line"


def test_the_trapped_are_pushed_along_and_no_guard_strikes_them() -> None:
    models = "trench_brute E5, 1 coral_knight E6 trapped, 1 kelp_spear I1, ~ gulper E8"
    game = battle(models, dice="Bo Bo Ro W- Rd Rd Rd", essence=(1, 0))
    let(strike(game), "use.power")
    assert (game.spot(game.s.models[1]), len(blows(game))) == ("E7", 1)


def test_each_moment_of_an_attack_asks_in_its_own_words() -> None:
    moments: tuple[Timing, ...] = ("attack", "defence", "after_hit")
    assert len({str(use_prompt("deck_hand", moment)) for moment in moments}) == 3
