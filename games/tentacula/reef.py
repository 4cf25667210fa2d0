"""The reef: where the next tile goes, what it protects, and which tile is rearmost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.tentacula.board import (
    CORAL,
    FINISH,
    FIRST_SLOT,
    INSIDE,
    LAST_SLOT,
    OUTSIDE,
    PRINTED_REEF,
    SIDES,
    squares_of,
)
from games.tentacula.state import Row


def coral_beside(row: Row, side: int, square: int) -> bool:
    """Whether this side of the square shows coral: a tile lies there and has no gap."""
    slot, third = divmod(square - PRINTED_REEF - 1, 3)
    from_front = slot + 1 - row.next_slot
    return -len(row.tiles) <= from_front < 0 and CORAL[side][row.tiles[from_front]][third]


def is_protected(rows: Sequence[Row], square: int) -> bool:
    """The printed reef and the finish always protect; elsewhere it takes coral on both sides."""
    if square <= PRINTED_REEF or square == FINISH:
        return True
    return coral_beside(rows[INSIDE], INSIDE, square) and coral_beside(
        rows[OUTSIDE], OUTSIDE, square
    )


def would_hide(rows: Sequence[Row], side: int, face: int) -> list[int]:
    """The squares that this tile would protect on the next free reef square of that side."""
    opposite = 1 - side
    return [
        square
        for square, coral in zip(squares_of(rows[side].next_slot), CORAL[side][face], strict=True)
        if coral and coral_beside(rows[opposite], opposite, square)
    ]


def sides_with_room(rows: Sequence[Row], fold: int) -> list[int]:
    """Sides whose next free reef square lies on the board as it is folded now."""
    return [side for side in SIDES if rows[side].next_slot <= LAST_SLOT[fold]]


def rearmost(rows: Sequence[Row]) -> list[int]:
    """Sides of the tile that is furthest back; both when two lie level, none without tiles."""
    laid = [side for side in SIDES if rows[side].tiles]
    rears = [rows[side].rear_slot for side in laid]
    return [side for side in laid if rows[side].rear_slot == min(rears)]


def soon_drawn(rows: Sequence[Row], count: int) -> list[tuple[int, int, int]]:
    """Side, slot and face of the tiles next to leave the reef, so many or more if two lie level."""
    laid = sorted(
        (slot, side, face)
        for side in SIDES
        for slot, face in enumerate(rows[side].tiles, rows[side].rear_slot)
    )
    return [(side, slot, face) for slot, side, face in laid if slot <= laid[:count][-1][0]]


def fold_away(rows: Iterable[Row], fold: int) -> list[int]:
    """Takes off the tiles whose squares vanish; an empty row goes on with the first one left."""
    lost = []
    for row in rows:
        while row.tiles and row.rear_slot < FIRST_SLOT[fold]:
            lost.append(row.tiles.pop(0))
        row.next_slot = max(row.next_slot, FIRST_SLOT[fold])
    return lost
