"""Hex grids in axial coordinates; directions 0 to 5 go around, opposite ones differ by 3."""

from __future__ import annotations

from typing import NamedTuple


class Hex(NamedTuple):
    """A space of a hex grid."""

    q: int
    r: int

    def step(self, direction: int, times: int = 1) -> Hex:
        q, r = DIRECTIONS[direction % 6]
        return Hex(self.q + q * times, self.r + r * times)

    def neighbours(self) -> list[Hex]:
        return [Hex(self.q + q, self.r + r) for q, r in DIRECTIONS]

    def distance(self, other: Hex) -> int:
        q, r = self.q - other.q, self.r - other.r
        return (abs(q) + abs(r) + abs(q + r)) // 2

    def rotate(self, turns: int) -> Hex:
        """Turned about the origin by sixths, in the order of the directions."""
        q, r = self
        for _ in range(turns % 6):
            q, r = -r, q + r
        return Hex(q, r)

    def ring(self, radius: int) -> list[Hex]:
        """All spaces at exactly this distance, in order around."""
        if radius == 0:
            return [self]
        here, found = self.step(4, radius), []
        for direction in range(6):
            for _ in range(radius):
                found.append(here)
                here = here.step(direction)
        return found

    def spiral(self, radius: int) -> list[Hex]:
        """All spaces up to this distance, from the middle outwards."""
        return [space for size in range(radius + 1) for space in self.ring(size)]


DIRECTIONS: tuple[tuple[int, int], ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
ORIGIN = Hex(0, 0)
