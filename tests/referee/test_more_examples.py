"""The referees of The Refuge, Tentacula and Jupiter Deep against their rulebooks' own examples."""

import pytest

from tests.referee.jupiter import cards, colony, creeps
from tests.referee.refuge import dive, kraken, sea
from tests.referee.tentacula import route, treasure


def test_the_head_runs_into_four_divers() -> None:
    """A goes over the edge, B into the pocket, C has D behind it, and D only watches."""
    before = sea.Sea({"A": (7, 9), "B": (7, 8), "C": (7, 7), "D": (8, 7)}, frozenset(), head=4)
    after = kraken.head_step(before, "right")
    assert after.devoured == {"A", "C"}
    assert after.sea.divers == {"B": (8, 8), "D": (8, 7)}


def test_away_from_the_edge_both_are_pushed() -> None:
    before = sea.Sea({"C": (4, 7), "D": (5, 7)}, frozenset(), head=1)
    after = kraken.head_step(before, "right")
    assert after.devoured == frozenset()
    assert after.sea.divers == {"C": (5, 7), "D": (6, 7)}


def test_eight_free_kraken_spaces_on_either_side() -> None:
    free = {space for space, kind in sea.BOARD.items() if kind == "kraken"} - sea.head_spaces(3)
    assert sum(column < 3 for column, _ in free) == sum(column > 5 for column, _ in free) == 8


@pytest.mark.parametrize(
    ("target", "end"),
    [((4, 0), "threatens"), ((4, 2), "moves"), ((4, 3), "stays"), ((4, 5), "hits")],
)
def test_what_becomes_of_a_tentacle(target: sea.Space, end: str) -> None:
    start = (target[0], target[1] + 1)
    others = frozenset({start, (4, 3)})
    water = sea.Sea({"A": (4, 5), "B": (4, 4)}, others, head=3)
    assert kraken.fate(water, start, "down") == end


def test_an_occupied_cave_bars_the_way() -> None:
    water = sea.Sea({"B": (4, 4)}, frozenset({(4, 5)}), head=3)
    assert kraken.fate(water, (4, 5), "down") == "stays"


def test_tentacles_in_a_row_move_together() -> None:
    water = sea.Sea({}, frozenset({(4, 5), (4, 4), (4, 1)}), head=3)
    after = kraken.march(water, "SVS")
    assert after.threats == 1
    assert {(4, 3), (4, 2)} < after.sea.tentacles
    assert after.spawned == 2


def test_a_nest_without_room_threatens() -> None:
    water = sea.Sea({"A": (4, 5)}, frozenset({(4, 3)}), head=4)
    assert kraken.spawn(kraken.Happened(water), 4).threats == 1


def test_four_ways_to_be_overwhelmed() -> None:
    assert dive.overwhelmed(dive.Box(board=12, supply=0, threat=4, standing=0, players=2)) == {
        "supply",
        "threat",
        "down",
    }
    assert not dive.overwhelmed(dive.Box(board=12, supply=1, threat=3, standing=0, players=1))


def test_water_beside_a_square_leaves_it_unprotected() -> None:
    whole, gap = route.Tile("crab", "111"), route.Tile("crab", "110")
    swim = route.Route(1, {"red": 5, "green": 6, "yellow": 7}, (), {1: gap}, {1: gap})
    assert route.exposed(swim) == {"red", "yellow"}
    alone = route.Route(1, {"red": 5, "green": 4, "yellow": 0}, (), {1: whole}, {})
    assert route.exposed(alone) == {"red"}


def test_occupied_squares_are_skipped_and_the_gate_keeps_its_order() -> None:
    swim = route.Route(1, {"red": 1, "green": 5, "yellow": 0}, ("green", "red", "yellow"), {}, {})
    assert route.swims(swim, "turtle") == {"green": 9}
    assert route.swims(swim, "seahorse") == {"red": 2, "green": 6, "yellow": 2}


def test_a_theft_of_a_colour_that_is_gone() -> None:
    rich = treasure.Treasure({"red": 1, "blue": 2, "white": 0}, {}, {}, {}, shells=0)
    assert treasure.stolen(rich, "red") == {"red"}
    assert treasure.stolen(rich, "white") == {"red", "blue"}


def test_creeps_convert_across_bridges_only() -> None:
    base = colony.Colony(
        {(0, 0): colony.Module(1)},
        {((0, 0), 0): "creep", ((0, 0), 1): "colonist", ((0, 0), 2): "colonist"},
    )
    assert creeps.converted(base) == {((0, 0), 1)}


def test_a_robot_keeps_its_module_whole() -> None:
    full = {((0, 0), place): "creep" for place in range(7)}
    base = {(0, 0): colony.Module(1)}
    assert creeps.blown_up(colony.Colony(base, full)) == {(0, 0)}
    guarded = colony.Colony(base, full | {((0, 0), 6): "robot"})
    assert creeps.blown_up(guarded) == set()
    assert creeps.blown_up(guarded, robots_save=False) == {(0, 0)}


def test_a_creep_lands_on_the_edge_if_it_can() -> None:
    row = {(0, 0): colony.Module(1), (1, 0): colony.Module(2)}
    ring = {((0, 0), place): "colonist" for place in range(1, 6)}
    assert creeps.landing(colony.Colony(row, ring), (0, 0)) == {((0, 0), 0), ((0, 0), 6)}
    assert len(creeps.landing(colony.Colony(row, {}), (0, 0))) == 5


def test_boots_fly_over_colonists_to_the_far_module() -> None:
    row = {(0, 0): colony.Module(2), (1, 0): colony.Module(2)}
    base = colony.Colony(row, {((0, 0), 6): "colonist", ((1, 0), 0): "creep"})
    assert {((0, 0), 0), ((1, 0), 3), ((1, 0), 6)} <= cards.flights(base, ((0, 0), 3))
    assert ((1, 0), 0) not in cards.flights(base, ((0, 0), 3))
