"""One attack from its first question to its last consequence, in its order."""

import pytest

from games.lurk.attack import attack, moments_earned, prepare_clash
from games.lurk.attack_column import act_with_tile
from games.lurk.clash import PRINTED
from games.lurk.creature_phase import attack_victim
from games.lurk.essence import gain_essence, tell_gains
from games.lurk.game import Lurk
from games.lurk.state import FALLEN
from games.lurk.wounds import destroy
from tests.games.lurk.field import act_options, asked, battle, let, skirmish, tile


def spoken(game: Lurk) -> list[str]:
    return [str(line.text) for line in game.lines]


def test_the_attacker_is_asked_first_then_the_defender() -> None:
    game = skirmish("brass_admiral", "coral_knight", essence=(9, 1))
    asks = let(attack(game, game.s.models[0], game.s.models[1]), "no", "no")
    assert [ask.options[0].seat for ask in asks] == [0, 1]
    assert [str(ask.prompt) for ask in asks] == [
        "Brass Admiral attacks: use an ability?",
        "Coral Knight is attacked: use an ability?",
    ]


def test_the_attacker_rolls_first_then_the_defender() -> None:
    game = skirmish("deck_hand", "kelp_spear", "Ro Wo Rs Ro")
    let(attack(game, game.s.models[0], game.s.models[1]))
    assert game.s.fight is not None
    assert (game.s.fight.attack, game.s.fight.defence) == (["Ro", "Wo"], ["Rs", "Ro"])
    assert (game.s.fight.hits, game.s.fight.blocks, game.s.fight.wounds) == (2, 1, 1)


@pytest.mark.parametrize(("essence", "offered"), [(1, False), (2, True), (3, True)])
def test_essence_exactly_enough_is_enough(essence: int, offered: bool) -> None:
    game = skirmish("brass_admiral")
    game.s.players[0].essence = essence
    asks = let(attack(game, game.s.models[0], game.s.models[1]), *["no"] * offered)
    assert bool(asks) == offered


def test_an_ability_costs_its_essence_once() -> None:
    game = skirmish("brass_admiral", essence=(5, 0))
    let(attack(game, game.s.models[0], game.s.models[1]), f"use.{PRINTED}")
    diamonds = game.s.fight.attack if game.s.fight else []
    assert game.s.players[0].essence == 3 + sum(die[1] in "dD" for die in diamonds)


def test_wounds_of_an_earlier_attack_count_to_the_heart() -> None:
    game = skirmish("deck_hand", "kelp_spear", "Ro W- Ro Ro")
    game.s.models[1].wounds = 1
    let(attack(game, game.s.models[0], game.s.models[1]))
    assert game.s.models[1].tile == FALLEN
    assert game.s.fight is not None
    assert game.s.fight.destroyed


def test_one_wound_short_of_the_heart_destroys_nobody() -> None:
    game = skirmish("deck_hand", "kelp_spear", "Ro W- Ro Ro")
    let(attack(game, game.s.models[0], game.s.models[1]))
    assert game.s.fight is not None
    assert (game.s.models[1].wounds, game.s.fight.destroyed) == (1, False)


def test_shields_cancelled_are_never_less_than_none() -> None:
    game = skirmish("abyss_idol", "kelp_spear", "Bo Bo Bo Ro Rs Ro")
    let(attack(game, game.s.models[0], game.s.models[1]), f"use.{PRINTED}")
    assert game.s.fight is not None
    assert (game.s.fight.blocks, game.s.fight.wounds) == (0, 4)


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
    clash = prepare_clash(game, game.s.models[0], game.s.models[1])
    clash.wounds, clash.destroyed = wounds, destroyed
    assert moments_earned(clash) == moments


def test_an_ability_used_before_the_roll_leaves_none_for_afterwards() -> None:
    game = skirmish("boiler_surgeon overpressure")
    game.s.models[0].wounds = 1
    asks = let(attack(game, game.s.models[0], game.s.models[1]), "use.overpressure")
    assert len(asks) == 1


def test_whoever_refused_before_the_roll_may_use_one_afterwards() -> None:
    game = skirmish("boiler_surgeon overpressure")
    game.s.models[0].wounds = 1
    let(attack(game, game.s.models[0], game.s.models[1]), "no", f"use.{PRINTED}")
    assert game.s.models[0].wounds == 0


def test_a_creature_uses_no_ability_and_leaves_its_token_at_once() -> None:
    game = battle(
        "brass_admiral E5, 1 kelp_spear I1, ~ gulper E6", dice="Bo Ro Ro Ro Ro", essence=(0, 3)
    )
    let(attack_victim(game, game.s.models[2], game.s.models[0]))
    assert game.s.models[0].tokens == ["trapped"]


