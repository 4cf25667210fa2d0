"""The autopilot: it finishes battles, beats chance, and sees only the view."""

import random
from typing import Any

import pytest

from games.kernel import Ask, Chance, Game, Option, Outcome
from games.kernel.run import run
from games.lurk.game import Lurk
from games.lurk.setup import LurkOptions


def play(seats: int, seed: int, pilots: range) -> tuple[Outcome, int]:
    """One battle; seats outside of ``pilots`` play at random."""
    luck = random.Random(seed)

    def decide(game: Game[Any, Any], ask: Ask) -> Option[Any]:
        seat = ask.seats[0]
        if seat in pilots:
            return Lurk.autopilot(game.view(seat), ask.seen_by(seat), seat, luck)
        return luck.choice(ask.of(seat))

    return run(Lurk.new(seats, LurkOptions(), Chance(seed)), decide)


def test_it_beats_a_player_of_chance() -> None:
    wins = sum(0 in play(2, seed, range(1))[0].winners for seed in range(6))
    assert wins == 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_battles_end_by_elimination(seats: int) -> None:
    outcome, decisions = play(seats, 11 + seats, range(seats))
    assert outcome.cause == "last"
    assert decisions < 3000


@pytest.mark.soak
def test_three_thousand_random_and_six_hundred_autopilot_battles_end() -> None:
    for seed in range(3000):
        assert play(2 + seed % 3, seed, range(0))[1] <= Lurk.longest
    for seed in range(600):
        assert play(2 + seed % 3, seed, range(4))[1] <= Lurk.longest
