"""Movement: speed, room, all of a tile together, swimming, settling, charging, being trapped."""

import random
from typing import Any

import pytest

from games.kernel import Game
from games.kernel.ask import Ask, Option
from games.kernel.chance import Chance
from games.kernel.run import run
from games.lurk.attack.attack import attack
from games.lurk.content import KINDS
from games.lurk.game import Lurk
from games.lurk.map.board import reading_order
from games.lurk.map.board import together as as_one
from games.lurk.models.stats import speed
from games.lurk.movement.column import around_all
from games.lurk.movement.deeds import ENOUGH, POISON_SIGN, SEARCHED, STAY, Deed
from games.lurk.movement.marching import (
    march,
    standing,
    tell_way,
    ways_to_go,
)
from games.lurk.options import LurkOptions
from games.lurk.state import FALLEN, WAITING, Model, Move
from games.lurk.told import MARCHES
from games.lurk.turn.round_end import resolve_event
from games.lurk.turn.turn import end_turn
from games.lurk.turn.turn_options import turn_options
from tests.games.lurk.field import (
    activations,
    asked,
    battle,
    goals,
    ids,
    let,
    lone,
    order,
    reserve,
    seen_from,
    tile,
    told,
    top,
)

ROOM = [
    ("pressure_walker E1", "E3", "E4"),
    ("deck_hand E1", "E4", "E5"),
    ("mine_drone E1", "E5", "E6"),
    ("pressure_walker E1, deck_hand E2", "E3", "E2"),
    ("deck_hand E1, deck_hand E3, deck_hand E3, deck_hand E3", "E4", "E3"),
    ("deck_hand E1, deck_hand E3, deck_hand E3", "E3", "E5"),
    ("deck_hand E1, pressure_walker E3", "E4", "E3"),
]


@pytest.mark.parametrize(("models", "there", "not_there"), ROOM)
def test_a_model_goes_as_far_as_its_speed_past_friends_and_where_there_is_room(
    models: str, there: str, not_there: str
) -> None:
    game = battle(models, "1 kelp_spear I1")
    assert {there} == {there, not_there} & goals(asked(order(game, "move", "E1")))


def test_nobody_passes_or_joins_enemies() -> None:
    game = battle("pressure_walker E5, 1 kelp_spear E4")
    assert {"E7"} == {"E3", "E4", "E7"} & goals(asked(order(game, "move", "E5")))


def test_two_small_friends_leave_room_for_a_third_and_not_for_a_large_one() -> None:
    game = battle("deck_hand E3, pressure_walker E4, deck_hand E5, deck_hand E5, 1 kelp_spear I1")
    small, large = game.s.models[:2]
    assert seen_from(game, small, 3).full == as_one([tile("E4")])
    assert seen_from(game, large, 3).full == as_one([tile("E3"), tile("E5")])
    room = [game.has_room(tile(s), m) for s, m in (("E5", small), ("E5", large), ("E4", small))]
    assert room == [True, False, False]
    small.tile = tile("E5")
    assert game.has_room(tile("E5"), small), "it does not stand in its own way"


def check_tiles(game: Lurk) -> None:
    for number in {model.tile for model in game.s.models if model.tile >= 0}:
        there = game.at(number)
        assert len({model.seat for model in there}) == 1
        assert len(there) <= 3
        assert len(there) == 1 or not any(KINDS[model.kind].large for model in there)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_are_never_overfull_in_random_battles(seats: int) -> None:
    for seed in range(3):
        luck = random.Random(seed)

        def decide(game: Game[Any, Any], ask: Ask, luck: random.Random = luck) -> Option[Any]:
            assert isinstance(game, Lurk)
            if game.s.duel is None:  # whoever is attacked on the way may be passing a full tile
                check_tiles(game)
            return luck.choice(ask.options)

        run(Lurk.new(seats, LurkOptions(), Chance(seed)), decide)


def together(game: Lurk, verb: str = "go") -> set[str]:
    """Where all of a tile may go."""
    everybody = [name.split(".") for name in ids(turn_options(game)) if ".all." in name]
    return {spot for head, spot, *_ in everybody if head == verb}


def test_the_slowest_decides_how_far_all_go_together() -> None:
    game = battle("mine_drone E1, rivet_gunner E1, 1 kelp_spear I1")
    assert {"E3"} == {"E3", "E4"} & together(game)


