"""What is said for an option and against it: claims that a person can check and count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from games.kernel.ask import Option
from games.kernel.mind import Fact, Mind, Position
from games.kernel.text import T, Text

TELLING = 0.2
"""What differs by less, in shares of all draws times how much it matters, is not worth a word."""

WORTHWHILE = 0.5
"""What comes of an option, in the same measure, is told though nothing sets it apart."""
MATTERS = 1.5
"""Nobody is glad to be spared what matters less, where there is something else to say."""
COUNTABLE = 100
"""Of more draws than these only the share is told."""
SAID = "{said}"
SELDOM = T("{fact} in only {mine} (“{other}”: {often})")
UNSEEN = T("{fact} {mine} (“{other}”: {often})")
"""Of a sample in which it never came true; the next try may be the one."""


@dataclass(frozen=True, slots=True)
class Count:
    """How often each fact came true among so many draws."""

    facts: Counter[Fact]
    draws: int
    exact: bool

    def share(self, fact: Fact) -> float:
        return self.facts[fact] / self.draws

    def percent(self, fact: Fact) -> int:
        """What may fail, or come, is never told as certain."""
        return min(99, max(1, round(100 * self.share(fact))))

    @property
    def tells_all(self) -> bool:
        """Whether one could count them on the table."""
        return self.exact and self.draws <= COUNTABLE


def tally(start: Position, end: Position, facts: Counter[Fact]) -> int:
    """Counts what has become true once the turn ends there, by the rules, over every draw that may
    come then; returns how many these are."""
    draws = () if end.ended else end.draws()
    if not draws:
        facts.update(set(start.facts(end)))
        return 1
    for draw in draws:
        facts.update(dict.fromkeys(start.facts(end.drawn(draw)), draw.odds))
    return sum([draw.odds for draw in draws])


@dataclass(frozen=True, slots=True)
class Followed:
    """An option, what is to follow it, and what was counted then."""

    option: Option[Any]
    then: tuple[Option[Any], ...]
    count: Count
    own: tuple[Text, ...] = ()
    """What is known of it, whatever was counted."""


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
    words = words or list(one.own or all_in_all(other, price, said))
    if price is not None and price not in said:
        price = usual(price, one.count) if mind.tells_price else price
        words.append(T("The price: {reason}.", reason=compared(mind, price, one, other)))
    elif price is None:
        rare = {
            fact for fact in facts_of(one, other) if speaks_for(fact, one.count, other.count) > 0
        }
        words += toll(mind, one.count, {gain, *rare})
    return tuple(words)


def usual(price: Fact, count: Count) -> Fact:
    """Of what may come to more and more, as much as weighs most in all."""
    same = [f for f in count.facts if f.words.plural and f.words.template == price.words.template]
    return max([price, *same], key=lambda fact: fact.weight * count.share(fact))


def toll(mind: Mind[Any, Any], count: Count, spared: Collection[Fact | None] = ()) -> list[Text]:
    """The worst that comes of it, where a game tells that; not what comes of its rival more."""
    worst = foremost(count, good=False) if mind.tells_price else None
    if worst is None or worst in spared:
        return []
    return [T("The price: {reason}.", reason=how_often(mind, worst, count))]


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
    own = one.own if best is None else (in_words(how_often(mind, best, one.count)),)
    return (*own, *toll(mind, one.count))


def achievement(count: Count) -> Fact | None:
    """The best that comes of it, if that is worth a word."""
    return foremost(count, good=True)


def foremost(count: Count, *, good: bool) -> Fact | None:
    """What weighs most of all that one would wish for, or would not."""
    heavy = {fact: fact.weight * count.share(fact) for fact in count.facts if fact.good == good}
    most = max(sorted(heavy, key=lambda fact: str(fact.words)), key=heavy.__getitem__, default=None)
    return most if most is not None and heavy[most] >= WORTHWHILE else None


def in_words(said: Text) -> Text:
    return T("{reason}.", reason=Text(SAID, {"said": said}))


def facts_of(one: Followed, other: Followed) -> list[Fact]:
    """In an order that does not depend on who is asked."""
    facts = {**one.count.facts, **other.count.facts}
    return sorted(facts, key=lambda fact: str(fact.words))


def speaks_for(fact: Fact, one: Count, other: Count) -> float:
    """How much: a good fact that comes true more often, a bad one less often."""
    if not fact.missed and not one.facts[fact]:
        return 0.0
    by = fact.weight * (one.share(fact) - other.share(fact))
    return by if fact.good else -by


def compared(mind: Mind[Any, Any], fact: Fact, one: Followed, other: Followed) -> Text:
    """With the same for the other option."""
    label, often = other.option.label, how_many(fact, other.count)
    if not one.count.facts[fact] and one.count.exact:
        words = {"fact": fact.words, "other": label, "often": often}
        return Text(T("with “{other}”: {fact} ({often})").template, words)
    said = how_often(mind, fact, one.count)
    if not other.count.facts[fact] and other.count.exact:
        return T("{said} (not with “{other}”)", said=said, other=label)
    if one.count.share(fact) < other.count.share(fact):
        mine = how_many(fact, one.count)
        words = {"fact": fact.words, "mine": mine, "other": label, "often": often}
        return Text((SELDOM if one.count.facts[fact] else UNSEEN).template, words)
    return T("{said} (“{other}”: {often})", said=said, other=label, often=often)


def how_many(fact: Fact, count: Count) -> Text:
    if not count.facts[fact]:
        return T("in none of {n} tries", n=count.draws)
    if count.facts[fact] == count.draws:
        return T("always") if count.exact else T("in each of {n} tries", n=count.draws)
    if count.tells_all:
        return T("{n} of {all}", n=count.facts[fact], all=count.draws)
    return T("{share} %", share=count.percent(fact))


def how_often(mind: Mind[Any, Any], fact: Fact, count: Count) -> Text:
    n = count.facts[fact]
    if count.exact and n == count.draws == 1:
        return fact.words
    if n == count.draws and count.exact:
        return Text(mind.certain.template, {"fact": fact.words})
    if n == count.draws:
        return T("{fact} in each of {n} tries", fact=fact.words, n=n)
    if not count.tells_all:
        words = {"fact": fact.words, "share": count.percent(fact)}
        return Text(mind.sampled.template, words)
    return Text(mind.counted.template, {"fact": fact.words, "n": n, "all": count.draws})
