"""Reinforcements: where they enter, how many, for which token."""

from games.lurk.map.board import SPOTS
from games.lurk.movement.reinforcements import reinforce
from games.lurk.state import WAITING, Model
from games.lurk.told import ENTERS_ON
from games.lurk.turn.turn import take_turn
from games.lurk.turn.turn_options import turn_options
from tests.games.lurk.field import (
    battle,
    let,
    order,
    reserve,
    side_tiles,
    skirmish,
    tile,
    told,
)


def test_reinforcements_enter_on_a_summoning_tile_for_one_movement() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1")
    hand = reserve(game, 0, "deck_hand")
    let(take_turn(game), "enter.A2")
    assert (hand.tile, hand.moves) == (side_tiles(game, 0)[1], 1)
    assert game.s.columns == [2, 1, 0]


def test_enemies_on_all_summoning_tiles_keep_reinforcements_out() -> None:
    game = battle("brass_admiral E5", *[f"1 kelp_spear {s}" for s in ("A1", "A2", "A3")])
    reserve(game, 0, "deck_hand")
    assert not [o.id for o in turn_options(game) if o.id.startswith("enter")]


def test_a_reinforcement_that_is_too_large_waits_on() -> None:
    game = skirmish("brass_admiral")
    game.s.models.append(Model(9, "pressure_walker", 0))
    for spot in ("A1", "A2", "A3"):
        game.s.models.append(Model(len(game.s.models), "deck_hand", 0, tile(spot)))
    assert not [o.id for o in turn_options(game) if o.id.startswith("enter")]


def test_reinforcements_are_offered_where_any_of_them_has_room() -> None:
    game = battle("deck_hand A1, deck_hand A2, 1 kelp_spear I1")
    reserve(game, 0, "pressure_walker")
    reserve(game, 0, "deck_hand")
    game.s.models.append(Model(9, "deck_hand", 0, tile("A3")))
    assert {o.id for o in turn_options(game) if o.id.startswith("enter")} == {
        "enter.A1",
        "enter.A2",
        "enter.A3",
    }


def test_reinforcements_come_as_many_as_one_likes() -> None:
    game = battle("brass_admiral E5, 1 kelp_spear I1")
    hands = [reserve(game, 0, "deck_hand"), reserve(game, 0, "mine_drone")]
    let(order(game, "enter", "A2"), f"enter.m{hands[0].id}", "no")
    assert [hand.tile for hand in hands] == [tile("A2"), WAITING]


def test_a_reinforcement_is_told_with_its_tile() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    waiting = reserve(game, 0, "deck_hand")
    gate = side_tiles(game, 0)[0]
    let(reinforce(game, gate))
    assert waiting.tile == gate
    assert [one["tile"] for one in told(game, ENTERS_ON)] == [SPOTS[gate]]


def test_who_waits_is_called_by_its_name_alone() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    assert str(game.label(reserve(game, 0, "brass_admiral"))) == "Brass Admiral"


def test_whoever_waits_stands_on_no_spot() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1")
    assert game.spot(game.s.models[0]) == "E5"
    assert game.spot(reserve(game, 0, "deck_hand")) is None


def test_only_whoever_has_room_may_enter() -> None:
    game = battle("deck_hand A2, 1 kelp_spear I1")
    walker = reserve(game, 0, "pressure_walker")
    hand = reserve(game, 0, "deck_hand")
    let(order(game, "enter", "A2"))
    assert (game.spot(hand), walker.tile) == ("A2", WAITING)
