"""Rounds: whose turn it is, when the creatures come, who begins anew."""

import pytest

from games.lurk.game import Lurk
from games.lurk.options import LurkOptions
from games.lurk.state import FALLEN, WAITING
from games.lurk.turn.round_end import creature_phase, resolve_event
from tests.games.lurk.field import battle, let


def calm(game: Lurk, card: str = "calm_water") -> None:
    """The next event."""
    game.s.event_deck.append(card)


@pytest.mark.parametrize(("active", "following"), [(2, 0), (0, 1), (1, None)])
def test_turns_go_round_from_the_first_player_then_come_the_creatures(
    active: int, following: int | None
) -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 kelp_spear I1, 2 eel_pup A1", seats=3)
    game.s.first, game.s.active = 2, active
    calm(game)
    let(resolve_event(game))
    if following is None:
        assert game.s.phase == "lurkers"
    else:
        assert (game.s.phase, game.s.active) == ("turn", following)


def test_who_is_out_has_no_turn() -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 kelp_spear I1, 2 eel_pup A1", seats=3)
    game.s.first = game.s.active = 0
    game.s.models[2].tile = FALLEN
    calm(game)
    let(resolve_event(game))
    assert game.s.active == 2


def test_reserves_keep_their_players_turn() -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 kelp_spear I1, 2 eel_pup A1", seats=3)
    game.s.first = game.s.active = 0
    game.s.models[2].tile = WAITING
    calm(game)
    let(resolve_event(game))
    assert game.s.active == 1


def test_a_new_round_begins_with_the_first_player_who_still_stands() -> None:
    game = battle("deck_hand E5, deck_hand E4, 1 kelp_spear I1, 2 eel_pup A1", seats=3)
    game.s.first = game.s.active = 1
    let(creature_phase(game))
    assert (game.s.active, game.s.round) == (1, 2)
    game.s.models[2].tile = FALLEN
    let(creature_phase(game))
    assert (game.s.active, game.s.round) == (2, 3)


@pytest.mark.parametrize(
    ("behind", "army", "gained"),
    [
        ("essence", "deck_hand A1, 1 kelp_spear I1, 1 kelp_spear I2", [2, 0]),
        ("nothing", "deck_hand A1, 1 kelp_spear I1, 1 kelp_spear I2", [0, 0]),
        ("essence", "deck_hand A1, 1 deck_hand I1", [0, 0]),
    ],
)
def test_the_lurk_feeds_whoever_alone_is_behind_if_the_table_wants_that(
    behind: str, army: str, gained: list[int]
) -> None:
    game = battle(army)
    game.options = LurkOptions.model_validate({"behind": behind})
    had = [player.essence for player in game.s.players]
    let(creature_phase(game))
    now = [player.essence for player in game.s.players]
    assert [n - was for n, was in zip(now, had, strict=True)] == gained
