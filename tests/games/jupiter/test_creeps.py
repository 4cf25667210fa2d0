"""Conversion, invasion, placement and self-destruction, with the rulebook's own example."""

import pytest

from games.jupiter import older_saves
from games.jupiter.conversion import convert
from games.jupiter.creeps import rise, room_for_creep
from games.jupiter.explosions import blow_up
from games.jupiter.invasion import called_modules, invade
from games.jupiter.state import COLONIST, CREEP, OPEN
from games.jupiter.turn import convert_colonists, suffer_invasion
from games.kernel.older import AGAIN
from tests.games.jupiter.scene import (
    act,
    at,
    colonists,
    creeps,
    drive,
    fill,
    fill_with_creeps,
    first_ask,
    menu,
    module,
    scene,
    spelled,
)
from tests.games.jupiter.spaces import named_space


def test_all_the_rest_of_older_saves_rise_where_they_harm_least_one_after_the_other() -> None:
    game = scene("A.E", colonists="R.C R.W")
    ask = first_ask(rise(game, [module("R"), module("Q")]))
    assert older_saves.spelled(game, "rest", ask) == (spelled("rise.[R.NW]"), AGAIN)
    assert older_saves.spelled(game, "lead.1", ask) is None
    assert older_saves.spelled(game, "rest", menu(game)) is None


def test_a_colonist_next_to_a_creep_is_converted() -> None:
    game = scene("A.E", colonists="L.C L.W", creeps="L.E")
    convert(game)
    assert creeps(game) == {"L.E", "L.C"}
    assert game.s.lost == 1


def test_conversion_does_not_spread_within_one_step() -> None:
    game = scene("A.E", colonists="L.C L.W D.E", creeps="L.E")
    convert(game)
    assert colonists(game) == {"L.W", "D.E"}


def test_without_a_bridge_nobody_is_converted() -> None:
    game = scene("A.E", colonists="L.SW", creeps="L.SE")
    convert(game)
    assert colonists(game) == {"L.SW"}


def test_conversion_crosses_from_module_to_module() -> None:
    game = scene("A.E", colonists="D.E", creeps="L.W")
    convert(game)
    assert colonists(game) == set()


def test_conversion_can_fill_a_module_and_blow_it_up() -> None:
    game = scene("A.E", colonists="L.C")
    fill(game, "L", but="L.C")
    convert(game)
    assert game.s.modules[module("L")].gone


def test_an_inner_module_is_called_once_its_neighbour_is_gone() -> None:
    game = scene("A.E")
    game.s.modules[module("H")].gone = True
    game.forget_map()
    game.s.die = 4
    assert called_modules(game) == [module("B")]


def test_super_creeps_spawn_nothing_on_a_six() -> None:
    game = scene("D.C")
    game.s.covered, game.s.die = [module("A")], 6
    assert called_modules(game) == []


def test_a_creep_must_rise_on_an_open_edge_space_of_the_players_choice() -> None:
    game = scene("A.E")
    assert set(room_for_creep(game, module("L"))) == {
        int(spelled(f"[{name}]")) for name in ("L.E", "L.SE", "L.NE")
    }


def test_without_an_open_edge_space_any_open_space_will_do() -> None:
    game = scene("A.E", creeps="L.E L.SE L.NE")
    names = {int(spelled(f"[{name}]")) for name in ("L.C", "L.W", "L.SW", "L.NW")}
    assert set(room_for_creep(game, module("L"))) == names


def test_without_an_open_space_a_colonist_is_replaced() -> None:
    game = scene("L.C", colonists="L.W L.SW")
    fill(game, "L", but="L.C L.W L.SW")
    drive(rise(game, [module("L")]), spelled("rise.[L.W]"))
    assert at(game, "L.W") == CREEP
    assert at(game, "L.SW") == COLONIST
    assert game.s.lost == 1


def test_no_room_no_creep() -> None:
    game = scene("L.C")
    fill(game, "L", but="L.C")
    assert drive(rise(game, [module("L")])) == []


def test_a_new_creep_converts_nobody_before_the_next_conversion() -> None:
    game = scene("A.E", colonists="L.C", numbers="3422522522512522522", dice=(1,))
    drive(suffer_invasion(game), spelled("rise.[L.E]"))
    assert at(game, "L.C") == COLONIST
    convert(game)
    assert at(game, "L.C") == CREEP


