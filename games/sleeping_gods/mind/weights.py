"""What weighs what for a crew that thinks, in points of health."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Health is the measure; everything else says how much health one would give for it."""

    standing: float = 1.5
    """Somebody on their feet, beside the health they have left."""
    second_point: float = 0.4
    safe: float = 24.0
    """With less health than this in all, every point counts for more."""
    dread: float = 0.09
    """By how much, times the square of what is missing."""
    lost: float = 150.0
    fatigue: float = 0.7
    exhausted: float = 0.2
    """Two fatigue, beside the two, for every skill symbol of whoever has them."""
    status: float = 1.8
    harm: float = 0.7
    sinking: float = 0.12
    """Ship damage, and times its square."""
    coin: float = 0.6
    good: float = 0.4
    xp: float = 0.35
    level: float = 3.0
    card: float = 0.6
    equipped: float = 0.8
    command: float = 0.35
    lasting: float = 2.0
    """How often an event that stays is felt before somebody is rid of it, about."""
    success: float = 6.0
    """What the book may hold for those who pass a challenge."""
    toll: float = 1.0
    """Health that the rest of a fight is expected to cost."""
    boldness: float = 14.0
    """What a choice of the story may cost before it counts: the book repays it."""
    opened: float = 0.5
    """What it is worth that something brought opens a choice: that is what it is for."""
    lure: float = 4.0
    """The same for a place on the coast, of which nothing is known."""
    action: float = 3.0
    """What one of the two actions of a turn is worth."""
    detour: float = 3.0
    """What going out of one's way costs."""
    near: float = 0.8
    """What is left, for every region on the way, of what waits at its end."""


THINKING = Weights()
