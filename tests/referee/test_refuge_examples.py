"""The Refuge's referee against its rulebook's own examples."""

import pytest

from tests.referee.refuge import dive, kraken, sea


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
