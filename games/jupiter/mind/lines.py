"""Lines of play: what to do with the rest of a turn, by a narrow search over whole sequences."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator
from typing import NamedTuple

from games.jupiter.autopilot.evaluation import creeps_on
from games.jupiter.autopilot.position import Position
from games.jupiter.autopilot.turn_plan import Planner
from games.jupiter.colony import POD, module_of
from games.jupiter.mind.evaluation import Outlook
from games.jupiter.state import COLONIST, OPEN


class Line(NamedTuple):
    """What to do, one action after the other, and how the end of it looks at first sight."""

    value: float
    steps: tuple[str, ...]


class LinePlanner(Planner):
    """As the autopilot plans, but keeps the best lines of every first action."""

    evaluation: Outlook

    def lines(self) -> list[Line]:
        """The best first; doing nothing is one of them."""
        weights, extras = self.evaluation.weights, self.evaluation.extras()
        front = [self.root()]
        best: dict[str | None, list[Line]] = {None: [Line(front[0].value + extras, ())]}
        while front:
            reached = {position.key: position for old in front for position in self.expand(old)}
            ordered = sorted(reached.values(), key=lambda position: -position.value)
            for position in ordered:
                line = Line(position.value + extras, position.path)
                best.setdefault(position.path[0], []).append(line)
            front = ordered[: weights.beam]
        kept = (sorted(lines, key=_worst)[: weights.ends] for lines in best.values())
        return sorted([line for lines in kept for line in lines], key=_worst)

    def commands(self, position: Position) -> Iterator[Position]:
        """A chain of conversions is broken by whoever steps out of it."""
        creeps = creeps_on(position.domes)
        before = self.evaluation.threat(position.domes, creeps)
        for after in (*super().commands(position), *self.clearings(position)):
            after.fixed += before - self.evaluation.threat(after.domes, creeps)
            yield after

    def clearings(self, position: Position) -> Iterator[Position]:
        """A robot is shut in: who stands at the pod's door steps aside."""
        domes, near = position.domes, self.colony.near
        if not self.evaluation.is_shut(domes):
            return
        for door in near[POD]:
            if domes[door] == COLONIST and module_of(door) in self.range(position):
                for aside in near[door]:
                    if domes[aside] == OPEN:
                        yield self.command(position, door, aside)

    def lead(self, after: Position, here: int, there: int) -> None:
        after.lengths = after.lengths.copy()
        after.lengths.remove(after.costs[here])
        after.domes[here] = OPEN
        if there == POD:
            self.board(after)
        else:
            after.domes[there] = COLONIST
            insort(after.lengths, after.costs[there])


def _worst(line: Line) -> tuple[float, int]:
    """Of equals the shorter one."""
    return -line.value, len(line.steps)
