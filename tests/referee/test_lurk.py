"""Lurk against its second reading: random and crowded positions."""

import random

import pytest

from games.kernel.match import Match
from tests.conformance.kit import autopilot_player, random_player
from tests.referee.lurk_checks import TURN, check_position, close_looks
from tests.referee.lurk_table import asks, crowded, turns


def battles(games: int) -> list[Match]:
    """Turns out of the middle of so many games."""
    found = []
    for seed in range(games):
        player = autopilot_player if seed % 3 else random_player
        found += [match.clone() for match in turns(2 + seed % 3, 700 + seed, player)][2::9]
    return found


def compare(positions: int, seed: int, games: int) -> int:
    """So many open questions at least, half of them on crowded maps; the answers compared."""
    luck, starts = random.Random(seed), battles(games)
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
