"""How wide a thinking player looks, and which animals it likes to be."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """So many lines of play are kept: in this round, at its end, and in the rounds after it."""

    beam: int = 8
    ends: int = 3
    next_beam: int = 4
    drawing_beam: int = 12
    """In the rounds after a tile is drawn: there are few tiles to choose from."""
    rounds: int = 1
    """How many rounds ahead it looks as long as tiles are hidden."""
    open_rounds: int = 6
    """And once the pile is gone: then every tile to come lies open on the reef."""
    gates: int = 2
    """How many orders of the gates to come are tried then."""
    animals: tuple[float, float, float, float] = (1.0, 0.6, 0.65, 0.55)
    """How much turtle, seahorse, jellyfish and crab help, by the games lost without each."""


THINKING = Weights()
