"""How good a position is: the chance that the gems still needed outlast the thefts to come."""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp, factorial
from typing import NamedTuple

from games.tentacula.autopilot.position import Position, slots_left
from games.tentacula.autopilot.weights import WEIGHTS
from games.tentacula.board import FINISH, LAST_SLOT

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
    colours = colours_last(position.missing, position.chest, round(coming * 4))
    return colours * lasts_in_all(sum(position.chest), coming)


@lru_cache(maxsize=1 << 14)
def colours_last(missing: tuple[int, ...], chest: tuple[int, ...], quarters: int) -> float:
    """The chance that enough is left of every colour that is needed."""
    chance = 1.0
    for needed, there in zip(missing, chest, strict=True):
        if needed:
            chance *= lasts(there - needed, quarters)
    return chance


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
    one, two, three = position.fish
    return (3 * FINISH - one - two - three) / (STEP + 1)


def turns_left(position: Position) -> int:
    inner, outer = position.rows
    tiles = len(inner) + len(outer) + len(position.hands) + position.pile
    return slots_left(position) + tiles


def thefts_to_come(position: Position) -> float:
    """Learned from many games: how many more gems go from a position like this one."""
    (inner, outer), fold, seats = position.next_slots, position.fold, len(position.hands)
    weights, rows = WEIGHTS[seats], position.rows
    shorter = min(inner, outer)
    ahead, beyond_reef, spread, fish_left = sights(
        position.fish, position.safe, 3 * shorter + 1, seats
    )
    room = LAST_SLOT[fold] + 1 - shorter
    guess = (
        ahead
        + weights.shells * (position.shells + position.kept)
        + weights.lopsided * abs(inner - outer)
        + beyond_reef
        + spread
        + weights.reef_tiles * (len(rows[0]) + len(rows[1]))
        + weights.all_open * (fold == 1)
        + weights.right_closed * (fold == 2)
        + fish_left
        + weights.room * max(0, room)
    )
    return max(0.0, guess)


class Sights(NamedTuple):
    """What the places of the fish, and what they see of the reef, add to the guess."""

    ahead: float
    """From the way that is left to fish with no coral ahead."""
    beyond_reef: float
    spread: float
    fish_left: float


@lru_cache(maxsize=1 << 15)
def sights(fish: tuple[int, ...], safe: int, front: int, seats: int) -> Sights:
    """The reef is unbroken up to the front."""
    weights = WEIGHTS[seats]
    left = way_left = seen = coral_ahead = bare_ahead = beyond_reef = 0
    for square in fish:
        if square == FINISH:
            continue
        left += 1
        way_left += FINISH - square
        seen += not safe >> square & 1
        coral = (safe >> square + 1 & WINDOW).bit_count()
        coral_ahead += min(coral, 4)
        bare_ahead += not coral
        if square > front:
            beyond_reef += square - front
    ahead = (
        weights.always
        + weights.way_left * (way_left / 10)
        + weights.seen * seen
        + weights.coral_ahead * (coral_ahead / 4)
        + weights.bare_ahead * bare_ahead
    )
    return Sights(
        ahead,
        weights.beyond_reef * (beyond_reef / 5),
        weights.spread * ((max(fish) - min(fish)) / 10),
        weights.fish_left * left,
    )
