"""A tiny game that does not end while somebody watches."""

from __future__ import annotations

import sys

from games import catalog
from games.kernel import CHECKPOINT, Outcome, Play, T
from tests.bot import lanterns_pictures
from tests.kernel import lanterns

GAME, CHOICE = "lanterns", "roll"
ROUNDS = 5_000


def _play(game: lanterns.Lanterns) -> Play[Outcome]:
    while game.s.round <= ROUNDS:
        yield CHECKPOINT
        yield from game.take_turn(game.s.active)
        game.s.active = (game.s.active + 1) % game.seat_count
        game.s.round += game.s.active == 0
    return Outcome((0,), T("The brightest wins."), "brightest")


def in_the_house() -> None:
    """The only game of this process."""
    lanterns.Lanterns.play = _play  # type: ignore[method-assign]  # longer than a test needs it
    lanterns.Lanterns.longest = 2 * ROUNDS
    catalog.GAMES = (GAME,)
    sys.modules["games.lanterns"] = lanterns
    sys.modules["renderers.lanterns"] = lanterns_pictures
