"""The games of the house: one line each."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from games.kernel.errors import ForeignSave
from games.kernel.text import T

if TYPE_CHECKING:
    from games.kernel.game import Game

GAMES: tuple[str, ...] = (
    "refuge",
    "jupiter",
    "tentacula",
    "lurk",
    "sleeping_gods",
)


def find_game(game_id: str) -> type[Game[Any, Any]]:
    """The rules with this id; each lives in a folder of its name as ``GAME``."""
    if game_id not in GAMES:
        raise ForeignSave(
            T("No game is called {game} here. There are: {games}.", game=game_id, games=list(GAMES))
        )
    found: type[Game[Any, Any]] = importlib.import_module(f"games.{game_id}").GAME
    return found


def all_games() -> Iterator[type[Game[Any, Any]]]:
    return (find_game(game_id) for game_id in GAMES)
