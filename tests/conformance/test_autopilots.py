"""Autopilots and luck play in turns: whatever position comes, no autopilot stumbles."""

import os
import random

import pytest

from games.catalog import GAMES, find_game
from games.kernel.match import Match

FEW, MANY = 250, int(os.environ.get("ASKS", "100000"))


def play(game_id: str, asks: int, seed: int) -> int:
    """Games of all sizes until so many questions were put; every one is put to an autopilot too."""
    luck, game, put = random.Random(f"{game_id} {seed}"), find_game(game_id), 0
    while put < asks:
        match = Match.start(game, luck.choice(list(game.seats)), seed=luck.getrandbits(64))
        while match.ask is not None and put < asks:
            ask, put = match.ask, put + 1
            seat = luck.choice(ask.awaited)
            own = match.game.autopilot(match.view(seat), ask.seen_by(seat), seat, luck)
            assert own in ask.of(seat), "an autopilot answers what it is asked"
            option = own if luck.random() < 0.5 else luck.choice(ask.options)
            match.choose(option.seat, option.id)
    return put


@pytest.mark.parametrize("game_id", GAMES)
def test_no_autopilot_stumbles_in_mixed_play(game_id: str) -> None:
    assert play(game_id, FEW, 1) == FEW


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("game_id", GAMES)
def test_no_autopilot_ever_stumbles_in_mixed_play(game_id: str) -> None:
    assert play(game_id, MANY, 2) == MANY
