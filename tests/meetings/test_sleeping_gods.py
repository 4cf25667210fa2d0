"""The rules of Sleeping Gods and the second reading of its rulebook say the same of the same fights
and challenges."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from tests.meetings.in_the_gate import at_one
from tests.meetings.sleeping_gods.gatherings import BASES
from tests.meetings.sleeping_gods.things import THINGS, alone, gathered, laid, pairs, together
from tests.meetings.sleeping_gods_meeting import differences

EVERY = pytest.mark.parametrize("base", BASES)


@at_one(BASES)
def test_all_pairs_meet(base: str) -> None:
    for number, things in enumerate([(), *gathered(base)]):
        assert differences(base, things, number) == []


@EVERY
def test_no_pair_is_left_out(base: str) -> None:
    """Two things that may lie on one table do so on one of those that are tried."""
    met = {frozenset(pair) for group in gathered(base) for pair in combinations(group, 2)}
    every = random.Random(1).sample([*pairs(base)], 500)
    assert [pair for pair in every if frozenset(pair) not in met] == []


@pytest.mark.soak
@EVERY
def test_pairs_by_themselves(base: str) -> None:
    for number, things in enumerate([*alone(base), *pairs(base)]):
        assert differences(base, things, number, deeds=3) == []


@pytest.mark.soak
@EVERY
@pytest.mark.parametrize("size", range(3, 8))
def test_more_of_them(base: str, size: int) -> None:
    """Three to seven things drawn at random, whole fights of them."""
    chance = random.Random(size)
    for number in range(2000):
        things = tuple(chance.sample(THINGS, size))
        if all(together(*pair) for pair in combinations(things, 2)) and laid(base, things):
            assert differences(base, things, number, deeds=12) == []
