"""A dive as one diver may imagine it, to be tried out by the real rules."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, NamedTuple

from games.kernel.ask import Ask, Option, Play
from games.kernel.chance import Chance
from games.kernel.copying import copy_state
from games.kernel.mind import Draw, Fact, Position
from games.refuge.autopilot.quick_answers import quick_answer
from games.refuge.autopilot.worth import Weights, worth
from games.refuge.dive import Dive, Ended
from games.refuge.mind.facts import facts_between
from games.refuge.options import RefugeOptions
from games.refuge.state import Diver, State
from games.refuge.turn import kraken_answers
from games.refuge.turn_options import turn_options

OPTIONS = RefugeOptions()
"""What was chosen before the dive has no say in it any more."""


class Lore(NamedTuple):
    """What never changes while a diver thinks: the rules, the weights."""

    rules: type[Dive]
    weights: Weights

    def dive(self, state: State) -> Dive:
        return self.rules(state, len(state.divers), OPTIONS, Chance(0))


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


class DivePosition(Position):
    """Within a diver's turn, or after the Kraken's answer to it."""

    def __init__(self, lore: Lore, state: State, cause: str = "", revealed: bool = False) -> None:
        self.lore = lore
        self.state = state
        self.cause = cause
        self.ended = bool(cause)
        self.revealed = revealed

    def worth(self) -> float:
        if not self.cause:
            return worth(self.state, self.lore.weights)
        return self.lore.weights.won if self.cause == "won" else self.lore.weights.lost

    def options(self) -> Sequence[Option[Any]]:
        """Without actions left only cards could be passed, and that is not worth a thought."""
        if self.ended or self.state.phase != "act" or not self.state.actions_left:
            return ()
        dive = self.lore.dive(self.state)
        return turn_options(dive, dive.diver)

    def after(self, option_id: str) -> DivePosition:
        dive = self.lore.dive(copy_state(self.state))
        choice = next(one for one in turn_options(dive, dive.diver) if one.id == option_id).value
        dive.s.actions_left -= choice.cost
        cause = play_through(dive, choice.do(dive, dive.diver))
        return DivePosition(self.lore, dive.s, cause, self.revealed or dive.revealed)

    def draws(self) -> Sequence[Draw]:
        """Every Kraken card left in the deck, or the one that sonar has shown."""
        state = self.state
        if state.foreseen:
            return (Draw(state.kraken_deck[-1]),)
        return [Draw(card) for card in sorted(state.kraken_deck)]

    def drawn(self, draw: Draw) -> DivePosition:
        dive = self.lore.dive(copy_state(self.state))
        deck = dive.s.kraken_deck
        deck.remove(draw.id)
        deck.append(draw.id)
        cause = play_through(dive, kraken_answers(dive))
        return DivePosition(self.lore, dive.s, cause, self.revealed)

    def key(self) -> Hashable:
        """Two ways to the same place with the same cards are one."""
        s = self.state
        goal = s.goals[s.accomplished] if s.accomplished < len(s.goals) else None
        return (
            self.cause,
            tuple([_diver_key(diver) for diver in s.divers]),
            tuple(sorted(s.tentacles)),
            (s.head, s.threat, s.supply, s.accomplished, s.foreseen, len(s.salvage_deck)),
            goal and (goal.progress, tuple(goal.markers), tuple(goal.stowed)),
            tuple(s.cameras),
        )

    def facts(self, later: DivePosition) -> Iterable[Fact]:
        return facts_between(self.state, later.state, later.cause)


def _diver_key(diver: Diver) -> Hashable:
    return (
        diver.spot,
        diver.down_since,
        tuple(sorted(diver.hand)),
        tuple(sorted(diver.spent)),
        diver.cargo,
    )
