"""Badges: what somebody can earn in a game, told by its rules when it is over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from games.kernel.text import Text

S = TypeVar("S")
P = TypeVar("P")


@dataclass(frozen=True, slots=True)
class Finished(Generic[S, P]):
    """A game that is over, as one of its players sees it."""

    state: S
    options: P
    cause: str
    won: bool
    seat: int
    seats: int
    deeds: Mapping[str, int]
    """How often this player chose what: the first word of an option's id, counted."""

    def did(self, *words: str) -> int:
        return sum(self.deeds.get(word, 0) for word in words)


@dataclass(frozen=True, slots=True)
class Badge(Generic[S, P]):
    """A name, how it is earned, and whether it was."""

    id: str
    title: Text
    words: Text
    earned: Callable[[Finished[S, P]], bool]