def test_the_example_a_one_rises_on_one_of_the_edge_spots() -> None:
    game = scene("A.E", numbers="3452252222125225222", creeps="L.C", dice=(1,))
    assert game.s.modules[module("L")].number == 2
    assert game.s.modules[module("K")].number == 1
    drive(invade(game), spelled("rise.[K.NE]"))
    assert creeps(game) == {"L.C", "K.NE"}


def test_the_example_modules_that_are_not_on_the_edge_get_nothing() -> None:
    game = scene("A.E", numbers="3451111111111111111", dice=(5,))
    drive(invade(game))
    assert creeps(game) == set()


def test_the_example_a_module_that_fills_is_destroyed() -> None:
    game = scene("A.E", numbers="3451111111311111111", dice=(3,))
    fill(game, "K", but="K.W")
    drive(invade(game))
    assert game.s.modules[module("K")].gone
    assert creeps(game) == set()


def test_the_example_with_a_full_edge_any_open_space_is_taken() -> None:
    game = scene("A.E", numbers="3151111111411111111", creeps="K.NE", dice=(4,))
    drive(invade(game), spelled("rise.[K.W]"))
    assert creeps(game) == {"K.NE", "K.W"}


def test_the_example_a_six_also_reaches_the_inner_module_with_a_creep() -> None:
    game = scene("L.C", numbers="3421111111111111111", creeps="C.C K.E", dice=(6,))
    drive(invade(game), spelled("rise.[C.W]"))
    assert creeps(game) == {"C.C", "K.E", "C.W", "K.NE"}


def test_a_full_module_goes_with_its_creeps_and_bares_its_neighbours() -> None:
    game = scene("A.E", creeps="")
    fill(game, "K")
    blow_up(game)
    assert game.s.modules[module("K")].gone
    assert creeps(game) == set()
    assert game.colony.on_edge(module("C"))
    assert game.colony.on_edge(module("D"))


def test_a_robot_keeps_its_module_from_blowing_up() -> None:
    game = scene("K.C")
    fill(game, "K", but="K.C")
    blow_up(game)
    assert not game.s.modules[module("K")].gone


def test_islands_remain_in_play() -> None:
    game = scene("N.C")
    for letter in "ABCDEFG":
        game.s.modules[module(letter)].gone = True
    game.forget_map()
    game.s.die = 5
    assert called_modules(game) == [module(letter) for letter in "HKNQ"]


def test_when_actions_are_used_up_conversion_comes_first_then_invasion() -> None:
    game = scene("L.C", dice=(4,))
    act(game, "end")
    assert game.s.phase == "conversion"
    convert_colonists(game)
    assert game.s.phase == "invasion"
    drive(suffer_invasion(game))
    assert game.s.phase == "draw"


def test_modules_blow_up_when_all_creeps_of_the_roll_are_placed() -> None:
    """B fills up first, yet C beside it lies at no edge in this roll."""
    game = scene("A.E", numbers="3225222222422222222", dice=(6,), creeps="C.C")
    fill(game, "B", but="B.W")
    drive(invade(game), spelled("rise.[C.E]"))
    assert game.s.modules[module("B")].gone
    assert creeps(game) == {"C.C", "C.E"}


@pytest.mark.parametrize("piece", [OPEN, COLONIST])
def test_a_module_is_full_only_when_every_dome_holds_a_creep(piece: int) -> None:
    game = scene("A.E")
    fill(game, "K", but="K.C")
    game.s.domes[named_space("K.C")] = piece
    blow_up(game)
    assert not game.s.modules[module("K")].gone


def test_the_last_creep_of_a_conversion_goes_to_the_middle_of_a_module() -> None:
    game = scene("M.C", colonists="L.SE L.C", creeps="L.E")
    fill_with_creeps(game, 58)
    convert(game)
    assert (at(game, "L.C"), at(game, "L.SE"), game.s.lost) == (CREEP, OPEN, 2)


def test_two_neighbours_blow_up_and_bare_each_others_edges() -> None:
    game = scene("A.E")
    fill(game, "P")
    fill(game, "Q")
    blow_up(game)
    assert game.colony.on_edge(module("F"))
    assert [index for index, one in enumerate(game.s.modules) if one.gone] == [15, 16]
