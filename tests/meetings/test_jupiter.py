"""The rules of Jupiter Deep and the second reading of its rulebook say the same of the same
tables."""

from __future__ import annotations

import random

import pytest

from tests.meetings.in_the_gate import at_one
from tests.meetings.jupiter.gatherings import gathered, pairs
from tests.meetings.jupiter.things import BASES, THINGS, Base, Thing
from tests.meetings.jupiter_meeting import differences, whole_rescue

EVERY = pytest.mark.parametrize("base", BASES, ids=lambda base: base.name)


@at_one(BASES, lambda base: base.name)
def test_all_pairs_meet(base: Base) -> None:
    met = 0
    for number, name, table in pairs(base):
        assert differences(name, table, number) == []
        met += 1
    assert met > 5000


@pytest.mark.parametrize("seed", range(14))
def test_whole_rescues_go_alike(seed: int) -> None:
    """From set-up on, by orders drawn at random, with one robot to seven and all rules."""
    assert whole_rescue(seed % 7 + 1, seed, 200) == []


@pytest.mark.soak
@EVERY
def test_everything_is_tried_on_pairs(base: Base) -> None:
    for number, name, table in pairs(base):
        assert differences(name, table, number, thorough=True) == []


@pytest.mark.soak
@EVERY
@pytest.mark.parametrize("size", range(3, 8))
def test_more_of_them(base: Base, size: int) -> None:
    """Three to seven things drawn at random, everything tried."""
    chance = random.Random(size)
    for number in range(1000):
        group: tuple[Thing, ...] = tuple(chance.sample(THINGS, size))
        slots = [slot for thing in group for slot in thing.slots]
        apart = len(slots) == len(set(slots))
        table = gathered(base, group) if apart else None
        if table is not None:
            name = " + ".join(thing.name for thing in group)
            assert differences(name, table, number, thorough=True) == []


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(14, 2000))
def test_many_whole_rescues_go_alike(seed: int) -> None:
    assert whole_rescue(seed % 7 + 1, seed, 1000) == []
