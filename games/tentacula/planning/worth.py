"""How good a position is: the chance that the gems still needed outlast the thefts to come."""

from __future__ import annotations

from functools import cache
from math import exp, factorial

from games.tentacula.board import FINISH, GEMS, LAST_SLOT
from games.tentacula.planning.sea import Sea, slots_left, spare
from games.tentacula.planning.weights import WEIGHTS, Features

WINDOW = 0xFF
"""A fish looks eight squares ahead for coral."""
STEP = 4.4
"""How far a fish swims in a turn, on the whole."""
FETCHED_BACK = 0.12
"""The chance that a lost gem which is needed comes back, with a shell in hand."""


def worth(sea: Sea) -> float:
    """The chance to win, roughly: each colour must last, and so must the chest and the reef."""
    coming = sea.thefts + thefts_to_come(sea)
    chance = 1.0
    for gem in GEMS:
        if sea.missing[gem]:
            chance *= lasts(spare(sea, gem), round(coming * 4))
    return chance * lasts_in_all(sum(sea.chest), coming) * reef_lasts(sea)


@cache
def lasts(spare_gems: int, quarters: int) -> float:
    """The chance that no more gems of one colour are stolen than can be spared."""
    if spare_gems < 0:
        return FETCHED_BACK ** (-spare_gems) * lasts(0, quarters)
    mean = quarters / 24
    return exp(-mean) * sum(mean**k / factorial(k) for k in range(spare_gems + 1))


def lasts_in_all(chest: int, coming: float) -> float:
    return 1 / (1 + exp(1.5 * (coming - chest + 1)))


def reef_lasts(sea: Sea) -> float:
    """Every turn costs a tile or a reef square; at the end there must be turns enough."""
    return 1 / (1 + exp(turns_needed(sea) - turns_left(sea)))


def turns_needed(sea: Sea) -> float:
    return sum(FINISH - square for square in sea.fish) / (STEP + 1)


def turns_left(sea: Sea) -> int:
    tiles = len(sea.rows[0]) + len(sea.rows[1]) + len(sea.hands) + sea.pile
    return slots_left(sea) + tiles


def thefts_to_come(sea: Sea) -> float:
    """Learned from many games: how many more gems go from a position like this one."""
    weights = WEIGHTS[len(sea.hands)]
    guess = sum(w * x for w, x in zip(weights, features(sea), strict=True))
    return max(0.0, guess)


def features(sea: Sea) -> Features:
    safe, fish = sea.safe, [square for square in sea.fish if square != FINISH]
    ahead = [(safe >> square + 1 & WINDOW).bit_count() for square in fish]
    front = 3 * min(sea.next_slots) + 1
    return Features(
        always=1.0,
        way_left=sum(FINISH - square for square in fish) / 10,
        seen=sum(not safe >> square & 1 for square in fish),
        coral_ahead=sum(min(count, 4) for count in ahead) / 4,
        bare_ahead=sum(count == 0 for count in ahead),
        shells=sea.shells + sea.kept,
        lopsided=abs(sea.next_slots[0] - sea.next_slots[1]),
        beyond_reef=sum(max(0, square - front) for square in fish) / 5,
        spread=(max(sea.fish) - min(sea.fish)) / 10,
        reef_tiles=len(sea.rows[0]) + len(sea.rows[1]),
        all_open=sea.fold == 1,
        right_closed=sea.fold == 2,
        fish_left=len(fish),
        room=max(0, LAST_SLOT[sea.fold] + 1 - min(sea.next_slots)),
    )
