"""Square grids: columns grow to the right, rows upwards."""

from __future__ import annotations

from typing import NamedTuple


class Square(NamedTuple):
    """A space of a square grid."""

    column: int
    row: int

    def step(self, direction: tuple[int, int]) -> Square:
        return Square(self.column + direction[0], self.row + direction[1])

    def neighbours(self) -> tuple[Square, Square, Square, Square]:
        """Up, right, down, left."""
        column, row = self
        return (
            Square(column, row + 1),
            Square(column + 1, row),
            Square(column, row - 1),
            Square(column - 1, row),
        )

    def distance(self, other: Square) -> int:
        """Orthogonal steps between two spaces."""
        return abs(self.column - other.column) + abs(self.row - other.row)

    def in_line(self, other: Square) -> bool:
        """In the same row or column."""
        return self.column == other.column or self.row == other.row


UP, RIGHT, DOWN, LEFT = (0, 1), (1, 0), (0, -1), (-1, 0)
