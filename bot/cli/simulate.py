"""``divemaster simulate``: whole games without people, to test rules and measure balance."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from statistics import mean
from typing import TypedDict

import click

from bot.cli._playing import (
    PLAYERS,
    game_argument,
    in_turn,
    random_player,
    read_options,
    seated_players,
    seats_for,
    set_option,
)
from games.catalog import find_game
from games.kernel.chance import Chance
from games.kernel.run import run


class Spread(TypedDict):
    """Of a number in each game: its mean, and the most."""

    mean: float
    most: int


class Summary(TypedDict):
    """What came of many games, as plain data."""

    games: int
    won: int
    won_percent: float
    causes: dict[str, int]
    wins_by_seat: dict[int, int]
    wins_by_part: dict[str, str]
    divided: int
    decisions: Spread
    turns: Spread
    decisions_per_second: int


@dataclass(slots=True)
class Tally:
    """What came of many games."""

    causes: Counter[str] = field(default_factory=Counter)
    wins_by_seat: Counter[int] = field(default_factory=Counter)
    dives_by_part: Counter[str] = field(default_factory=Counter)
    wins_by_part: Counter[str] = field(default_factory=Counter)
    divided: int = 0
    """Games that some seats won and others lost."""
    won: int = 0
    decisions: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, other: Tally) -> None:
        self.causes += other.causes
        self.wins_by_seat += other.wins_by_seat
        self.dives_by_part += other.dives_by_part
        self.wins_by_part += other.wins_by_part
        self.divided += other.divided
        self.won += other.won
        self.decisions += other.decisions
        self.turns += other.turns
        self.seconds += other.seconds

    def summary(self) -> Summary:
        games = len(self.decisions)
        return {
            "games": games,
            "won": self.won,
            "won_percent": round(100 * self.won / games, 1),
            "causes": dict(self.causes.most_common()),
            "wins_by_seat": {
                seat + 1: self.wins_by_seat[seat] for seat in sorted(self.wins_by_seat)
            },
            "wins_by_part": {
                part: f"{self.wins_by_part[part]} of {self.dives_by_part[part]}"
                for part in sorted(self.dives_by_part)
            },
            "divided": self.divided,
            "decisions": {"mean": round(mean(self.decisions), 1), "most": max(self.decisions)},
            "turns": {"mean": round(mean(self.turns), 1), "most": max(self.turns)},
            "decisions_per_second": round(sum(self.decisions) / self.seconds),
        }


@dataclass(frozen=True, slots=True)
class Plan:
    """One batch of games, small enough to send to another process."""

    game_id: str
    seats: int
    settings: tuple[str, ...]
    players: str
    seconds: float
    seeds: tuple[int, ...]


def play_batch(plan: Plan) -> Tally:
    """Plays the games of a plan one after another."""
    game_type = find_game(plan.game_id)
    options = read_options(game_type, plan.settings)
    tally = Tally()
    for seed in plan.seeds:
        luck = random.Random(seed)
        if plan.players == "random":
            decide = random_player(luck)
        else:
            decide = seated_players(plan.players.split(","), luck, plan.seconds)
        game = game_type.new(plan.seats, options, Chance(seed))
        start = time.process_time()
        outcome, decisions = run(game, decide)
        tally.seconds += time.process_time() - start
        tally.causes[outcome.cause] += 1
        tally.won += bool(outcome.winners)
        tally.wins_by_seat.update(outcome.winners)
        tally.divided += 0 < len(outcome.winners) < plan.seats
        parts = [game.nameplate(seat) for seat in range(plan.seats)]
        tally.dives_by_part.update(str(part) for part in parts if part is not None)
        tally.wins_by_part.update(str(parts[seat]) for seat in outcome.winners if parts[seat])
        tally.decisions.append(decisions)
        tally.turns.append(game.turn)
    return tally


def batches(plan: Plan, size: int) -> Iterator[Plan]:
    for at in range(0, len(plan.seeds), size):
        yield replace(plan, seeds=plan.seeds[at : at + size])


def simulate(plan: Plan, jobs: int, *, quiet: bool) -> Tally:
    """All games of the plan, over so many processes, with a progress bar."""
    total = Tally()
    parts = list(batches(plan, max(1, min(20, len(plan.seeds) // jobs))))
    with click.progressbar(length=len(plan.seeds), label="Diving", hidden=quiet) as bar:
        for part, tally in zip(parts, in_turn(play_batch, parts, jobs), strict=True):
            total.add(tally)
            bar.update(len(part.seeds))
    return total


def outcome_words(summary: Summary) -> str:
    """Where seats fight each other, somebody always wins."""
    if summary["divided"]:
        return f"{summary['divided']} with one side on top"
    return f"{summary['won_percent']} % won"


def echo_sides(summary: Summary) -> None:
    """Wins by seat, and by the part that was played."""
    for seat, wins in summary["wins_by_seat"].items():
        click.echo(f"  won by seat {seat:<12} {wins:>6}")
    for part, share in summary["wins_by_part"].items():
        click.echo(f"  won by {part:<17} {share:>6}")


def check_players(_: click.Context, __: click.Parameter, players: str) -> str:
    if unknown := set(players.split(",")) - set(PLAYERS):
        raise click.BadParameter(f"there's no player called {', '.join(sorted(unknown))}")
    return players


@click.command
@game_argument
@click.option("--seats", type=int, help="How many play. Default: the fewest.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True, help="The first game's seed.")
@click.option(
    "--players",
    default="autopilot",
    show_default=True,
    callback=check_players,
    help=f"Who plays, seat by seat, with commas: {', '.join(PLAYERS)}.",
)
@click.option(
    "--seconds",
    type=click.FloatRange(0),
    default=1.0,
    show_default=True,
    help="How long a thinking player has per decision, in processor time.",
)
@set_option
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
def command(
    *,
    game_id: str,
    seats: int | None,
    games: int,
    seed: int,
    players: str,
    seconds: float,
    settings: tuple[str, ...],
    jobs: int,
    as_json: bool,
) -> None:
    """Play whole games and report wins, losses by cause, length and speed."""
    game = find_game(game_id)
    read_options(game, settings)
    seats = seats_for(game, seats)
    plan = Plan(game_id, seats, settings, players, seconds, tuple(range(seed, seed + games)))
    summary = simulate(plan, jobs, quiet=as_json).summary()
    if as_json:
        click.echo(json.dumps(summary, indent=2))
        return
    click.echo(f"{game.title}, {seats} seats, {players}: {games} games, {outcome_words(summary)}")
    for cause, count in summary["causes"].items():
        click.echo(f"  {cause:<24} {count:>6}")
    if summary["divided"]:
        echo_sides(summary)
    click.echo(f"  turns      {summary['turns']['mean']:>8} on average")
    click.echo(f"  decisions  {summary['decisions']['mean']:>8} on average")
    click.echo(f"  speed      {summary['decisions_per_second']:>8} decisions per second")
