"""*What would you do?*: the best options, each with reasons that a person can check and count."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from games.kernel.ask import Ask, Option
from games.kernel.game import Game
from games.kernel.mind import Fact, Mind, Position
from games.kernel.text import T, Text
from games.minds.budget import Budget
from games.minds.comparing import Comparison, compare
from games.minds.planning import Plan

MOST = 3
"""So many options are named."""
CLOSE = 0.15
"""Options whose outlook lies farther below the best are no advice."""
DEALS = 8
"""How often hidden things are dealt anew for an option that brings some of them to light."""
TELLING = 0.2
"""What differs by less, in shares of all draws times how much it matters, is not worth a word."""

WORTHWHILE = 0.5
"""What comes of an option, in the same measure, is told though nothing sets it apart."""
MATTERS = 1.5
"""Nobody is glad to be spared what matters less, where there is something else to say."""
SAID = "{said}"
SELDOM = T("only {mine}: {fact} (“{other}”: {often})")


@dataclass(frozen=True, slots=True)
class Candidate:
    """An option, what to do after it in the same turn, and why: the gain first, then the price."""

    option: Option[Any]
    then: tuple[Option[Any], ...]
    reasons: tuple[Text, ...]
    outlook: float | None
    """The chance to win, as far as it can be judged."""
    alike: bool = False
    """Whether another option that is not named comes to the same."""
    thought: bool = True
    """Whether options were compared; otherwise it is the autopilot's answer."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The best option first. What the mind does not think about is answered as the autopilot
    would, without reasons; where there is nothing to choose, nothing is said."""

    candidates: tuple[Candidate, ...]


@dataclass(frozen=True, slots=True)
class Count:
    """How often each fact came true among so many draws."""

    facts: Counter[Fact]
    draws: int
    exact: bool

    def share(self, fact: Fact) -> float:
        return self.facts[fact] / self.draws


@dataclass(frozen=True, slots=True)
class Followed:
    """An option, what is to follow it, and what was counted then."""

    option: Option[Any]
    then: tuple[Option[Any], ...]
    count: Count


def advise(
    game: Game[Any, Any],
    ask: Ask,
    seat: int,
    *,
    luck: random.Random,
    budget: Budget,
) -> Advice:
    """The two or three best options of this seat, knowing only its view."""
    view, ask = game.view(seat), ask.seen_by(seat)
    if len(ask.of(seat)) < 2:
        return Advice(())
    mind, pilot = game.mind(), game.autopilot(view, ask, seat, luck)
    if mind is None:
        return Advice((plain(pilot),))
    reach = mind.reach["fierce"]._replace(deals=1)
    found = compare(mind, (view, ask, seat), pilot, reach, budget.start(), luck)
    if not found.options:
        return Advice((plain(pilot),))
    deals = [mind.imagine(view, ask, seat, luck) for _ in range(DEALS)]
    positions = [deal for deal in deals if deal is not None]
    answers = [one for one in found.ranking() if positions[0].answers(one.id)]
    followed = [follow(positions, plan) for plan in worth_naming(mind, found, answers)]
    return Advice(tuple(candidate(mind, found, one, followed, answers) for one in followed))


def plain(pilot: Option[Any]) -> Candidate:
    return Candidate(pilot, then=(), reasons=(), outlook=None, thought=False)


def worth_naming(
    mind: Mind[Any, Any], found: Comparison, answers: Sequence[Option[Any]]
) -> list[Plan]:
    """The best, and what comes close to it; of those that lead to the same, one."""
    by_value = {found.value(one.id): one for one in reversed(answers)}
    values = sorted(by_value, reverse=True)[:MOST]
    near = [by_value[value] for value in values if is_close(mind, found, values[0], value)]
    return [found.plans[one.id][0] for one in near]


def is_close(mind: Mind[Any, Any], found: Comparison, best: float, value: float) -> bool:
    """Where no chance can be told, the best few are named."""
    return not found.tells_chance or mind.outlook(best) - mind.outlook(value) <= CLOSE


def follow(deals: Sequence[Position], plan: Plan) -> Followed:
    """A plan holds as far as nothing hidden comes to light; from there on one would plan anew, and
    what may come is tried on several deals."""
    steps = steps_that_hold(deals[0], plan)
    exact = not plan.end.revealed
    facts, draws = Counter[Fact](), 0
    for start in deals[:1] if exact else deals:
        for odds, later in ends(start, steps):
            draws += odds
            for fact in set(start.facts(later)):
                facts[fact] += odds
    then = tuple(step for step in steps[1:] if step.label.template)
    return Followed(plan.steps[0], then, Count(facts, draws, exact))


def steps_that_hold(position: Position, plan: Plan) -> tuple[Option[Any], ...]:
    """Up to and with the first step that brings something to light."""
    for number, step in enumerate(plan.steps, 1):
        position = position.after(step.id)
        if position.revealed:
            return plan.steps[:number]
    return plan.steps


def ends(position: Position, steps: Sequence[Option[Any]]) -> Iterator[tuple[int, Position]]:
    """Every draw that may end the turn after these steps, each by the rules, with its odds."""
    for step in steps:
        position = position.after(step.id)
    draws = () if position.ended else position.draws()
    if not draws:
        yield 1, position
    for draw in draws:
        yield draw.odds, position.drawn(draw)


def candidate(
    mind: Mind[Any, Any],
    found: Comparison,
    one: Followed,
    all_: Sequence[Followed],
    answers: Sequence[Option[Any]],
) -> Candidate:
    """The best is measured by the second, every other by the best; what was said for or against
    the best is not said again the other way round."""
    best = all_[0]
    other = next((rival for rival in all_ if rival is not one), None)
    said = set(telling(best, all_[1])) if one is not best else set()
    return Candidate(
        option=one.option,
        then=one.then,
        reasons=reasons(mind, one, other, said) if other else achieved(mind, one),
        outlook=mind.outlook(found.value(one.option.id)) if found.tells_chance else None,
        alike=any(
            rival.id != one.option.id and found.value(rival.id) == found.value(one.option.id)
            for rival in answers
        ),
    )


def reasons(
    mind: Mind[Any, Any], one: Followed, other: Followed, said: Collection[Fact | None]
) -> tuple[Text, ...]:
    """What the plan achieves, where its rival has no less of it; what sets it apart; the price."""
    main, (gain, price) = achievement(one.count), telling(one, other)
    words: list[Text] = []
    if main is not None and main not in {gain, price, *said}:
        words.append(in_words(how_often(mind, main, one.count)))
    if gain is not None and gain not in said and not (words and is_no_matter(gain)):
        words.append(T("{reason}.", reason=compared(mind, gain, one, other)))
    words = words or list(all_in_all(other, price, said))
    if price is not None and price not in said:
        words.append(T("The price: {reason}.", reason=compared(mind, price, one, other)))
    return tuple(words)


def is_no_matter(gain: Fact) -> bool:
    """To be spared a trifle is no reason where something is achieved."""
    return not gain.good and gain.weight < MATTERS


def all_in_all(
    other: Followed, price: Fact | None, said: Collection[Fact | None]
) -> tuple[Text, ...]:
    """The best option, of which only a price can be told, has something for it all the same."""
    if price is None or said:
        return ()
    words = T("All in all it leads to more than “{other}”, though no single thing decides it.")
    return (Text(words.template, {"other": other.option.label}),)


def telling(one: Followed, other: Followed) -> tuple[Fact | None, Fact | None]:
    """The fact that speaks most for it, and the one that speaks most against it."""
    speaks = {fact: speaks_for(fact, one.count, other.count) for fact in facts_of(one, other)}
    gain = max(speaks, key=lambda fact: speaks[fact], default=None)
    price = min(speaks, key=lambda fact: speaks[fact], default=None)
    return (
        gain if gain is not None and speaks[gain] >= TELLING else None,
        price if price is not None and speaks[price] <= -TELLING else None,
    )


def achieved(mind: Mind[Any, Any], one: Followed) -> tuple[Text, ...]:
    """Where nothing sets it apart."""
    best = achievement(one.count)
    return () if best is None else (in_words(how_often(mind, best, one.count)),)


def achievement(count: Count) -> Fact | None:
    """The best that comes of it, if that is worth a word."""
    good = {fact: fact.weight * count.share(fact) for fact in count.facts if fact.good}
    best = max(sorted(good, key=lambda fact: str(fact.words)), key=good.__getitem__, default=None)
    return best if best is not None and good[best] >= WORTHWHILE else None


def in_words(said: Text) -> Text:
    return T("{reason}.", reason=Text(SAID, {"said": said}))


def facts_of(one: Followed, other: Followed) -> list[Fact]:
    """In an order that does not depend on who is asked."""
    facts = {**one.count.facts, **other.count.facts}
    return sorted(facts, key=lambda fact: str(fact.words))


def speaks_for(fact: Fact, one: Count, other: Count) -> float:
    """How much: a good fact that comes true more often, a bad one less often."""
    by = fact.weight * (one.share(fact) - other.share(fact))
    return by if fact.good else -by


def compared(mind: Mind[Any, Any], fact: Fact, one: Followed, other: Followed) -> Text:
    """With the same for the other option."""
    label, often = other.option.label, how_many(fact, other.count)
    if not one.count.facts[fact]:
        forgone = T("you forgo this: {fact} (“{other}”: {often})")
        spared = T("you are spared this: {fact} (“{other}”: {often})")
        words = {"fact": fact.words, "other": label, "often": often}
        return Text((forgone if fact.good else spared).template, words)
    said = how_often(mind, fact, one.count)
    if not other.count.facts[fact]:
        return T("{said} (not with “{other}”)", said=said, other=label)
    if one.count.share(fact) < other.count.share(fact):
        mine = how_many(fact, one.count)
        words = {"fact": fact.words, "mine": mine, "other": label, "often": often}
        return Text(SELDOM.template, words)
    return T("{said} (“{other}”: {often})", said=said, other=label, often=often)


def how_many(fact: Fact, count: Count) -> Text:
    if count.facts[fact] == count.draws:
        return T("always") if count.exact else T("in all {n} tries", n=count.draws)
    if count.exact:
        return T("{n} of {all}", n=count.facts[fact], all=count.draws)
    return T("{share} %", share=round(100 * count.share(fact)))


def how_often(mind: Mind[Any, Any], fact: Fact, count: Count) -> Text:
    n = count.facts[fact]
    if count.exact and n == count.draws == 1:
        return fact.words
    if n == count.draws and count.exact:
        return Text(mind.certain.template, {"fact": fact.words})
    if n == count.draws:
        return T("{fact} in all {n} tries", fact=fact.words, n=n)
    if not count.exact:
        share = round(100 * count.share(fact))
        return Text(mind.sampled.template, {"fact": fact.words, "share": share})
    return Text(mind.counted.template, {"fact": fact.words, "n": n, "all": count.draws})
