"""Where a flight or a teleport ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Landing:
    """Where, how, on which piece, and which creeps it runs over."""

    there: int
    how: Literal["land", "crush", "swap"]
    piece: int
    run_over: tuple[int, ...] = ()
