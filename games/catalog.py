"""The games there are: those of the house, one line each, and those that packages bring.

A package brings a game by an entry point of the group ``divemaster.games``: its name is the game's
id, its value the package, which holds ``GAME``; ``pictures`` in it holds the renderer.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from games.kernel import VERSION
from games.kernel.errors import ForeignSave
from games.kernel.text import T

if TYPE_CHECKING:
    from games.kernel.game import Game

HOUSE: tuple[str, ...] = (
    "refuge",
    "jupiter",
    "tentacula",
    "lurk",
    "sleeping_gods",
)
GROUP = "divemaster.games"


def _brought() -> tuple[dict[str, str], dict[str, str]]:
    """Packages by the game they bring; and why some are turned away, which stops nobody else."""
    taken, turned_away = dict[str, str](), dict[str, str]()
    for point in sorted(entry_points(group=GROUP)):
        try:
            why = "" if point.name not in HOUSE else "a game of the house has this name"
            why = why or _unfit(point.name, importlib.import_module(point.value).GAME)
        except Exception as error:  # noqa: BLE001 - whatever a stranger's package does, we go on
            why = f"{type(error).__name__}: {error}"
        if why:
            turned_away[point.name] = why
        else:
            taken[point.name] = point.value
    return taken, turned_away


def _unfit(game_id: str, game: type[Game[Any, Any]]) -> str:
    if game.id != game_id:
        return f"its game calls itself {game.id}"
    if game.kernel != VERSION:
        return f"it is written for version {game.kernel} of what games rely on; here is {VERSION}"
    return ""


BROUGHT: Mapping[str, str]
"""Games of packages: the package of each."""
TURNED_AWAY: Mapping[str, str]
"""Games of packages that cannot be played here, and why."""
BROUGHT, TURNED_AWAY = _brought()
GAMES: tuple[str, ...] = (*HOUSE, *BROUGHT)


def find_game(game_id: str) -> type[Game[Any, Any]]:
    """The rules with this id; each lives in a folder of its name, or in its package."""
    if game_id not in GAMES:
        raise ForeignSave(
            T("No game is called {game} here. There are: {games}.", game=game_id, games=list(GAMES))
        )
    found: type[Game[Any, Any]] = importlib.import_module(
        BROUGHT.get(game_id, f"games.{game_id}")
    ).GAME
    return found


def all_games() -> Iterator[type[Game[Any, Any]]]:
    return (find_game(game_id) for game_id in GAMES)
