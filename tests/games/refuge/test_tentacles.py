"""Tentacles: the lower half of Kraken cards, spawns, and where tentacles may not go."""

import pytest

from games.refuge import told
from games.refuge.dive import Ended
from games.refuge.tentacles import lower_half, spawn, tentacle_ways
from tests.games.refuge.dive import SOFT, Dive, dive

FAR = "\n0 | . A . . . . . . ."


def below(table: Dive, symbols: str, *answers: str) -> Dive:
    return table.watch(lower_half(table.game, symbols), *answers)


MARCHES = {
    "an arrow moves all tentacles of its column one space": (
        "6 | . . . t . . . . .\n3 | . . . t . . . . .\n2 | . t . . . . . . .",
        "v^^",
        "c1r2 c3r2 c3r5",
    ),
    "two arrows move them twice": (
        "6 | . . . . t . . . .\n3 | . . . . t . . . .",
        "vVv",
        "c4r1 c4r4",
    ),
    "only the columns below the head move": (
        "10 | . . . t . . . . .\n5 | . t . . . . t . .",
        "vvv",
        "c1r5 c3r10 c6r5",
    ),
    "left, right and up": ("3 | . . . t t t . . .", "<^>", "c2r3 c4r4 c6r3"),
    "nobody moves by two columns' arrows": ("3 | . . . t . . . . .", ">vv", "c4r3"),
    "nobody waits for a space its holder is leaving": (
        "3 | . . . t t . . . .",
        ">vv",
        "c4r2 c4r3",
    ),
    "a column moves down together": (
        "4 | . . . t . . . . .\n3 | . . . t . . . . .",
        "v^^",
        "c3r2 c3r3",
    ),
    "not into another tentacle": ("3 | . . . t t . . . .", ">SS", "c3r3 c4r3 c4r5 c5r6"),
    "into an empty cave": ("4 | . . . t . . . . .", "vvv", "c3r3"),
    "not off the board": ("5 | . t . . . . . . .\n8 | . H H H . . . . .", "<vv", "c1r5"),
    "not into the head": ("6 | . . . . t . . . .", "v^v", "c4r6"),
    "of two who want the same space the one from the left gets it": (
        "4 | . . . . t . . . .\n3 | . . . t . . . . .",
        ">vv",
        "c4r3 c4r4",
    ),
    "from whichever side it comes": (
        "4 | . . . t . . . . .\n3 | . . . . t . . . .",
        "v<v",
        "c3r3 c4r3",
    ),
    "a space that is being left too": (
        "4 | . . . . t . . . .\n3 | . . . t t . . . .",
        ">vv",
        "c4r2 c4r3 c4r4",
    ),
    "band and wreck lie below no head": (
        "10 | . . . . t . . . .\n7 | . t . . . . . . .",
        "v<v",
        "c1r7 c4r10",
    ),
    "row 6 lies below the head": ("6 | . . . t . . . . .", "vSv", "c3r5 c4r5"),
}


@pytest.mark.parametrize(("board", "symbols", "after"), MARCHES.values(), ids=MARCHES)
def test_where_arrows_lead(board: str, symbols: str, after: str) -> None:
    assert below(dive(board + FAR), symbols).tentacles == after.split()


def test_into_an_occupied_cave_it_does_not_move() -> None:
    table = below(dive("4 | . . . t t . . . .\n3 | . . . A . . . . ."), "vvv")
    assert (table.tentacles, table.standing) == (["c3r4", "c4r3"], [True])
    assert table.told(told.TENTACLES_BLOCKED) == [{"n": 1, "spots": ["c3r4"]}]


def test_into_a_start_space_goes_to_the_threat_track() -> None:
    table = below(dive("1 | . . . t . t . . .\n5 | . A . . . . . . ."), "vSv")
    assert (table.tentacles, table.s.threat, table.s.supply) == (["c4r5"], 2, 13)
    assert [one["one"] for one in table.told(told.TENTACLE_CRAWLS)] == ["c3r1", "c5r1"]
    assert [one["n"] for one in table.told(told.JOINS_THREAT_TRACK)] == [1, 2]


def test_of_two_that_strike_one_diver_the_left_one_is_first() -> None:
    """They come from the left and from above; the knife is for the first."""
    table = dive(
        "4 | . . . . t . . . .\n3 | . . . t A . . . .\n0 | . B . . . . . . .",
        names=("vega", "mags"),
        hands=[["dive_knife"]],
        draws=["flare"],
    )
    below(table, ">vv", "strike.dive_knife")
    starts = [move.start for move in table.s.trail if move.kind == "tentacle"]
    assert starts == [33, 44]


def test_a_tentacle_that_hits_somebody_makes_no_second_step() -> None:
    board = "3 | . . . t . . . . .\n2 | . . . A . . . . .\n1 | . . . B . . . . ."
    table = below(dive(board, names=SOFT), "Vvv")
    assert (table.standing, table.s.supply) == ([False, True], 16)


