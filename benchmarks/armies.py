"""``python -m benchmarks.armies``: which army of Lurk wins most in a thinking player's hands?

Each ready-made army for two, and each that thinking players buy, fights the same seeds from both
seats, against any ready-made army of the other factions in an autopilot's hands.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from itertools import groupby
from typing import Any, NamedTuple

import click

from bot.cli._playing import in_turn
from games.kernel.ask import Ask, Option
from games.kernel.chance import Chance
from games.kernel.game import Game
from games.kernel.run import run
from games.lurk.armies.purchases import BuildOwn, TakeArmy
from games.lurk.armies.terms import DUEL, more_points
from games.lurk.content import CHART, FACTIONS
from games.lurk.game import Lurk
from games.lurk.mind.builds import BUILDS
from games.lurk.options import LurkOptions
from games.minds import Budget, decide

OWN = "bought by itself"
THOUGHT = Budget(seconds=1.0)


class Battle(NamedTuple):
    """Which army fights in which seat of which seed."""

    faction: str
    army: str
    seed: int
    seat: int

    @property
    def sides(self) -> tuple[str, str]:
        """The others in turn."""
        others = [name for name in FACTIONS if name != self.faction]
        other = others[self.seed % len(others)]
        return (other, self.faction) if self.seat else (self.faction, other)


def armies() -> Iterator[tuple[str, str]]:
    """Those that two players may take, and what thinking ones buy."""
    for name, faction in FACTIONS.items():
        points = CHART.points[DUEL] + more_points(name, DUEL)
        yield from [(name, army.name) for army in faction.armies if army.points == points]
        if name in BUILDS:
            yield name, OWN


def won(battle: Battle) -> float:
    """Whether the thinking player won; half, where time ended an even battle."""
    luck = random.Random(battle.seed)

    def answer(game: Game[Any, Any], ask: Ask) -> Option[Any]:
        seat = ask.awaited[0]
        faction = ask.find(seat, f"faction.{battle.sides[seat]}")
        if faction is not None:
            return faction
        if seat != battle.seat:
            return game.autopilot(game.view(seat), ask.seen_by(seat), seat, luck)
        for option in ask.of(seat):
            if is_wanted(battle.army, option.value):
                return option
        return decide(game, ask, seat, level="fierce", luck=luck, budget=THOUGHT)

    outcome, _ = run(Lurk.new(DUEL, LurkOptions(), Chance(battle.seed)), answer)
    return (battle.seat in outcome.winners) / max(1, len(outcome.winners))


def is_wanted(army: str, value: object) -> bool:
    if isinstance(value, TakeArmy):
        return value.army.name == army
    return isinstance(value, BuildOwn) and army == OWN


@click.command()
@click.option("--battles", default=100, show_default=True, help="For each army.")
@click.option("--seed", default=61000, show_default=True, help="The first of half as many.")
@click.option("--jobs", default=1, show_default=True, help="Processes that fight at once.")
def main(battles: int, seed: int, jobs: int) -> None:
    """How many battles each army wins."""
    seeds = range(seed, seed + battles // 2)
    fought = [Battle(*army, at, seat) for army in armies() for at in seeds for seat in (0, 1)]
    results = zip(fought, in_turn(won, fought, jobs), strict=True)
    for army, group in groupby(results, key=lambda one: one[0][:2]):
        wins = [result for _, result in group]
        sys.stdout.write(f"{', '.join(army)}: {sum(wins):g} of {len(wins)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
