"""Whole random games: they end, lose nothing but what the rules take, and show every note."""

import random
from collections import Counter
from typing import Any

import pytest

from games.kernel.ask import Ask, Option
from games.kernel.chance import Chance
from games.kernel.game import Game
from games.kernel.run import run
from games.tentacula import GAME

LEVELS = ("1", "2", "3", "pro")


def play_randomly(level: str, seed: int) -> str:
    luck = random.Random(seed)
    game = GAME.new(2 + seed % 3, GAME.Options(level=level), Chance(seed))
    census = game.census()

    def decide(game: Game[Any, Any], ask: Ask) -> Option[Any]:
        state = game.s
        assert game.census() == census
        assert 0 <= state.shells <= 6
        here = [square for square in state.fish if 0 < square < 35]
        assert len(here) == len(set(here)), "one fish on each square"
        return luck.choice(ask.options)

    outcome, decisions = run(game, decide)
    assert game.census() == census
    assert decisions <= GAME.longest
    return outcome.cause


@pytest.mark.parametrize("level", LEVELS)
def test_random_games_end_and_lose_no_piece(level: str) -> None:
    causes = Counter(play_randomly(level, seed) for seed in range(40))
    assert sum(causes.values()) == 40


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
def test_5000_random_games_end_and_lose_no_piece(level: str) -> None:
    causes = Counter(play_randomly(level, seed) for seed in range(5000))
    assert {"chest bare", "reef gone"} <= causes.keys()
