"""Opposed rolls: two red dice each, most octopuses win, ties are rolled again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.kernel.text import Seat, T, Text
from games.lurk.battle import Battle
from games.lurk.dice.dice import hits

OPPOSED_DICE = "RR"
Scores = Mapping[int, list[int]]
"""Octopuses of every seat: of its roll, and of each roll to break a tie."""


def roll_scores(battle: Battle, seats: Sequence[int]) -> dict[int, list[int]]:
    """Octopuses of two red dice with their bonus dice, and of every roll to break a tie."""
    scores: dict[int, list[int]] = {seat: [] for seat in seats}
    tied = list(seats)
    while tied:
        for seat in tied:
            scores[seat].append(hits(battle.roll_openly(OPPOSED_DICE)))
        tied = [s for s in seats if list(scores.values()).count(scores[s]) > 1]
    return scores


def by_score(scores: Scores) -> list[int]:
    """Seats, the best roll first."""
    return sorted(scores, key=lambda seat: scores[seat], reverse=True)


def rolls_text(scores: Scores) -> Text:
    """All rolls in a few words; later ones broke ties."""
    rolls = [
        T("{n} for {seat}", seat=Seat(seat), n="/".join(map(str, rolled)))
        for seat, rolled in scores.items()
    ]
    return T("octopuses: {rolls}", rolls=rolls)
