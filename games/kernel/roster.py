"""Rosters: what a seat puts together piece by piece and may keep for other games, like an army."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from games.kernel.text import Text


class Roster(NamedTuple):
    """What a seat is putting together now: rosters of one kind hold the same sorts of things."""

    kind: str
    things: tuple[str, ...]


class Rosters(NamedTuple):
    """What a game knows about them. A roster is taken by choices that anybody could make one by
    one, so that rules, replays and undo know nothing of it."""

    save: Text
    mine: Text
    name: Text
    """What its buttons and the form for a name say."""
    of: Callable[[Any, int], Roster | None]
    """What the seat of a game puts together now; nothing when it does not."""
    choices: Callable[[Any, int, Sequence[str]], list[str]]
    """The options to choose one after the other in order to have these things; ``NotOffered``
    says what does not fit into this game."""
    listed: Callable[[Sequence[str]], Text]
    """In words."""
