"""Opposed rolls: two red dice each, most octopuses win, ties are rolled again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.kernel.text import N, Seat
from games.lurk.battle import Battle
from games.lurk.dice import hits

OPPOSED_DICE = "RR"


def roll_off(battle: Battle, seats: Sequence[int]) -> list[int]:
    """Two red dice each: most octopuses first."""
    return by_score(roll_scores(battle, seats))


def roll_scores(battle: Battle, seats: Sequence[int]) -> dict[int, list[int]]:
    """Octopuses of two red dice with their bonus dice, and of every roll to break a tie."""
    scores: dict[int, list[int]] = {seat: [] for seat in seats}
    tied = list(seats)
    while tied:
        for seat in tied:
            scores[seat].append(roll_for(battle, seat))
        tied = [s for s in seats if list(scores.values()).count(scores[s]) > 1]
    return scores


def roll_for(battle: Battle, seat: int) -> int:
    count = hits(battle.roll_openly(OPPOSED_DICE))
    battle.say(
        N("{seat} rolls {n} octopus.", "{seat} rolls {n} octopuses.", count, seat=Seat(seat))
    )
    return count


def by_score(scores: Mapping[int, list[int]]) -> list[int]:
    """Seats, the best roll first."""
    return sorted(scores, key=lambda seat: scores[seat], reverse=True)
