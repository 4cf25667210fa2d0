"""What can be paid for, and one of several bargains (G20)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from games.kernel import Option, Play, T
from games.sleeping_gods import questions, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.card_words import effects_text
from games.sleeping_gods.content.story import COSTS, Effect


def payable(campaign: Campaign, costs: Iterable[Effect]) -> bool:
    """G20: whether everything that is asked for is there."""
    return all(map(partial(_can_pay, campaign), costs))


def _can_pay(campaign: Campaign, cost: Effect) -> bool:
    chair = campaign.s.chairs[campaign.s.active]
    if cost.op == "pay":
        return campaign.amount(cost.res or "any") >= cost.n
    if cost.op == "pay_command":
        return chair.command >= cost.n
    if cost.op == "card_lost":
        return campaign.owned(cost.num or 0) is not None
    if cost.op == "prop_lost":
        return cost.prop in campaign.s.props
    return len(chair.hand) >= cost.n


def pick_one(campaign: Campaign, effect: Effect) -> Play[None]:
    """One of several bargains, among those that can be paid."""
    options = [
        Option(f"pick-{at}", campaign.s.active, effects_text(part), part)
        for at, part in enumerate(effect.options)
    ]
    fair = [o for o in options if payable(campaign, (part for part in o.value if part.op in COSTS))]
    got = yield from campaign.decision(questions.BARGAIN, T("What do you take?"), fair or options)
    campaign.deed(campaign.s.active, told.CHOOSES_BARGAIN(what=effects_text(got)))
    yield from campaign.apply(got)
