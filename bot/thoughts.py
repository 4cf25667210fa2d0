"""What is thought in processes of its own: plain data in, plain data out.

Seeds are given and never those of the match, so that no thought knows what chance will bring.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from games.catalog import find_game
from games.kernel import Text
from games.kernel.match import Match
from games.kernel.mind import Level
from games.kernel.record import Choice
from games.kernel.transcript import Transcript
from games.minds import Branch, Budget, Puzzle, advise, decide, look_back, make_puzzle, what_if


class Advised(NamedTuple):
    """One of the best options: what to do after it in the same turn, why, and the chance to win
    where it can be told."""

    option: str
    then: tuple[Text, ...]
    reasons: tuple[Text, ...]
    outlook: float | None
    alike: tuple[Text, ...] = ()
    """What comes to the same."""
    thought: bool = True
    """Whether it was compared with others."""
    practised: bool = False
    """Whether it stands where practice games have put it."""


class Turned(NamedTuple):
    """A moment after which things looked different, and what would have been better."""

    choices: int
    seat: int
    chosen: Text
    better: Text | None
    before: float
    after: float
    words: Text


def answer(saved: bytes, seat: int, level: Level, seed: int, seconds: float) -> str:
    """The option that this seat takes."""
    match = Match.load(saved, find_game)
    assert match.ask is not None
    luck, budget = random.Random(seed), Budget(seconds=seconds)
    return decide(match.game, match.ask, seat, level=level, luck=luck, budget=budget).id


def hint(saved: bytes, seat: int, seed: int, seconds: float, mine: str = "") -> tuple[Advised, ...]:
    """What this seat might do, the best first, or the best and what it has in mind; nothing where
    there is nothing to think about."""
    match = Match.load(saved, find_game)
    assert match.ask is not None
    luck, budget = random.Random(seed), Budget(seconds=seconds)
    advice = advise(match.game, match.ask, seat, luck=luck, budget=budget, match=match, mine=mine)
    return tuple(
        Advised(
            one.option.id,
            tuple(step.label for step in one.then),
            one.reasons,
            one.outlook,
            tuple(twin.label for twin in one.alike),
            one.thought,
            one.practised,
        )
        for one in advice.candidates
    )


def turning_points(transcript: Transcript, seed: int, seconds: float) -> tuple[Turned, ...]:
    """Where a finished game turned, in the order of play."""
    luck, budget = random.Random(seed), Budget(seconds=seconds)
    return tuple(
        Turned(
            one.choices,
            one.seat,
            one.chosen.label,
            None if one.better is None else one.better.label,
            one.before,
            one.after,
            one.words,
        )
        for one in look_back(transcript, find_game, luck=luck, budget=budget)
    )


def what_would_have_happened(
    saved: bytes, made: Choice, seed: int, seconds: float
) -> tuple[Branch, ...]:
    """From a moment on, as autopilots play; nothing where that takes too long."""
    luck, budget = random.Random(seed), Budget(seconds=seconds)
    return what_if(Match.load(saved, find_game), made, luck=luck, budget=budget)


def puzzle(game: str, seats: int, seed: int) -> Puzzle:
    """The same for the same seed."""
    return make_puzzle(find_game(game), seats, random.Random(seed))
