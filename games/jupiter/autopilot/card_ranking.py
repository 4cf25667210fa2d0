"""Which cards the autopilot likes, best first; measured by whole games with each as core."""

from __future__ import annotations

from games.jupiter.cards import Ability

CORES: list[Ability] = [
    "follower",
    "boost",
    "sniper",
    "bullhorn",
    "module_control",
    "juggernaut",
    "phase_shift",
    "suppressant",
    "override",
    "grenadier",
    "heat_seeker",
    "pilot",
    "swap",
    "teleport",
    "rocket_boots",
    "data_core",
]
