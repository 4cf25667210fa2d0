"""The kit over every game in the catalog: random and autopilot games, checked at every decision."""

import random
from collections.abc import Iterator

import pytest

from games.catalog import GAMES, find_game
from games.kernel.match import Match
from tests.conformance.kit import (
    Player,
    autopilot_player,
    check_ask,
    check_events,
    check_reveals,
    check_save,
    check_views,
    check_words,
    random_player,
    walk,
)

CLOSE_LOOKS = 60
"""How many decisions of a short run are also saved, loaded, undone and scrambled."""
LATER = 0.01
"""The share that still is when there have been so many: a campaign has thousands."""


def tables() -> Iterator[tuple[str, int]]:
    for game_id in GAMES:
        for seats in find_game(game_id).seats:
            yield game_id, seats


def play_and_check(game_id: str, seats: int, seed: int, player: Player, looks: int) -> Match:
    """One whole game; about so many of its decisions get the close look."""
    match = Match.start(find_game(game_id), seats, seed=seed)
    luck, census = random.Random(seed), dict(match.game.census())
    scout = random.Random(seed ^ 0xACE)
    turns = looked = 0
    for number, lines in enumerate(walk(match, player, luck)):
        if match.ask is not None:
            check_ask(match.ask)
        check_words(match.ask, lines, match.game)
        check_events(lines)
        assert match.game.census() == census, f"something was made or lost at decision {number}"
        assert match.game.turn >= turns, "turns only go up"
        turns = match.game.turn
        share = looks / 600 if looked < looks else LATER
        if number < looks // 2 or scout.random() < share:
            looked += 1
            check_save(match, scout)
            check_views(match, scout)
            check_reveals(match, scout)
    assert match.outcome is not None
    return match


@pytest.mark.parametrize(("game_id", "seats"), tables())
def test_random_games_conform(game_id: str, seats: int) -> None:
    play_and_check(game_id, seats, 100 + seats, random_player, CLOSE_LOOKS)


@pytest.mark.parametrize(("game_id", "seats"), tables())
def test_autopilot_games_conform(game_id: str, seats: int) -> None:
    play_and_check(game_id, seats, 200 + seats, autopilot_player, CLOSE_LOOKS)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_seed_and_choices_give_the_same_bytes(game_id: str) -> None:
    game = find_game(game_id)
    seats = game.seats[-1]
    saves = []
    for _ in range(2):
        match, luck = Match.start(game, seats, seed=77), random.Random(77)
        for number, _lines in enumerate(walk(match, random_player, luck)):
            random.seed(number)
            if number == 150:
                break
        saves.append(match.save())
    assert saves[0] == saves[1]


@pytest.mark.soak
@pytest.mark.parametrize(("game_id", "seats"), tables())
def test_many_games_conform_at_every_decision(game_id: str, seats: int) -> None:
    for seed in range(300 // len(find_game(game_id).seats)):
        player = random_player if seed % 3 else autopilot_player
        play_and_check(game_id, seats, 1000 + seed, player, looks=10**9)
