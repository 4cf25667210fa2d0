"""Whole random dives: they end, lose in every way there is, and lose no piece."""

import random
from collections import Counter
from typing import Any

import pytest

from games.kernel.ask import Ask, Option
from games.kernel.chance import Chance
from games.kernel.game import Game
from games.kernel.run import run
from games.refuge import GAME


def play_randomly(seats: int, seed: int) -> str:
    """A random game of random objectives, counted at every decision."""
    luck = random.Random(seed)
    options = GAME.Options(objectives="random", divers="random")
    game = GAME.new(seats, options, Chance(seed))
    census = game.census()

    def decide(game: Game[Any, Any], ask: Ask) -> Option[Any]:
        assert game.census() == census
        return luck.choice(ask.options)

    outcome, decisions = run(game, decide)
    assert game.census() == census
    assert decisions <= GAME.longest
    return outcome.cause


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_dives_conserve_pieces_and_end(seats: int) -> None:
    causes = Counter(play_randomly(seats, seed) for seed in range(50))
    assert {"threat", "supply"} <= causes.keys()


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_10000_random_dives_conserve_pieces_and_end(seats: int) -> None:
    causes = Counter(play_randomly(seats, seed) for seed in range(10_000))
    assert sum(causes.values()) == 10_000
