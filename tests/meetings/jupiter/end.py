"""Winning and losing."""

from __future__ import annotations

from tests.meetings.jupiter import box
from tests.meetings.jupiter.table import LOST, POD, Table

WON, NO_PLANT, NO_DISH, TOO_FEW = "won", "last plant gone", "last dish gone", "too few left"


def ended(table: Table) -> str | None:
    """How it ended, if it did. Off the colony is who sits in the pod; the lost need not be."""
    if table.saved >= table.target and set(table.pawns.values()) <= {POD, LOST}:
        return WON
    left = table.saved + table.aboard + len(table.colonists)
    if left < table.target:
        return TOO_FEW
    numbers = {tile.number for tile in table.tiles.values()}
    if box.PLANT not in numbers:
        return NO_PLANT
    return None if box.DISH in numbers else NO_DISH
