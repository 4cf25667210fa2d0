"""What the planner looks at to guess the thefts to come, and how much each thing weighs.

The weights were fitted to games of the autopilot against itself: at the start of every round the
features below, and how many gems were stolen from then on.
"""

from __future__ import annotations

from typing import NamedTuple


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


WEIGHTS = {
    2: Features(
        always=-3.917,
        way_left=2.041,
        seen=0.112,
        coral_ahead=-1.23,
        bare_ahead=0.138,
        shells=-0.49,
        lopsided=0.63,
        beyond_reef=0.945,
        spread=-0.169,
        reef_tiles=-0.126,
        all_open=4.514,
        right_closed=4.616,
        fish_left=0.416,
        room=-1.04,
    ),
    3: Features(
        always=-3.239,
        way_left=1.753,
        seen=0.15,
        coral_ahead=-0.508,
        bare_ahead=-0.962,
        shells=-0.281,
        lopsided=0.403,
        beyond_reef=0.401,
        spread=1.605,
        reef_tiles=-0.242,
        all_open=4.494,
        right_closed=3.625,
        fish_left=-0.146,
        room=-0.98,
    ),
    4: Features(
        always=-1.411,
        way_left=1.653,
        seen=0.556,
        coral_ahead=-1.208,
        bare_ahead=-0.895,
        shells=-0.34,
        lopsided=0.204,
        beyond_reef=-1.081,
        spread=1.6,
        reef_tiles=-0.181,
        all_open=1.5,
        right_closed=0.954,
        fish_left=0.259,
        room=-0.78,
    ),
}
