"""The activation card: what a token buys, one kind of deed for a tile, once and twice a turn."""

import pytest

from games.lurk.attack.column import Activation, act_with_tile, ready_models
from games.lurk.state import FALLEN, NOBODY, Move
from games.lurk.told import HOLD_BACK, STAY
from games.lurk.turn.activation_card import ATTACK, END, MOVEMENT, begin_turn
from games.lurk.turn.turn import take_turn
from games.lurk.turn.turn_options import tokens_prompt, turn_options
from tests.games.hearing import values
from tests.games.lurk.field import (
    Faces,
    activations,
    answer,
    asked,
    battle,
    duel,
    ids,
    let,
    lone,
    order,
    skirmish,
    tile,
    told,
    top,
    turn,
)


def test_the_columns_have_their_order() -> None:
    assert (MOVEMENT, ATTACK, END) == (0, 1, 2)


def test_a_movement_shifts_a_token_to_the_attack_column() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1")
    asked(turn(game), "go.E6")
    assert game.s.columns == [2, 1, 0]
    assert game.s.models[0].tile == tile("E6")


def test_a_movement_may_be_wasted_to_attack_at_once() -> None:
    game = battle("deck_hand E5, 1 kelp_spear E6", dice="Rs W- Rs Rs", essence=(0, 0))
    let(take_turn(game), "hit.m1")
    assert game.s.columns == [2, 0, 1]


def test_a_token_of_the_attack_column_is_used_first() -> None:
    game = skirmish("deck_hand", essence=(0, 0))
    game.s.columns = [2, 1, 0]
    assert {"attack.E5"} == {"attack.E5", "rush.E5"} & activations(game)
    let(take_turn(game), "hit.m1")
    assert game.s.columns == [2, 0, 1]


def test_three_tokens_and_no_more() -> None:
    game = skirmish("deck_hand")
    game.s.columns = [0, 0, 3]
    assert ids(turn_options(game)) == ["end"]


def test_a_model_moves_at_most_twice_a_turn() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1")
    let(turn(game), "go.E6", "go.E5")
    assert game.s.columns[MOVEMENT] == 1
    assert "move.E5" not in activations(game)


def test_one_movement_left_is_one_more_and_two_are_none() -> None:
    game = lone()
    for moves, offered in ((0, True), (1, True), (2, False)):
        game.s.models[0].moves = moves
        assert ("move.E5" in activations(game)) == offered


def test_a_model_attacks_once_a_turn() -> None:
    game = duel("deck_hand", "coral_knight", "Rs", "W-", "Rs", "Rs", "Rs")
    let(take_turn(game), "hit.m1")
    assert "rush.E5" not in activations(game)


def test_every_model_of_the_tile_may_attack() -> None:
    game = duel("deck_hand", "coral_knight", *["Rs", "W-", "Rs", "Rs", "Rs"] * 2)
    game.s.models[2].tile = tile("E5")
    let(take_turn(game), "hit.m1.m0", "hit.m1")
    assert game.s.models[0].acted
    assert game.s.models[2].acted


def test_a_tile_either_attacks_or_searches_and_recovers() -> None:
    game = battle("deck_hand E5 trapped, rivet_gunner E5, 1 kelp_spear E6", essence=(0, 0))
    let(act_with_tile(game, tile("E5")), "recover.m0")
    assert not game.s.models[1].acted


def test_whoever_attacks_first_makes_it_an_attack_of_the_whole_tile() -> None:
    game = battle("deck_hand E5, rivet_gunner E5, 1 shell_titan E6", essence=(0, 0), coral="E5")
    offered = asked(act_with_tile(game, tile("E5")), "hit.m2.m0")
    assert offered == ["hit.m2", "hold"]


def test_each_model_of_the_tile_may_search_or_recover() -> None:
    game = battle("deck_hand E5, rivet_gunner E5 trapped, 1 shell_titan E6", coral="E5")
    game.chance = Faces("W-")
    offered = asked(act_with_tile(game, tile("E5")), "search.m0")
    assert offered == ["search", "recover", "hold"]


@pytest.mark.parametrize(
    ("models", "answers", "acting", "named"),
    [
        ("deck_hand E5", [], 0, "Deck Hand"),
        ("deck_hand E5, deck_hand E5", [], NOBODY, "E5"),
        ("deck_hand E5, deck_hand E5", ["hit.m2.m0"], 1, "Deck Hand"),
    ],
)
def test_whoever_alone_could_act_is_shown_as_acting_and_of_several_nobody(
    models: str, answers: list[str], acting: int, named: str
) -> None:
    game = battle(models, "1 shell_titan E6", essence=(0, 0))
    ask = answer(order(game, "attack", "E5"), *answers)[-1]
    assert (game.s.acting, values(ask.prompt)) == (acting, [named])
    asked(order(game, "move", "E5"))
    assert game.s.acting == acting


def test_the_rest_of_a_tile_may_hold_back() -> None:
    game = battle("deck_hand E5, deck_hand E5, deck_hand E5, 1 shell_titan E6", essence=(3, 0))
    game.s.columns[:] = [2, 1, 0]
    let(order(game, "attack", "E5"), "hit.m3.m0", "hold")
    assert [model.acted for model in game.s.models[:3]] == [True, False, False]
    assert game.s.columns == [2, 0, 1]
    assert [one["models"] for one in told(game, HOLD_BACK)] == ["2× Deck Hand"]


def test_holding_back_keeps_the_attack_for_another_activation() -> None:
    game = battle("deck_hand E5, 1 kelp_spear E6")
    let(order(game, "rush", "E5"), "hold")
    assert "rush.E5" in activations(game)


