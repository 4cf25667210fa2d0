"""Passages are read as they fit this campaign: who took part, who is hurt, what has happened."""

from __future__ import annotations

from collections.abc import Callable

from games.kernel import T, Text
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.content.prose import (
    ANYBODY,
    CAPTAIN,
    Fact,
    figures_of,
    holds,
    parse,
    spoken,
    test_of,
)
from games.sleeping_gods.content.story import Cond
from games.sleeping_gods.words import NUMBER, passage


def read_aloud(
    campaign: Campaign, content: str, title: str | None = None, shows: str | None = None
) -> None:
    """A passage of the pack, whole, as this campaign has earned it, under its vignette."""
    prose = parse(content)
    words = spoken(prose, lambda fact: knows(campaign, fact))
    if words.strip():
        figures = {name: FIGURE[name](campaign) for name in sorted(figures_of(prose))}
        campaign.prose(passage(words, title, **figures), shows or "")


def knows(campaign: Campaign, fact: Fact) -> bool:
    """Whether it is so in this campaign."""
    return KNOWS[fact.kind](campaign, fact)


def _keyword(campaign: Campaign, fact: Fact) -> bool:
    owned, used = campaign.keywords(), campaign.used_keywords()
    where = {"owns": owned, "done": used, "had": owned | used}[fact.kind]
    return fact.what in where


def _of_crew(holds: Callable[[Campaign, int], bool]) -> Callable[[Campaign, Fact], bool]:
    def some(campaign: Campaign, fact: Fact) -> bool:
        if fact.what == ANYBODY:
            return any(holds(campaign, at) for at in campaign.everybody())
        return holds(campaign, _member(campaign, fact.what))

    return some


def _member(campaign: Campaign, name: str) -> int:
    return campaign.captain if name == CAPTAIN else campaign.index_of(name)


def _bears(status: str) -> Callable[[Campaign, Fact], bool]:
    return _of_crew(lambda campaign, at: status in campaign.s.crew[at].statuses)


def _carries(campaign: Campaign, fact: Fact) -> bool:
    member = campaign.s.crew[_member(campaign, fact.what)]
    return fact.n in member.equipped or fact.n in member.weapons


def called(campaign: Campaign, fact: Fact) -> bool:
    """What the pack has a name of its own for."""
    return holds(test_of(campaign.pack.about.called[fact.what]), lambda one: knows(campaign, one))


def _goods(campaign: Campaign, fact: Fact) -> bool:
    return campaign.amount(fact.kind) >= fact.n


KNOWS: dict[str, Callable[[Campaign, Fact], bool]] = {
    "owns": _keyword,
    "done": _keyword,
    "had": _keyword,
    "card": lambda campaign, fact: campaign.holds(Cond(card=fact.n)),
    "read": lambda campaign, fact: fact.what in campaign.s.read,
    "visited": lambda campaign, fact: fact.what in campaign.s.visits,
    "mode": lambda campaign, fact: campaign.options.mode == fact.what,
    "alone": lambda campaign, _: campaign.players() == 1,
    "totems": lambda campaign, fact: len(campaign.totems()) >= fact.n,
    "passes": lambda campaign, fact: campaign.s.passes >= fact.n,
    "defeats": lambda campaign, fact: campaign.s.defeats >= fact.n,
    **dict.fromkeys(("meat", "vegetables", "grain", "materials", "artifacts", "coins"), _goods),
    "took part": _of_crew(lambda campaign, at: at in campaign.s.took_part),
    "hurt": _of_crew(lambda campaign, at: campaign.s.crew[at].damage > 0),
    "down": _of_crew(lambda campaign, at: not campaign.able(at)),
    "tired": _of_crew(lambda campaign, at: campaign.s.crew[at].fatigue > 0),
    "afraid": _bears("frightened"),
    "mad": _bears("madness"),
    "weak": _bears("weakened"),
    "poisoned": _bears("venom"),
    "glum": _bears("low_morale"),
    "carries": _carries,
    "called": called,
}
"""How each kind of fact is looked up."""


def _number(n: int) -> Text:
    return NUMBER[n] if n < len(NUMBER) else T("{n}", n=n)


def heads(campaign: Campaign) -> int:
    """Everybody aboard: the crew, and whoever of the pack's company has come."""
    with_us = campaign.pack.about.company.values()
    return len(campaign.boards) + sum(
        holds(test_of(words), lambda fact: knows(campaign, fact)) for words in with_us
    )


def _who(campaign: Campaign) -> Text:
    """Somebody who took part in what was just tried; else the captain."""
    return campaign.name(next(iter(campaign.s.took_part), campaign.captain))


FIGURE: dict[str, Callable[[Campaign], Text]] = {
    "totems": lambda campaign: _number(len(campaign.totems())),
    "turn": lambda campaign: _number(campaign.s.turn),
    "defeats": lambda campaign: _number(campaign.s.defeats),
    "coins": lambda campaign: _number(campaign.s.goods["coins"]),
    "who": _who,
    "heads": lambda campaign: _number(heads(campaign)),
    "others": lambda campaign: _number(heads(campaign) - 1),
}
"""What is put in for each figure."""
