"""Ways to the pod as anybody can count them on the board."""

from __future__ import annotations

from games.jupiter.colony import POD
from games.jupiter.rescue import Rescue
from games.jupiter.state import COLONIST, OPEN, POD_ROOM

UNREACHABLE = 20
"""Steps counted for somebody without any bridge to the pod."""


def steps_home(rescue: Rescue, count: int) -> int:
    """How many steps the nearest colonists are from the pod, all of them together."""
    steps = distances(rescue)
    far = [steps.get(at, UNREACHABLE) for at, who in enumerate(rescue.s.domes) if who == COLONIST]
    return sum(sorted(far)[:count])


def passengers(rescue: Rescue) -> int:
    """How many can still fly with the pod before it leaves."""
    return min(POD_ROOM - rescue.s.pod.colonists, rescue.colonists_on_colony)


def distances(rescue: Rescue) -> dict[int, int]:
    """Over bridges, whoever stands on them."""
    steps, front = {POD: 0}, [POD]
    for here in front:
        for there in rescue.colony.near[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                front.append(there)
    return steps


def free_ways(rescue: Rescue) -> int:
    """Colonists who could walk to the pod past other colonists alone, or are there."""
    domes, seen, front = rescue.s.domes, {POD}, [POD]
    for here in front:
        for there in rescue.colony.near[here]:
            if there not in seen and domes[there] in (OPEN, COLONIST):
                seen.add(there)
                front.append(there)
    return rescue.s.pod.colonists + sum([domes[space] == COLONIST for space in seen])
