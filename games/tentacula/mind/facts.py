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
    gained = after.shells - before.shells
    if gained > 0:
        yield Fact(N("a shell is found", "{n} shells are found", n=gained), good=True, weight=1.5)
    if gained < 0:
        yield Fact(N("a shell is spent", "{n} shells are spent", n=-gained), good=False)
    saved = sum(before.missing) - sum(after.missing)
    if saved > 0:
        yield Fact(N("a gem is saved", "{n} gems are saved", n=saved), good=True, weight=3.0)
    seen = round(after.thefts - before.thefts)
    if seen > 0:
        yield Fact(
            N("Tentacula steals once", "Tentacula steals {n} times", n=seen),
            good=False,
            weight=2.0 * seen,
        )


def facts_about(fish: int, before: Position, after: Position) -> Iterator[Fact]:
    was, now = before.fish[fish], after.fish[fish]
    if now == FINISH and was != FINISH:
        yield Fact(T("{fish} reaches the finish", fish=FISH_NAMES[fish]), good=True)
    elif was <= ARCHES[before.fold] < now:
        yield Fact(T("{fish} swims through the gate", fish=FISH_NAMES[fish]), good=True)
    if now != was and after.safe >> now & 1 and now != FINISH:
        yield Fact(T("{fish} ends the round in hiding", fish=FISH_NAMES[fish]), good=True)


THROUGH = Fact(T("all three fish are through the gate"), good=True, weight=2.0)
