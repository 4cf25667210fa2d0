"""The end of a round as it may be planned, with every choice the table has when it draws."""

from __future__ import annotations

from collections.abc import Iterator

from games.tentacula.autopilot.position import Position, folds, taken, watched
from games.tentacula.board import SIDES, TURTLE, turned
from games.tentacula.mind.tiles import Deal
from games.tentacula.state import NOTHING

EITHER = 100
"""Added to a face whose other side may be played as well: the turtle chooses when it draws."""


def next_rounds(position: Position, deal: Deal) -> list[Position]:
    """Every way in which the next round may begin: hands are filled, Tentacula looks, the board
    folds. Whoever moved last draws first; none at all when the reef is gone."""
    ways = [position]
    seats = len(position.hands)
    for step in range(seats):
        seat = (max(position.last, 0) + step) % seats
        if position.hands[seat] == NOTHING:
            ways = [after for way in ways for after in drawings(way, seat, deal)]
    return [begun(way, deal) for way in ways if any(face != NOTHING for face in way.hands)]


def drawings(position: Position, seat: int, deal: Deal) -> Iterator[Position]:
    """From the pile, or the rearmost tile; of two that lie level, either."""
    if position.pile:
        after = position._replace(pile=position.pile - 1)
        yield in_hand(after, position.hands, seat, deal.pile[after.pile])
        return
    laid = [side for side in SIDES if position.rows[side]]
    if not laid:
        yield position
    rears = {side: position.next_slots[side] - len(position.rows[side]) for side in laid}
    for side in laid:
        if rears[side] == min(rears.values()):
            face = turned(position.rows[side][0])
            yield in_hand(taken(position, side, rears[side]), position.hands, seat, face)


def in_hand(position: Position, hands: tuple[int, ...], seat: int, face: int) -> Position:
    held = face + EITHER if position.animals[seat] == TURTLE else face
    return position._replace(hands=(*hands[:seat], held, *hands[seat + 1 :]))


def begun(position: Position, deal: Deal) -> Position:
    after = folds(watched(position))
    return after if after.fold == position.fold else after._replace(gate=deal.gates[after.fold])


def faces(held: int) -> tuple[int, ...]:
    """What may be played of a tile in hand."""
    return (held - EITHER, turned(held - EITHER)) if held >= EITHER else (held,)
