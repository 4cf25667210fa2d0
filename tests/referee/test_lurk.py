"""Lurk against its second reading: random and crowded positions."""

import random

import pytest

from tests.referee.lurk_checks import check_position, close_looks
from tests.referee.lurk_table import TURN, crowded, turns
from tests.referee.tables import asks, out_of_games


def compare(positions: int, seed: int, games: int) -> int:
    """So many open questions at least, half of them on crowded maps; the answers compared."""
    luck, starts = random.Random(seed), out_of_games(games, 700, range(2, 5), turns)
    seen = compared = 0
    while seen < positions:
        match = luck.choice(starts)
        match = crowded(match, luck) if luck.random() < 0.5 else match
        assert asks(match, TURN)
        for look in (match, *close_looks(match)):
            answers = check_position(look)
            compared += answers
            seen += answers > 0
    return compared


def test_positions() -> None:
    assert compare(120, seed=1, games=2) > 200


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_many_positions(seed: int) -> None:
    assert compare(2000, seed=50 + seed, games=12) > 4000
