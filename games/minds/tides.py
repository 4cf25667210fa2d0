"""How a finished game went for one seat, turn by turn, without a word about what happened in it."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Literal

from games.kernel.match import Match
from games.kernel.mind import Look
from games.kernel.record import FindGame
from games.kernel.transcript import Transcript, replay

Tide = Literal[-1, 0, 1]
"""The outlook fell, stayed much as it was, or rose."""
MOVED = 0.03
"""What moves the outlook by less left it as it was."""


def tides(transcript: Transcript, find_game: FindGame, seat: int) -> list[Tide]:
    """One for each turn; where nobody can judge, it is calm."""
    turns: dict[int, float] = {}
    won = False
    for match in replay(transcript, find_game):
        turns.setdefault(match.game.turn, outlook(match, seat))
        won = match.outcome is not None and seat in match.outcome.winners
    known = [turns[turn] for turn in sorted(turns)]
    return [tide(later - now) for now, later in pairwise([*known, float(won)])]


def outlook(match: Match, seat: int) -> float:
    """The chance to win as that seat sees it: even before anything can be weighed."""
    mind = match.game.mind()
    if mind is None or match.outcome is not None:
        return 0.5
    position = mind.standing(Look(match.view(seat), seat, random.Random(match.game.turn)))
    return 0.5 if position is None else mind.chance(position, position.worth())


def tide(moved: float) -> Tide:
    return 0 if abs(moved) < MOVED else 1 if moved > 0 else -1
