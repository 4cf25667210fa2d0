"""How many moves lie between a diver and a goal, the head closing in as they swim its band."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import cache

from games.refuge.board import (
    HEAD_HOMES,
    HEAD_REACH,
    HEAD_SPOTS,
    LEFT,
    NEIGHBOURS,
    RIGHT,
    SPACES,
    Spot,
)

Place = tuple[Spot, int]
"""Where the diver is, and where the head is."""

FAR = 20
"""Moves to a goal that cannot be reached: more than any way there is."""


@cache
def moves_to(goals: frozenset[Spot]) -> dict[Place, int]:
    """From every place, the fewest moves to one of these spaces, were there no cards."""
    return _moves([place for place in _places() if place[0] in goals])


@cache
def moves_to_head() -> dict[Place, int]:
    """The fewest moves to a space next to the head."""
    return _moves([(spot, head) for spot, head in _places() if spot in HEAD_REACH[head]])


def _moves(goals: list[Place]) -> dict[Place, int]:
    moves = dict.fromkeys(goals, 0)
    queue = deque(goals)
    while queue:
        here = queue.popleft()
        for before in _places_before().get(here, ()):
            if before not in moves:
                moves[before] = moves[here] + 1
                queue.append(before)
    return moves


@cache
def _places() -> list[Place]:
    return [(spot, head) for head in HEAD_HOMES for spot in SPACES if spot not in HEAD_SPOTS[head]]


@cache
def _places_before() -> dict[Place, list[Place]]:
    before: dict[Place, list[Place]] = {}
    for place in _places():
        for after in _places_after(place):
            before.setdefault(after, []).append(place)
    return before


def _places_after(place: Place) -> Iterator[Place]:
    spot, head = place
    for near in NEIGHBOURS[spot]:
        if near in HEAD_SPOTS[head]:
            continue
        after = _head_closes_in(near, head) if SPACES[near] == "kraken" else (near, head)
        if after[0] in SPACES:
            yield after


def _head_closes_in(spot: Spot, head: int) -> Place:
    """The head comes a space closer and may push the diver, even off the board."""
    way = RIGHT if spot % 10 > head else LEFT
    if head + way not in HEAD_HOMES:
        return spot, head
    return (spot + way if spot in HEAD_SPOTS[head + way] else spot), head + way
