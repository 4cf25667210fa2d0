"""A tiny game that does not end while somebody watches."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

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


@contextmanager
def in_the_house() -> Iterator[None]:
    """The only game of this process, as long as this lasts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lanterns.Lanterns, "play", _play)  # longer than a test needs it
        patch.setattr(lanterns.Lanterns, "longest", 2 * ROUNDS)
        patch.setattr(catalog, "GAMES", (GAME,))
        patch.setitem(sys.modules, "games.lanterns", lanterns)
        patch.setitem(sys.modules, "renderers.lanterns", lanterns_pictures)
        yield
