"""The end of a round as it may be planned, with every choice the table has when it draws."""

from __future__ import annotations

from collections.abc import Iterator

from games.tentacula.autopilot.position import Position, folds, holding, rearmost, taken, watched
from games.tentacula.board import TURTLE, turned
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
        yield holding(after, seat, held(after, seat, deal.pile[after.pile]))
        return
    sides = rearmost(position)
    if not sides:
        yield position
    for side in sides:
        yield drawn_from(position, side, seat)


def drawn_from(position: Position, side: int, seat: int) -> Position:
    """The seat takes the rearmost tile of that side."""
    after = taken(position, side)._replace(hands=position.hands)
    return holding(after, seat, held(position, seat, turned(position.rows[side][0])))


def held(position: Position, seat: int, face: int) -> int:
    return face + EITHER if position.animals[seat] == TURTLE else face


def begun(position: Position, deal: Deal) -> Position:
    after = folds(watched(position))
    return after if after.fold == position.fold else after._replace(gate=deal.gates[after.fold])


def faces(held: int) -> tuple[int, ...]:
    """What may be played of a tile in hand."""
    return (held - EITHER, turned(held - EITHER)) if held >= EITHER else (held,)
