"""How good a position is: the chance that the gems still needed outlast the thefts to come."""

from __future__ import annotations

from functools import cache
from math import exp, factorial
from operator import mul

from games.tentacula.autopilot.position import Position, slots_left, spare
from games.tentacula.autopilot.weights import WEIGHTS, Features
from games.tentacula.board import FINISH, GEMS, LAST_SLOT

WINDOW = 0xFF
"""A fish looks eight squares ahead for coral."""
STEP = 4.4
"""How far a fish swims in a turn, on the whole."""
FETCHED_BACK = 0.12
"""The chance that a lost gem which is needed comes back, with a shell in hand."""


def worth(position: Position) -> float:
    """The chance to win, roughly: each colour must last, and so must the chest and the reef."""
    return treasure_lasts(position, thefts_to_come(position)) * reef_lasts(position)


def treasure_lasts(position: Position, to_come: float) -> float:
    """The chance that what is needed outlasts the thefts of the plan and so many more."""
    coming = position.thefts + to_come
    chance = 1.0
    for gem in GEMS:
        if position.missing[gem]:
            chance *= lasts(spare(position, gem), round(coming * 4))
    return chance * lasts_in_all(sum(position.chest), coming)


@cache
def lasts(spare_gems: int, quarters: int) -> float:
    """The chance that no more gems of one colour are stolen than can be spared."""
    if spare_gems < 0:
        return FETCHED_BACK ** (-spare_gems) * lasts(0, quarters)
    mean = quarters / 24
    return exp(-mean) * sum(mean**k / factorial(k) for k in range(spare_gems + 1))


def lasts_in_all(chest: int, coming: float) -> float:
    return 1 / (1 + exp(1.5 * (coming - chest + 1)))


def reef_lasts(position: Position) -> float:
    """Every turn costs a tile or a reef square; at the end there must be turns enough."""
    return 1 / (1 + exp(turns_needed(position) - turns_left(position)))


def turns_needed(position: Position) -> float:
    return sum(FINISH - square for square in position.fish) / (STEP + 1)


def turns_left(position: Position) -> int:
    tiles = len(position.rows[0]) + len(position.rows[1]) + len(position.hands) + position.pile
    return slots_left(position) + tiles


def thefts_to_come(position: Position) -> float:
    """Learned from many games: how many more gems go from a position like this one."""
    weights = WEIGHTS[len(position.hands)]
    guess: float = sum(map(mul, weights, features(position)))
    return max(0.0, guess)


def features(position: Position) -> Features:
    safe, (inner, outer) = position.safe, position.next_slots
    shorter = min(inner, outer)
    front = 3 * shorter + 1
    fish = way_left = seen = coral_ahead = bare_ahead = beyond_reef = 0
    for square in position.fish:
        if square == FINISH:
            continue
        fish += 1
        way_left += FINISH - square
        seen += not safe >> square & 1
        ahead = (safe >> square + 1 & WINDOW).bit_count()
        coral_ahead += min(ahead, 4)
        bare_ahead += not ahead
        if square > front:
            beyond_reef += square - front
    return Features(
        always=1.0,
        way_left=way_left / 10,
        seen=seen,
        coral_ahead=coral_ahead / 4,
        bare_ahead=bare_ahead,
        shells=position.shells + position.kept,
        lopsided=abs(inner - outer),
        beyond_reef=beyond_reef / 5,
        spread=(max(position.fish) - min(position.fish)) / 10,
        reef_tiles=len(position.rows[0]) + len(position.rows[1]),
        all_open=position.fold == 1,
        right_closed=position.fold == 2,
        fish_left=fish,
        room=max(0, LAST_SLOT[position.fold] + 1 - shorter),
    )
