"""The colony as a map: which spaces touch, which modules touch, what lies on the rim.

Spaces are numbers: seven for every module in the order of set-up, then the pod. The pod counts as a
module of its own with a single space. Maps never change: a new one is derived when a module blows
up or the pod moves, and shares with the old one whatever stayed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from functools import lru_cache
from typing import NamedTuple, Protocol, TypeAlias

from games.jupiter.modules import PLACES, Bridges, bridges, dome_places
from games.kernel.hexes import ORIGIN, Hex

CELLS = ORIGIN.spiral(2)
"""Where modules lie at set-up."""

MODULES = len(CELLS)
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


Lie: TypeAlias = tuple[int, int, int, int]
"""Number, turn and cell of a module that stands."""


class Plot(NamedTuple):
    """What the map needs to know of a module."""

    home: int
    number: int
    turned: int
    cell: Hex


@lru_cache(4096)
def around(cell: Hex) -> tuple[Hex, ...]:
    """The six neighbours of a cell, in the order of the directions."""
    return tuple(cell.neighbours())


def module_of(space: int) -> int:
    return space // PLACES


def place_of(space: int) -> int:
    return space % PLACES


def space_at(module: int, place: int) -> int:
    return module * PLACES + place


def map_of(modules: Iterable[Placed], pod_cell: Hex | None, which: Bridges) -> Colony:
    """The map of the modules that stand, with the pod docked at that cell."""
    lie = [None if m.gone else (m.number, m.turned, m.q, m.r) for m in modules]
    return _map(tuple(lie), pod_cell, which)


@lru_cache(1024)
def _map(lie: tuple[Lie | None, ...], pod_cell: Hex | None, which: Bridges) -> Colony:
    if pod_cell is not None:
        return _map(lie, None, which).with_pod_at(pod_cell)
    plots = [
        Plot(home, one[0], one[1], Hex(one[2], one[3]))
        for home, one in enumerate(lie)
        if one is not None
    ]
    return Colony(plots, which)


class Colony:
    """Where one can go from where. ``ways`` holds the six directions of every space."""

    __slots__ = ("cells", "domes", "near", "pod_cell", "rim", "touching", "ways")

    def __init__(self, plots: Sequence[Plot], which: Bridges) -> None:
        self.pod_cell: Hex | None = None
        self.cells = {plot.cell: plot.home for plot in plots}
        self.domes: list[tuple[int, ...]] = [()] * MODULES
        self.ways: list[list[int]] = [[NOWHERE] * 6 for _ in range(POD + 1)]
        self.rim: list[tuple[int, ...]] = [()] * MODULES
        self.touching: list[tuple[int, ...]] = [()] * (MODULES + 1)
        for plot in plots:
            self._build(plot, which)
        for plot in plots:
            self._join(plot.home, plot.cell)
        self.near = [_distinct(ways) for ways in self.ways]

    def _build(self, plot: Plot, which: Bridges) -> None:
        first = plot.home * PLACES
        places = dome_places(plot.number, plot.turned)
        self.domes[plot.home] = tuple(first + place for place in places)
        for one, other, way in bridges(plot.number, plot.turned, which):
            self.ways[first + one][way] = first + other
            self.ways[first + other][(way + 3) % 6] = first + one

    def _join(self, index: int, cell: Hex) -> None:
        """The edge dome in each direction meets the facing dome, or open space."""
        beside = [self.cells.get(beyond) for beyond in around(cell)]
        self.touching[index] = tuple([other for other in beside if other is not None])
        mine, rim = self.domes[index], []
        for way, other in enumerate(beside):
            here = index * PLACES + 1 + way
            if here not in mine:
                continue
            if other is None:
                rim.append(here)
            elif (there := other * PLACES + 1 + (way + 3) % 6) in self.domes[other]:
                self.ways[here][way] = there
        self.rim[index] = tuple(rim)

    def _derive(self) -> Colony:
        """A map that can be changed without touching this one."""
        other = copy(self)
        other.cells = self.cells.copy()
        other.domes, other.rim = self.domes.copy(), self.rim.copy()
        other.ways, other.near = self.ways.copy(), self.near.copy()
        other.touching = self.touching.copy()
        return other

    def _set_way(self, here: int, way: int, there: int) -> None:
        ways = self.ways[here].copy()
        ways[way] = there
        self.ways[here], self.near[here] = ways, _distinct(ways)

    def with_pod_at(self, cell: Hex) -> Colony:
        """With the pod docked there: one space, joined to every dome that faces it."""
        other = self.without_pod()._derive()
        other.pod_cell = cell
        for way, beside in enumerate(around(cell)):
            if (index := self.cells.get(beside)) is not None:
                other._dock(index, way)
        return other

    def _dock(self, index: int, way: int) -> None:
        self.touching[index] = (*self.touching[index], POD_MODULE)
        self.touching[POD_MODULE] = (*self.touching[POD_MODULE], index)
        facing = space_at(index, 1 + (way + 3) % 6)
        if facing in self.domes[index]:
            self._set_way(POD, way, facing)
            self._set_way(facing, (way + 3) % 6, POD)

    def without_pod(self) -> Colony:
        """Without the pod."""
        if self.pod_cell is None:
            return self
        other = self._derive()
        other.pod_cell = None
        for index in self.touching[POD_MODULE]:
            other.touching[index] = tuple(m for m in self.touching[index] if m != POD_MODULE)
        for way, facing in enumerate(self.ways[POD]):
            if facing != NOWHERE:
                other._set_way(facing, (way + 3) % 6, NOWHERE)
        other.touching[POD_MODULE] = ()
        other.ways[POD], other.near[POD] = [NOWHERE] * 6, ()
        return other

    def without_module(self, index: int) -> Colony:
        """After a module has blown up: its neighbours now lie on the rim."""
        other = self._derive()
        cell = next(cell for cell, home in self.cells.items() if home == index)
        del other.cells[cell]
        for way, beside in enumerate(around(cell)):
            if (neighbour := self.cells.get(beside)) is not None:
                other._lay_bare(neighbour, (way + 3) % 6, index)
            elif beside == self.pod_cell:
                other._set_way(POD, (way + 3) % 6, NOWHERE)
        bare = [home for home in self.touching[POD_MODULE] if home != index]
        other.touching[POD_MODULE] = tuple(bare)
        other.touching[index] = other.domes[index] = other.rim[index] = ()
        for space in self.domes[index]:
            other.ways[space], other.near[space] = [NOWHERE] * 6, ()
        return other

    def _lay_bare(self, index: int, way: int, gone: int) -> None:
        self.touching[index] = tuple(other for other in self.touching[index] if other != gone)
        here = space_at(index, 1 + way)
        if here in self.domes[index]:
            self.rim[index] = tuple(sorted((*self.rim[index], here)))
            self._set_way(here, way, NOWHERE)

    def on_edge(self, module: int) -> bool:
        """At least one of its six neighbours is missing; the pod does not fill a gap."""
        touching = self.touching[module]
        return len(touching) - (POD_MODULE in touching) < 6

    def free_cells(self, *, without: int | None = None) -> list[Hex]:
        """Empty cells that share an edge with a module, in reading order."""
        found = {
            cell
            for home, index in self.cells.items()
            if index != without
            for cell in around(home)
            if self.cells.get(cell, without) == without
        }
        return sorted(found, key=lambda cell: (cell.r, cell.q))

    def modules_around(self, cell: Hex) -> list[int]:
        found = [self.cells.get(beside) for beside in around(cell)]
        return [index for index in found if index is not None]

    def has_way_in(self, cell: Hex) -> bool:
        """A pod there would face a dome; behind some edges there is only a dish."""
        facing = [
            space_at(index, 1 + (way + 3) % 6) in self.domes[index]
            for way, beside in enumerate(around(cell))
            if (index := self.cells.get(beside)) is not None
        ]
        return any(facing)

    def line(self, start: int, way: int) -> list[int]:
        """The spaces straight ahead, as far as the bridges go."""
        found: list[int] = []
        here = self.ways[start][way]
        while here != NOWHERE:
            found.append(here)
            here = self.ways[here][way]
        return found


def _distinct(ways: list[int]) -> tuple[int, ...]:
    return tuple([there for there in ways if there != NOWHERE])