def test_all_together_moves_each_of_them_once() -> None:
    game = battle("deck_hand E1, deck_hand E1, 1 kelp_spear I1")
    let(order(game, "move", "E1"), "go.E3.all")
    assert [(m.tile, m.moves) for m in game.s.models[:2]] == [(tile("E3"), 1)] * 2


def test_all_together_only_onto_an_empty_tile() -> None:
    game = battle("deck_hand E1, deck_hand E1, deck_hand E3, 1 eel_pup I1")
    assert {"E2"} == {"E2", "E3"} & together(game)


@pytest.mark.parametrize("second", ["swimming", ""])
def test_together_they_cross_rock_only_if_all_of_them_swim(second: str) -> None:
    pair = f"deck_hand E4 swimming, deck_hand E4 {second}, 1 kelp_spear I1"
    game = battle(pair, rock="E5 D4 F4 D5 F5")
    assert ("E5" in together(game)) is bool(second)


def test_together_none_swims_farther_than_the_slowest() -> None:
    game = battle("mine_drone E2, deck_hand E2, 1 kelp_spear I1")
    quick, slow = game.s.models[:2]
    assert (speed(quick), speed(slow)) == (4, 3)
    slow.tokens.append("swimming")
    assert around_all(standing(game, 0), [quick, slow], "swim").steps == 4


def test_nobody_goes_together_with_somebody_trapped() -> None:
    game = battle("deck_hand E5, deck_hand E5, 1 kelp_spear I1")
    assert together(game)
    game.s.models[1].tokens.append("trapped")
    assert not together(game)


def test_whoever_moved_twice_stays_when_the_others_go() -> None:
    game = battle("deck_hand E1, deck_hand E1, 1 kelp_spear I1")
    game.s.models[0].moves = 2
    let(order(game, "move", "E1"), "go.E2")
    assert [m.tile for m in game.s.models[:2]] == [tile("E1"), tile("E2")]


def test_swimming_goes_one_tile_farther_over_rock_and_degrades_the_worst_defence_die() -> None:
    game = lone("boiler_surgeon", "E3", rock="E6")
    assert {"E6", "E7"} == {"E6", "E7", "E8"} & goals(asked(order(game, "move", "E3"), "swim"))
    view = game.view(0).models[0]
    assert (view.steps, view.defence) == (4, "RR")


def test_settling_takes_the_token_and_the_tile_off() -> None:
    plain = goals(asked(order(lone("deck_hand", "E2"), "move", "E2")))
    game = lone("deck_hand", "E2")
    assert goals(asked(order(game, "move", "E2"), "swim", "settle")) == plain
    assert game.s.models[0].tokens == []


def test_a_charge_lengthens_only_the_movement_it_goes_with() -> None:
    game = lone("deck_hand", "E2")
    assert {"E6"} == {"E6", "E7"} & goals(asked(order(game, "move", "E2"), "charge"))
    game = lone("deck_hand", "E2")
    let(order(game, "move", "E2"), "charge", "go.E3")
    assert {"E6"} == {"E6", "E7"} & goals(asked(order(game, "move", "E3"))), "speed 3 again"


def test_whoever_charges_in_both_movements_degrades_two_dice() -> None:
    game = battle("deck_hand E2, 1 kelp_spear I1")
    assert game.view(0).models[0].attack == "RW"
    let(order(game, "move", "E2"), "charge", "go.E3")
    assert game.view(0).models[0].attack == "R"
    let(order(game, "move", "E3"), "charge", "go.E7")
    assert game.view(0).models[0].attack == "W"
    end_turn(game)
    assert game.s.models[0].tokens == []
    assert game.view(0).models[0].attack == "RW"


@pytest.mark.parametrize("more", [[], ["swim"]])
def test_one_charge_for_one_movement(more: list[str]) -> None:
    assert "charge" not in asked(order(lone(), "move", "E5"), "charge", *more)


def test_to_charge_lasts_over_an_event_no_longer_than_the_turn() -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 kelp_spear I1")
    let(order(game, "move", "E5"), "charge", "stay")
    assert game.s.models[0].tokens == ["charging"]
    end_turn(game)
    top(game.s.event_deck, "calm_water")
    let(resolve_event(game))
    assert game.s.models[0].tokens == []


def test_the_trapped_cannot_move() -> None:
    game = battle("boiler_surgeon E3 trapped, 1 kelp_spear I1")
    assert "move.E3" not in activations(game)


def test_the_trapped_neither_swim_nor_charge_nor_breathe() -> None:
    game = lone("brass_admiral spare_air_tank trapped")
    game.s.players[0].stock.append("pearl_mail")
    assert asked(order(game, "move", "E5")) == ["equip", "stay"]


