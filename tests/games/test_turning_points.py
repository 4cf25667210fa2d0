"""Turning points: each game names its own, its rules tell them, and no game is without."""

import ast
import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from games.catalog import GAMES, find_game
from games.kernel import Line, Seat, T
from games.kernel.match import Match
from games.kernel.turning import most_telling, turning_points
from tests.conformance.kit import autopilot_player, walk

PLAYED = 4
LONGEST = 500
"""Choices of a game that are listened to; a campaign has many more."""


def sentences(game_id: str) -> Iterator[str]:
    """The English of every text in a game's rules."""
    room = Path(str(sys.modules[find_game(game_id).__module__].__file__)).parent
    for file in room.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                if node.func.id in ("T", "N") and isinstance(first, ast.Constant):
                    yield str(first.value)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_game_names_its_rules_tell(game_id: str) -> None:
    named = find_game(game_id).turning_points
    assert len(named) >= 3
    assert len(set(named)) == len(named)
    assert set(named) <= set(sentences(game_id))


@pytest.mark.parametrize("game_id", GAMES)
def test_some_are_told_in_played_games_and_not_in_every_breath(game_id: str) -> None:
    game, turned, choices = find_game(game_id), 0, 0
    for seed in range(PLAYED):
        match = Match.start(game, game.seats[-1], seed=900 + seed)
        stories = walk(match, autopilot_player, random.Random(seed))
        told = [turning_points(game.turning_points, lines) for lines in islice(stories, LONGEST)]
        turned, choices = turned + sum(map(len, told)), choices + len(told)
    assert 1 <= turned <= choices / 5, (turned, choices)


def line(n: int, **more: object) -> Line:
    return Line(T("Gate {n} opens.", n=n), **more)  # type: ignore[arg-type]


NAMED = ("Gate {n} opens.", "{seat} is out")


def test_what_one_seat_reads_turns_nothing() -> None:
    assert turning_points(NAMED, [line(1), line(2, to=0), Line(T("A wave."))]) == [
        T("Gate {n} opens.", n=1)
    ]


def test_phrases_and_small_print_become_sentences() -> None:
    out = T("{seat} is out", seat=Seat(1))
    lines = [
        Line(out, kind="deed", by=0),
        Line(out, kind="figure"),
        Line(T("{phrase}.", phrase=out)),
    ]
    assert Counter(map(str, turning_points(NAMED, lines))) == {"Player 2 is out.": 3}


def test_the_most_telling_are_those_named_first_and_newest_in_the_order_of_play() -> None:
    out = Line(T("{seat} is out", seat=Seat(1)), kind="deed", by=0)
    lines = [line(1), out, line(2), line(3)]
    assert [str(one) for one in most_telling(NAMED, lines, 2)] == ["Gate 2 opens.", "Gate 3 opens."]
    assert [str(one) for one in most_telling(NAMED[::-1], lines, 2)] == [
        "Player 2 is out.",
        "Gate 3 opens.",
    ]
