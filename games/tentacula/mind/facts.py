"""What the table can see to have happened between two positions of a voyage."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel.mind import Fact
from games.kernel.text import N, T
from games.tentacula.autopilot.position import Position
from games.tentacula.board import ARCHES, CRAB, FINISH, FISH
from games.tentacula.words import FISH_NAMES


def facts_between(before: Position, after: Position) -> Iterator[Fact]:
    """Each fish at the end of the round, the gate, shells, and gems."""
    for fish in FISH:
        yield from facts_about(fish, before, after)
    if after.fold > before.fold:
        yield THROUGH
    yield from shells(after.shells - before.shells, CRAB in before.animals)
    for n in range(1, sum(before.missing) - sum(after.missing) + 1):
        words = N("a gem is saved", "at least {n} gems are saved", n=n)
        yield Fact(words, good=True, weight=2.5 + 0.5 * n)
    for n in range(1, after.stolen - before.stolen + 1):
        words = N("Tentacula steals a gem", "Tentacula steals at least {n} gems", n=n)
        yield Fact(words, good=False, weight=2.0 * n)


def shells(gained: int, crab: bool) -> Iterator[Fact]:
    """At least so many: what holds for three holds for two. Nobody knows how a flip falls."""
    for n in range(1, gained + 1):
        plain = N("you have a shell more", "you have at least {n} shells more", n=n)
        words = T("{more}, even if the crab keeps none", more=plain) if crab else plain
        yield Fact(words, good=True, weight=1.3 + 0.2 * n)
    for n in range(1, 1 - gained):
        plain = N("you have a shell less", "you have at least {n} shells less", n=n)
        words = T("{less}, unless the crab keeps one", less=plain) if crab else plain
        yield Fact(words, good=False, weight=0.8 + 0.2 * n)


def facts_about(fish: int, before: Position, after: Position) -> Iterator[Fact]:
    was, now = before.fish[fish], after.fish[fish]
    if now == FINISH and was != FINISH:
        yield Fact(T("{fish} reaches the finish", fish=FISH_NAMES[fish]), good=True)
    elif was <= ARCHES[before.fold] < now:
        yield Fact(T("{fish} swims through the gate", fish=FISH_NAMES[fish]), good=True)
    if after.safe >> now & 1 and now != FINISH:
        yield Fact(T("{fish} ends the round in hiding", fish=FISH_NAMES[fish]), good=True)


THROUGH = Fact(T("all three fish are through the gate"), good=True, weight=2.0)