def test_the_rest_of_a_tile_may_stay() -> None:
    game = battle("deck_hand E5, deck_hand E5, 1 kelp_spear I1")
    let(order(game, "move", "E5"), "stay")
    assert [model.moves for model in game.s.models[:2]] == [0, 0]
    assert [one["models"] for one in told(game, STAY)] == ["2× Deck Hand"]


@pytest.mark.parametrize(
    ("token", "prepares", "moves"),
    [
        ("", [], 0),
        ("", ["swim.m0"], 1),
        ("swimming", ["settle.m0"], 1),
        ("", ["charge.m0"], 1),
        ("", ["equip.m0"], 1),
        ("", ["share.m0"], 1),
    ],
)
def test_staying_is_no_movement_but_to_prepare_and_stay_is(
    token: str, prepares: list[str], moves: int
) -> None:
    pair = f"brass_admiral E5 riveted_plate {token}, boiler_surgeon E5, 1 kelp_spear I1"
    game = battle(pair)
    game.s.players[0].stock.append("long_barrel")
    let(order(game, "move", "E5"), *prepares, *["stay"] * (1 + bool(prepares)))
    assert [model.moves for model in game.s.models[:2]] == [moves, 0]


def test_who_can_neither_attack_nor_search_is_not_ready() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    assert ready_models(game, tile("E5"), Activation()) == []


def test_between_activations_nobody_is_asked_about() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    game.s.acting = 0
    asked(take_turn(game))
    assert game.s.acting == NOBODY == -1


def test_a_turn_may_be_ended_early() -> None:
    game = skirmish("deck_hand")
    let(take_turn(game), "end")
    assert game.s.phase == "event"
    assert game.s.columns == [3, 0, 0]


def test_the_turn_ends_when_nothing_is_left_to_do() -> None:
    game = battle("rivet_gunner E5, 1 kelp_spear F5, 1 reef_archer H1")
    game.s.columns = [0, 0, 3]
    let(take_turn(game))
    assert game.s.phase == "event"


def test_where_all_others_of_a_tile_are_trapped_nobody_is_asked_to_stay() -> None:
    game = battle("deck_hand E5, deck_hand E5 trapped, 1 kelp_spear I1")
    assert len(let(order(game, "move", "E5"), "go.E6")) == 1


def test_a_turn_frees_the_models_of_its_player_and_nobody_elses() -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 kelp_spear I1")
    for model in game.s.models:
        model.moves, model.acted = 2, True
    begin_turn(game, 1)
    assert [(m.moves, m.acted) for m in game.s.models] == [(2, True), (2, True), (0, False)]


def test_one_more_activation_is_for_one_turn() -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 kelp_spear I1")
    game.s.players[0].extra = 1
    begin_turn(game, 0)
    assert game.s.columns == [4, 0, 0]
    begin_turn(game, 0)
    assert game.s.columns == [3, 0, 0]


def test_every_turn_is_counted_and_belongs_to_its_player() -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 kelp_spear I1")
    before = game.s.turn
    begin_turn(game, 1)
    assert (game.s.turn, game.s.active, game.s.phase) == (before + 1, 1, "turn")


def test_an_order_wipes_the_trail_of_the_last() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    game.s.trail.append(Move(1, 3, 4))
    asked(turn(game), "go.E6")
    assert game.s.trail == [Move(0, tile("E5"), tile("E6"))]


def test_after_an_attack_nobody_of_the_tile_is_asked_to_search() -> None:
    game = battle("harpoon_marshal E5, deck_hand E5, 1 shell_titan E7", coral="E5", essence=(0, 0))
    let(act_with_tile(game, tile("E5")), "hit.m2.m0")
    assert not game.s.models[1].acted


def test_whoever_fights_what_a_search_woke_keeps_nobody_from_searching() -> None:
    hands = "deck_hand E5, deck_hand E5, deck_hand E5, 1 kelp_spear I1"
    game = battle(hands, essence=(0, 0), abyss="E6", coral="E5", dice="Rs W-")
    top(game.s.abyss_deck, "reef_maw")
    offered = asked(act_with_tile(game, tile("E5")), "abyss.E6.m0", "flee", "hit.m4.m1")
    assert {"search", "hit.m4"} <= set(offered)
    game.creatures()[0].tile = FALLEN
    assert Activation(attacks=False, woken=game.s.models[4:]).targets([]) == []


def test_movements_of_one_question_leave_all_their_trails() -> None:
    game = battle("deck_hand E5, deck_hand C3, 1 kelp_spear I1")
    let(take_turn(game), "go.E6.m0")
    game.goes_on = True
    let(take_turn(game), "go.C4.m1")
    assert [move.end for move in game.s.trail] == [tile("E6"), tile("C4")]


@pytest.mark.parametrize("columns", [[1, 0, 2], [0, 1, 2]])
def test_to_end_a_turn_with_tokens_left_is_said_to_lose_them(columns: list[int]) -> None:
    game = skirmish("deck_hand")
    game.s.columns = columns
    early = turn_options(game)[-1]
    game.s.columns = [0, 0, 3]
    assert early != turn_options(game)[-1]


def test_a_movement_may_be_wasted_to_search_or_to_recover() -> None:
    for ground, token, deed in (("coral", "", "search"), ("sand", "trapped", "recover")):
        game = lone(f"deck_hand {token}", **{ground: "E5"})
        let(take_turn(game), f"{deed}.m0")
        assert game.s.columns == [2, 0, 1]


def test_a_turn_names_the_tokens_of_both_columns_and_says_where_there_is_none() -> None:
    prompts = [tokens_prompt(move, attack) for move in (0, 1, 2) for attack in (0, 1, 2)]
    assert len({str(prompt) for prompt in prompts}) == 9
    assert not [prompt for prompt in prompts if 0 in values(prompt)]
    assert values(tokens_prompt(1, 2)) == [1, 2]
