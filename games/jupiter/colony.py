"""The colony as a map: which spaces touch, which modules touch, what lies on the rim.

Spaces are numbers: seven for every module in the order of set-up, then the pod. The pod counts as a
module of its own with a single space. A map is made anew when a module goes or the pod moves.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from games.jupiter.modules import PLACES, Bridges, bridges, dome_places
from games.kernel.hexes import Hex

MODULES = 19
POD = MODULES * PLACES
POD_MODULE = MODULES
NOWHERE = -1


class Placed(Protocol):
    """A module as it lies on the table."""

    number: int
    turned: int
    q: int
    r: int
    gone: bool


def module_of(space: int) -> int:
    return space // PLACES


def place_of(space: int) -> int:
    return space % PLACES


def space_at(module: int, place: int) -> int:
    return module * PLACES + place


class Colony:
    """Where one can go from where."""

    __slots__ = ("cells", "domes", "near", "pod_cell", "rim", "touching", "ways")

    def __init__(self, modules: Iterable[Placed], pod_cell: Hex | None, which: Bridges) -> None:
        standing = {index: module for index, module in enumerate(modules) if not module.gone}
        self.pod_cell = pod_cell
        self.cells = {Hex(module.q, module.r): index for index, module in standing.items()}
        self.domes: list[tuple[int, ...]] = [()] * MODULES
        self.ways = [[NOWHERE] * 6 for _ in range(POD + 1)]
        for index, module in standing.items():
            self._inside(index, module, which)
        self.rim: list[tuple[int, ...]] = [()] * MODULES
        self.touching: list[list[int]] = [[] for _ in range(MODULES + 1)]
        for cell, index in self.cells.items():
            self._outside(cell, index)
        self.near = [_distinct(ways) for ways in self.ways]

    def _inside(self, index: int, module: Placed, which: Bridges) -> None:
        places = dome_places(module.number, module.turned)
        self.domes[index] = tuple(space_at(index, place) for place in places)
        for first, second, way in bridges(module.number, module.turned, which):
            here, there = space_at(index, first), space_at(index, second)
            self.ways[here][way] = there
            self.ways[there][(way + 3) % 6] = here

    def _outside(self, cell: Hex, index: int) -> None:
        """The edge dome in each direction meets the facing dome, the pod, or open space."""
        rim = []
        for way in range(6):
            here, beyond = space_at(index, 1 + way), cell.step(way)
            neighbour = self.cells.get(beyond)
            if neighbour is not None:
                self.touching[index].append(neighbour)
                self._join(here, way, space_at(neighbour, 1 + (way + 3) % 6))
                continue
            if here in self.domes[index]:
                rim.append(here)
            if beyond == self.pod_cell:
                self._moor(index, here, way)
        self.rim[index] = tuple(rim)

    def _join(self, here: int, way: int, there: int) -> None:
        if here in self.domes[module_of(here)] and there in self.domes[module_of(there)]:
            self.ways[here][way] = there

    def _moor(self, index: int, here: int, way: int) -> None:
        self.touching[index].append(POD_MODULE)
        self.touching[POD_MODULE].append(index)
        if here in self.domes[index]:
            self.ways[here][way] = POD
            self.ways[POD][(way + 3) % 6] = here

    def on_edge(self, module: int) -> bool:
        """At least one of its six neighbours is missing; the pod does not fill a gap."""
        return sum(other != POD_MODULE for other in self.touching[module]) < 6

    def free_cells(self, *, without: int | None = None) -> list[Hex]:
        """Empty cells that share an edge with a module, in reading order."""
        found = {
            cell
            for home, index in self.cells.items()
            if index != without
            for cell in home.neighbours()
            if self.cells.get(cell, without) == without
        }
        return sorted(found, key=lambda cell: (cell.r, cell.q))

    def modules_around(self, cell: Hex) -> list[int]:
        found = [self.cells.get(beside) for beside in cell.neighbours()]
        return [index for index in found if index is not None]

    def line(self, start: int, way: int) -> list[int]:
        """The spaces straight ahead, as far as the bridges go."""
        found: list[int] = []
        here = self.ways[start][way]
        while here != NOWHERE:
            found.append(here)
            here = self.ways[here][way]
        return found


def _distinct(ways: list[int]) -> tuple[int, ...]:
    return tuple(there for there in ways if there != NOWHERE)
