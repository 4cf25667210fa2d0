"""Looks through the rest of the round, keeping the best few lines of play at every step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from heapq import nlargest
from operator import itemgetter
from typing import NamedTuple

from games.tentacula.autopilot.position import Position, placings, rests, swims
from games.tentacula.autopilot.worth import worth
from games.tentacula.board import SIDE_IDS
from games.tentacula.legal_moves import Move
from games.tentacula.spots import fish_spot
from games.tentacula.state import NOTHING

BEAM = 8
SIDE_OF = {**{name: side for side, name in enumerate(SIDE_IDS)}, "box": NOTHING}
"""Where a tile goes, by the id of the option."""


class Turn(NamedTuple):
    """Whose turn, on which side the tile is laid, the move, and whether a helper is paid for."""

    seat: int
    side: int
    move: Move | None
    helped: bool = False

    @property
    def swim(self) -> str:
        """The id of the option to move so."""
        return "stay" if self.move is None else fish_spot(self.move.fish, self.move.square)


class Line(NamedTuple):
    """A line of play: how good it looks, where it leads, and turn by turn."""

    score: float
    position: Position
    turns: tuple[Turn, ...]

    @property
    def first(self) -> Turn:
        return self.turns[0]


@lru_cache(maxsize=512)
def best_line(position: Position, seats: tuple[int, ...] = ()) -> Line | None:
    """The best in which one of these seats plays now, or anybody who still has a tile."""
    return play_on(openings(position, seats or ready(position)))


@lru_cache(maxsize=512)
def best_move(position: Position, seat: int) -> Line | None:
    """The best line after the seat has laid its tile."""
    return play_on(
        Line(worth(after), after, (turn,)) for turn, after in swimming(position, seat, NOTHING)
    )


def ready(position: Position) -> list[int]:
    return [seat for seat, face in enumerate(position.hands) if face != NOTHING]


def openings(position: Position, seats: Iterable[int]) -> Iterator[Line]:
    for turn, after in turns(position, seats):
        yield Line(worth(after), after, (turn,))


def turns(position: Position, seats: Iterable[int]) -> Iterator[tuple[Turn, Position]]:
    for seat in seats:
        for side, placed in placings(position, seat, position.hands[seat]):
            yield from swimming(placed, seat, side)


def swimming(position: Position, seat: int, side: int) -> Iterator[tuple[Turn, Position]]:
    for move, after in swims(position, seat):
        yield Turn(seat, side, move, after.chest != position.chest), after


def play_on(lines: Iterable[Line]) -> Line | None:
    return max(played_on(lines, BEAM), key=itemgetter(0), default=None)


def played_on(lines: Iterable[Line], beam: int) -> list[Line]:
    """Line by line to the end of the round; different orders with the same result count once."""
    best = best_of(lines, beam)
    while best and ready(best[0].position):
        best = best_of(
            (
                Line(worth(after), after, (*line.turns, turn))
                for line in best
                for turn, after in turns(line.position, ready(line.position))
            ),
            beam,
        )
    return [Line(worth(rests(line.position)), line.position, line.turns) for line in best]


def best_of(lines: Iterable[Line], beam: int) -> list[Line]:
    distinct = {line.position: line for line in lines}
    return nlargest(beam, distinct.values(), key=itemgetter(0))
