"""Whole games by chance: they end, lose no piece, and every menu stays within two clicks."""

import random
from collections import Counter
from typing import Any

import pytest

from games.jupiter import GAME
from games.jupiter.options import JupiterOptions
from games.kernel.ask import Ask, Option
from games.kernel.chance import Chance
from games.kernel.game import Game
from games.kernel.run import run

MENU, TWO_MENUS = 25, 48
"""Lines of a menu, and of two with the end of the turn in each."""


def any_options(luck: random.Random) -> JupiterOptions:
    return JupiterOptions(
        rescue=luck.choice((14, 21, 28)),
        bridges=luck.choice(("printed", "open")),
        robot_vulnerability=luck.random() < 0.3,
        fast_creeps=luck.random() < 0.3,
        ultimate_heroes=luck.random() < 0.2,
        polite_colonists=luck.random() < 0.4,
    )


def check_menu(ask: Ask) -> None:
    """At most 25 groups of at most two menus, for every seat: two clicks and no typing.

    And nobody is asked without being told why.
    """
    assert ask.why is not None, str(ask.prompt)
    for seat in ask.seats:
        groups = Counter(str(option.group) for option in ask.of(seat))
        assert len(groups) <= MENU
        assert max(groups.values()) <= TWO_MENUS
    assert all(len(str(option.label)) <= 60 for option in ask.options)


def play_randomly(seats: int, seed: int) -> str:
    luck = random.Random(seed)
    game = GAME.new(seats, any_options(luck), Chance(seed))
    census = game.census()

    def decide(game: Game[Any, Any], ask: Ask) -> Option[Any]:
        assert game.census() == census
        check_menu(ask)
        return luck.choice(ask.options)

    outcome, decisions = run(game, decide)
    assert decisions <= GAME.longest
    return outcome.cause


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_end_and_lose_nothing(seats: int) -> None:
    causes = Counter(play_randomly(seats, seed) for seed in range(12))
    assert causes["converted"] > 6


@pytest.mark.soak
@pytest.mark.parametrize("seats", GAME.seats)
def test_5000_random_games_end_and_lose_nothing(seats: int) -> None:
    causes = Counter(play_randomly(seats, seed) for seed in range(720))
    assert {"converted", "power", "radar"} <= causes.keys()
