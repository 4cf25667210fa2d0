"""Rules: a decision beside its picture and beside chess, and what copies and saves cost."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Iterator
from typing import Any

import chess
from pydantic import TypeAdapter

from benchmarks.size import sized
from benchmarks.table import Row, cpu_seconds, show
from games.catalog import all_games
from games.kernel.ask import Ask, Option
from games.kernel.chance import Chance
from games.kernel.game import Game
from games.kernel.match import Match
from games.kernel.run import run
from renderers import renderer_for
from renderers.strip_file import STRIPS

ROUNDS = sized(12)
"""Both sides play in turns and each is judged by its best round: other programs disturb both."""

CHESS_GAMES, DECISIONS = 3, sized(1500, 50)


def measure() -> Iterator[Row]:
    """For every game of the catalog: speed of play, then a clone and a save of a match."""
    for game in all_games():
        chess_rate, game_rate = 0.0, 0.0
        for number in range(ROUNDS):
            chess_rate = max(chess_rate, chess_moves_a_second(number))
            game_rate = max(game_rate, decisions_a_second(game, number))
        yield Row(
            f"{game.id}: random play against python-chess",
            game_rate / chess_rate,
            note=f"{game_rate:,.0f} decisions/s, {chess_rate:,.0f} moves/s",
        )
        yield Row(
            f"{game.id}: a decision / its picture",
            1 / game_rate / seconds_of_a_picture(game),
            "<= 0.05",
            f"{1e6 / game_rate:.0f} µs",
        )
        yield from copying(game)


def chess_moves_a_second(seed: int) -> float:
    """Random games of chess to their end; a move is choosing from the legal ones and making it."""
    luck, moves, start = random.Random(seed), 0, time.process_time()
    for _ in range(CHESS_GAMES):
        board = chess.Board()
        while not board.is_game_over():
            board.push(luck.choice(list(board.legal_moves)))
            moves += 1
    return moves / (time.process_time() - start)


def decisions_a_second(game: type[Game[Any, Any]], seed: int) -> float:
    """Random games with the most seats and with the fewest in turn, set-up included."""
    luck, decisions, start = random.Random(seed), 0, time.process_time()
    for number in itertools.count():
        seats = game.seats[0] if number % 2 else game.seats[-1]
        decisions += play_randomly(game, seats, number, luck)
        if decisions >= DECISIONS:
            break
    return decisions / (time.process_time() - start)


def seconds_of_a_picture(game: type[Game[Any, Any]]) -> float:
    """Drawn and encoded, with all its pieces at hand and none of its rows."""
    match, renderer = halfway(game), renderer_for(game.id)
    names = [f"Diver {seat}" for seat in range(match.game.seat_count)]

    def anew() -> bytes:
        STRIPS.close()
        return renderer.draw(match.view(None), match.ask, names).data

    return cpu_seconds(anew, times=5)


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
    """The first seeded random match that has so many decisions, at that point; of a short game,
    one with as many as there are."""
    for seed in range(1000):
        match, luck = Match.start(game, game.seats[-1], seed=seed), random.Random(seed)
        for _ in range(choices):
            if match.ask is not None:
                option = luck.choice(match.ask.options)
                match.choose(option.seat, option.id)
        if match.ask is not None:
            return match
    return halfway(game, choices // 2)


def main() -> None:
    show(measure())


if __name__ == "__main__":
    main()
