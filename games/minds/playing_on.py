"""Questions that no mind plans: each answer is carried out by the rules, autopilots play on for a
while, and what the seat sees then is weighed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import Any

from games.kernel.ask import Option
from games.kernel.chance import Chance
from games.kernel.errors import KernelError
from games.kernel.match import Match
from games.kernel.mind import Fact, Look, Mind, Position
from games.minds.budget import Meter, OutOfBudgetError

DEALS = 8
"""How often everything hidden is dealt anew."""
ANSWERS = 40
"""So many are given after the one that is tried."""
EVEN = 1e-9
"""What is no better than the autopilot's answer stands behind it."""
FIELD = 8
"""So many options are dealt more than twice."""


@dataclass(slots=True)
class Trials:
    """What came of one option, deal by deal."""

    option: Option[Any]
    worths: list[float] = field(default_factory=list)
    facts: Counter[Fact] = field(default_factory=Counter)
    by_chance: bool = False
    """Whether dice, cards or secrets had a say in it."""

    def value(self) -> float:
        return fmean(self.worths)

    def lead(self, pilot: Trials) -> float:
        """By how much it is better than the autopilot's answer, beyond what deals may do."""
        if self is pilot:
            return 0.0
        ahead = [mine - its for mine, its in zip(self.worths, pilot.worths, strict=True)]
        doubt = stdev(ahead) / len(ahead) ** 0.5 if len(ahead) > 1 else 0.0
        return fmean(ahead) - doubt or -EVEN

    @property
    def deals(self) -> int:
        return len(self.worths)


def play_on(
    match: Match,
    mind: Mind[Any, Any],
    seat: int,
    pilot: Option[Any],
    meter: Meter,
    mine: str = "",
) -> list[Trials]:
    """The autopilot's answer first where nothing is better than it on all deals together; nothing
    where answers cannot be weighed."""
    ask = match.asked(seat)
    if ask is None or ask.id in mind.untold:
        return []
    before = mind.standing(Look(match.view(seat), seat, random.Random(0)))
    own = [pilot, *(one for one in ask.of(seat) if one.id != pilot.id and is_answer(mind, one))]
    tried = [] if before is None else [Trials(one) for one in own]
    for deal in range(DEALS):
        whole = _dealt(match, mind, before, tried, deal, meter)
        if whole is None:
            break
        ahead = sorted(whole[1:], key=lambda one: (one.option.id != mine, -one.value()))
        tried = [whole[0], *ahead[: FIELD - 1]]
        if not any(one.by_chance for one in tried):
            break
    if not tried or not tried[0].worths:
        return []
    return sorted(tried, key=lambda one: -one.lead(tried[0]))


def is_answer(mind: Mind[Any, Any], option: Option[Any]) -> bool:
    """Not what helps on the way, after which the same question comes again."""
    return not option.aside and option.id not in mind.openings


def _dealt(
    match: Match,
    mind: Mind[Any, Any],
    before: Position | None,
    tried: Sequence[Trials],
    deal: int,
    meter: Meter,
) -> list[Trials] | None:
    """Once more, each option on the same deal; nothing if there is no time for all of them."""
    found: list[tuple[Trials, Position, bool]] = []
    for one in tried:
        try:
            meter.spend()
            later = _later(match, mind, one.option, deal)
        except OutOfBudgetError:
            return None
        if later is not None:
            found.append((one, *later))
    for one, position, by_chance in found:
        assert before is not None, "nothing is tried without it"
        one.worths.append(position.worth())
        one.facts.update(set(before.facts(position)))
        one.by_chance |= by_chance
    return [one for one, _, _ in found] or None


def _later(
    match: Match, mind: Mind[Any, Any], option: Option[Any], deal: int
) -> tuple[Position, bool] | None:
    """What the seat sees once its turn, or its part in somebody's, is over; and whether chance had
    a say in it."""
    copy, luck, seat = Match(match.record.copy()), random.Random(f"{deal}"), option.seat
    copy.game.scramble(seat, luck)
    copy.game.chance = Chance(luck.getrandbits(128))
    turn, halts, revealed = copy.game.turn, mind.halts, False
    try:
        copy.choose(seat, option.id)
        for _ in range(ANSWERS):
            revealed |= copy.game.revealed
            if copy.ask is None or copy.game.turn != turn or copy.ask.id in halts:
                break
            who = copy.ask.awaited[0]
            view = copy.view(who)
            own = copy.game.autopilot(view, copy.ask.seen_by(who), who, luck)
            copy.choose(who, own.id)
    except KernelError:
        return None
    if match.ask and copy.ask and copy.game.turn == turn and copy.ask.id == match.ask.id in halts:
        return None
    won = None if copy.outcome is None else seat in copy.outcome.winners
    position = mind.standing(Look(copy.view(seat), seat, random.Random(deal), won))
    return None if position is None else (position, revealed or bool(copy.game.chance.counter))
