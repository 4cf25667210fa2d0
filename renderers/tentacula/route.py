"""Where everything on the route lies, for each of the three ways the board is folded.

The route is one rounded loop, swum counter-clockwise. Squares are placed along it; what belongs
beside the route is found by going sideways, inwards or outwards, from a point on the loop.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin

from games.tentacula.board import ARCHES, FINISH, FISH, INSIDE, START, squares_of
from renderers.curves import Point

LEFT, RIGHT, TOP, BOTTOM, CORNER = 98.0, 902.0, 98.0, 708.0, 205.0
ACROSS, UPWARDS, BEND = RIGHT - LEFT - 2 * CORNER, BOTTOM - TOP - 2 * CORNER, CORNER * pi / 2
AROUND = 2 * (ACROSS + UPWARDS) + 4 * BEND
REEF = 46.0
"""How wide a reef tile is."""


def on_loop(way: float) -> tuple[Point, Point]:
    """A point of the loop and the direction to its outside; the way begins at the lower left."""
    way %= AROUND
    half = AROUND / 2
    if way >= half:
        (x, y), (nx, ny) = on_loop(way - half)
        return (LEFT + RIGHT - x, TOP + BOTTOM - y), (-nx, -ny)
    if way < ACROSS:
        return (LEFT + CORNER + way, BOTTOM), (0.0, 1.0)
    if way < ACROSS + BEND:
        return _corner(RIGHT - CORNER, BOTTOM - CORNER, pi / 2 - (way - ACROSS) / CORNER)
    if way < ACROSS + BEND + UPWARDS:
        return (RIGHT, BOTTOM - CORNER - (way - ACROSS - BEND)), (1.0, 0.0)
    return _corner(RIGHT - CORNER, TOP + CORNER, -(way - ACROSS - BEND - UPWARDS) / CORNER)


def _corner(x: float, y: float, angle: float) -> tuple[Point, Point]:
    c, s = cos(angle), sin(angle)
    return (x + CORNER * c, y + CORNER * s), (c, s)


def beside(way: float, outwards: float) -> Point:
    """The point that lies so far outside the loop (or inside, when negative)."""
    (x, y), (nx, ny) = on_loop(way)
    return x + nx * outwards, y + ny * outwards


@dataclass(frozen=True, slots=True)
class Strip:
    """A reef square: three squares long, on one side of the route."""

    start: float
    step: float
    near: float
    outwards: float

    def at(self, along: float, depth: float) -> Point:
        """`along` runs from 0 to 3 with the route, `depth` from the sand (0) away from it."""
        return beside(self.start + along * self.step, self.outwards * (self.near + depth))


@dataclass(frozen=True, slots=True)
class Layout:
    """One fold state: which squares show, how far apart, and where the first one is."""

    first: int
    last: int
    step: float
    origin: float

    @property
    def radius(self) -> float:
        return self.step * 0.41

    def way(self, square: float) -> float:
        """How far along the loop; arches take some room of their own."""
        gaps = sum(0.5 for arch in ARCHES[:2] if self.first <= arch < square)
        return self.origin + self.step * (square - self.first + gaps)

    def square(self, square: int) -> Point:
        return on_loop(self.way(square))[0]

    def arch(self, gate: int) -> float:
        """The way at which the arch of a gate stands."""
        behind = ARCHES[gate]
        return self.way(behind) + self.step * 0.75

    def strip(self, side: int, slot: int) -> Strip:
        start = self.way(squares_of(slot)[0]) - self.step / 2 + 2
        near = self.step * 0.46
        return Strip(start, self.step - 4 / 3, near, -1.0 if side == INSIDE else 1.0)


LAYOUTS = (
    Layout(1, 19, 99.0, -308.0),
    Layout(5, 34, AROUND / 32.3, ACROSS / 2 + AROUND / 32.3 * 1.15),
    Layout(20, 34, 99.0, ACROSS + 2 * BEND + UPWARDS + 70.0),
)
STARTS: tuple[Point, ...] = ((66.0, 420.0), (152.0, 406.0), (92.0, 342.0))
FINISHES: tuple[Point, ...] = ((728.0, 708.0), (845.0, 668.0), (912.0, 566.0))


@cache
def place(fold: int, fish: int, square: int) -> Point:
    """Where a fish is to be drawn."""
    if square == START:
        return STARTS[fish]
    if square == FINISH:
        return FINISHES[fish]
    return LAYOUTS[fold].square(square)


def swims_left(fold: int, square: int) -> bool:
    """Along the top of the board the route leads to the left."""
    if square in (START, FINISH):
        return False
    return on_loop(LAYOUTS[fold].way(square))[1][1] < -0.2


def shown(fold: int) -> range:
    """The animal squares that can be seen."""
    return range(LAYOUTS[fold].first, LAYOUTS[fold].last + 1)


assert len(STARTS) == len(FINISHES) == len(FISH)
