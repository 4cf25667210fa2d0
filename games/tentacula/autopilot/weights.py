"""What the planner looks at to guess the thefts to come, and how much each thing weighs.

The weights were fitted to games of the autopilot against itself: at the start of every round the
features below, and how many gems were stolen from then on.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from games.kernel.data_files import read_data


class Features(NamedTuple):
    """What each thing adds to the guess, at the start of a round."""

    always: float
    way_left: float
    """Squares all fish still have to swim, in tens."""
    seen: float
    """Fish in the open."""
    coral_ahead: float
    """Protected squares among the next eight, up to four a fish, in fours."""
    bare_ahead: float
    """Fish with no protected square among the next eight."""
    shells: float
    lopsided: float
    """How many tiles one side of the reef is ahead of the other."""
    beyond_reef: float
    """Squares by which fish are ahead of the reef, in fives."""
    spread: float
    """Squares between the first fish and the last, in tens."""
    reef_tiles: float
    all_open: float
    right_closed: float
    fish_left: float
    room: float
    """Reef squares the shorter side still has before the board folds."""


_FITTED: dict[str, list[float]] = read_data(Path(__file__).with_name("weights.yaml"))
WEIGHTS = {
    seats: Features(**{name: weights[at] for name, weights in _FITTED.items()})
    for at, seats in enumerate((2, 3, 4))
}
