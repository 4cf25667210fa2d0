"""``python -m benchmarks.minds GAME``: does one player win more often than another?

Both play the same seeds: where all win or lose together, each plays all seats of each seed; where
seats fight each other, they change places. A sign test counts the seeds that only one of them won.
A player is a level, the autopilot, or a file of weights, which a fierce player then thinks with.
"""

from __future__ import annotations

import dataclasses
import math
import random
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import click
import yaml
from pydantic import TypeAdapter

from bot.cli._playing import game_argument, in_turn, read_options, seats_for, set_option
from games.catalog import find_game
from games.kernel.ask import Ask, Option
from games.kernel.chance import Chance
from games.kernel.game import Game
from games.kernel.mind import LEVELS, Level, Mind
from games.kernel.run import run
from games.minds import Budget, decide


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays whom at what, small enough to send to another process."""

    game_id: str
    seats: int
    settings: tuple[str, ...]
    players: tuple[str, str]
    seconds: float
    duel: bool = False


@dataclass(slots=True)
class Result:
    """Of one seed: what share of its games each of the two won, and how long the first thought."""

    won: tuple[float, float]
    times: list[float] = field(default_factory=list)


def mind_of(game: type[Game[Any, Any]], player: str) -> Mind[Any, Any] | None:
    """With weights from a file, which need name only what differs."""
    mind = game.mind()
    if player in LEVELS or mind is None:
        return mind
    changes = yaml.safe_load(Path(player).read_text(encoding="utf-8"))
    weights = {**dataclasses.asdict(mind.weights), **changes}
    return game.mind(TypeAdapter(type(mind.weights)).validate_python(weights))


class Table:
    """One game, and who sits where; minds are looked up by the players' names or given."""

    def __init__(
        self,
        contest: Contest,
        seated: Sequence[str],
        seed: int,
        minds: Mapping[str, Mind[Any, Any] | None] | None = None,
    ) -> None:
        self.contest = contest
        self.seated = seated
        self.luck = random.Random(seed)
        self.times: list[float] = []
        rules = find_game(contest.game_id)
        thinking = set(seated) - {"autopilot"}
        self.minds = minds or {one: mind_of(rules, one) for one in thinking}
        options = read_options(rules, contest.settings)
        self.game = rules.new(contest.seats, options, Chance(seed))

    def play(self) -> list[str]:
        """Who won."""
        winners = run(self.game, self.answer)[0].winners
        return [self.seated[seat] for seat in winners]

    def answer(self, game: Game[Any, Any], ask: Ask) -> Option[Any]:
        seat = ask.awaited[0]
        player = self.seated[seat]
        if player == "autopilot":
            return game.autopilot(game.view(seat), ask.seen_by(seat), seat, self.luck)
        level: Level = next((level for level in LEVELS if level == player), "fierce")
        budget = Budget(seconds=self.contest.seconds)
        start = time.thread_time()
        mind = self.minds[player]
        option = decide(game, ask, seat, level=level, luck=self.luck, budget=budget, mind=mind)
        if len(ask.of(seat)) > 1 and player == self.contest.players[0]:
            self.times.append(time.thread_time() - start)
        return option


def play_seed(contest: Contest, seed: int) -> Result:
    one, other = contest.players
    pair = [one, other] if contest.duel else [one]
    result = Result((0.0, 0.0))
    wins = {one: 0, other: 0}
    for seated in (pair, pair[::-1]) if contest.duel else ([one], [other]):
        chairs = [seated[seat % len(seated)] for seat in range(contest.seats)]
        table = Table(contest, chairs, seed)
        for player in set(table.play()):
            wins[player] += 1
        result.times += table.times
    games = 2 if contest.duel else 1
    result.won = wins[one] / games, wins[other] / games
    return result


def is_duel(contest: Contest) -> bool:
    """Whether some seats win and others lose."""
    table = Table(contest, ["autopilot"] * contest.seats, seed=0)
    return 0 < len(table.play()) < contest.seats


def sign_test(more: int, fewer: int) -> float:
    """How likely chance alone would favour one side that clearly."""
    tosses = more + fewer
    if not tosses:
        return 1.0
    tail = sum(math.comb(tosses, k) for k in range(max(more, fewer), tosses + 1))
    return min(1.0, 2.0 * tail / 2.0**tosses)


def percentile(times: Sequence[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def percent(shares: Sequence[float]) -> str:
    """With its standard error."""
    p = sum(shares) / len(shares)
    return f"{100 * p:.1f} ± {100 * math.sqrt(p * (1 - p) / len(shares)):.1f} %"


def report(contest: Contest, results: Sequence[Result]) -> str:
    ones, others = ([result.won[side] for result in results] for side in (0, 1))
    more = sum(one > other for one, other in zip(ones, others, strict=True))
    fewer = sum(one < other for one, other in zip(ones, others, strict=True))
    times = [seconds for result in results for seconds in result.times]
    return (
        f"{contest.game_id}, {contest.seats} seats, {len(results)} seeds, "
        f"{contest.seconds:g} s: {contest.players[0]} {percent(ones)}, "
        f"{contest.players[1]} {percent(others)}; only the first {more}, only the second {fewer}, "
        f"p = {sign_test(more, fewer):.4f}; thinking p50 {1000 * percentile(times, 0.5):.1f} ms, "
        f"p95 {1000 * percentile(times, 0.95):.1f} ms"
    )


@click.command
@game_argument
@click.option("--games", type=click.IntRange(1), default=60, show_default=True, help="Seeds.")
@click.option("--seats", type=int, help="How many play; the fewest allowed when left out.")
@click.option("--seed", type=int, default=1, show_default=True, help="The first one.")
@click.option("--player", default="fierce", show_default=True, help="A level or a weights file.")
@click.option("--against", default="autopilot", show_default=True, help="As --player.")
@click.option("--seconds", multiple=True, type=float, default=(1.0,), help="Repeat to compare.")
@set_option
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True)
def command(
    *,
    game_id: str,
    games: int,
    seats: int | None,
    seed: int,
    player: str,
    against: str,
    seconds: tuple[float, ...],
    settings: tuple[str, ...],
    jobs: int,
) -> None:
    """Play one against the other on the same seeds, once for each budget."""
    seats = seats_for(find_game(game_id), seats)
    for budget in seconds:
        contest = Contest(game_id, seats, settings, (player, against), budget)
        contest = dataclasses.replace(contest, duel=is_duel(contest))
        results = []
        for result in in_turn(partial(play_seed, contest), range(seed, seed + games), jobs):
            results.append(result)
            if len(results) % 20 == 0:
                click.echo(report(contest, results), err=True)
        click.echo(report(contest, results))


if __name__ == "__main__":
    sys.exit(command())
