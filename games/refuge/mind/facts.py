"""What a diver can see to have happened between two positions."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel.mind import Fact
from games.kernel.text import T
from games.refuge.autopilot.worth import NEARNESS, PLAIN, drive
from games.refuge.characters import CHARACTERS
from games.refuge.state import ABOARD, DEVOURED, Diver, State


def facts_between(before: State, after: State, cause: str) -> Iterator[Fact]:
    """How it ended, the goal, the threat, each diver, and the tentacles."""
    if cause:
        yield WON if cause == "won" else LOST
    if progress(after) > progress(before) and cause != "won":
        yield CLOSER
        if after.accomplished > before.accomplished:
            yield DONE
    elif not cause and nearness(after) >= nearness(before) + drive(before, PLAIN) / 2:
        yield NEARER
    if after.threat > before.threat:
        yield THREAT
    for was, now in zip(before.divers, after.divers, strict=True):
        yield from facts_about(was, now)
    yield from about_tentacles(before, after)


def about_tentacles(before: State, after: State) -> Iterator[Fact]:
    """How many there are, and how close they are to the Start row."""
    if len(after.tentacles) < len(before.tentacles):
        yield FEWER
    if len(after.tentacles) > len(before.tentacles):
        yield MORE
    if front(after) > front(before):
        yield BACK
    if front(after) < front(before):
        yield NEAR


def progress(state: State) -> tuple[int, int]:
    """Objectives done, and steps towards the next one."""
    goals = state.goals[state.accomplished :]
    return state.accomplished, goals[0].progress if goals else 0


def nearness(state: State) -> float:
    """How far the divers are from where the goal wants them."""
    goal = state.goals[state.accomplished]
    return NEARNESS[goal.objective](state, goal, PLAIN)


def front(state: State) -> int:
    """How many rows lie between the Start row and the tentacle that is nearest to it."""
    return min([spot // 10 for spot in state.tentacles], default=ROWS)


def facts_about(was: Diver, now: Diver) -> Iterator[Fact]:
    name = CHARACTERS[now.name].name
    if now.spot == DEVOURED and was.spot != DEVOURED:
        yield Fact(T("{diver} is devoured", diver=name), good=False, weight=3.0)
    elif was.standing and not now.standing:
        yield Fact(T("{diver} is knocked down", diver=name), good=False, weight=2.5)
    elif now.standing and not was.standing:
        yield Fact(T("{diver} is back up", diver=name), good=True, weight=2.5)
    if now.spot == ABOARD and was.spot != ABOARD:
        yield Fact(T("{diver} is aboard", diver=name), good=True, weight=3.0)
    if len(now.hand) > len(was.hand):
        yield Fact(T("{diver} holds more cards", diver=name), good=True, weight=0.5)
    if len(now.hand) < len(was.hand):
        yield Fact(T("{diver} holds fewer cards", diver=name), good=False, weight=0.5)


ROWS = 11
"""On the board, from the Start row to the Finish."""

WON = Fact(T("the dive is won"), good=True, weight=9.0)
LOST = Fact(T("the dive is lost"), good=False, weight=9.0)
DONE = Fact(T("the goal is done"), good=True, weight=5.0)
CLOSER = Fact(T("the goal gets closer"), good=True, weight=3.0)
NEARER = Fact(T("the way to the goal gets shorter"), good=True, weight=1.5)
THREAT = Fact(T("the threat rises"), good=False, weight=2.5)
FEWER = Fact(T("there are fewer tentacles on the board"), good=True, weight=0.7)
MORE = Fact(T("there are more tentacles on the board"), good=False, weight=0.7)
BACK = Fact(T("no tentacle is as close to the Start row as before"), good=True, weight=1.0)
NEAR = Fact(T("a tentacle comes closer to the Start row"), good=False, weight=1.0)
