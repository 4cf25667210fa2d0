"""How large a run is: ``BENCH_SCALE=0.1 make bench`` makes every count a tenth of what it is."""

from __future__ import annotations

import os

SCALE = float(os.environ.get("BENCH_SCALE", "1"))


def sized(count: int, least: int = 1) -> int:
    """The count at this run's scale."""
    return max(least, round(count * SCALE))
