"""Looks through the rest of the round, keeping the best few lines of play at every step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from heapq import nlargest
from operator import itemgetter
from typing import NamedTuple

from games.tentacula.planning.sea import Sea, placings, rests, swims
from games.tentacula.planning.worth import worth
from games.tentacula.state import NOTHING
from games.tentacula.swimming import Move

BEAM = 8


class Turn(NamedTuple):
    """Whose turn, on which side the tile is laid, and the move."""

    seat: int
    side: int
    move: Move | None


class Line(NamedTuple):
    """A line of play: how good it looks, where it leads, how it begins."""

    score: float
    sea: Sea
    first: Turn


@lru_cache(maxsize=512)
def best_line(sea: Sea) -> Line | None:
    """The best first turn of anybody who still has one this round."""
    return play_on(openings(sea, ready(sea)))


@lru_cache(maxsize=512)
def best_line_of(sea: Sea, seat: int) -> Line | None:
    """The best line in which this seat plays now."""
    return play_on(openings(sea, [seat]))


@lru_cache(maxsize=512)
def best_move(sea: Sea, seat: int) -> Line | None:
    """The best line after the seat has laid its tile."""
    return play_on(
        Line(worth(after), after, Turn(seat, NOTHING, move)) for move, after in swims(sea, seat)
    )


def ready(sea: Sea) -> list[int]:
    return [seat for seat, face in enumerate(sea.hands) if face != NOTHING]


def openings(sea: Sea, seats: Iterable[int]) -> Iterator[Line]:
    for turn, after in turns(sea, seats):
        yield Line(worth(after), after, turn)


def turns(sea: Sea, seats: Iterable[int]) -> Iterator[tuple[Turn, Sea]]:
    for seat in seats:
        for side, placed in placings(sea, seat):
            for move, after in swims(placed, seat):
                yield Turn(seat, side, move), after


def play_on(lines: Iterable[Line]) -> Line | None:
    """Line by line to the end of the round; different orders with the same result count once."""
    beam = best_of(lines)
    while beam and ready(beam[0].sea):
        beam = best_of(
            Line(worth(after), after, line.first)
            for line in beam
            for _, after in turns(line.sea, ready(line.sea))
        )
    ended = (Line(worth(rests(line.sea)), line.sea, line.first) for line in beam)
    return max(ended, key=itemgetter(0), default=None)


def best_of(lines: Iterable[Line]) -> list[Line]:
    distinct = {line.sea: line for line in lines}
    return nlargest(BEAM, distinct.values(), key=itemgetter(0))
