"""``python -m benchmarks.tuning GAME``: which weights of a mind should be larger or smaller?

Every game is played with all weights changed a little by chance, each by a factor of its own. What
wins then is seen by a regression over all of these games at once: one run tells about every weight,
where a comparison tells about one. ``--out`` writes weights that went as far as is certain, for
another run around them (``--start``) and for ``python -m benchmarks.minds --player``, which has
the last word on other seeds.
"""

from __future__ import annotations

import dataclasses
import math
import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import click
import numpy as np
import yaml

from benchmarks.minds import Contest, Table, is_duel, mind_of
from bot.cli._playing import game_argument, in_turn, seats_for, set_option
from games.catalog import find_game

Shifts = Mapping[str, float]
"""By weight, the logarithm of its factor."""
DOUBT = 1.0
"""A slope of less than so many standard errors moves nothing."""
SURE = 3.0
"""With so many a weight goes the whole way."""
FARTHEST = 1.5
"""How far that is, in spreads."""


class Slope(NamedTuple):
    """How much more is won when a weight is e times as large, and the standard error of that."""

    name: str
    rise: float
    error: float

    @property
    def certainty(self) -> float:
        return self.rise / self.error


@dataclass(frozen=True, slots=True)
class Trial:
    """One game with these changes, small enough to send to another process."""

    contest: Contest
    start: str
    spread: float
    seed: int

    def shifts(self) -> dict[str, float]:
        luck = random.Random(f"weights {self.seed}")
        mind = mind_of(find_game(self.contest.game_id), self.start)
        assert mind is not None
        return {name: luck.gauss(0.0, self.spread) for name in names_of(mind.weights)}


def names_of(weights: Any) -> list[str]:
    """All but what only counts, such as how many lines of play are kept."""
    return [
        field.name
        for field in dataclasses.fields(weights)
        if not isinstance(getattr(weights, field.name), (int, str))
    ]


def shifted(weights: Any, shifts: Shifts) -> Any:
    """Those that hang together, in a row or by name, keep their proportions."""
    changes = {
        name: scaled(getattr(weights, name), math.exp(shift)) for name, shift in shifts.items()
    }
    return dataclasses.replace(weights, **changes)


def scaled(value: Any, factor: float) -> Any:
    if isinstance(value, Mapping):
        return {name: scaled(one, factor) for name, one in value.items()}
    if isinstance(value, tuple):
        return tuple([scaled(one, factor) for one in value])
    return value * factor


def play(trial: Trial) -> float:
    """The share of the victory that went to who thinks; enemies are autopilots, seats in turn."""
    contest, seed = trial.contest, trial.seed
    rules = find_game(contest.game_id)
    mind = mind_of(rules, trial.start)
    assert mind is not None
    tuned = rules.mind(shifted(mind.weights, trial.shifts()))
    seated = ["fierce"] * contest.seats
    if contest.duel:
        seated = ["autopilot"] * contest.seats
        seated[seed % contest.seats] = "fierce"
    winners = Table(contest, seated, seed, {"fierce": tuned}).play()
    if not contest.duel:
        return float(bool(winners))
    return winners.count("fierce") / max(1, len(winners))


def slopes(shifts: Sequence[Shifts], won: Sequence[float]) -> list[Slope]:
    """By least squares; the most certain first."""
    names = list(shifts[0])
    changes = np.array([[1.0, *(one[name] for name in names)] for one in shifts])
    found, *_ = np.linalg.lstsq(changes, np.array(won), rcond=None)
    left = np.array(won) - changes @ found
    noise = float(left @ left) / max(1, len(won) - len(found))
    errors = np.sqrt(np.diag(np.linalg.pinv(changes.T @ changes)) * noise)
    rows = zip(names, found[1:].tolist(), errors[1:].tolist(), strict=True)
    return sorted([Slope(*row) for row in rows], key=lambda one: -abs(one.certainty))


def step(found: Sequence[Slope], spread: float) -> dict[str, float]:
    """Uphill, each weight as far as its slope is certain."""
    moved = {}
    for one in found:
        share = (abs(one.certainty) - DOUBT) / (SURE - DOUBT)
        if share > 0.0:
            far = FARTHEST * spread * min(1.0, share)
            moved[one.name] = math.copysign(far, one.rise)
    return moved


def report(found: Sequence[Slope], won: Sequence[float]) -> str:
    head = f"{len(won)} games, {100 * sum(won) / len(won):.1f} % won"
    lines = [f"{one.name:16} {one.rise:+.3f} ± {one.error:.3f}" for one in found]
    return "\n".join([head, *lines])


@click.command
@game_argument
@click.option("--games", type=click.IntRange(60), default=600, show_default=True)
@click.option("--seats", type=int, help="How many play; the fewest allowed when left out.")
@click.option("--seed", type=int, default=1, show_default=True, help="The first one.")
@click.option("--spread", default=0.35, show_default=True, help="Of the factors' logarithms.")
@click.option("--start", default="fierce", show_default=True, help="A file of weights to go from.")
@click.option("--out", type=click.Path(path_type=Path), help="Where better weights are written.")
@click.option("--seconds", default=1.0, show_default=True, help="To think, a decision.")
@set_option
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True)
def command(
    *,
    game_id: str,
    games: int,
    seats: int | None,
    seed: int,
    spread: float,
    start: str,
    out: Path | None,
    seconds: float,
    settings: tuple[str, ...],
    jobs: int,
) -> None:
    """Play games with weights changed by chance, and say what that tells about each."""
    rules = find_game(game_id)
    players = ("fierce", "autopilot")
    contest = Contest(game_id, seats_for(rules, seats), settings, players, seconds)
    contest = dataclasses.replace(contest, duel=is_duel(contest))
    trials = [Trial(contest, start, spread, seed + number) for number in range(games)]
    won: list[float] = []
    for share in in_turn(play, trials, jobs):
        won.append(share)
        if len(won) % 100 == 0:
            found = slopes([one.shifts() for one in trials[: len(won)]], won)
            click.echo(report(found, won), err=True)
    found = slopes([one.shifts() for one in trials], won)
    click.echo(report(found, won))
    mind = mind_of(rules, start)
    if out is not None and mind is not None:
        better = dataclasses.asdict(shifted(mind.weights, step(found, spread)))
        out.write_text(yaml.safe_dump(plain(better), sort_keys=False), encoding="utf-8")


def plain(value: Any) -> Any:
    """As a file holds it."""
    if isinstance(value, Mapping):
        return {name: plain(one) for name, one in value.items()}
    return list(value) if isinstance(value, tuple) else value


if __name__ == "__main__":
    sys.exit(command())
