"""The kit over every game in the catalog: random and autopilot games, checked at every decision."""

from collections.abc import Iterator

import pytest

from games.catalog import GAMES, find_game
from games.conformance.kit import autopilot_player, random_player
from games.conformance.whole_games import CLOSE_LOOKS, check_determinism, play_and_check


def tables() -> Iterator[tuple[str, int]]:
    for game_id in GAMES:
        for seats in find_game(game_id).seats:
            yield game_id, seats


def fewest_and_most() -> Iterator[tuple[str, int]]:
    for game_id in GAMES:
        seats = find_game(game_id).seats
        yield from ((game_id, few) for few in sorted({seats[0], seats[-1]}))


@pytest.mark.parametrize(("game_id", "seats"), tables())
def test_random_games_conform(game_id: str, seats: int) -> None:
    play_and_check(game_id, seats, 100 + seats, random_player, CLOSE_LOOKS)


@pytest.mark.parametrize(("game_id", "seats"), fewest_and_most())
def test_autopilot_games_conform(game_id: str, seats: int) -> None:
    play_and_check(game_id, seats, 200 + seats, autopilot_player, CLOSE_LOOKS)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_seed_and_choices_give_the_same_bytes(game_id: str) -> None:
    check_determinism(game_id)


@pytest.mark.soak
@pytest.mark.parametrize(("game_id", "seats"), tables())
def test_many_games_conform_at_every_decision(game_id: str, seats: int) -> None:
    for seed in range(300 // len(find_game(game_id).seats)):
        player = random_player if seed % 3 else autopilot_player
        play_and_check(game_id, seats, 1000 + seed, player, looks=10**9)
