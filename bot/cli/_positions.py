"""Positions to look at: a game played by its autopilot (or by chance) up to some choice."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bot.cli._playing import autopilot_player, random_player
from games.kernel import GameOptions
from games.kernel.game import GameClass
from games.kernel.match import Match
from games.kernel.run import Decide

NAMES = (
    "Annabel Lee",
    "Đorđe",
    "captain_nemo_1870",
    "Zoë",
    "Wolfeschlegelsteinhausen",
    "Ümit",
    "Bo",
)


def play_on(match: Match, decide: Decide, choices: int) -> Match:
    """The same match after so many more choices, or at its end."""
    for _ in range(choices):
        if match.ask is None:
            break
        option = decide(match.game, match.ask)
        match.choose(option.seat, option.id)
    return match


def position(
    game: GameClass,
    seats: int,
    seed: int,
    after: int,
    options: GameOptions | None = None,
    *,
    players: str = "autopilot",
) -> Match:
    """The match of this seed after so many choices."""
    luck = random.Random(seed)
    decide = autopilot_player(luck) if players == "autopilot" else random_player(luck)
    return play_on(Match.start(game, seats, options, seed), decide, after)


def walk(game: GameClass, seats: int, seed: int, players: str = "autopilot") -> Iterator[Match]:
    """The match of this seed at every choice, from the first to the end."""
    luck = random.Random(seed)
    decide = autopilot_player(luck) if players == "autopilot" else random_player(luck)
    match = Match.start(game, seats, None, seed)
    yield match
    while match.ask is not None:
        yield play_on(match, decide, 1)


def names_for(seats: int) -> list[str]:
    return [NAMES[seat % len(NAMES)] for seat in range(seats)]
