"""Tentacula against its second reading: made-up positions, and whole voyages step by step."""

import random
from collections import Counter

import pytest

from games.conformance.kit import autopilot_player, random_player
from tests.referee.tables import asks, out_of_games
from tests.referee.tentacula_checks import check_position
from tests.referee.tentacula_ledger import Voyage
from tests.referee.tentacula_table import SWIM, begin, crowded, swims

PLAYING = frozenset({"turn", "move", "round end"})


def compare(positions: int, seed: int, games: int) -> Counter[str]:
    """Made-up positions: which fish may swim, and what comes of one of them."""
    luck, starts = random.Random(seed), out_of_games(games, seed, range(2, 5), swims)
    tally: Counter[str] = Counter()
    while tally["positions"] < positions:
        match = crowded(luck.choice(starts), luck)
        if not asks(match, SWIM):
            continue
        tally["positions"] += check_position(match)
        told = Voyage(match.game.s)
        for _ in range(4):
            if match.ask is None or match.game.s.phase != "move":
                break
            option = luck.choice(match.ask.options)
            told.hear(match.choose(option.seat, option.id).lines)
            tally["choices"] += 1
            if match.ask is not None:
                told.agrees(match.game.s)
                tally["answers"] += check_position(match)
    return tally


def follow(seats: int, seed: int, cautious: bool) -> Counter[str]:
    """One voyage from the first tile to the last."""
    match, luck = begin(seats, seed), random.Random(seed)
    player = autopilot_player if cautious else random_player
    told: Voyage | None = None
    tally: Counter[str] = Counter()
    while match.ask is not None:
        if match.game.s.phase in PLAYING:
            told = told or Voyage(match.game.s)
            told.agrees(match.game.s)
            tally["asked"] += check_position(match)
        option = player(match, luck)
        lines = match.choose(option.seat, option.id).lines
        if told is not None:
            told.hear(lines)
            tally["choices"] += 1
    assert told is not None
    assert match.outcome is not None
    told.check_end(match.outcome.cause)
    tally.update(rounds=told.rounds, thefts=told.thefts, turns=told.turns, games=1)
    return tally


def test_positions() -> None:
    tally = compare(150, seed=1, games=2)
    assert tally["choices"] > 150


@pytest.mark.parametrize(("seats", "cautious"), [(2, True), (3, True), (4, True), (3, False)])
def test_a_voyage(seats: int, cautious: bool) -> None:
    tally = follow(seats, 40 + seats, cautious)
    assert tally["asked"] > 20
    assert tally["rounds"] > 1


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
def test_many_positions(seed: int) -> None:
    assert compare(1000, seed=50 + seed, games=8)["choices"] > 1000


@pytest.mark.soak
@pytest.mark.parametrize("block", range(10))
def test_many_voyages(block: int) -> None:
    for game in range(20):
        assert follow(2 + game % 3, 1000 * block + game, cautious=game % 4 > 0)["asked"] > 15
