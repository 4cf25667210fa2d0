"""What weighs what for a player who thinks; found by playing whole battles."""

from __future__ import annotations

from dataclasses import dataclass

from games.lurk.autopilot.scene import CREATURE_WORTH


@dataclass(frozen=True, slots=True)
class Weights:
    """In points of an army."""

    alive: float = 0.4
    """The share of a model's points that is lost with its last Heart alone."""
    planned: float = 0.95
    """An attack that can still be made this turn, against one that was made."""
    reply: float = 0.85
    """What the enemies could take in their next turn."""
    next_turn: float = 0.75
    """What the own army could take in its next turn."""
    bite: float = 0.5
    """What creatures nearby could take."""
    creature: float = CREATURE_WORTH
    """A creature's reward, in shares of what it would bring at once."""
    gap: float = 0.2
    """A step between a model of twenty points and the nearest enemy."""
    haste: float = 0.1
    """How much more the way to the enemy counts with every round."""
    together: float = 0.6
    """A friend on the same tile: both act with one token."""
    swimming: float = 1.0
    """A model of twenty points that swims: currents carry it away."""
    essence: float = 0.5
    card: float = 1.5
    """A card that somebody carries."""
    stock: float = 0.8
    """A card that nobody carries yet."""
    search: float = 1.0
    """A search of coral, whose find is unknown."""
    abyss: float = -0.5
    """A look into an abyss, where more creatures than treasures wait."""
    recover: float = 1.5


THINKING = Weights()
