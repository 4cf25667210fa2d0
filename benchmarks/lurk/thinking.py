"""How fair the ready-made armies are in thinking hands; how often a lead at half time is turned.

``python -m benchmarks.lurk.thinking --rounds 9 --jobs 2`` lets two fierce players fight: every army
for two against each of the other factions, so many times. ``--own`` lets the army that thinking
players buy fight all others instead.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from itertools import combinations
from typing import Any, NamedTuple

import click

from benchmarks.armies import OWN, THOUGHT, armies, is_wanted
from bot.cli._playing import in_turn
from games.kernel.ask import Ask, Option
from games.kernel.chance import Chance
from games.kernel.game import Game
from games.kernel.run import run
from games.lurk.armies.terms import DUEL
from games.lurk.endings import points_left
from games.lurk.game import Lurk
from games.lurk.options import LurkOptions
from games.minds import decide

Army = tuple[str, str]


class Duel(NamedTuple):
    """Which army sits where."""

    sides: tuple[Army, Army]
    seed: int


class Fought(NamedTuple):
    winners: tuple[int, ...]
    first: int
    leader: int | None
    """Who had more points standing when half of the rounds were over."""


def duels(rounds: int, seed: int, *, own: bool) -> list[Duel]:
    known = list(armies())
    pairs = [
        (one, other)
        for one, other in combinations(known, 2)
        if one[0] != other[0] and (OWN in (one[1], other[1])) == own
    ]
    return [
        Duel(pair if (turn + at) % 2 else pair[::-1], seed + 100 * turn + at)
        for turn in range(rounds)
        for at, pair in enumerate(pairs)
    ]


def fought(duel: Duel) -> Fought:
    luck, ahead = random.Random(duel.seed), dict[int, int]()

    def answer(game: Game[Any, Any], ask: Ask) -> Option[Any]:
        assert isinstance(game, Lurk)
        seat = ask.awaited[0]
        faction, army = duel.sides[seat]
        for option in ask.of(seat):
            if option.id == f"faction.{faction}" or is_wanted(army, option.value):
                return option
        if game.s.phase == "turn" and game.s.round not in ahead:
            ahead[game.s.round] = points_left(game, 0) - points_left(game, 1)
        return decide(game, ask, seat, level="fierce", luck=luck, budget=THOUGHT)

    game = Lurk.new(DUEL, LurkOptions(), Chance(duel.seed))
    outcome, _ = run(game, answer)
    assert isinstance(game, Lurk)
    lead = ahead.get(game.s.round // 2 + 1, 0)
    return Fought(outcome.winners, game.s.first, None if not lead else int(lead < 0))


@click.command()
@click.option("--rounds", default=9, show_default=True, help="Battles of each pair of armies.")
@click.option("--seed", default=300000, show_default=True)
@click.option("--own", is_flag=True, help="With the army that thinking players buy.")
@click.option("--jobs", default=1, show_default=True, help="Battles at a time.")
def main(rounds: int, seed: int, jobs: int, *, own: bool) -> None:
    planned, wins, battles = duels(rounds, seed, own=own), Counter[Army](), Counter[Army]()
    first = led = turned = 0
    for duel, result in zip(planned, in_turn(fought, planned, jobs), strict=True):
        battles.update(duel.sides)
        wins.update(duel.sides[seat] for seat in result.winners if len(result.winners) == 1)
        first += result.first in result.winners
        led += result.leader is not None
        turned += result.leader is not None and result.leader not in result.winners
    for army, count in sorted(battles.items()):
        sys.stdout.write(f"{', '.join(army)}: {wins[army]} of {count}\n")
    sys.stdout.write(f"first player: {first} of {len(planned)}; turned: {turned} of {led}\n")


if __name__ == "__main__":
    main()
