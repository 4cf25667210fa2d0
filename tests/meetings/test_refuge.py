"""The rules of The Refuge and the second reading of its rulebook say the same of the same
tables."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from tests.meetings import refuge_engine
from tests.meetings.in_the_gate import at_one
from tests.meetings.refuge import box, set_up
from tests.meetings.refuge.gatherings import BASES, met, pairs, things_for
from tests.meetings.refuge.table import Table
from tests.meetings.refuge.things import every_thing
from tests.meetings.refuge_meeting import differences, watched

EVERY = pytest.mark.parametrize("base", BASES)


@at_one(BASES)
def test_all_pairs_meet(base: str) -> None:
    for number, (group, table) in enumerate(pairs(BASES[base])):
        assert differences(table, number) == [], group


def test_every_thing_meets_others() -> None:
    told = {group for base in BASES.values() for group, _ in pairs(base)}
    assert [one for one in every_thing() if not any(str(one) in group for group in told)] == []


@pytest.mark.soak
@EVERY
def test_pairs_with_every_aim(base: str) -> None:
    for number, (group, table) in enumerate(pairs(BASES[base])):
        assert differences(table, number, thorough=True) == [], group


@pytest.mark.soak
@EVERY
@pytest.mark.parametrize("number", range(3, 8))
def test_more_of_them(base: str, number: int) -> None:
    """Three to seven things drawn at random."""
    chance, things = random.Random(number), things_for(BASES[base])
    for lean in range(5000):
        group = tuple(chance.sample(things, number))
        if table := met(BASES[base], group):
            assert differences(table, lean) == [], group


def first_table(chance: random.Random) -> Table:
    """A dive of one to four, with everything drawn by lot."""
    players = chance.randint(1, box.MOST_PLAYERS)
    names, starts = mixed(box.DIVERS, chance), mixed(set_up.starts(), chance)
    places = dict(zip(names[:players], starts, strict=False))
    one, two, three = map(chance.choice, box.OBJECTIVES)
    turned, kraken = mixed(box.KRAKEN_DECK, chance)[:2], mixed(box.KRAKEN_DECK, chance)
    return set_up.dive(places, (one, two, three), turned, mixed(box.SALVAGE, chance), kraken)


def mixed(things: Iterable[str], chance: random.Random) -> list[str]:
    found = sorted(things)
    return chance.sample(found, len(found))


def watch(dives: int, seed: int) -> int:
    chance, deeds = random.Random(seed), 0
    for _ in range(dives):
        table = first_table(chance)
        for faults in watched(refuge_engine.lay(table), table, chance):
            deeds += 1
            assert faults == []
    return deeds


def test_whole_dives() -> None:
    assert watch(40, seed=1) > 1000


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 12))
def test_many_dives(seed: int) -> None:
    assert watch(400, seed) > 10_000
