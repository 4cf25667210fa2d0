"""Command range: how far a robot is heard, for commands and for trades."""

from __future__ import annotations

from games.jupiter.abilities.powers import has_power
from games.jupiter.colony import MODULES, POD_MODULE, module_of
from games.jupiter.rescue import OFF_COLONY, Rescue


def command_range(rescue: Rescue, seat: int) -> list[int]:
    """One's own module and all that touch it; with a bullhorn, everything."""
    if seat == rescue.s.active and has_power(rescue, "bullhorn"):
        modules = [index for index in range(MODULES) if rescue.colony.domes[index]]
        return [*modules, POD_MODULE] if rescue.s.pod.docked else modules
    space = rescue.where(seat)
    if space == OFF_COLONY:
        return []
    home = module_of(space)
    return [home, *rescue.colony.touching[home]]
