"""A guided first game: a fixed deal, and a path through it with a word on every step.

A lesson is data. Whoever leaves its path plays on as in any other game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from pydantic import BaseModel

from games.kernel.text import Text

LEARNER = 0
"""The seat of whoever learns; all others are partners."""


class Move(NamedTuple):
    """A choice on the path. Words of the learner's stand until the next words are said."""

    seat: int
    option: str
    words: Text | None = None


def mine(option: str, words: Text | None = None) -> Move:
    """What the learner does."""
    return Move(LEARNER, option, words)


def theirs(*options: str, seat: int = 1) -> tuple[Move, ...]:
    """What a partner does meanwhile."""
    return tuple(Move(seat, option) for option in options)


class Made(NamedTuple):
    """A choice that was made: the how manieth of its game, whose, and which."""

    depth: int
    seat: int
    option: str


@dataclass(frozen=True, slots=True)
class Lesson:
    """The deal, the path, what is said at its end, and the easiest real game."""

    seed: int
    seats: int
    options: BaseModel
    path: tuple[Move, ...]
    farewell: Text
    after: BaseModel

    @property
    def prompts(self) -> list[Move]:
        """The moves at which something is said."""
        return [move for move in self.path if move.words is not None]

    def follows(self, made: Iterable[Made]) -> bool:
        """Whether these choices lie on the path, each at its place."""
        return all(
            depth <= len(self.path) and self.path[depth - 1][:2] == (seat, option)
            for depth, seat, option in made
        )

    def at(self, made: int) -> Move | None:
        """The move that comes after so many choices."""
        return self.path[made] if made < len(self.path) else None

    def said(self, made: int) -> tuple[int, Text]:
        """What is said before the move after so many choices: which word it is, and the word."""
        words = [move.words for move in self.path[: made + 1] if move.words is not None]
        return len(words), words[-1]


def path(*moves: Move | tuple[Move, ...]) -> tuple[Move, ...]:
    """A path of single moves and of partners' turns."""
    found: list[Move] = []
    for move in moves:
        found.extend([move] if isinstance(move, Move) else move)
    return tuple(found)
