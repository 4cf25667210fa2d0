"""What a court knows: whom it asks first, for how long, and how many sit at a time."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from tests.mutants.mutant import Mutant
from tests.mutants.ranking import Ranking


@dataclass
class Court:
    ranking: Ranking
    jobs: int = 1
    most: float | None = None
    """Seconds of processor time that one mutant's judges may take together."""
    until: float | None = None
    """By the clock, when no further mutant is called."""

    @property
    def seconds(self) -> dict[str, float]:
        return self.ranking.seconds

    def asked(self, mutant: Mutant, tests: Sequence[str]) -> list[str]:
        ordered = self.ranking.ordered(mutant, tests)
        return ordered if self.most is None else self.ranking.within(ordered, self.most)

    def is_over(self) -> bool:
        return self.until is not None and time.monotonic() > self.until
