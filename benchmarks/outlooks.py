"""``python -m benchmarks.outlooks GAME``: of positions called 30 %, how many are won?

Thinking players play whole games; at the first question of each turn that is thought about, the
percentage of its hint is written down. From games with odd seeds a curve is fitted, and tried on
those with even seeds.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

import click

from benchmarks.minds import Contest, Table
from bot.cli._playing import game_argument, in_turn, seats_for, set_option
from games.catalog import find_game
from games.kernel.ask import Ask, Option
from games.kernel.game import Game
from games.kernel.run import run
from games.minds import Budget
from games.minds.advising import advise

SECONDS = 1.0
SURE = 1e-3
"""Nothing is told as more certain than that, or it would outweigh all others in a fit."""
STEPS = 25
Said: TypeAlias = tuple[float, bool]
"""A percentage, as a share of one, and whether that seat won."""


class Watched(Table):
    """A table at which hints are written down."""

    def __init__(self, contest: Contest, seed: int) -> None:
        super().__init__(contest, [contest.players[0]] * contest.seats, seed)
        self.said: list[tuple[int, float]] = []
        self._turn = -1

    def answer(self, game: Game[Any, Any], ask: Ask) -> Option[Any]:
        seat, budget = ask.awaited[0], Budget(seconds=self.contest.seconds)
        if game.turn != self._turn:
            for one in advise(game, ask, seat, luck=self.luck, budget=budget).candidates[:1]:
                if one.outlook is not None:
                    self.said.append((seat, one.outlook))
                    self._turn = game.turn
        return super().answer(game, ask)

    def told(self) -> list[Said]:
        winners = run(self.game, self.answer)[0].winners
        return [(share, seat in winners) for seat, share in self.said]


def of_one(contest: Contest, seed: int) -> list[Said]:
    return Watched(contest, seed).told()


def fitted(said: Sequence[Said]) -> tuple[float, float]:
    """What turns the odds said into those that came, by logistic regression: shift and slope."""
    shift, slope = 0.0, 1.0
    pairs = [(odds(share), won) for share, won in said]
    for _ in range(STEPS):
        g0 = g1 = h00 = h01 = h11 = 0.0
        for x, won in pairs:
            p = chance(shift + slope * x)
            g0, g1, w = g0 + won - p, g1 + (won - p) * x, p * (1 - p)
            h00, h01, h11 = h00 + w, h01 + w * x, h11 + w * x * x
        whole = h00 * h11 - h01 * h01
        if whole < SURE:
            break
        shift += (h11 * g0 - h01 * g1) / whole
        slope += (h00 * g1 - h01 * g0) / whole
    return shift, slope


def odds(share: float) -> float:
    share = min(1 - SURE, max(SURE, share))
    return math.log(share / (1 - share))


def chance(x: float) -> float:
    return 1 / (1 + math.exp(-x))


def curve(said: Sequence[Said], told: Callable[[float], float]) -> str:
    """Ten rows: said, won, positions."""
    rows: list[list[bool]] = [[] for _ in range(10)]
    for share, won in said:
        rows[min(9, int(told(share) * 10))].append(won)
    return "\n".join(
        f"{10 * at:3d}-{10 * at + 10} % {sum(row) / len(row):7.0%} {len(row):6d}"
        for at, row in enumerate(rows)
        if row
    )


@click.command
@game_argument
@click.option("--games", type=click.IntRange(2), default=100, show_default=True)
@click.option("--seats", type=int)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--player", default="fierce", show_default=True)
@set_option
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True)
def command(
    *, game_id: str, games: int, seats: int | None, seed: int, player: str,
    settings: tuple[str, ...], jobs: int,
) -> None:  # fmt: skip
    """Say how often positions of each percentage were won."""
    seats = seats_for(find_game(game_id), seats)
    contest = Contest(game_id, seats, settings, (player, player), SECONDS)
    odd, even = list[Said](), list[Said]()
    seeds = range(seed, seed + games)
    for one, said in zip(seeds, in_turn(partial(of_one, contest), seeds, jobs), strict=True):
        (odd if one % 2 else even).extend(said)
        if (one + 1 - seed) % 20 == 0:
            click.echo(f"{one + 1 - seed} games, {len(odd) + len(even)} positions", err=True)
    click.echo(f"{game_id}, {seats} seats, {games} games, as it is said:")
    click.echo(curve(odd + even, lambda share: share))
    shift, slope = fitted(odd)
    click.echo(f"Fitted on odd seeds: {shift:+.2f} {slope:+.2f} times the odds; on even seeds:")
    click.echo(curve(even, lambda share: chance(shift + slope * odds(share))))
    click.echo("Fitted on all: {:+.2f} {:+.2f}".format(*fitted(odd + even)))


if __name__ == "__main__":
    sys.exit(command())
