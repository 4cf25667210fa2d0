"""Tries this action and the next by the real rules, on copies of the position, keeps the best."""

from __future__ import annotations

from typing import Any, NamedTuple

from games.kernel.ask import Ask, Option, Play
from games.kernel.chance import Chance
from games.kernel.copying import copy_state
from games.refuge.autopilot.quick_answers import quick_answer
from games.refuge.autopilot.worth import LOST, WON, worth
from games.refuge.dive import Dive, Ended
from games.refuge.options import RefugeOptions
from games.refuge.state import State
from games.refuge.turn_options import turn_options

DECIDED = 50_000
"""A position worth more, or less than minus that, is won or lost."""


class Tried(NamedTuple):
    """What the position is worth, and is, once an option has been taken."""

    value: float
    state: State


class Search:
    """Actions tried out on copies of a position."""

    def __init__(self, rules: type[Dive], seats: int) -> None:
        self.rules = rules
        self.seats = seats

    def best(self, state: State, ask: Ask, seat: int) -> Option[Any]:
        """The more divers, the harder the dive, so the more first actions are followed up."""
        tried = [(self.after(state, option.id), option) for option in ask.of(seat)]
        tried.sort(key=lambda one: (-one[0].value, one[1].id == "pass"))
        if state.actions_left < 2:
            return tried[0][1]
        return max(tried[: self.seats], key=lambda one: self.follow_up(one[0]))[1]

    def follow_up(self, tried: Tried) -> float:
        """The best that one more action can make of it."""
        value, state = tried
        if not -DECIDED < value < DECIDED or state.phase != "act" or not state.actions_left:
            return value
        dive = self.dive(state)
        return max(self.after(state, option.id).value for option in turn_options(dive, dive.diver))

    def dive(self, state: State) -> Dive:
        return self.rules(state, self.seats, RefugeOptions(), Chance(0))

    def after(self, state: State, option_id: str) -> Tried:
        state = copy_state(state)
        dive = self.dive(state)
        option = next(one for one in turn_options(dive, dive.diver) if one.id == option_id)
        state.actions_left -= option.value.cost
        cause = play_through(dive, option.value.do(dive, dive.diver))
        if cause:
            return Tried(WON if cause == "won" else LOST, state)
        return Tried(worth(state), state)


def play_through(dive: Dive, rule: Play[None]) -> str:
    """Answers quickly whatever a rule asks; how the dive ended, if it did."""
    try:
        ask = next(rule)
        while isinstance(ask, Ask):
            ask = rule.send(quick_answer(dive.s, ask, ask.options[0].seat))
    except StopIteration:
        return ""
    except Ended as end:
        return end.cause
    return ""
