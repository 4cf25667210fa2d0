"""What anybody can see to have happened between two positions of a rescue."""

from __future__ import annotations

from collections.abc import Iterator

from games.jupiter.cards import card_name
from games.jupiter.colony import POD
from games.jupiter.conversion import threatened_colonists
from games.jupiter.mind.ways_home import UNREACHABLE, free_ways, passengers, steps_home
from games.jupiter.modules import DISH, PLANT
from games.jupiter.rescue import Rescue
from games.jupiter.state import CREEP, POD_ROOM
from games.jupiter.words import ROBOTS, module_name
from games.kernel.mind import Fact
from games.kernel.text import N, T

ROUND = 5
"""Long ways are told in fives."""
FARTHEST = POD_ROOM * UNREACHABLE
WON = Fact(T("the rescue is won"), good=True, weight=9.0)
LOST = Fact(T("the rescue is lost"), good=False, weight=9.0)
AT_THE_DOOR = Fact(T("a creep stands at the pod's door"), good=False, weight=1.2)
FREE = Fact(T("more colonists have a free way to the pod"), good=True, weight=1.2)
BARRED = Fact(T("fewer colonists have a free way to the pod"), good=False, weight=1.2)
FEWER = Fact(T("fewer creeps are on the colony than now"), good=True, weight=0.5)


def facts_between(before: Rescue, after: Rescue, cause: str) -> Iterator[Fact]:
    """How it ended, who is saved and who is lost, the way to the pod, creeps, robots, cards."""
    if cause:
        yield WON if cause == "rescued" else LOST
    yield from saved(before, after)
    yield from lost(before, after)
    yield from modules(before, after)
    if not cause:
        yield from ways(before, after)
        yield from robots(before, after)
    if after.s.domes.count(CREEP) < before.s.domes.count(CREEP):
        yield FEWER
    yield from cards(before, after)


def saved(before: Rescue, after: Rescue) -> Iterator[Fact]:
    """At least so many: what holds for three holds for two."""
    flown = after.s.saved - before.s.saved
    boarded = flown + after.s.pod.colonists - before.s.pod.colonists
    for n in range(1, boarded + 1):
        words = N("a colonist boards the pod", "at least {n} colonists board the pod", n=n)
        yield Fact(words, good=True, weight=1.0 + 0.2 * n)
    if flown > 0:
        words = N("the pod leaves with a colonist", "the pod leaves with {n} colonists", n=flown)
        yield Fact(words, good=True, weight=2.0 + 0.3 * flown)


def lost(before: Rescue, after: Rescue) -> Iterator[Fact]:
    """Who is lost, who was about to be and is not, and who is about to be."""
    for n in range(1, after.s.lost - before.s.lost + 1):
        words = N("a colonist is lost", "at least {n} colonists are lost", n=n)
        yield Fact(words, good=False, weight=1.5 + 0.3 * n)
    spared = len(threatened_colonists(before)) - (after.s.lost - before.s.lost)
    for n in range(1, spared + 1):
        words = N(
            "a colonist beside a creep is spared",
            "at least {n} colonists beside creeps are spared",
            n=n,
        )
        yield Fact(words, good=True, weight=0.7 + 0.1 * n)
    for n in range(1, len(threatened_colonists(after)) + 1):
        words = N(
            "a colonist stands beside a creep afterwards",
            "at least {n} colonists stand beside a creep afterwards",
            n=n,
        )
        yield Fact(words, good=False, weight=0.6 + 0.1 * n)


def modules(before: Rescue, after: Rescue) -> Iterator[Fact]:
    for index, (was, now) in enumerate(zip(before.s.modules, after.s.modules, strict=True)):
        if now.gone and not was.gone:
            yield blown_up(index, now.number)
    for index in before.s.covered:
        if index not in after.s.covered and not after.s.modules[index].gone:
            words = T("the super creep on {module} is gone", module=module_name(index))
            yield Fact(words, good=True, weight=1.5)


def blown_up(index: int, number: int) -> Fact:
    """Plants and dishes must not all go; the others lay the middle bare."""
    module = module_name(index)
    if number == PLANT:
        words = T("{module} blows up with its power plant", module=module)
        return Fact(words, good=False, weight=2.0)
    if number == DISH:
        words = T("{module} blows up with its radar dish", module=module)
        return Fact(words, good=False, weight=2.0)
    return Fact(T("{module} blows up", module=module), good=False, weight=0.6)


def ways(before: Rescue, after: Rescue) -> Iterator[Fact]:
    """Steps over bridges, whoever stands on them; and for how many nothing stands in the way."""
    if not after.s.pod.docked or after.s.saved >= after.s.target:
        return
    if any(after.is_creep(door) for door in after.colony.near[POD]):
        yield AT_THE_DOOR
    if not before.s.pod.docked:
        yield from steps_left(before, after)
    elif before.s.saved == after.s.saved:
        yield from steps_done(before, after)
        freed = free_ways(after) - free_ways(before)
        if freed:
            yield FREE if freed > 0 else BARRED


def steps_left(before: Rescue, after: Rescue) -> Iterator[Fact]:
    """Once it has docked."""
    count, left = passengers(before), still_to_board(before, after)
    if after.colonists_on_colony < left:
        return
    far = steps_home(after, left)
    for most in range(-(-far // ROUND) * ROUND, FARTHEST, ROUND):
        words = T(
            "the next {count} colonists are at most {n} steps from the pod between them",
            count=count,
            n=most,
        )
        yield Fact(words, good=True, weight=2.0 - 0.5 * most / FARTHEST)


def steps_done(before: Rescue, after: Rescue) -> Iterator[Fact]:
    """Of those who could fly next."""
    count, left = passengers(before), still_to_board(before, after)
    if after.colonists_on_colony < left:
        return
    for n in range(1, steps_home(before, count) - steps_home(after, left) + 1):
        words = N(
            "the pod's next passengers come a step closer",
            "the pod's next passengers come at least {n} steps closer together",
            n=n,
        )
        yield Fact(words, good=True, weight=0.6 + 0.15 * n)


def still_to_board(before: Rescue, after: Rescue) -> int:
    """How many of those who could fly next; whoever has boarded has no steps left."""
    return passengers(before) - (after.s.pod.colonists - before.s.pod.colonists)


def robots(before: Rescue, after: Rescue) -> Iterator[Fact]:
    for seat in range(after.seat_count):
        here = after.where(seat)
        if after.s.saved >= after.s.target and here == POD != before.where(seat):
            words = T("{robot} is in the pod", robot=ROBOTS[seat])
            yield Fact(words, good=True, weight=3.0)
        if after.is_lost(seat) and not before.is_lost(seat):
            words = T("{robot} is lost", robot=ROBOTS[seat])
            yield Fact(words, good=False, weight=2.5)
        if here >= 0 and not any(after.is_open(there) for there in after.colony.near[here]):
            words = T("{robot} can't move", robot=ROBOTS[seat])
            yield Fact(words, good=False, weight=0.8)


def cards(before: Rescue, after: Rescue) -> Iterator[Fact]:
    """What was in hand and is played."""
    for was, now in zip(before.s.players, after.s.players, strict=True):
        for card in dict.fromkeys(was.hand):
            if now.hand.count(card) < was.hand.count(card):
                words = T("{card} is spent", card=card_name(card))
                yield Fact(words, good=False, weight=0.4)
