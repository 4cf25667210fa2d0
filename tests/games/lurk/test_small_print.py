"""Rules in half a sentence of the rulebook, each with its own test."""

from itertools import combinations

import pytest

from games.lurk.abilities import push_goal
from games.lurk.attack import attack, prepare_clash
from games.lurk.battle import Ended
from games.lurk.board import DISTANCE, NEIGHBOURS, SPOTS, SUMMONING_TILES
from games.lurk.content import CHART
from games.lurk.endings import settle
from games.lurk.factions import choose_factions
from games.lurk.marching import march
from games.lurk.options import LurkOptions
from games.lurk.round_end import creature_phase
from games.lurk.state import FALLEN, Model
from games.lurk.turn import end_turn, take_turn
from games.lurk.turn_options import turn_options
from tests.games.lurk.field import (
    Faces,
    activations,
    asked,
    battle,
    let,
    order,
    skirmish,
    tile,
)
from tests.games.lurk.test_setup import fresh


def test_losers_of_a_roll_for_a_faction_choose_again_best_roll_first() -> None:
    game = fresh(3, "Rs", "Rs", "Ro", "Ro", "Ro", "Rs")
    let(
        choose_factions(game),
        "faction.cog",
        "faction.cog",
        "faction.cog",
        "faction.ancients",
        "faction.nautilus",
    )
    assert [player.faction for player in game.s.players] == ["nautilus", "cog", "ancients"]


def test_armies_of_two_begin_eight_tiles_apart() -> None:
    north, south = (SUMMONING_TILES[side] for side in CHART.sides[2])
    assert min(DISTANCE[a][b] for a in north for b in south) == 8


def test_no_two_sides_of_four_are_next_to_each_other() -> None:
    for one, other in combinations(CHART.sides[4], 2):
        near = min(DISTANCE[a][b] for a in SUMMONING_TILES[one] for b in SUMMONING_TILES[other])
        assert near >= 4


def test_a_defender_too_has_one_ability_for_each_defence() -> None:
    game = skirmish("tooth_reaver", "coral_knight reef_ward", "Rs " * 6, essence=(0, 5))
    asks = let(attack(game, game.s.models[0], game.s.models[1]), "use.power")
    assert len(asks) == 1
    assert game.s.players[1].essence == 4


def test_and_one_again_when_the_next_attack_comes() -> None:
    game = skirmish("tooth_reaver", "coral_knight", "Rs " * 12, essence=(0, 5))
    for _ in range(2):
        let(attack(game, game.s.models[0], game.s.models[1]), "use.power")
    assert game.s.players[1].essence == 3


def test_items_are_no_abilities_and_may_be_used_besides() -> None:
    game = skirmish("tooth_reaver", "coral_knight ink_flask", "Rs " * 9, essence=(0, 1))
    let(attack(game, game.s.models[0], game.s.models[1]), "use.ink_flask", "use.power")
    assert game.s.players[1].essence == 0


def test_a_turn_may_be_ended_early() -> None:
    game = skirmish("deck_hand")
    let(take_turn(game), "end")
    assert game.s.phase == "event"
    assert game.s.columns == [3, 0, 0]


def test_a_token_of_the_attack_column_is_used_before_a_movement_is_wasted() -> None:
    game = skirmish("deck_hand")
    game.s.columns = [2, 1, 0]
    assert "attack.E5" in activations(game)
    assert "rush.E5" not in activations(game)


def test_three_tokens_and_no_more() -> None:
    game = skirmish("deck_hand")
    game.s.columns = [0, 0, 3]
    assert [option.id for option in turn_options(game)] == ["end"]


def test_a_climb_needs_no_bonus_die_and_the_vantage_helps_one_turn_only() -> None:
    game = skirmish("brass_admiral", spots=("E3", "I1"), rock="E4")
    game.chance = Faces("RO", "Rs")
    let(order(game, "move", "E3"), "climb.E4", "stay")
    assert game.s.models[0].tile == tile("E4")
    assert game.view(0).models[0].attack == "BRRW"
    end_turn(game)
    assert game.view(0).models[0].attack == "BRR"


