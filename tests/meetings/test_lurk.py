"""The rules of Lurk and the second reading of its rulebook say the same of the same tables."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from tests.meetings.in_the_gate import at_one
from tests.meetings.lurk.gatherings import gatherings, table_with, told_apart
from tests.meetings.lurk.things import BASES, THINGS, Base, Thing, apart, fits, lawful, meetings
from tests.meetings.lurk_meeting import SEEDS, differences

EVERY = pytest.mark.parametrize("base", BASES.values(), ids=lambda base: base.name)


@at_one(BASES.values(), lambda base: base.name)
def test_all_pairs_meet(base: Base) -> None:
    """With both rows of dice on the open table, turn about on the others."""
    seeds = SEEDS if base.name == "open" else ()
    for number, (group, table) in enumerate(gatherings(base)):
        assert differences(group, table, number, seeds=seeds) == []


@EVERY
def test_no_pair_is_left_out(base: Base) -> None:
    """Two things that may lie on one table do so on one of those that are tried."""
    told = set(told_apart(base)[0])
    met = {frozenset(pair) for group, _ in gatherings(base) for pair in combinations(group, 2)}
    pairs = [group for group, _ in meetings(base, 2, every=53) if told.issuperset(group)]
    assert [pair for pair in pairs if frozenset(pair) not in met] == []
    assert pairs


@pytest.mark.soak
@EVERY
def test_pairs_by_themselves(base: Base) -> None:
    """Nothing else on the table, everything tried."""
    for number, (group, table) in enumerate(meetings(base, 2, every=23)):
        assert differences(group, table, number, thorough=True) == []


@pytest.mark.soak
@EVERY
@pytest.mark.parametrize("number", range(3, 8))
def test_more_of_them(base: Base, number: int) -> None:
    """Three to seven things drawn at random, everything tried."""
    chance, things = random.Random(number), [one for one in THINGS if fits(base, one)]
    for _ in range(1000):
        group: tuple[Thing, ...] = tuple(chance.sample(things, number))
        table = table_with(base, group)
        if apart(group) and lawful(table):
            assert differences(group, table, number, thorough=True) == []
