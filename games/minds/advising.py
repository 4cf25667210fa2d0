"""*What would you do?*: the best options, each with reasons that a person can check and count."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.kernel.ask import Ask, Option
from games.kernel.game import Game
from games.kernel.match import Match
from games.kernel.mind import Fact, Mind, Position
from games.kernel.text import Text
from games.minds.budget import Budget
from games.minds.claims import (
    Count,
    Followed,
    achieved,
    in_words,
    is_no_matter,
    reasons,
    tally,
    telling,
)
from games.minds.comparing import Comparison, compare
from games.minds.planning import Plan
from games.minds.playing_on import Trials, play_on

MOST = 3
"""So many options are named."""
LOOKED_AT = 6
"""So many are looked at more closely: some of them may come to the same."""
TWINS = 0.01
"""Whoever reads two chances that differ by less reads the same."""
CLOSE = 0.15
"""Options whose outlook lies farther below the best are no advice."""
DEALS = 8
"""How often hidden things are dealt anew for an option that brings some of them to light."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An option, what to do after it in the same turn, and why: the gain first, then the price."""

    option: Option[Any]
    then: tuple[Option[Any], ...]
    reasons: tuple[Text, ...]
    outlook: float | None
    """The chance to win, as far as it can be judged."""
    alike: tuple[Option[Any], ...] = ()
    """Others that come to the same."""
    thought: bool = True
    """Whether options were compared; otherwise it is the autopilot's answer."""
    practised: bool = False
    """Whether it stands where practice games have put it."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The best option first. What the mind does not think about is answered as the autopilot
    would, without reasons; where there is nothing to choose, nothing is said."""

    candidates: tuple[Candidate, ...]


def advise(
    game: Game[Any, Any],
    ask: Ask,
    seat: int,
    *,
    luck: random.Random,
    budget: Budget,
    match: Match | None = None,
    mine: str = "",
) -> Advice:
    """The two or three best options of this seat, knowing only its view. With the match at hand,
    what the mind does not plan is tried by playing on. Of ``mine`` and the best, each is measured
    by the other; nothing is said where these are one."""
    view, ask = game.view(seat), ask.seen_by(seat)
    if len(ask.of(seat)) < 2:
        return Advice(())
    mind, pilot = game.mind(), game.autopilot(view, ask, seat, luck)
    if mind is None:
        return Advice((plain(pilot),))
    reach = mind.reach["fierce"]._replace(deals=1)
    meter = budget.start()
    found = compare(mind, (view, ask, seat), pilot, reach, meter, luck, mine)
    known = mind.known(view, ask, seat)
    if not found.options:
        if known:
            return Advice(by_what_is_known(known, ask.of(seat), pilot, mine))
        tried = [] if match is None else play_on(match, mind, seat, pilot, meter, mine)
        if mine:
            tried = tried[:1] + [one for one in tried[1:] if one.option.id == mine]
        return Advice(tuple(tried_out(mind, tried)) or (plain(pilot),))
    deals = [mind.imagine(view, ask, seat, luck) for _ in range(DEALS)]
    positions = [deal for deal in deals if deal is not None]
    answers = [one for one in found.ranking() if positions[0].answers(one.id)]
    plans = two_of(found, answers, mine) if mine else worth_naming(mind, found, answers)
    found.known = {name: facts for name, (_, facts) in known.items()}
    followed = [follow(positions, one, found.known.get(one.steps[0].id, ())) for one in plans]
    named = [(one, ()) for one in followed] if mine else set_apart(mind, found, followed)
    all_ = [one for one, _ in named]
    rest = [one for one in answers if one.id not in {way.option.id for way in followed}]
    return Advice(tuple(candidate(mind, found, one, all_, twins, rest) for one, twins in named))


def plain(pilot: Option[Any]) -> Candidate:
    return Candidate(pilot, then=(), reasons=(), outlook=None, thought=False)


def two_of(found: Comparison, answers: Sequence[Option[Any]], mine: str) -> list[Plan]:
    """The best, and the one that somebody has in mind."""
    ids = dict.fromkeys([answers[0].id, *([mine] if mine in found.plans else [])])
    return [found.plans[one][0] for one in ids]


def worth_naming(
    mind: Mind[Any, Any], found: Comparison, answers: Sequence[Option[Any]]
) -> list[Plan]:
    """The best, and what comes close to it; its equals only where there is room."""
    value = {one.id: found.value(one.id) for one in answers}
    firsts = {value[one.id]: one for one in reversed(answers)}.values()
    ahead = sorted(answers, key=lambda one: (one not in firsts, -value[one.id]))[:LOOKED_AT]
    ahead.sort(key=lambda one: -value[one.id])
    near = [one for one in ahead if is_close(mind, found, value[ahead[0].id], value[one.id])]
    return [found.plans[one.id][0] for one in near]


def is_close(mind: Mind[Any, Any], found: Comparison, best: float, value: float) -> bool:
    """Where no chance can be told, the best few are named."""
    return not found.tells_chance or mind.outlook(best) - mind.outlook(value) <= CLOSE


def follow(deals: Sequence[Position], plan: Plan, known: Sequence[Fact]) -> Followed:
    """A plan holds as far as nothing hidden comes to light; from there on one would plan anew, and
    what may come is tried on several deals."""
    steps = steps_that_hold(deals[0], plan)
    exact = not plan.end.revealed
    facts, draws = Counter[Fact](), 0
    for start in deals[:1] if exact else deals:
        draws += tally(start, end_of(start, steps), facts)
    then = tuple(step for step in steps[1:] if step.label.template)
    return Followed(plan.steps[0], then, Count(facts, draws, exact), best_of(known))


