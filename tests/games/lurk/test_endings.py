"""Endings: the last army, the last round, points, and whoever is out."""

import pytest

from games.kernel.ask import Play
from games.kernel.game import Outcome
from games.lurk.battle import Ended
from games.lurk.endings import settle
from games.lurk.models.wounds import destroy, wound
from games.lurk.options import LurkOptions
from games.lurk.state import FALLEN
from games.lurk.turn.round_end import creature_phase
from tests.games.lurk.field import battle, duel, let, reserve, skirmish, strike


def test_the_last_enemy_gone_the_battle_is_won() -> None:
    game = duel("brass_admiral", "kelp_spear", "Bo", "Ro", "Ro", "Rd", "Rd")
    game.s.models[3].tile = FALLEN
    with pytest.raises(Ended):
        let(strike(game))
    outcome = settle(game, "last")
    assert outcome.winners == (0,)


def test_reserves_keep_an_army_in_the_battle() -> None:
    game = duel("brass_admiral", "kelp_spear", "Bo", "Ro", "Ro", "Rd", "Rd")
    game.s.models[3].tile = FALLEN
    reserve(game, 1, "reef_archer")
    let(strike(game))
    assert game.standing() == [0, 1]


def test_an_army_without_models_is_out_and_the_others_fight_on() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear E6, 2 gill_chief I1", seats=3)
    let(destroy(game, game.s.models[1], 0))
    assert game.standing() == [0, 2]
    assert game.seats_from(1) == [2, 0]


def test_an_army_without_models_is_seen_as_out() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    game.s.models[1].tile = FALLEN
    assert [player.alive for player in game.view(0).players] == [True, False]


def test_whoever_is_out_loses_the_stock_and_the_others_keep_theirs() -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 kelp_spear I1, 2 eel_pup A1", seats=3)
    for player in game.s.players:
        player.stock[:] = ["flare"]
    let(wound(game, game.s.models[2], 9, 0))
    assert [player.stock for player in game.s.players] == [["flare"], [], ["flare"]]
    assert game.s.item_discards == ["flare"]


def test_after_the_last_round_the_most_points_win() -> None:
    game = battle("rivet_gunner E5, 1 kelp_spear F5, 1 reef_archer H1")
    game.s.round = int(LurkOptions().rounds)
    with pytest.raises(Ended):
        let(creature_phase(game))
    outcome = settle(game, "points")
    assert outcome.winners == (1,)


def test_equal_points_after_the_last_round_are_a_shared_victory() -> None:
    game = battle("reef_archer E5, 1 kelp_spear I1")
    game.s.round = int(LurkOptions().rounds)
    with pytest.raises(Ended):
        let(creature_phase(game))
    assert settle(game, "points").winners == (0, 1)


@pytest.mark.parametrize(("rounds", "last"), [("20", 20), ("40", 40), ("80", 80)])
def test_the_battle_is_over_after_the_last_round_and_not_before(rounds: str, last: int) -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    game.options = LurkOptions.model_validate({"rounds": rounds})
    game.s.round = last - 1
    let(creature_phase(game))
    assert game.s.round == last
    with pytest.raises(Ended) as end:
        let(creature_phase(game))
    assert end.value.cause == "points"
    assert game.s.round == last


def test_without_a_limit_the_battle_goes_on_to_the_last_model() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    game.options = LurkOptions(rounds="none")
    for number in (20, 40, 80, 999):
        game.s.round = number
        let(creature_phase(game))
        assert game.s.round == number + 1


def test_a_battle_that_is_over_says_how_it_ended() -> None:
    game = skirmish("tooth_reaver", "spore_jelly", "Ro Ro Ro W- W-")
    game.s.models[3].tile = FALLEN
    game.s.columns[:] = [0, 1, 2]
    found: list[Outcome] = []

    def fought() -> Play[None]:
        found.append((yield from game.play()))

    let(fought(), "hit.m1")
    assert (found[0].winners, found[0].cause, game.s.ended) == ((0,), "last", "last")


@pytest.mark.parametrize(
    ("rounds", "now", "share"), [("20", 1, 7 / 16), ("20", 15, 0.7), ("none", 15, 7 / 16)]
)
def test_a_battle_is_as_far_as_its_rounds_or_as_what_all_but_the_strongest_have_lost(
    rounds: str, now: int, share: float
) -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 kelp_spear I1, 1 reef_archer I2")
    game.s.models[3].tile = FALLEN
    game.s.round, game.options = now, LurkOptions.model_validate({"rounds": rounds})
    assert game.behind() == share


def test_the_figures_of_a_battle() -> None:
    game = battle("brass_admiral E5, deck_hand E4, deck_hand E4, 1 kelp_spear I1")
    game.s.models[2].tile = game.s.models[3].tile = FALLEN
    game.s.round = 7
    assert [figure for _, figure in settle(game, "last").figures] == [7, 2, 34, 2]


def test_fallen_creatures_are_no_losses_and_each_end_has_its_reason() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1, ~ gulper E6")
    game.s.models[2].tile = FALLEN
    assert settle(game, "last").figures[-1][1] == 0
    assert settle(game, "last").reason != settle(game, "points").reason


def test_whoever_loses_one_of_several_models_keeps_the_stock() -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 kelp_spear I1")
    game.s.players[0].stock[:] = ["flare"]
    let(wound(game, game.s.models[0], 9, 1))
    assert game.s.players[0].stock == ["flare"]
