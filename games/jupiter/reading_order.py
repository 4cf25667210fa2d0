"""Where marks stand when the colony is read from top left to bottom right."""

from __future__ import annotations

from functools import cache

from games.jupiter.colony import CELLS, module_of, place_of
from games.kernel.hexes import DIRECTIONS, Hex


@cache
def reading_order(mark: str) -> tuple[int, ...]:
    """By rows of domes, thirds of a cell apart; a module keeps its place when it is moved.

    The pod comes first, wherever it is docked.
    """
    kind, rest = mark[0], mark[1:]
    if kind == "c":
        q, r = rest.split(".")
        return _row_and_column(Hex(int(q), int(r)))
    if kind == "d":
        space = int(rest)
        return _row_and_column(CELLS[module_of(space)], place_of(space))
    if kind in "mb":
        return _row_and_column(CELLS[int(rest)])
    return ()


def _row_and_column(cell: Hex, place: int = 0) -> tuple[int, ...]:
    q, r = DIRECTIONS[place - 1] if place else (0, 0)
    return 3 * cell.r + r, 3 * cell.q + q