def test_crawls_are_told_together_before_the_strike_that_follows_them() -> None:
    board = "6 | . . . t . t . . .\n5 | . . . . . A . . .\n0 | . B . . . . . . ."
    table = below(dive(board, names=("vega", "mags")), "vvv")
    crawls, upon = told.BELOW_HEAD_TENTACLE_CRAWLS, told.CRAWLS_UPON
    assert table.told(crawls) == [{"n": 1, "ways": [["c3r6", "c3r5"]]}]
    assert table.told(upon) == [{"one": "c5r6", "diver": "vega", "other": "c5r5"}]
    order = [getattr(line.text, "id", "") for line in table.game.lines]
    assert order.index(crawls.id) < order.index(upon.id)
    assert table.told(told.TENTACLES_BLOCKED) == []
    twice = below(dive("6 | . . . . t . . . ." + FAR), "vVv")
    assert twice.told(crawls) == [{"n": 1, "ways": [["c4r6", "c4r4"]]}], "with its whole way"


def test_spawn_puts_a_tentacle_on_the_topmost_unoccupied_spawn_space() -> None:
    table = dive("6 | . . . t . . . . ." + FAR)
    assert below(table, "SSv").tentacles == ["c3r2", "c3r6", "c4r5"]
    assert table.s.supply == 13
    assert [one["spot"] for one in table.told(told.RISES_ALONE)] == ["c3r2", "c4r5"]
    table = below(dive("0 | . A . . . . . . ."), "SVS")
    assert below(table, "SVS").tentacles == ["c3r2", "c3r6", "c5r2", "c5r6"]
    assert table.s.supply == 12


def test_a_diver_occupies_a_spawn_space_and_the_head_does_not() -> None:
    assert below(dive("6 | . . . A . . . . ."), "Svv").tentacles == ["c3r2"]
    beside = below(dive("6 | . . A . . . . . ."), "Svv")
    assert beside.told(told.TENTACLE_RISES) == [{"spot": "c3r6", "divers": ["michael"]}]
    table = dive("6 | . . . A . . . . .\n2 | . . . t . . . . .")
    spawn(table.game, 3)
    assert (table.s.threat, table.tentacles) == (1, ["c3r2"])


def test_without_an_unoccupied_spawn_space_the_tentacle_joins_the_threat_track() -> None:
    table = below(dive("6 | . . . t . . . . .\n2 | . . . t . . . . ." + FAR), "Svv")
    assert (table.s.threat, table.s.supply, len(table.tentacles)) == (1, 13, 2)
    assert table.told(told.NO_ROOM_TO_SPAWN) == [{"column": 3}]
    assert table.told(told.NO_TENTACLE_MOVES) == [{}]


def test_the_last_of_16_tentacles_leaving_the_supply_loses_the_dive() -> None:
    table = dive("0 | . A . . . . . . .", supply=2)
    spawn(table.game, 3)
    with pytest.raises(Ended, match="supply"):
        spawn(table.game, 3)


def test_spawn_signs_come_after_all_arrows_from_left_to_right() -> None:
    """The arrow has cleared the middle."""
    table = below(dive("5 | . . . . t . . . ." + FAR), "SVS")
    assert [move.end for move in table.s.trail if move.kind == "spawn"] == [63, 65]
    assert [move.kind for move in table.s.trail][-2:] == ["spawn", "spawn"]


def test_the_trail_shows_where_tentacles_went_and_where_one_rose() -> None:
    table = below(dive("4 | . . . t . . . . ." + FAR), "vvS")
    trail = [(move.kind, move.start, move.end) for move in table.game.view(None).trail]
    assert trail == [("tentacle", "c3r4", "c3r3"), ("spawn", None, "c5r6")]


def test_a_tentacle_may_be_moved_into_the_band_and_to_the_wreck() -> None:
    table = dive("9 | . t . . . . . . .\n6 | . . . . . . . t ." + FAR)
    ways = [option.id for option in tentacle_ways(table.game, table.s.divers[0], [])]
    assert {"put.c7r6.c7r7", "put.c1r9.c1r10"} <= set(ways)
    moved = [option.id for option in tentacle_ways(table.game, table.s.divers[0], [91])]
    assert not any(way.startswith("put.c1r9") for way in moved), "one space each"


def test_a_tentacles_way_to_a_harmless_space_says_nothing() -> None:
    table = dive("5 | . . t . . . . . ." + FAR, threat=3)
    ways = tentacle_ways(table.game, table.s.divers[0], [])
    assert [(way.id, way.detail, way.tone) for way in ways] == [
        (f"put.c2r5.{spot}", None, "plain") for spot in ("c2r6", "c3r5", "c2r4", "c1r5")
    ]
