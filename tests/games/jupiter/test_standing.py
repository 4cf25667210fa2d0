"""How things stand, line by line: the goal, the danger, the pod and everybody's cards."""

from collections import Counter

import pytest

from games.jupiter import GAME
from games.jupiter.reading_order import reading_order
from games.jupiter.words import dome_spot, module_spot, named_space
from games.kernel.hexes import ORIGIN, Hex
from games.kernel.match import Match
from tests.games.jupiter.scene import module, scene


def told(game: GAME) -> list[str]:
    return [str(line) for line in game.situation()]


def test_goal_danger_pod_and_cards() -> None:
    game = scene("L.C K.C", colonists="L.E M.C", creeps="L.SE", hand="boost pilot", core="sniper")
    game.s.target = 14
    assert told(game) == [
        "Goal: save 14 colonists, then bring all robots away.",
        "In danger: 1 colonist. Still there: 1 power plants, 1 dishes.",
        "The pod is docked beside K, L.",
        "Player 1 (Titan): core Sniper, holds Boost, Pilot",
        "Player 2 (Umbriel)",
    ]


def test_plants_and_dishes_that_blew_up_are_not_counted() -> None:
    game = scene("L.C", numbers="3412512512512512534")
    assert "2 power plants, 2 dishes" in told(game)[1]
    game.s.modules[module("A")].gone = game.s.modules[module("S")].gone = True
    assert "1 power plants, 1 dishes" in told(game)[1]


def test_a_pod_that_is_away_names_whom_it_waits_for() -> None:
    game = scene("L.C K.C", pod=None)
    assert told(game)[2] == "The pod waits to dock."
    game.s.pod.launcher = 1
    assert told(game)[2] == "The pod is away until the turn of Player 2."


def test_a_lost_robot_is_out_of_play_and_an_empty_hand_is_not_spoken_of() -> None:
    game = scene("L.C K.C", core="swap", robot_vulnerability=True)
    game.s.domes[named_space("K.C")] = 0
    assert told(game)[3:] == ["Player 1 (Titan): core Swap", "Player 2 (Umbriel): out of play"]


SHARES = [(1, [1]), (3, [1, 1, 1]), (4, [2, 2]), (7, [3, 3, 1])]


@pytest.mark.parametrize(("seats", "shares"), SHARES)
def test_three_lines_at_most_tell_of_the_players(seats: int, shares: list[int]) -> None:
    lines = told(scene(" ".join(["POD"] * seats)))[3:]
    assert [line.count("Player") for line in lines] == shares


def test_before_the_first_roll_the_headline_shows_no_die() -> None:
    match = Match.start(GAME, 2, seed=1)
    assert "die" not in str(match.game.headline())
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
