"""Rules: decisions a second in random play against python-chess, and what copies and saves cost."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import chess
from pydantic import TypeAdapter

from benchmarks.table import Row, cpu_seconds, show
from games.catalog import all_games
from games.kernel.ask import Ask, Option
from games.kernel.chance import Chance
from games.kernel.game import Game
from games.kernel.match import Match
from games.kernel.run import run

CHESS_GAMES, DECISIONS = 12, 4000


def measure() -> Iterator[Row]:
    """For every game of the catalog: speed of play, then a clone and a save of a match."""
    moves_a_second = chess_moves_a_second()
    for game in all_games():
        decisions_a_second = random_decisions_a_second(game)
        yield Row(
            f"{game.id}: random play against python-chess",
            decisions_a_second / moves_a_second,
            ">= 2",
            f"{decisions_a_second:,.0f} decisions/s, {moves_a_second:,.0f} moves/s",
        )
        yield from copying(game)


def chess_moves_a_second() -> float:
    """Random games of chess to their end; a move is choosing from the legal ones and making it."""
    moves = 0

    def play() -> None:
        nonlocal moves
        luck, moves = random.Random(1), 0
        for _ in range(CHESS_GAMES):
            board = chess.Board()
            while not board.is_game_over():
                board.push(luck.choice(list(board.legal_moves)))
                moves += 1

    seconds = cpu_seconds(play, times=1, rounds=3)
    return moves / seconds


def random_decisions_a_second(game: type[Game[Any, Any]]) -> float:
    """Random games with the most seats and with the fewest, set-up included."""
    decisions = 0

    def play() -> None:
        nonlocal decisions
        luck, decisions, seed = random.Random(1), 0, 0
        while decisions < DECISIONS:
            seats = game.seats[0] if seed % 2 else game.seats[-1]
            decisions += play_randomly(game, seats, seed, luck)
            seed += 1

    seconds = cpu_seconds(play, times=1, rounds=3)
    return decisions / seconds


def play_randomly(game: type[Game[Any, Any]], seats: int, seed: int, luck: random.Random) -> int:
    def decide(_: Game[Any, Any], ask: Ask) -> Option[Any]:
        return luck.choice(ask.options)

    return run(game.new(seats, game.Options(), Chance(seed)), decide)[1]


def copying(game: type[Game[Any, Any]]) -> Iterator[Row]:
    """Against pydantic's own dump of the same state to JSON."""
    match = halfway(game)
    adapter = TypeAdapter[Any](game.State)
    dump = cpu_seconds(lambda: adapter.dump_json(match.game.s), times=200)
    for what, seconds in (
        ("clone", cpu_seconds(match.clone, times=200)),
        ("save", cpu_seconds(match.save, times=200)),
    ):
        yield Row(
            f"{game.id}: {what} of a match against a TypeAdapter dump of its state",
            seconds / dump,
            note=f"{seconds * 1e6:.0f} µs, dump {dump * 1e6:.0f} µs",
        )


def halfway(game: type[Game[Any, Any]], choices: int = 40) -> Match:
    """The first seeded random match that has so many decisions, at that point."""
    for seed in range(1000):
        match, luck = Match.start(game, game.seats[-1], seed=seed), random.Random(seed)
        for _ in range(choices):
            if match.ask is not None:
                option = luck.choice(match.ask.options)
                match.choose(option.seat, option.id)
        if match.ask is not None:
            return match
    raise RuntimeError(f"{game.id}: every random match is over within {choices} decisions")


def main() -> None:
    show(measure())


if __name__ == "__main__":
    main()
