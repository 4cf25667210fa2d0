"""One row a promise: what was measured, against what, and what was promised."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True)
class Row:
    """A ratio against a reference of the same run; a goal reads ``>= 2`` or ``<= 1.5``."""

    promise: str
    ratio: float
    goal: str = ""
    note: str = ""

    @property
    def kept(self) -> bool | None:
        """Whether the goal is met; ``None`` for a reference line without one."""
        if not self.goal:
            return None
        sign, bound = self.goal.split()
        return self.ratio >= float(bound) if sign == ">=" else self.ratio <= float(bound)


def show(rows: Iterable[Row]) -> None:
    """Prints the rows as they come, as a Markdown table."""
    print("| promise | ratio | goal | kept | measured |")
    print("|---|---|---|---|---|")
    for row in rows:
        kept = {True: "yes", False: "**no**", None: ""}[row.kept]
        print(f"| {row.promise} | {row.ratio:.3g} | {row.goal} | {kept} | {row.note} |", flush=True)


def cpu_seconds(work: Callable[[], object], times: int, rounds: int = 5) -> float:
    """Processor seconds of one call: the median of several rounds."""
    work()
    rounds_taken = []
    for _ in range(rounds):
        start = time.process_time()
        for _ in range(times):
            work()
        rounds_taken.append((time.process_time() - start) / times)
    return median(rounds_taken)
