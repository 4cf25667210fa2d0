"""How long a mind may think: in processor time, in positions looked at, or both."""

from __future__ import annotations

import time
from dataclasses import dataclass

LOOKS_AT_THE_CLOCK = 8
"""After so many positions: asking for the time can take as long as a position."""


class OutOfBudgetError(Exception):
    """Thinking stops here; what is known by now must do."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds of this thread's processor time, positions tried. With the latter alone, the same
    luck gives the same answer on every machine."""

    seconds: float | None = None
    leaves: int | None = None

    def start(self) -> Meter:
        return Meter(self)

    def shared(self, parts: int) -> Budget:
        """An equal part of it."""
        return Budget(
            None if self.seconds is None else self.seconds / parts,
            None if self.leaves is None else self.leaves // parts,
        )


class Meter:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.leaves = 0
        self._most = float("inf") if budget.leaves is None else budget.leaves
        self._end = None if budget.seconds is None else time.thread_time() + budget.seconds

    def spend(self) -> None:
        """One more position; raises when there is nothing left to spend."""
        if self.leaves >= self._most or self._is_late():
            raise OutOfBudgetError
        self.leaves += 1

    def _is_late(self) -> bool:
        """The first look at the clock comes at once, every other after a few positions."""
        return (
            self._end is not None
            and self.leaves % LOOKS_AT_THE_CLOCK == 0
            and time.thread_time() >= self._end
        )
