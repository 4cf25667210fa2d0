"""How wide a thinking player looks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """So many lines of play are kept: in this round, at its end, and in the rounds after it."""

    beam: int = 8
    ends: int = 3
    next_beam: int = 4
    rounds: int = 1
    """How many rounds ahead it looks as long as tiles are hidden."""
    open_rounds: int = 6
    """And once the pile is gone: then every tile to come lies open on the reef."""


THINKING = Weights()
