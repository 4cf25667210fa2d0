"""Where a creep that must rise harms least."""

from __future__ import annotations

from collections.abc import Iterable

from games.jupiter.colony import POD
from games.jupiter.rescue import Rescue
from games.jupiter.state import COLONIST


def least_harmful(rescue: Rescue, spaces: Iterable[int]) -> int:
    return min(spaces, key=lambda space: _harm(rescue, space))


def _harm(rescue: Rescue, space: int) -> int:
    """How much a creep there hurts: it touches colonists, or bars the way to the pod."""
    domes, near = rescue.s.domes, rescue.colony.near[space]
    colonists = sum(domes[there] == COLONIST for there in near)
    return 2 * colonists + (POD in near)
