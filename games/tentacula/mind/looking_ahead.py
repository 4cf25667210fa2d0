"""What can be made of the rounds to come when it is known how tiles and gates lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from heapq import nlargest

from games.tentacula.autopilot.position import Position, placings, swims
from games.tentacula.autopilot.search import ready
from games.tentacula.autopilot.worth import treasure_lasts, worth
from games.tentacula.board import FINISH
from games.tentacula.mind.round_end import faces, next_rounds
from games.tentacula.mind.tiles import Deal

FACE = Position._fields.index("face")


@lru_cache(maxsize=4096)
def outcome(position: Position, deal: Deal, rounds: int, beam: int) -> float:
    """The chance to win after so many rounds of the best play found; the round is over here.
    Nothing when the reef is gone before the fish are home."""
    best, fronts = 0.0, next_rounds(position, deal)
    for _ in range(rounds):
        ends = played(best_of(fronts, beam), beam)
        best = max([best, *(treasure_lasts(end, 0.0) for end in ends if is_home(end))])
        fronts = [way for end in ends if not is_home(end) for way in next_rounds(end, deal)]
    return max([best, *map(worth, fronts)])


def played(fronts: list[Position], beam: int) -> list[Position]:
    """The best ends of the round."""
    while any(map(ready, fronts)):
        fronts = best_of((after for front in fronts for after in turns(front)), beam)
    return fronts


def turns(position: Position) -> Iterator[Position]:
    """After every turn that anybody may take; as it is where nobody has a tile any more."""
    seats = ready(position)
    if not seats:
        yield position
    for seat in seats:
        for face in faces(position.hands[seat]):
            for _, placed in placings(position, seat, face):
                for _, after in swims(placed, seat):
                    yield after


def best_of(positions: Iterable[Position], beam: int) -> list[Position]:
    """Different orders with the same result count once."""
    distinct = {position[:FACE] + position[FACE + 1 :]: position for position in positions}
    return nlargest(beam, distinct.values(), key=worth)


def is_home(position: Position) -> bool:
    return position.fish.count(FINISH) == len(position.fish)
