"""How many turns lie between a diver and a goal: two moves, a Kraken card, two moves, …

Swimming into the Kraken's band draws its head closer, and its cards move it about or let it
devour whoever is next to it. So the way is not a distance but an expectation, worked out once for
each goal by letting better and better estimates pass from place to place.
"""

from __future__ import annotations

from collections import Counter
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
from games.refuge.cards import DECKS

Place = tuple[Spot, int]
"""Where the diver is, and where the head is."""

Turns = dict[Place, float]

FAR = 20.0
"""Turns to a goal that is out of reach."""

DEVOURED_TURNS = 3.0
"""Turns lost by being devoured, before one is up again on the devour row."""

BACK: Place = (44, 3)
"""About where a devoured diver comes back, and where the head will be then."""

ROUNDS = 24
"""Estimates change no more after so many."""


@cache
def turns_to(goals: frozenset[Spot]) -> Turns:
    """From every place, once the next card has been drawn, the turns to one of these spaces."""
    return _estimate(frozenset(place for place in _places() if place[0] in goals))


@cache
def turns_to_head() -> Turns:
    """The same for a space next to the head, wherever it is."""
    return _estimate(frozenset(place for place in _places() if place[0] in HEAD_REACH[place[1]]))


def _estimate(goals: frozenset[Place]) -> Turns:
    """Before a turn the best of its moves; after it the mean over the Kraken's cards."""
    before = {place: 0.0 if place in goals else FAR for place in _places()}
    after: Turns = {}
    for _ in range(ROUNDS):
        after = {place: _mean(place, before) for place in before}
        for place in before:
            if place not in goals:
                before[place] = _best_turn(place, goals, after)
    return after | dict.fromkeys(goals, 0.0)


def _best_turn(place: Place, goals: frozenset[Place], after: Turns) -> float:
    return min(
        [
            moves / 2 if there in goals else 1.0 + after[there]
            for there, moves in _reach(place).items()
        ]
    )


def _mean(place: Place, before: Turns) -> float:
    total = 0.0
    for there, cards in _by_card(place).items():
        total += cards * (DEVOURED_TURNS + before[BACK] if there is None else before[there])
    return min(FAR, total / len(DECKS.kraken))


@cache
def _places() -> tuple[Place, ...]:
    return tuple(
        (spot, head) for head in HEAD_HOMES for spot in SPACES if spot not in HEAD_SPOTS[head]
    )


@cache
def _reach(place: Place) -> dict[Place, int]:
    """Where two moves or fewer can lead, and in how many."""
    reached = {place: 0}
    for moves in (1, 2):
        for here in list(reached):
            for there in _moves(here):
                reached.setdefault(there, moves)
    return reached


def _moves(place: Place) -> list[Place]:
    """One move, and the head's answer to it, unless it ends badly."""
    spot, head = place
    found: list[Place | None] = []
    for near in NEIGHBOURS[spot]:
        if near in HEAD_SPOTS[head]:
            continue
        if SPACES[near] == "kraken":
            found.append(_head_steps((near, head), RIGHT if near % 10 > head else LEFT))
        else:
            found.append((near, head))
    return [there for there in found if there is not None]


def _head_steps(place: Place, way: int) -> Place | None:
    """The head goes a step and pushes the diver, perhaps off the board."""
    spot, head = place
    if head + way not in HEAD_HOMES:
        return place
    if spot in HEAD_SPOTS[head + way]:
        spot += way
    return (spot, head + way) if spot in SPACES else None


@cache
def _by_card(place: Place) -> dict[Place | None, int]:
    """Where each of the Kraken's cards leaves the diver, and how many cards do."""
    return Counter(_after_card(place, card.steps) for card in DECKS.kraken)


def _after_card(place: Place, steps: int) -> Place | None:
    if steps == 0:
        return None if place[0] in HEAD_REACH[place[1]] else place
    there: Place | None = place
    for _ in range(abs(steps)):
        there = there and _head_steps(there, RIGHT if steps > 0 else LEFT)
    return there