def steps_that_hold(position: Position, plan: Plan) -> tuple[Option[Any], ...]:
    """Up to and with the first step that brings something to light."""
    for number, step in enumerate(plan.steps, 1):
        position = position.after(step.id)
        if position.revealed:
            return plan.steps[:number]
    return plan.steps


def end_of(position: Position, steps: Sequence[Option[Any]]) -> Position:
    for step in steps:
        position = position.after(step.id)
    return position


def set_apart(
    mind: Mind[Any, Any], found: Comparison, followed: Sequence[Followed]
) -> list[tuple[Followed, tuple[Option[Any], ...]]]:
    """Of those that nothing tells apart the first, and the others beside it."""
    kept: list[tuple[Followed, list[Option[Any]]]] = []
    for one in followed:
        twins = (other for first, other in kept if is_twin(mind, found, first, one))
        beside = next(twins, None)
        if beside is None:
            kept.append((one, []))
        else:
            beside.append(one.option)
    return [(one, tuple(beside)) for one, beside in kept[:MOST]]


def is_twin(mind: Mind[Any, Any], found: Comparison, one: Followed, other: Followed) -> bool:
    """The same is said of both, and neither is better by what would be seen."""
    values = found.value(one.option.id), found.value(other.option.id)
    near = values[0] == values[1] or (
        found.tells_chance
        and abs(values[0] - values[1]) < mind.twins
        and abs(mind.outlook(values[0]) - mind.outlook(values[1])) < TWINS
    )
    return near and one.own == other.own and telling(one, other) == (None, None)


def candidate(
    mind: Mind[Any, Any],
    found: Comparison,
    one: Followed,
    all_: Sequence[Followed],
    beside: Sequence[Option[Any]],
    rest: Sequence[Option[Any]],
) -> Candidate:
    """Measured by another one; beside it stand twins, and equals at which nobody looked closer. No
    chance is told as better than one that stands before it."""
    value = found.value(one.option.id)
    chance = min(found.chance(way.option.id) for way in all_[: all_.index(one) + 1])
    own = found.known.get(one.option.id)
    equal = [r for r in rest if found.value(r.id) == value and found.known.get(r.id) == own]
    return Candidate(
        option=one.option,
        then=one.then,
        reasons=words_for(mind, one, all_),
        outlook=chance if found.tells_chance else None,
        alike=(*beside, *equal),
        practised=not found.tells_chance,
    )


def words_for(mind: Mind[Any, Any], one: Followed, all_: Sequence[Followed]) -> tuple[Text, ...]:
    """The best is measured by the second that does not come to it later, every other by the best;
    of that second what was said for or against the best is not said again the other way round."""
    best = all_[0]
    later = best.option.id if best.then else None
    other = next((way for way in all_[1:] if later not in {step.id for step in way.then}), None)
    if one is not best and not mind.tells_price:
        return reasons(mind, one, best, set(telling(best, other)) if other else set())
    if one is not best:
        gain, price = telling(best, other) if other is one else (None, None)
        told = None if gain is None or is_no_matter(gain) else gain
        return reasons(mind, one, best, {None, price, told})
    return reasons(mind, one, other, set()) if other else achieved(mind, one)


def by_what_is_known(
    known: Mapping[str, tuple[float, Sequence[Fact]]],
    options: Sequence[Option[Any]],
    pilot: Option[Any],
    mine: str,
) -> tuple[Candidate, ...]:
    """By what they seem worth, the autopilot's answer before its equals. Nothing may be known of
    ``mine``."""
    found = [one for one in options if one.id in known]
    found.sort(key=lambda one: (-known[one.id][0], one.id != pilot.id))
    if mine:
        found = found[:1] + [one for one in options if one.id == mine != found[0].id]
    alike = tuple(one for one in found[1:] if not mine and known[one.id] == known[found[0].id])
    rest = [one for one in found[1:] if one not in alike and (mine or known[one.id][1])]
    named = [*found[:1], *rest][:MOST]
    facts = [best_of(known[one.id][1]) if one.id in known else () for one in named]
    return tuple(
        Candidate(one, (), own, outlook=None, alike=() if n else alike)
        for n, (one, own) in enumerate(zip(named, facts, strict=True))
    )


def best_of(facts: Sequence[Fact]) -> tuple[Text, ...]:
    """What matters most, and what comes after it."""
    return tuple(in_words(one.words) for one in sorted(facts, key=lambda one: -one.weight)[:2])


def tried_out(mind: Mind[Any, Any], tried: Sequence[Trials]) -> list[Candidate]:
    """What came of playing on, the best first; without a chance to win, which nobody reckoned."""
    if len(tried) < 2:
        return []
    best = tried[0]
    common = {f for f, n in best.facts.items() if all(one.facts[f] == n for one in tried)}
    alike = [one for one in tried[1:] if one.value() == best.value()]
    rest = [one for one in tried[1:] if one not in alike]
    named = [tried_once(one, common) for one in (best, *rest[: MOST - 1])]
    return [
        Candidate(
            one.option,
            then=(),
            reasons=words_for(mind, one, named),
            outlook=None,
            alike=tuple(twin.option for twin in alike) if one is named[0] else (),
        )
        for one in named
    ]


def tried_once(one: Trials, common: Collection[Fact]) -> Followed:
    """Where chance had no say once is as good as often. What would come anyway says nothing."""
    own = Counter({fact: n for fact, n in one.facts.items() if fact not in common})
    return Followed(one.option, (), Count(own, one.deals, exact=not one.by_chance))
