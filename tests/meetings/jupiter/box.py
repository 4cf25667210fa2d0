"""What lies in the box: markers, modules with their bridges, rescue cards; the colony's plan."""

from __future__ import annotations

from typing import NamedTuple

MODULES, IN_PLAY, INNER = 20, 19, 7
COLONISTS, CREEPS, SUPER_CREEPS, ROBOTS, RESCUE_CARDS = 49, 60, 8, 7, 36
POD_SEATS, ACTIONS, HAND_LIMIT, DEALT = 7, 5, 4, 2
TARGETS = (14, 21, 28)

DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""East and on clockwise, as axial steps from module to module."""
LETTERS = "ABCDEFGHIJKLMNOPQRS"
SPIRAL = (
    *((0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)),
    *((2, -1), (2, 0), (1, 1), (0, 2), (-1, 2), (-2, 2)),
    *((-2, 1), (-2, 0), (-1, -1), (0, -2), (1, -2), (2, -2)),
)

CENTRE = "C"
PLANT, DISH = 3, 4
"""The numbers of the critical modules."""
OF_EACH_NUMBER = 4


class Pattern(NamedTuple):
    """Bridges of a module before it is turned: edge domes joined to the centre, and edge domes k
    joined to k+1. The building stands where a dome would be."""

    spokes: tuple[int, ...]
    rims: tuple[int, ...]
    building: str = ""


PATTERNS = {
    1: Pattern((0, 1, 2, 3, 4, 5), (0, 2, 4)),
    2: Pattern((0, 3), (0, 1, 2, 3, 4, 5)),
    3: Pattern((), (0, 1, 2, 3, 4, 5), CENTRE),
    4: Pattern((1, 3, 5), (1, 2, 3, 4), "0"),
    5: Pattern((0, 1, 3, 4), (1, 2, 4, 5)),
}

TURN, ACTION, EVENT = "single turn", "single action", "single event"
EVERY, ONCE = "every action", "once per turn"


class Card(NamedTuple):
    """How long it serves as a card, and as a core."""

    scope: str
    core: str


ABILITIES = {
    "Boost": Card(TURN, ONCE),
    "Bullhorn": Card(TURN, EVERY),
    "Data Core": Card(EVENT, ONCE),
    "Follower": Card(TURN, EVERY),
    "Grenadier": Card(TURN, EVERY),
    "Heat Seeker": Card(ACTION, ONCE),
    "Juggernaut": Card(TURN, EVERY),
    "Module Control": Card(EVENT, ONCE),
    "Override": Card(TURN, EVERY),
    "Phase Shift": Card(EVENT, ONCE),
    "Pilot": Card(EVENT, ONCE),
    "Rocket Boots": Card(ACTION, ONCE),
    "Sniper": Card(ACTION, EVERY),
    "Suppressant": Card(EVENT, ONCE),
    "Swap": Card(TURN, EVERY),
    "Teleport": Card(ACTION, ONCE),
}
OF_EACH_ABILITY = 2
SURGE, POWER_GRAB, SIGNAL = "Surge", "Power Grab", "Signal to Noise"
SETBACKS = {SURGE: 2, POWER_GRAB: 1, SIGNAL: 1}
STRUCK = {POWER_GRAB: PLANT, SIGNAL: DISH}
"""On which modules a setback puts super creeps."""


def deck() -> list[str]:
    """All rescue cards, unshuffled."""
    setbacks = [name for name, count in SETBACKS.items() for _ in range(count)]
    return sorted([*ABILITIES] * OF_EACH_ABILITY) + setbacks
