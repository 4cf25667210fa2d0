"""Where hands lie open, everybody can look at everybody's, at any moment, and sees no secret."""

import random

import pytest

from games.catalog import GAMES, find_game
from games.kernel.match import Match
from renderers import renderer_for
from renderers.picture import Picture

OPEN = [game for game in GAMES if find_game(game).open_hands]


def hands(match: Match, viewer: int | None) -> list[Picture | None]:
    seats = range(match.game.seat_count)
    names = [f"P{seat}" for seat in seats]
    renderer = renderer_for(match.game.id)
    return [renderer.hand(match.view(viewer), seat, names) for seat in seats]


def test_these_games_play_with_open_hands() -> None:
    assert set(OPEN) == {"refuge", "jupiter", "lurk"}


@pytest.mark.parametrize("game_id", OPEN)
def test_a_spectator_sees_every_hand_at_any_moment(game_id: str) -> None:
    game, luck = find_game(game_id), random.Random(4)
    match = Match.start(game, 3, seed=4)
    while match.ask is not None and match.choices_made < 120:
        if match.choices_made % 30 == 0:
            assert all(hand is not None and hand.alt for hand in hands(match, None))
        option = luck.choice(match.ask.options)
        match.choose(option.seat, option.id)


@pytest.mark.parametrize("game_id", OPEN)
def test_another_deal_of_what_is_hidden_draws_the_same_hands(game_id: str) -> None:
    game, luck = find_game(game_id), random.Random(5)
    match = Match.start(game, 2, seed=5)
    for _ in range(12):
        assert match.ask is not None
        option = luck.choice(match.ask.options)
        match.choose(option.seat, option.id)
    before = [hand.data for hand in hands(match, None) if hand is not None]
    twin = match.clone()
    twin.game.scramble(None, luck)
    assert [hand.data for hand in hands(twin, None) if hand is not None] == before
