"""What weighs what for a diver who thinks; found by playing whole dives against other weights."""

from __future__ import annotations

from games.refuge.autopilot.worth import PLAIN, Weights

MORE_DANGER = 1.6
"""Tentacles on their way down weigh more once every card that may come is tried."""

THINKING = Weights(
    threat=(0.0, 150.0, 500.0, 1400.0, 3000.0),
    row_danger=tuple(MORE_DANGER * danger for danger in PLAIN.row_danger),
    down=300.0,
    swallowed=350.0,
    turn=(28.0, 28.0, 56.0, 84.0),
    progress=(2000.0, 2000.0, 3000.0, 4000.0),
    arsenal=25.0,
    queue=0.35,
    stage=10_000.0,
    won=34_000.0,
    lost=-3_600.0,
)
