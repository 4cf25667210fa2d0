"""An attack from its first question to its last consequence: range, dice, wounds, Essence."""

import pytest

from games.kernel.ask import Ask
from games.lurk.attack.attack import moments_earned, resolve_attack
from games.lurk.attack.clash import PRINTED
from games.lurk.attack.column import act_with_tile
from games.lurk.attack.targets import foes_of
from games.lurk.content import KINDS
from games.lurk.game import Lurk
from games.lurk.models.wounds import heal, wound
from games.lurk.state import FALLEN, Fight, Model
from games.lurk.turn.turn import take_turn
from games.lurk.turn.turn_options import turn_options
from tests.games.hearing import values
from tests.games.lurk.field import (
    act_options,
    activations,
    asked,
    battle,
    blows,
    duel,
    facing,
    last,
    let,
    lone,
    reserve,
    skirmish,
    strike,
    tile,
)


def test_a_target_must_be_in_range() -> None:
    game = duel("deck_hand", "kelp_spear", spots=("E4", "E6"))
    assert "rush.E4" not in activations(game)


def test_whoever_waits_or_has_fallen_is_nobodys_foe() -> None:
    game = skirmish("gaze_bearer")
    knight, jelly = game.s.models[1], game.s.models[3]
    reserve(game, 1, "kelp_spear")
    assert foes_of(game, 0) == [knight, jelly]
    jelly.tile = FALLEN
    assert foes_of(game, 0) == [knight]


def test_the_attacker_is_asked_first_then_the_defender_and_both_see_the_pools() -> None:
    game = skirmish("brass_admiral", "coral_knight", essence=(9, 1))
    asks = let(strike(game), "no", "no")
    assert [ask.seats for ask in asks] == [[0], [1]]
    assert asks[0].prompt != asks[1].prompt
    assert all(signs in str(asks[0].why) for signs in ("⚫🔴🔴", "🔴🔴🔴"))
    play = strike(game)
    assert asked(play) == ["use.power", "no"]
    assert game.s.duel == game.view(1).duel == (0, 1, "BRR", "RRR")


ROLLS = [
    ("deck_hand", "kelp_spear", "Ro Wo Rs Ro", 2, 1, 1),
    ("brass_admiral", "coral_knight", "Bo Ro Ro Rs Rd Rd", 3, 1, 2),
    ("brass_admiral", "coral_knight", "Bo Rs Rs Rs Rs Rs", 1, 3, 0),
    ("brass_admiral", "kelp_spear", "Bo Ro Ro Rd Rd", 3, 0, 3),
]


@pytest.mark.parametrize(("attacker", "target", "dice", "hits", "blocks", "wounds"), ROLLS)
def test_the_attacker_rolls_first_and_hits_that_are_not_blocked_are_wounds(
    attacker: str, target: str, dice: str, hits: int, blocks: int, wounds: int
) -> None:
    game = duel(attacker, target, dice)
    let(strike(game))
    assert (last(game).hits, last(game).blocks, last(game).wounds) == (hits, blocks, wounds)
    assert last(game).attack + last(game).defence == dice.split()
    assert (game.s.models[1].wounds, last(game).destroyed) == (wounds, wounds > 2)


def test_shields_cancelled_are_never_less_than_none() -> None:
    game = skirmish("abyss_idol", "kelp_spear", "Bo Bo Bo Ro Rs Ro")
    let(strike(game), f"use.{PRINTED}")
    assert (last(game).blocks, last(game).wounds) == (0, 4)


def test_diamonds_bring_essence_to_both_sides() -> None:
    game = duel("brass_admiral", "coral_knight", "Bo Rd Rd Rd Rs Rs")
    let(strike(game))
    assert [player.essence for player in game.s.players] == [2, 1]


def test_wounds_equal_to_the_heart_destroy_a_model_and_its_cards_are_discarded() -> None:
    game = duel("brass_admiral", "coral_knight mend", "Bo Rs Rs Rd Rd Rd")
    game.s.models[1].wounds = 4
    let(strike(game))
    assert (game.s.models[1].tile, game.s.scrap, last(game).destroyed) == (FALLEN, ["mend"], True)


def test_one_wound_less_than_the_heart_leaves_a_model_standing() -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 kelp_spear I1")
    model = game.s.models[0]
    for spot in ("E5", None):
        let(wound(game, model, 1, 1))
        assert game.spot(model) == spot


def test_healing_takes_off_no_more_wounds_than_there_are() -> None:
    game = lone()
    model = game.s.models[0]
    model.wounds = 1
    heal(game, model, 2)
    assert model.wounds == 0
    told = len(game.lines)
    heal(game, model, 2)
    assert (model.wounds, len(game.lines)) == (0, told), "nothing healed, nothing told"


def test_cards_of_the_fallen_go_each_to_its_own_pile() -> None:
    game = battle("brass_admiral E5 patch_kit rusted_cutlass, deck_hand E4, 1 kelp_spear I1")
    admiral = game.s.models[0]
    let(wound(game, admiral, 9, 1))
    assert (game.s.scrap, game.s.item_discards) == (["patch_kit"], ["rusted_cutlass"])
    assert admiral.cards == []


@pytest.mark.parametrize(
    ("wounds", "destroyed", "moments"),
    [
        (0, False, ["after_attack"]),
        (1, False, ["after_attack", "after_hit"]),
        (1, True, ["after_attack", "after_hit", "after_kill"]),
    ],
)
def test_what_an_attack_has_earned(wounds: int, destroyed: bool, moments: list[str]) -> None:
    game = skirmish("brass_admiral")
    clash = facing(game)
    clash.wounds, clash.destroyed = wounds, destroyed
    assert moments_earned(clash) == moments


