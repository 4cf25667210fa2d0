"""What weighs what for a robot that thinks, and how wide it looks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from games.jupiter.cards import Ability


def _cards() -> Mapping[Ability, float]:
    return {
        "follower": 4.0,
        "pilot": 5.0,
        "suppressant": 3.0,
        "module_control": 3.0,
        "phase_shift": 2.0,
        "boost": 1.2,
        "bullhorn": 1.5,
        "sniper": 1.0,
        "grenadier": 1.0,
        "juggernaut": 1.0,
        "rocket_boots": 1.0,
        "heat_seeker": 1.0,
        "teleport": 1.0,
        "swap": 0.6,
        "override": 0.5,
        "data_core": 0.9,
    }


def _cores() -> Mapping[Ability, float]:
    return {
        "follower": 6.0,
        "boost": 2.0,
        "sniper": 1.0,
        "bullhorn": 0.0,
        "module_control": -1.0,
        "juggernaut": -1.5,
        "phase_shift": -2.0,
        "suppressant": -2.0,
        "override": -3.0,
        "grenadier": -3.0,
        "heat_seeker": -3.5,
        "pilot": -3.5,
        "swap": -4.0,
        "teleport": -4.5,
        "rocket_boots": -5.0,
        "data_core": -5.5,
    }


@dataclass(frozen=True, slots=True)
class Weights:
    """In steps of a colonist towards the pod, more or less."""

    flight: float = 80.0
    """What a flight still to be made costs."""
    later: float = 0.45
    wide: float = 0.22
    """How much they count who fly after the next flight, on their ways and where the pod docks."""
    led: float = 0.8
    most_led: float = 16.0
    """What each step is worth that can be ordered from where a robot stands, and how many count."""
    fear: float = 4.0
    panic: float = 23.0
    """What losing a colonist costs, and how much more the fewer can be spared."""
    link: float = 0.5
    """Whoever stands beside somebody threatened is threatened next: how much each link counts."""
    creep: float = 0.45
    infested: float = 0.3
    """What a creep costs anywhere, and a module that holds any: a six calls one more to it."""
    creep_in_the_way: int = 8
    robot_in_the_way: int = 12
    beside_creep: int = 4
    """What it takes to lead somebody past, in half steps (even numbers): a step takes two."""
    barrier: float = 4.0
    alarm: float = 1.8
    """How much it draws a robot to a module that a creep there bars the way to the pod, and that
    one touches a colonist."""
    astray: float = 0.1
    """What each half step to the pod costs a robot that finds nothing to do."""
    seat_taken: float = 36.0
    shut_in: float = 15.0
    """What it costs that a robot takes one of the last seats, and that it cannot get out."""
    collapse: float = 0.6
    """How much it counts that plants and dishes may all go."""
    covered_plant: float = 1.0
    covered_dish: float = 20.0
    covered_again: float = 0.5
    """What super creeps cost; of a further dish, so much of the one before."""
    away: float = 8.0
    """What it costs that the pod is away."""
    hurry: float = 1.5
    """What it is worth that somebody flies now, and not when the next robot could see to it."""
    cards: Mapping[Ability, float] = field(default_factory=_cards)
    cores: Mapping[Ability, float] = field(default_factory=_cores)
    """What a core is worth against a middling one; the order was measured by whole games."""
    kept: tuple[float, ...] = (1.0, 1.0, 0.8, 0.1)
    """What a card in hand is worth, and how much of that from the best to the least: a full hand
    overflows with the next draw."""
    won: float = 400.0
    lost: float = -800.0
    beam: int = 8
    ends: int = 2
    ahead: int = 3
    """How many positions are kept at each step of a plan, how many plans for each option, and how
    many positions at each step of the next robot's plan."""


THINKING = Weights()
CORES: tuple[Ability, ...] = tuple(THINKING.cores)
"""The best first."""
