"""What a diver can see to have happened between two positions."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel.mind import Fact
from games.kernel.text import T, Text
from games.refuge.characters import CHARACTERS
from games.refuge.state import ABOARD, DEVOURED, Diver, State


def facts_between(before: State, after: State, cause: str) -> Iterator[Fact]:
    """How it ended, the goal, the threat, each diver, and the tentacles."""
    if cause:
        yield WON if cause == "won" else LOST
    if progress(after) > progress(before) and cause != "won":
        yield DONE if after.accomplished > before.accomplished else CLOSER
    if after.threat > before.threat:
        yield THREAT
    for was, now in zip(before.divers, after.divers, strict=True):
        yield from facts_about(was, now)
    if len(after.tentacles) < len(before.tentacles):
        yield FEWER
    if len(after.tentacles) > len(before.tentacles):
        yield MORE


def progress(state: State) -> tuple[int, int]:
    """Objectives done, and steps towards the next one."""
    goals = state.goals[state.accomplished :]
    return state.accomplished, goals[0].progress if goals else 0


def facts_about(was: Diver, now: Diver) -> Iterator[Fact]:
    name = CHARACTERS[now.name].name
    if now.spot == DEVOURED and was.spot != DEVOURED:
        yield Fact(T("{diver} is devoured", diver=name), good=False)
    elif was.standing and not now.standing:
        yield Fact(T("{diver} is knocked down", diver=name), good=False)
    elif now.standing and not was.standing:
        yield Fact(T("{diver} is on their feet again", diver=name), good=True)
    if now.spot == ABOARD and was.spot != ABOARD:
        yield Fact(T("{diver} is aboard", diver=name), good=True)
    if len(now.hand) > len(was.hand):
        yield Fact(T("{diver} holds more cards", diver=name), good=True)
    if len(now.hand) < len(was.hand):
        yield Fact(T("{diver} holds fewer cards", diver=name), good=False)


def _fact(words: Text, good: bool) -> Fact:
    return Fact(words, good)


WON = _fact(T("the dive is won"), True)
LOST = _fact(T("the dive is lost"), False)
DONE = _fact(T("the goal is accomplished"), True)
CLOSER = _fact(T("the goal comes closer"), True)
THREAT = _fact(T("the threat rises"), False)
FEWER = _fact(T("fewer tentacles are left on the board"), True)
MORE = _fact(T("more tentacles come onto the board"), False)
