"""The kernel: rules are generators that ask; a match is a checkpoint and the choices since."""

from games.kernel.ask import CHECKPOINT, Ask, Option, Play
from games.kernel.chance import Chance
from games.kernel.game import Chapter, Game, GameClass, GameEnded, GameOptions, Outcome
from games.kernel.question import Question
from games.kernel.telling import Line
from games.kernel.text import SILENCE, N, Seat, T, Text, X

VERSION = 1
"""Rises when something changes that games of other packages rely on: docs/games_from_outside.md."""

__all__ = [
    "CHECKPOINT",
    "SILENCE",
    "VERSION",
    "Ask",
    "Chance",
    "Chapter",
    "Game",
    "GameClass",
    "GameEnded",
    "GameOptions",
    "Line",
    "N",
    "Option",
    "Outcome",
    "Play",
    "Question",
    "Seat",
    "T",
    "Text",
    "X",
]
