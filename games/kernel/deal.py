"""How a short game is dealt for one person alone, with autopilots on the other seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Deal:
    """How many seats there are, and options other than the usual ones."""

    seats: int
    options: Mapping[str, str | int | bool] = field(default_factory=dict)
