"""Whom one may be, where a game asks that: the things of its glossary that one of them becomes."""

from __future__ import annotations

from typing import NamedTuple

from games.kernel.ask import Ask
from games.kernel.game import GameClass
from games.kernel.text import SILENCE, Text

MOST = 6
"""So many have room on one picture, one below the other."""


class Role(NamedTuple):
    thing: str
    name: Text
    gist: Text


def roles(game: GameClass, ask: Ask) -> list[Role]:
    """Nothing where something else is asked, or where they are too many for a picture."""
    kind = game.casting.get(ask.id)
    if kind is None:
        return []
    found = {one.id: Role(f"{kind}.{one.value}", one.label, one.detail or SILENCE) for one in ask}
    return [*found.values()] if len(found) <= MOST else []
