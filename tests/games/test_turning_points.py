"""Turning points: each game names its own, its rules tell them, and no game is without."""

import importlib
import random
from collections import Counter
from collections.abc import Mapping
from itertools import islice
from typing import ClassVar

import pytest

from games.catalog import find_game
from games.conformance.kit import autopilot_player, walk
from games.kernel import Line, Seat, T
from games.kernel.match import Match
from games.kernel.told import Told
from games.kernel.turning import most_telling, turning_points
from tests.kernel.lanterns import Lanterns
from tests.offered import TURNING_POINTS

PLAYED = 4
LONGEST = 500
"""Choices of a game that are listened to; a campaign has many more."""


def events(game_id: str) -> list[Told]:
    """Everything that a game can tell."""
    module = importlib.import_module(f"games.{game_id}.told")
    return [one for one in vars(module).values() if isinstance(one, Told)]


@pytest.mark.parametrize("game_id", TURNING_POINTS)
def test_what_a_game_names_its_rules_tell(game_id: str) -> None:
    named = find_game(game_id).turning_points
    assert len(named) >= 3
    assert len(set(named)) == len(named)
    assert set(named) <= set(events(game_id))


@pytest.mark.parametrize("game_id", TURNING_POINTS)
def test_some_are_told_in_played_games_and_not_in_every_breath(game_id: str) -> None:
    game, turned, choices = find_game(game_id), 0, 0
    for seed in range(PLAYED):
        match = Match.start(game, game.seats[-1], seed=900 + seed)
        stories = walk(match, autopilot_player, random.Random(seed))
        told = [turning_points(game, lines) for lines in islice(stories, LONGEST)]
        turned, choices = turned + sum(map(len, told)), choices + len(told)
    assert 1 <= turned <= choices / 5, (turned, choices)


OPENS = Told("gate.opens", "Gate {n} opens.")
OUT = Told("seat.out", "{seat} is out")


class Gates(Lanterns):
    turning_points = (OPENS, OUT)
    told_before_ids: ClassVar[Mapping[str, str]] = {"Gate {n} is open": "gate.opens"}


class Races(Gates):
    turning_points = (OUT, OPENS)


def line(n: int, **more: object) -> Line:
    return Line(OPENS(n=n), **more)  # type: ignore[arg-type]


def test_what_one_seat_reads_turns_nothing() -> None:
    assert turning_points(Gates, [line(1), line(2, to=0), Line(T("A wave."))]) == [OPENS(n=1)]


def test_stories_from_before_ids_are_known_by_their_words() -> None:
    old = T("Gate {n} is open", n=2)
    assert turning_points(Gates, [Line(old), Line(T("Gate {n} opens.", n=2))]) == [old]


def test_phrases_and_small_print_become_sentences() -> None:
    out = OUT(seat=Seat(1))
    lines = [
        Line(out, kind="deed", by=0),
        Line(out, kind="figure"),
        Line(T("{phrase}.", phrase=out)),
    ]
    assert Counter(map(str, turning_points(Gates, lines))) == {"Player 2 is out.": 3}


def test_the_most_telling_are_those_named_first_and_newest_in_the_order_of_play() -> None:
    out = Line(OUT(seat=Seat(1)), kind="deed", by=0)
    lines = [line(1), out, line(2), line(3)]
    assert [str(one) for one in most_telling(Gates, lines, 2)] == ["Gate 2 opens.", "Gate 3 opens."]
    assert [str(one) for one in most_telling(Races, lines, 2)] == [
        "Player 2 is out.",
        "Gate 3 opens.",
    ]