@pytest.mark.parametrize(
    ("stock", "answers"),
    [("pearl_mail", ["equip"]), ("pearl_mail patch_kit", ["equip", "take.pearl_mail", "stay"])],
)
def test_the_trapped_take_one_card_after_the_other_and_no_step(
    stock: str, answers: list[str]
) -> None:
    game = lone("brass_admiral trapped")
    game.s.players[0].stock += stock.split()
    let(order(game, "move", "E5"), *answers)
    assert (game.s.models[0].cards, game.spot(game.s.models[0])) == (["pearl_mail"], "E5")


@pytest.mark.parametrize("card", ["", "patch_kit"])
def test_the_trapped_may_share(card: str) -> None:
    game = battle(f"brass_admiral E5 trapped {card}, harpoon_marshal E5 trapped, 1 kelp_spear I1")
    assert ("move.E5" in activations(game)) is bool(card)


def test_a_way_leaves_one_trail_and_is_told_from_where_to_where() -> None:
    game = lone("deck_hand", "A2")
    let(march(game, game.s.models[0], [tile("A1"), tile("B1")], attack))
    assert game.s.trail == [Move(0, tile("A2"), tile("B1"))]
    assert tell_way(game, game.s.models[0], tile("A1")) == tile("B1")
    ways = [(one["start"], one["end"]) for one in told(game, MARCHES)]
    assert ways == [("A2", "B1"), ("A1", "B1")]
    reserve(game, 0, "deck_hand")
    game.lines.clear()
    let(order(game, "enter", "A1"))
    assert told(game, MARCHES) == [], "whoever enters comes from nowhere"


def ways(game: Lurk, steps: int) -> dict[str, Option[Deed]]:
    found = ways_to_go(0, seen_from(game, game.s.models[0], steps))
    return {option.id: option for option in found}


def test_a_goal_says_what_its_ground_brings() -> None:
    game = battle("deck_hand E5, 1 kelp_spear I1", poison="E6", coral="E4 D5")
    game.s.searched += [tile("D5"), tile("E6")]
    found = ways(game, 1)
    assert str(found["go.E6"].short) == POISON_SIGN
    assert not any(str(one.short) for key, one in found.items() if key != "go.E6")
    assert found["go.D5"].detail is SEARCHED
    assert found["go.E4"].detail not in (None, SEARCHED)
    assert [key for key, one in found.items() if one.detail is SEARCHED] == ["go.D5"]


def test_whoever_charges_reads_of_open_tiles_before_rock_to_climb() -> None:
    game = lone("deck_hand", "E4")
    game.s.ground[tile("E5")] = "rock"
    verbs = [name.split(".")[0] for name in asked(order(game, "move", "E4"), "charge")]
    assert verbs[verbs.index("climb") :] == ["climb", "swim", "stay"]


def first_ask(game: Lurk, spot: str) -> Ask:
    step = order(game, "move", spot).send(None)  # type: ignore[arg-type]  # starts a generator
    assert isinstance(step, Ask)
    return step


def test_a_model_alone_stays_and_of_several_it_is_enough() -> None:
    alone = first_ask(lone(), "E5")
    several = battle("deck_hand E5, deck_hand E5, 1 kelp_spear I1")
    assert alone.options[-1].label is STAY
    assert first_ask(several, "E5").options[-1].label is ENOUGH


def test_tiles_are_read_row_by_row_from_left_to_right() -> None:
    assert sorted(["B2", "A10", "B1", "A2"], key=reading_order) == ["A2", "A10", "B1", "B2"]
    assert Lurk.reading_order("A2") < Lurk.reading_order("B1")


@pytest.mark.parametrize(
    ("where", "there"), [(0, True), (1, True), (WAITING, False), (FALLEN, False)]
)
def test_a_model_is_on_the_map_from_the_first_tile_on(where: int, there: bool) -> None:
    assert Model(0, "deck_hand", 0, where).on_map is there


def test_to_swim_together_is_offered_only_for_what_walking_does_not_reach() -> None:
    game = battle("deck_hand E2, deck_hand E2, 1 kelp_spear I1", rock="D4")
    swum = together(game, "swim_to")
    assert not swum & together(game)
    assert {"E6", "D4"} <= swum


def test_a_trapped_swimmer_does_not_settle() -> None:
    assert "move.E5" not in activations(lone("deck_hand swimming trapped"))
