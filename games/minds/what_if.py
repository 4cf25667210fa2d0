"""*What would have happened?*: a moment of a finished game, played out by autopilots: once with the
luck it had, and again with other luck."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from games.kernel.ask import Option
from games.kernel.chance import Chance
from games.kernel.game import Outcome
from games.kernel.match import Match
from games.kernel.record import Choice
from games.kernel.text import Text
from games.minds.budget import Budget, Meter, OutOfBudgetError
from games.minds.deciding import decide

FUTURES = 8
"""With so much other luck each choice is played out, where there is time for it."""
THINKING = 0.25
"""What share of the budget goes into finding a better choice."""


@dataclass(frozen=True, slots=True)
class Branch:
    """A choice at that moment, how it ended with the luck of that game, and how often whoever chose
    won with other luck."""

    seat: int
    chosen: Text
    reason: Text
    won_then: bool
    turn: int
    won: int
    tried: int


def what_if(
    match: Match, made: Choice, *, luck: random.Random, budget: Budget
) -> tuple[Branch, ...]:
    """What was chosen, and what a mind would have chosen if that is something else; nothing where
    the game is too long to be played out."""
    meter, outcomes = budget.start(), dict[str, tuple[Outcome, int]]()
    options = branches(match, made, luck, budget)
    try:
        for option in options:
            outcomes[option.id] = play_out(Match(match.record.copy()), option, luck, meter)
    except OutOfBudgetError:
        return ()
    won = futures(match, options, luck, meter)
    return tuple(
        Branch(
            option.seat,
            option.label,
            outcome.reason,
            option.seat in outcome.winners,
            turn,
            sum(one[at] for one in won),
            len(won),
        )
        for at, option in enumerate(options)
        for outcome, turn in [outcomes[option.id]]
    )


def branches(match: Match, made: Choice, luck: random.Random, budget: Budget) -> list[Option[Any]]:
    ask = match.ask
    assert ask is not None
    chosen = ask.find(made.seat, made.option)
    assert chosen is not None, "it was made"
    thought = Budget(seconds=None if budget.seconds is None else budget.seconds * THINKING)
    better = decide(match.game, ask, made.seat, level="fierce", luck=luck, budget=thought)
    return [chosen] if better.id == chosen.id else [chosen, better]


def futures(
    match: Match, options: Sequence[Option[Any]], luck: random.Random, meter: Meter
) -> list[list[bool]]:
    """Each with the same luck for all options, as far as there is time for them."""
    found: list[list[bool]] = []
    with suppress(OutOfBudgetError):
        while len(found) < FUTURES:
            seed, won = luck.getrandbits(128), list[bool]()
            for option in options:
                copy = Match(match.record.copy())
                copy.game.scramble(option.seat, random.Random(seed))
                copy.game.chance = Chance(seed)
                outcome, _ = play_out(copy, option, luck, meter)
                won.append(option.seat in outcome.winners)
            found.append(won)
    return found


def play_out(
    match: Match, option: Option[Any], luck: random.Random, meter: Meter
) -> tuple[Outcome, int]:
    """To the end, by autopilots, and in which turn that is."""
    match.choose(option.seat, option.id)
    while (ask := match.ask) is not None:
        meter.spend()
        seat = ask.awaited[0]
        own = match.game.autopilot(match.view(seat), ask.seen_by(seat), seat, luck)
        match.choose(seat, own.id)
        match.past.clear()
    assert match.outcome is not None
    return match.outcome, match.game.turn
