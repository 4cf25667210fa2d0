"""Which cards the autopilot likes."""

from __future__ import annotations

from games.jupiter.cards import Ability

CORES: list[Ability] = [
    "follower",
    "boost",
    "bullhorn",
    "pilot",
    "suppressant",
    "module_control",
    "grenadier",
    "sniper",
    "phase_shift",
    "swap",
    "rocket_boots",
    "juggernaut",
    "teleport",
    "heat_seeker",
    "override",
    "data_core",
]
"""Best first."""