def test_a_mine_that_was_stung_to_death_is_not_destroyed_twice() -> None:
    game = skirmish("mine_drone", "kelp_spear", "Wd Wd Rd Rd Rs Rs", essence=(9, 1))
    let(attack(game, game.s.models[0], game.s.models[1]), f"use.{PRINTED}", f"use.{PRINTED}")
    assert sum("Mine Drone of Player 1 is destroyed" in line for line in spoken(game)) == 1


def test_no_sting_from_two_tiles_away() -> None:
    game = skirmish("harpoon_marshal", "kelp_spear", spots=("E5", "E7"), essence=(9, 9))
    asks = let(attack(game, game.s.models[0], game.s.models[1]))
    assert asks == []


def test_nothing_gained_is_nothing_told() -> None:
    game = skirmish("brass_admiral")
    tell_gains(game)
    gain_essence(game, 0, 0)
    tell_gains(game)
    assert spoken(game) == []
    gain_essence(game, 0, 2)
    game.s.players[1].essence -= 1
    let(destroy(game, game.s.models[1], 0))
    game.lines.clear()
    tell_gains(game)
    assert spoken(game) == ["Player 1 +2♦", "Player 2 −1♦, −1 model"]
    tell_gains(game)
    assert len(spoken(game)) == 2, "once"


def test_both_rolls_are_told_with_what_came_of_them() -> None:
    game = skirmish("deck_hand", "kelp_spear", "Ro Wo Rs Ro")
    let(attack(game, game.s.models[0], game.s.models[1]))
    assert spoken(game) == [
        "Deck Hand attacks Kelp Spear on E6: 2 octopuses against 1 shield, 1 wound"
    ]


def test_an_attack_somebody_is_asked_about_is_told_before_they_answer() -> None:
    game = skirmish("brass_admiral")
    asked(attack(game, game.s.models[0], game.s.models[1]))
    assert spoken(game) == ["Brass Admiral attacks Coral Knight on E6"]


def test_an_attack_forgets_the_one_before_it() -> None:
    game = skirmish("deck_hand", "coral_knight")
    game.roll_openly("R")
    game.s.models[0].acted = False
    let(attack(game, game.s.models[0], game.s.models[1]))
    assert (game.s.roll, game.s.duel) == ([], None)
    assert game.s.fight is not None
    game.roll_openly("R")
    assert game.s.fight is None


@pytest.mark.parametrize(("spot", "offered"), [("E6", True), ("E7", True), ("E8", False)])
def test_thrown_cards_reach_two_tiles(spot: str, offered: bool) -> None:
    game = skirmish("brass_admiral depth_charge anchor_chain", spots=("E5", spot))
    ids = [option.id for option in act_options(game, game.s.models[0])]
    assert (f"bomb.{spot}.depth_charge" in ids, "chain.m1" in ids) == (offered, offered)


def test_no_chain_for_a_creature_nor_for_whoever_armour_protects() -> None:
    game = battle("brass_admiral E5 anchor_chain, 1 kelp_spear I1, ~ gulper E6")
    assert not [o.id for o in act_options(game, game.s.models[0]) if o.id.startswith("chain")]


@pytest.mark.parametrize(("spot", "offered"), [("E7", True), ("E8", True), ("E9", False)])
def test_unblinking_reaches_as_far_as_the_model(spot: str, offered: bool) -> None:
    game = skirmish("gaze_bearer", spots=("E5", spot), rock="E6")
    ids = [option.id for option in act_options(game, game.s.models[0])]
    assert (f"hit.m1.{PRINTED}" in ids) == offered


def test_unblinking_is_not_offered_for_what_one_sees() -> None:
    game = skirmish("gaze_bearer", spots=("E5", "E7"))
    ids = [option.id for option in act_options(game, game.s.models[0])]
    assert ids == ["hit.m1"]


def test_unblinking_is_paid_and_is_the_one_ability_of_its_attack() -> None:
    game = skirmish("gaze_bearer crush", spots=("E5", "E7"), essence=(9, 0), rock="E6")
    asks = let(act_with_tile(game, tile("E5")), f"hit.m1.{PRINTED}")
    assert len(asks) == 1
    diamonds = game.s.fight.attack if game.s.fight else []
    assert game.s.players[0].essence == 8 + sum(die[1] in "dD" for die in diamonds)


def test_after_a_flare_an_ability_may_still_be_used() -> None:
    game = skirmish("brass_admiral flare", spots=("E5", "E7"), rock="E6")
    offered = asked(act_with_tile(game, tile("E5")), "hit.m1.flare")
    assert offered == [f"use.{PRINTED}", "no"]
    assert game.s.models[0].cards == []
