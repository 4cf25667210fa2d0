"""Chooses for an absent diver: rehearses this action and the next, and keeps the best."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from games.kernel.ask import Ask, Option, Play
from games.kernel.chance import Chance
from games.kernel.copying import copy_state
from games.refuge.menu import what_to_do
from games.refuge.pilot.imagination import imagine
from games.refuge.pilot.instinct import answer
from games.refuge.pilot.judgement import LOST, WON, worth
from games.refuge.state import State
from games.refuge.table import DiveEndsError
from games.refuge.view import View

if TYPE_CHECKING:
    from games.refuge.game import Refuge


def choose(
    rules: type[Refuge], view: View, ask: Ask, seat: int, luck: random.Random
) -> Option[Any]:
    """Set-up as luck will have it, actions by rehearsal, the rest by instinct."""
    if view.phase in ("divers", "objectives"):
        return luck.choice(ask.of(seat))
    state = imagine(view, luck)
    if ask.find(seat, "end") is None:
        return answer(state, ask, seat)
    return Rehearsal(rules, len(view.divers)).best(state, ask, seat)


class Rehearsal:
    """Actions tried out by the real rules on copies of an imagined position."""

    def __init__(self, rules: type[Refuge], seats: int) -> None:
        self.rules = rules
        self.seats = seats

    def best(self, state: State, ask: Ask, seat: int) -> Option[Any]:
        """The more divers, the harder the dive, so the more first actions are followed up."""
        tried = [(self.after(state, option.id), option) for option in ask.of(seat)]
        tried.sort(key=lambda one: (-one[0][0], one[1].id == "pass"))
        if state.actions_left < 2:
            return tried[0][1]
        return max(tried[: self.seats], key=lambda one: self.follow_up(*one[0]))[1]

    def follow_up(self, value: float, state: State) -> float:
        """The best that one more action can make of it."""
        if not -50_000 < value < 50_000 or state.phase != "act" or not state.actions_left:
            return value
        game = self.game(state)
        return max(self.after(state, option.id)[0] for option in what_to_do(game, game.diver))

    def game(self, state: State) -> Refuge:
        return self.rules(state, self.seats, None, Chance(0))

    def after(self, state: State, option_id: str) -> tuple[float, State]:
        """What the position is worth, and is, once this has been done."""
        state = copy_state(state)
        game = self.game(state)
        option = next(one for one in what_to_do(game, game.diver) if one.id == option_id)
        cost, do, *what = option.value
        state.actions_left -= cost
        ending = rehearse(game, do(game.diver, *what))
        if ending:
            return (WON if ending == "won" else LOST), state
        return worth(state), state


def rehearse(game: Refuge, rule: Play[None]) -> str:
    """Plays a rule through, answering by instinct; how the dive ended, if it did."""
    try:
        ask = next(rule)
        while isinstance(ask, Ask):
            ask = rule.send(answer(game.s, ask, ask.options[0].seat))
    except StopIteration:
        return ""
    except DiveEndsError as end:
        return end.cause
    return ""
