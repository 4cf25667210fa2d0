"""Whole games, checked at every decision."""

from __future__ import annotations

import random

from games.catalog import find_game
from games.conformance.kit import (
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
from games.kernel.match import Match

CLOSE_LOOKS = 60
"""How many decisions of a short run are also saved, loaded, undone and scrambled."""
LATER = 0.01
"""The share that still is when there have been so many: a campaign has thousands."""

MOSTLY_AHEAD = 0.1
"""Less than this lies behind when a game begins."""


def check_game(game_id: str) -> None:
    """What every game must hold, at every number of seats: random choices, then the autopilot's."""
    for seats in find_game(game_id).seats:
        play_and_check(game_id, seats, 100 + seats, random_player, CLOSE_LOOKS)
        play_and_check(game_id, seats, 200 + seats, autopilot_player, CLOSE_LOOKS)
    check_determinism(game_id)


def play_and_check(game_id: str, seats: int, seed: int, player: Player, looks: int) -> Match:
    """One whole game; about so many of its decisions get the close look."""
    match = Match.start(find_game(game_id), seats, seed=seed)
    luck, census = random.Random(seed), dict(match.game.census())
    scout = random.Random(seed ^ 0xACE)
    turns = looked = 0
    begun = behind = match.game.behind()
    assert begun is None or begun < MOSTLY_AHEAD, "a new game lies ahead"
    for number, lines in enumerate(walk(match, player, luck)):
        if match.ask is not None:
            check_ask(match.ask)
        check_words(match.ask, lines, match.game)
        check_events(lines)
        assert match.game.census() == census, f"something was made or lost at decision {number}"
        assert match.game.turn >= turns, "turns only go up"
        turns = match.game.turn
        behind = match.game.behind()
        assert behind is None or 0 <= behind <= 1, "a share of the game lies behind"
        share = looks / 600 if looked < looks else LATER
        if number < looks // 2 or scout.random() < share:
            looked += 1
            check_save(match, scout)
            check_views(match, scout)
            check_reveals(match, scout)
    assert match.outcome is not None
    assert begun is None or (behind is not None and behind > begun), "more lies behind at the end"
    return match


def check_determinism(game_id: str) -> None:
    """The same seed and choices give the same bytes, whatever other generators did meanwhile."""
    game = find_game(game_id)
    saves = []
    for _ in range(2):
        match, luck = Match.start(game, game.seats[-1], seed=77), random.Random(77)
        for number, _lines in enumerate(walk(match, random_player, luck)):
            random.seed(number)
            if number == 150:
                break
        saves.append(match.save())
    assert saves[0] == saves[1]
