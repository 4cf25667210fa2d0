"""The five kinds of module: their domes, the building two of them carry, and their bridges.

A module has a dome in its centre and one facing each of its six edges. Places are counted from 0
(the centre) to 6; place ``1 + i`` faces direction ``i``. A spoke joins the centre with an edge
dome, a rim bridge joins two neighbouring edge domes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

PLANT, DISH = 3, 4
"""Module 3 carries a power plant in its centre, module 4 a radar dish on its edge place 0."""

PLACES = 7
CENTRE = 0
COPIES = 4
"""How often each kind is in the box."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """The printed bridges before the module is turned: directions of spokes, first ends of rims."""

    spokes: tuple[int, ...]
    rims: tuple[int, ...]


PRINTED = {
    1: Pattern(spokes=(0, 1, 2, 3, 4, 5), rims=(0, 2, 4)),
    2: Pattern(spokes=(0, 3), rims=(0, 1, 2, 3, 4, 5)),
    PLANT: Pattern(spokes=(), rims=(0, 1, 2, 3, 4, 5)),
    DISH: Pattern(spokes=(1, 3, 5), rims=(1, 2, 3, 4)),
    5: Pattern(spokes=(0, 1, 3, 4), rims=(1, 2, 4, 5)),
}
ALL = Pattern(spokes=(0, 1, 2, 3, 4, 5), rims=(0, 1, 2, 3, 4, 5))

Bridges = Literal["printed", "open"]


def building_place(number: int, turned: int) -> int | None:
    """Where the plant or dish stands; no piece can be there."""
    if number == PLANT:
        return CENTRE
    return 1 + turned if number == DISH else None


def dome_places(number: int, turned: int) -> list[int]:
    """The places of a module that are spaces."""
    building = building_place(number, turned)
    return [place for place in range(PLACES) if place != building]


@cache
def bridges(number: int, turned: int, which: Bridges) -> tuple[tuple[int, int, int], ...]:
    """Every bridge inside a module: two places and the direction from the first to the second."""
    pattern = PRINTED[number] if which == "printed" else ALL
    spokes = [(CENTRE, 1 + way, way) for way in _turn(pattern.spokes, turned)]
    rims = [(1 + way, 1 + (way + 1) % 6, (way + 2) % 6) for way in _turn(pattern.rims, turned)]
    building = building_place(number, turned)
    return tuple(bridge for bridge in spokes + rims if building not in bridge[:2])


def _turn(ways: tuple[int, ...], turned: int) -> list[int]:
    return [(way + turned) % 6 for way in ways]
