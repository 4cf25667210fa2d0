"""How a position looks: roads to the pod, threatened colonists, where robots are useful."""

from __future__ import annotations

from games.jupiter.colony import MODULES, POD, Colony, module_of
from games.jupiter.state import COLONIST, CREEP, ROBOT, POD_ROOM
from games.jupiter.view import View
from games.kernel.hexes import Hex

FAR = 24
"""Further than anybody has to walk."""
ROAD = [0.0, 1.4, 2.6, 3.7, 4.75, 5.75, 6.7, 7.6, 8.45, 9.25, 10.0]
ROAD += [10.0 + 0.7 * step for step in range(1, FAR + 12)]
"""What it costs to bring a colonist home from so many spaces away; the last steps count most."""


def roads(colony: Colony, domes: list[int], start: int = POD) -> list[int]:
    """Actions to the start from every space: creeps on the way must be shot, robots step aside."""
    far, near = FAR, colony.near
    costs = [far] * (POD + 1)
    rings: list[list[int]] = [[] for _ in range(far + 5)]
    rings[0].append(start)
    costs[start] = 0
    for cost in range(far):
        for space in rings[cost]:
            if costs[space] != cost:
                continue
            piece = domes[space]
            after = cost + (1 if piece < CREEP or space == start else 3 if piece == CREEP else 2)
            for there in near[space]:
                if after < costs[there]:
                    costs[there] = after
                    rings[after].append(there)
    return costs


class Outlook:
    """A position the autopilot thinks about; pieces may be moved on it."""

    __slots__ = (
        "aboard",
        "colony",
        "costs",
        "docked",
        "domes",
        "harbour",
        "last",
        "margin",
        "need",
        "riders",
        "seat",
        "view",
    )

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat = view, seat
        self.colony = view.colony()
        self.domes = view.domes.copy()
        self.docked = view.pod.docked
        self.aboard = view.pod.colonists
        self.riders = list(view.pod.robots)
        self.need = view.target - view.saved
        self.margin = view.saved + view.on_colony + self.aboard - view.target
        self.harbour = self.colony if self.docked else self.colony.moored(self.expected_cell())
        self.survey()

    def survey(self) -> None:
        """Measures all roads again, after creeps, robots or modules have moved."""
        self.costs = roads(self.harbour, self.domes)
        lengths = sorted(self.costs[space] for space in self.people())
        left = self.need - self.aboard
        self.last = lengths[min(left, len(lengths)) - 1] if lengths and left > 0 else -1

    def people(self) -> list[int]:
        return [space for space, piece in enumerate(self.domes) if piece == COLONIST]

    def expected_cell(self) -> Hex:
        """Where the pod will probably dock."""
        return min(self.colony.free_cells(), key=self.mooring_cost)

    def mooring_cost(self, cell: Hex) -> float:
        """How far those who still have to board are from that place."""
        harbour = self.colony.moored(cell)
        costs = roads(harbour, self.domes)
        robots = [costs[self.domes.index(robot)] for robot in self.domes if robot >= ROBOT]
        if self.need - self.aboard <= 0:
            return float(sum(robots) + max(robots, default=0))
        lengths = sorted(costs[space] for space in self.people())
        batch = max(1, min(POD_ROOM, self.need))
        wide = sum(ROAD[length] for length in lengths[: 2 * batch])
        return sum(ROAD[length] for length in lengths[:batch]) + 0.4 * wide + 0.5 * sum(robots)

    def worth(self, space: int) -> float:
        """How much a colonist standing there still costs; those not needed hardly count."""
        cost = self.costs[space]
        return ROAD[cost] * (1.0 if cost <= self.last else 0.25)

    def is_threatened(self, space: int) -> bool:
        domes = self.domes
        return any(domes[there] == CREEP for there in self.colony.near[space])

    @property
    def fear(self) -> float:
        """What losing one more colonist costs."""
        if self.need - self.aboard <= 0:
            return 0.0
        return 2.0 + 12.0 / (self.margin + 2)

    def score(self) -> float:
        """The whole position from the active robot's point of view; more is better."""
        self.survey()
        people = self.people()
        total = -sum(self.worth(space) for space in people)
        total -= self.fear * sum(self.is_threatened(space) for space in people)
        total -= 0.25 * self.domes.count(CREEP)
        return total + self.station(self.seat)

    def where(self, seat: int) -> int:
        if seat in self.riders:
            return POD if self.docked else -1
        robot = ROBOT + seat
        return self.domes.index(robot) if robot in self.domes else -1

    def station(self, seat: int) -> float:
        """How well a robot stands: close to those it can lead, at the end close to the pod."""
        here = self.where(seat)
        if self.need <= 0 or self.need <= self.aboard:
            return -1.5 * (0 if here in (-1, POD) and self.need <= 0 else self.costs[max(here, 0)])
        if here == -1:
            return 0.0
        crowd = 3.0 if here == POD and self.aboard + len(self.riders) >= POD_ROOM - 1 else 0.0
        walk = roads(self.colony, self.domes, here)
        best = max(
            self.use_of(module) - 0.9 * self.steps_to(module, walk)
            for module in range(MODULES)
            if self.colony.domes[module]
        )
        return best - crowd - (0.7 if here == POD else 0.0)

    def steps_to(self, module: int, walk: list[int]) -> int:
        return min(walk[dome] for dome in self.colony.domes[module])

    def use_of(self, module: int) -> float:
        """Steps of colonists that can be ordered from that module, up to two turns' worth."""
        steps = 0.0
        for there in (module, *self.colony.touching[module]):
            if there < MODULES:
                for dome in self.colony.domes[there]:
                    if self.domes[dome] == COLONIST and self.costs[dome] <= self.last:
                        steps += min(4, self.costs[dome])
        return 0.8 * min(12.0, steps)
