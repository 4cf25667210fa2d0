"""How fair the factions are: the autopilot against itself with the ready-made armies.

``python -m benchmarks.lurk.balance --games 200`` plays so many battles for each pairing of two
factions and prints the tables of docs/games/lurk.md; ``--seats 4`` (or 3) plays free-for-alls.
``--seed`` begins with other battles, ``--jobs`` plays several at a time.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from typing import Any, NamedTuple

from benchmarks.lurk.handbook import table
from games.kernel.ask import Ask, Option
from games.kernel.chance import Chance
from games.kernel.game import Game
from games.kernel.run import run
from games.lurk.content import FACTIONS
from games.lurk.game import Lurk
from games.lurk.options import LurkOptions

Pair = tuple[str, str]


@dataclass(slots=True)
class Tally:
    """Battles and wins; a shared victory counts in shares."""

    battles: Counter[str] = field(default_factory=Counter)
    wins: dict[str, float] = field(default_factory=dict)
    pairs: dict[Pair, list[float]] = field(default_factory=dict)
    first: float = 0.0
    rounds: int = 0
    decisions: int = 0
    eliminated: int = 0
    timed_out: int = 0

    @property
    def count(self) -> int:
        return self.eliminated + self.timed_out

    def share(self, faction: str) -> str:
        """How many battles it won, and how far that may be from the truth (19 times of 20)."""
        won = self.wins[faction] / self.battles[faction]
        error = 1.96 * sqrt(won * (1 - won) / self.battles[faction])
        return f"{won:.0%} ±{100 * error:.0f}"


def battle(factions: Sequence[str], seed: int) -> tuple[Lurk, tuple[int, ...], str, int]:
    """One battle of these factions, seat by seat: the game, the winners, the cause, the length."""
    luck = random.Random(seed)

    def decide(game: Game[Any, Any], ask: Ask) -> Option[Any]:
        seat = ask.seats[0]
        wish = ask.find(seat, f"faction.{factions[seat]}")
        if wish is None and len(own := ask.of(seat)) == 1:
            return own[0]
        return wish or Lurk.autopilot(game.view(seat), ask.seen_by(seat), seat, luck)

    game = Lurk.new(len(factions), LurkOptions(), Chance(seed))
    outcome, decisions = run(game, decide)
    assert isinstance(game, Lurk)
    return game, outcome.winners, outcome.cause, decisions


def tables(seats: int, games: int, seed: int = 0) -> Iterator[tuple[Sequence[str], int]]:
    """Who sits where, and with which seed: every pairing, or everybody in turning order."""
    groups = list(combinations(FACTIONS, seats))
    for number in range(games * (len(groups) if seats < len(FACTIONS) else 1)):
        group = groups[number % len(groups)]
        turn = number // len(groups) % seats
        yield (*group[turn:], *group[:turn]), seed + number + 1


class Fought(NamedTuple):
    """What came of a battle."""

    factions: Sequence[str]
    winners: Sequence[int]
    first: int
    cause: str
    rounds: int
    decisions: int


def fought(table: tuple[Sequence[str], int]) -> Fought:
    factions, seed = table
    game, winners, cause, decisions = battle(factions, seed)
    return Fought(factions, winners, game.s.first, cause, game.s.round, decisions)


def measure(seats: int, games: int, seed: int = 0, jobs: int = 1) -> Tally:
    tally, planned = Tally(), list(tables(seats, games, seed))
    if jobs == 1:
        for result in map(fought, planned):
            add(tally, result)
        return tally
    with ProcessPoolExecutor(jobs) as pool:
        for result in pool.map(fought, planned, chunksize=6):
            add(tally, result)
    return tally


def add(tally: Tally, one: Fought) -> None:
    note(tally, one.factions, one.winners)
    tally.first += (one.first in one.winners) / len(one.winners)
    tally.rounds += one.rounds
    tally.decisions += one.decisions
    tally.eliminated += one.cause == "last"
    tally.timed_out += one.cause != "last"


def note(tally: Tally, factions: Sequence[str], winners: Sequence[int]) -> None:
    for seat, faction in enumerate(factions):
        share = (seat in winners) / len(winners)
        tally.battles[faction] += 1
        tally.wins[faction] = tally.wins.get(faction, 0.0) + share
        for other in factions:
            if other != faction:
                entry = tally.pairs.setdefault((faction, other), [0.0, 0.0])
                entry[0] += share
                entry[1] += 1


def report(seats: int, tally: Tally) -> str:
    """The tables in words for the page."""
    names = [faction.name for faction in FACTIONS.values()]
    overall = [tally.share(one) for one in FACTIONS]
    rows = [["all", *overall]]
    if seats == 2:
        rows += [[FACTIONS[other].name, *_against(tally, other)] for other in FACTIONS]
    head = (f"{seats} players, won against", *names)
    return f"{table(head, rows)}\n\n{_summary(tally, tally.count)}\n"


def _summary(tally: Tally, count: int) -> str:
    return (
        f"{count} battles; the first player won {tally.first / count:.0%}; on average "
        f"{tally.rounds / count:.1f} rounds and {tally.decisions / count:.0f} decisions; "
        f"{tally.timed_out} went to the last round."
    )


def _against(tally: Tally, other: str) -> list[str]:
    return [
        "–" if one == other else f"{tally.pairs[one, other][0] / tally.pairs[one, other][1]:.0%}"
        for one in FACTIONS
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200, help="for each group of factions")
    parser.add_argument("--seed", type=int, default=0, help="of the battle before the first")
    parser.add_argument("--jobs", type=int, default=1, help="battles at a time")
    chosen = parser.parse_args()
    tally = measure(chosen.seats, chosen.games, chosen.seed, chosen.jobs)
    sys.stdout.write(report(chosen.seats, tally))


if __name__ == "__main__":
    main()
