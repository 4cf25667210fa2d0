"""Puzzles of the day: a hundred of them, each made anew. How many times two seconds the slowest
takes, how often the plain autopilot fails, and that each has one best move."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

from benchmarks.table import Row
from bot.host.puzzles import makers
from games.minds import make_puzzle

HUNDRED, SECONDS = 100, 2.0


def measure() -> Iterator[Row]:
    games, times, failed, alone = makers(), list[float](), list[float](), 0
    for number in range(HUNDRED):
        game, luck = games[number % len(games)], random.Random(f"puzzle {number}")
        start = time.thread_time()
        puzzle = make_puzzle(game, game.puzzle_seats, luck)
        times.append(time.thread_time() - start)
        failed.append(puzzle.failed)
        values = sorted((share if puzzle.good else -share) for share in puzzle.shares.values())
        alone += values[-1] > values[-2]
    yield Row("a puzzle of the day: the slowest / 2 s", max(times) / SECONDS, "<= 1")
    yield Row("its median / 2 s", sorted(times)[HUNDRED // 2] / SECONDS)
    yield Row("with one best move, by count", alone / HUNDRED, ">= 1")
    yield Row("what the plain autopilot fails, the easiest", min(failed), ">= 0.333")
