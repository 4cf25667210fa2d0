"""What the table can see to have happened between two positions of a voyage."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel.mind import Fact
from games.kernel.text import N, T
from games.tentacula.autopilot.position import Position
from games.tentacula.board import ARCHES, FINISH, FISH
from games.tentacula.words import FISH_NAMES


def facts_between(before: Position, after: Position) -> Iterator[Fact]:
    """Each fish at the end of the round, the gate, shells, and gems."""
    for fish in FISH:
        yield from facts_about(fish, before, after)
    if after.fold > before.fold:
        yield THROUGH
    yield from shells(after.shells - before.shells, round(2 * (after.kept - before.kept)))
    for n in range(1, sum(before.missing) - sum(after.missing) + 1):
        words = N("a gem is saved", "at least {n} gems are saved", n=n)
        yield Fact(words, good=True, weight=2.5 + 0.5 * n)
    for n in range(1, round(after.thefts - before.thefts) + 1):
        words = N("Tentacula steals a gem", "Tentacula steals at least {n} gems", n=n)
        yield Fact(words, good=False, weight=2.0 * n)


def shells(gained: int, flipped: int) -> Iterator[Fact]:
    """At least so many: what holds for three holds for two. Those that a crab flips may stay."""
    for n in range(1, gained + 1):
        words = N("a shell is found", "at least {n} shells are found", n=n)
        yield Fact(words, good=True, weight=1.3 + 0.2 * n)
    for n in range(1, 1 - gained - flipped):
        words = N("a shell is spent", "at least {n} shells are spent", n=n)
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
