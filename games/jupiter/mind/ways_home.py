"""Ways to the pod as anybody can count them on the board."""

from __future__ import annotations

from games.jupiter.colony import POD
from games.jupiter.rescue import Rescue
from games.jupiter.state import COLONIST, OPEN, POD_ROOM
from games.kernel.paths import distances

UNREACHABLE = 20
"""Steps counted for somebody without any bridge to the pod."""


def steps_home(rescue: Rescue, count: int) -> int:
    """How many steps the nearest colonists are from the pod, all of them together, over bridges,
    whoever stands on them."""
    steps = distances(POD, rescue.colony.near.__getitem__)
    far = [steps.get(at, UNREACHABLE) for at, who in enumerate(rescue.s.domes) if who == COLONIST]
    return sum(sorted(far)[:count])


def passengers(rescue: Rescue) -> int:
    """How many can still fly with the pod before it leaves."""
    return min(POD_ROOM - rescue.s.pod.colonists, rescue.colonists_on_colony)


def free_ways(rescue: Rescue) -> int:
    """Colonists who could walk to the pod past other colonists alone, or are there."""
    domes, near = rescue.s.domes, rescue.colony.near
    ways = distances(
        POD, lambda here: [there for there in near[here] if domes[there] in (OPEN, COLONIST)]
    )
    return rescue.s.pod.colonists + sum([domes[space] == COLONIST for space in ways])