def test_while_an_attack_is_asked_about_the_last_one_is_not_shown() -> None:
    game = skirmish("tooth_reaver")
    game.s.fight = Fight("", 0, 0, "", 0, 0, [], [], 0, 0, 0, destroyed=False)
    clash = facing(game)
    assert isinstance(next(resolve_attack(game, clash)), Ask)
    assert game.s.fight is None


def test_an_attack_without_an_ability_names_none() -> None:
    game = skirmish("deck_hand", essence=(0, 0))
    let(resolve_attack(game, facing(game)))
    assert (last(game).attack_ability, last(game).defence_ability) == ("", "")


def test_after_an_attack_nobody_is_in_a_duel() -> None:
    game = skirmish("tooth_reaver", "coral_knight")
    let(strike(game), "no")
    assert game.s.duel is None
    assert game.s.fight is not None


def test_an_attack_forgets_the_one_before_it() -> None:
    game = skirmish("deck_hand", "coral_knight")
    game.roll_openly("R")
    game.s.models[0].acted = False
    let(strike(game))
    assert (game.s.roll, game.s.duel) == ([], None)
    assert game.s.fight is not None
    game.roll_openly("R")
    assert game.s.fight is None


def test_the_last_attack_is_seen_with_both_rolls() -> None:
    game = skirmish("tooth_reaver", "coral_knight", "Ro Ro Rs Rs Rd Ro")
    let(strike(game), "no")
    fight = game.view(None).fight
    assert fight is not None
    assert (fight.attacker, fight.target, fight.tile) == (
        "tooth_reaver",
        "coral_knight",
        tile("E6"),
    )
    assert (fight.attack, fight.defence) == (("Ro", "Ro", "Rs"), ("Rs", "Rd", "Ro"))
    assert (fight.hits, fight.blocks, fight.wounds, fight.destroyed) == (2, 1, 1, False)


def test_whoever_attacks_is_seen_to_act_while_the_defender_is_asked() -> None:
    game = battle("deck_hand E4, tooth_reaver E5, 1 kelp_spear E6", essence=(0, 1))
    assert asked(take_turn(game), "hit.m2.m1") == ["use.power", "no"]
    assert game.view(None).acting == 1


@pytest.mark.parametrize(
    ("attacker", "dice", "answers", "lines"),
    [
        ("deck_hand", "Ro Wo Rs Rs Rs", [], 1),
        ("rivet_gunner", "Ro Wo Rs Rs Rs", [], 1),
        ("tooth_reaver", "Rs Rs Rs Rs Rs Rs", ["no"], 2),
    ],
)
def test_an_attack_is_told_with_both_rolls_and_before_that_if_somebody_is_asked(
    attacker: str, dice: str, answers: list[str], lines: int
) -> None:
    game = skirmish(attacker, "coral_knight", dice)
    let(strike(game), *answers)
    hits = dice.split()[: len(KINDS[attacker].attack)]
    assert (len(game.lines), len(blows(game))) == (lines, 1)
    octopuses, shields, _ = values(game.lines[-1].text.args["result"])  # type: ignore[index]  # it has
    assert (octopuses, shields) == (sum("o" in die for die in hits), 3)


def details(game: Lurk, model: Model) -> dict[str, list[object]]:
    return {option.id: values(option.detail) for option in act_options(game, model)}


@pytest.mark.parametrize(("card", "dice"), [("", "⚫🔴⚪"), ("veil_of_silt", "⚫🔴")])
def test_a_target_shows_both_pools_and_what_its_veil_takes_away(card: str, dice: str) -> None:
    game = skirmish("gaze_bearer", f"coral_knight {card}", spots=("E5", "E7"))
    assert details(game, game.s.models[0])["hit.m1"][:2] == [dice, "🔴🔴🔴"]


def test_whoever_could_act_shows_dice_and_what_to_expect_of_them() -> None:
    game = battle("rivet_gunner E5, deck_hand E5, 1 kelp_spear E6", essence=(0, 3))
    ask = next(act_with_tile(game, tile("E5")))
    assert isinstance(ask, Ask)
    hints = {option.id: values(option.detail) for option in ask.options}
    assert hints["hit.m2.m0"] == ["🔴⚪", "🔴🔴", "0.5"]
    assert set(hints) == {"hit.m2.m0", "hit.m2.m1", "hold"}


def test_targets_that_share_a_tile_are_named() -> None:
    game = battle("deck_hand E5, 1 kelp_spear E6, 1 spore_jelly E6")
    found = details(game, game.s.models[0])
    assert (found["hit.m1"][0], found["hit.m2"][0]) == ("Kelp Spear", "Spore Jelly")
    game.s.models[2].tile = tile("E4")
    assert "Kelp Spear" not in details(game, game.s.models[0])["hit.m1"]


def test_a_label_is_no_longer_for_the_tokens_of_its_target() -> None:
    game = battle("harpoon_marshal E5, 1 shell_titan E6, 1 shell_titan E6")
    game.s.models[1].tokens.extend(["swimming", "charging", "climbed", "trapped", "poisoned"])
    game.s.models[1].tokens.extend(["stunned", "inked"])
    before, after = (one for one in turn_options(game) if one.id in {"hit.m1.m0", "hit.m2.m0"})
    assert len(str(before.label)) == len(str(after.label))
    assert all(name in str(before.detail) for name in ("Trapped", "Poisoned", "Stunned", "Inked"))
