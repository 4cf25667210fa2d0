"""How things stand, line by line: the goal, the danger, the pod and everybody's cards."""

from collections import Counter
from typing import Any

import pytest

from games.jupiter import GAME
from games.jupiter.reading_order import reading_order
from games.jupiter.words import dome_spot, module_spot
from games.kernel.hexes import ORIGIN, Hex
from games.kernel.match import Match
from tests.games.hearing import values
from tests.games.jupiter.scene import module, scene
from tests.games.jupiter.spaces import named_space


def told(game: GAME) -> list[list[Any]]:
    """What fills each line."""
    return [values(line) for line in game.situation()]


def test_goal_danger_pod_and_cards() -> None:
    game = scene("L.C K.C", colonists="L.E M.C", creeps="L.SE", hand="boost pilot", core="sniper")
    game.s.target = 14
    assert told(game) == [
        [14],
        [1, 1, 1],
        ["K", "L"],
        ["Sniper", "Boost", "Pilot", 0, "Titan"],
        [1, "Umbriel"],
    ]


def test_plants_and_dishes_that_blew_up_are_not_counted() -> None:
    game = scene("L.C", numbers="3412512512512512534")
    assert told(game)[1] == [0, 2, 2]
    game.s.modules[module("A")].gone = game.s.modules[module("S")].gone = True
    assert told(game)[1] == [0, 1, 1]


def test_a_pod_that_is_away_names_whom_it_waits_for() -> None:
    game = scene("L.C K.C", pod=None)
    waiting = told(game)[2]
    game.s.pod.launcher = 1
    assert told(game)[2] == [1] != waiting


def test_a_lost_robot_is_out_of_play_and_an_empty_hand_is_not_spoken_of() -> None:
    game = scene("L.C K.C", core="swap", robot_vulnerability=True)
    before = list(game.situation())[4]
    game.s.domes[named_space("K.C")] = 0
    assert told(game)[3:] == [["Swap", 0, "Titan"], [1, "Umbriel"]]
    assert list(game.situation())[4] != before
    [*_, mine, _] = game.situation()
    assert "hand" not in (mine.args or {})


SHARES = [(1, [1]), (3, [1, 1, 1]), (4, [2, 2]), (7, [3, 3, 1])]


@pytest.mark.parametrize(("seats", "shares"), SHARES)
def test_three_lines_at_most_tell_of_the_players(seats: int, shares: list[int]) -> None:
    lines = told(scene(" ".join(["POD"] * seats)))[3:]
    assert [sum(isinstance(part, int) for part in line) for line in lines] == shares


def test_before_the_first_roll_the_headline_shows_no_die() -> None:
    match = Match.start(GAME, 2, seed=1)
    assert len(values(match.game.headline())) == 4, "saved, wanted, aboard and in the domes"
    assert (match.game.s.led, match.game.turn) == (-1, 0)


def test_marks_follow_rows_of_domes_then_columns() -> None:
    order = ["A.NW", "A.NE", "A.W", "A.C", "A.E", "A.SW", "A.SE"]
    places = [reading_order(dome_spot(named_space(name))) for name in order]
    assert places == sorted(places)
    assert len(set(places)) == 7
    assert reading_order(dome_spot(named_space("A.C"))) == reading_order(module_spot(module("A")))


def test_modules_are_read_row_by_row() -> None:
    rows = Counter(reading_order(module_spot(index))[0] for index in range(19))
    assert [rows[row] for row in sorted(rows)] == [3, 4, 5, 4, 3]


def test_all_domes_are_read_as_they_lie_in_the_plane() -> None:
    """Down first, then to the right: a step to the south-east goes half a dome to the right."""
    centres = {index: Hex(3 * cell.q, 3 * cell.r) for index, cell in enumerate(ORIGIN.spiral(2))}
    lies = {
        7 * index + place: (centre.r + way.r, 2 * (centre.q + way.q) + centre.r + way.r)
        for index, centre in centres.items()
        for place, way in enumerate((ORIGIN, *ORIGIN.neighbours()))
    }
    read = sorted(lies, key=lambda space: reading_order(dome_spot(space)))
    assert read == sorted(lies, key=lambda space: lies[space])


def test_places_at_the_edge_are_read_down_and_then_to_the_right_and_the_pod_first() -> None:
    assert reading_order("c3.-1") < reading_order("c-1.0") < reading_order("c2.0")
    assert reading_order("p") < reading_order("c0.-9")