def test_reinforcements_that_enter_have_used_one_of_their_two_moves() -> None:
    game = skirmish("brass_admiral")
    waiting = Model(9, "deck_hand", 0)
    game.s.models.append(waiting)
    let(take_turn(game), "enter.A2")
    assert waiting.moves == 1


def test_a_reinforcement_that_is_too_large_waits_on() -> None:
    game = skirmish("brass_admiral")
    game.s.models.append(Model(9, "pressure_walker", 0))
    for spot in ("A1", "A2", "A3"):
        game.s.models.append(Model(len(game.s.models), "deck_hand", 0, tile(spot)))
    assert not [o.id for o in turn_options(game) if o.id.startswith("enter")]


def test_poison_may_destroy_the_last_model() -> None:
    game = skirmish("deck_hand", "kelp_spear poisoned")
    game.s.models[3].tile = FALLEN
    game.s.models[1].wounds = 1
    with pytest.raises(Ended):
        let(creature_phase(game))
    assert settle(game, "last").winners == (0,)


def test_a_guard_that_kills_ends_the_movement() -> None:
    game = battle(
        "mine_drone E3, deck_hand A1, 1 kelp_spear I1, ~ gulper E6", dice="Bo Ro W-", essence=(0, 3)
    )
    let(order(game, "move", "E3"), "go.E5")
    assert game.s.models[0].tile == FALLEN


def test_equal_points_after_the_last_round_are_a_shared_victory() -> None:
    game = battle("reef_archer E5, 1 kelp_spear I1")
    game.s.round = int(LurkOptions().rounds)
    with pytest.raises(Ended):
        let(creature_phase(game))
    assert settle(game, "points").winners == (0, 1)


def test_whoever_is_asked_about_an_attack_sees_both_pools() -> None:
    game = skirmish("tooth_reaver", "coral_knight")
    assert asked(attack(game, game.s.models[0], game.s.models[1])) == ["use.power", "no"]
    assert game.s.duel == (0, 1, "RRR", "RRR")
    assert game.view(1).duel == game.s.duel


def test_after_an_attack_nobody_is_in_a_duel() -> None:
    game = skirmish("tooth_reaver", "coral_knight")
    let(attack(game, game.s.models[0], game.s.models[1]), "no")
    assert game.s.duel is None
    assert game.s.fight is not None


def test_a_guard_strikes_once_however_long_the_way_past_it() -> None:
    spot = next(n for n in NEIGHBOURS[tile("E5")] if n in NEIGHBOURS[tile("E6")])
    game = battle(
        f"brass_admiral E4, 1 kelp_spear I1, ~ lantern_biter {SPOTS[spot]}",
        dice="Rd W- Rs Rs Rs " * 2,
        essence=(0, 3),
    )
    let(march(game, game.s.models[0], [tile("E5"), tile("E6")], attack))
    assert game.s.models[2].essence == 1, "one diamond of one attack"


def test_a_sting_does_not_answer_an_attack_that_wounded() -> None:
    game = skirmish("tooth_reaver", "kelp_spear", "Ro Rs Rs Rd Rd", essence=(0, 1))
    let(attack(game, game.s.models[0], game.s.models[1]), "use.power")
    assert game.s.models[1].wounds == 1
    assert game.s.models[0].wounds == 0


@pytest.mark.parametrize("crowd", [("spore_jelly",) * 3, ("shell_titan",)])
def test_nobody_is_pushed_onto_a_full_tile(crowd: tuple[str, ...]) -> None:
    game = skirmish("trench_brute", "coral_knight")
    game.s.models += [Model(4 + n, kind, 1, tile("E7")) for n, kind in enumerate(crowd)]
    assert push_goal(game, prepare_clash(game, game.s.models[0], game.s.models[1])) is None
