"""Whether what somebody holds makes up for a low fate, what they use first, and what they block."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import combinations
from typing import Any

from games.kernel.ask import Ask, Option
from games.sleeping_gods.autopilot.question import adds
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.challenge.total import challenge_total
from games.sleeping_gods.command.abilities import BLOCK_ROUND, Use
from games.sleeping_gods.state import Contest

MOST, HEAVY = 4, 2
"""Helps that are thought of together; a blow that is worth a block."""


def enough_help(campaign: Campaign, ask: Ask, seat: int) -> Option[Any] | None:
    """The first of those that cost least and do it."""
    contest = campaign.s.contest
    if contest is None:
        return None
    missing = contest.need - challenge_total(campaign, contest)
    best = cheapest(contest, [one for one in ask.options if one.seat == seat], missing)
    return best[0] if best and cost_of(*best) <= campaign.s.chairs[seat].command else None


def cheapest(
    contest: Contest, own: Iterable[Option[Any]], missing: int
) -> tuple[Option[Any], ...] | None:
    """What makes up for so much for the least command; of one thing only one use counts."""
    if missing <= 0:
        return ()
    helps = [one for one in own if _adds(contest, one)]
    ways = (some for n in range(1, MOST + 1) for some in combinations(helps, n))
    enough = (
        some
        for some in ways
        if len({thing(one) for one in some}) == len(some)
        and sum([_adds(contest, one) for one in some]) >= missing
    )
    return min(enough, key=lambda some: cost_of(*some), default=None)


def _adds(contest: Contest, option: Option[Any]) -> int:
    if not isinstance(option.value, Use):
        return int(isinstance(option.value, int))
    helps = [m for m in option.value.mods if m.op == "fate_plus" or m.skill == contest.skill]
    return sum([mod.n for mod in helps])


def cost_of(*some: Option[Any]) -> int:
    return sum([one.value.cost for one in some if isinstance(one.value, Use)])


def thing(option: Option[Any]) -> Hashable:
    use = option.value
    return (use.kind, use.at) if isinstance(use, Use) else option.id


def best_block(campaign: Campaign, ask: Ask, seat: int) -> Option[Any]:
    """The most of a heavy blow, or of one that fells somebody, for the least command."""
    threat = campaign.s.threat
    assert threat is not None
    blow, own = threat.amount - threat.block, [one for one in ask.options if one.seat == seat]
    uses = [one for one in own if isinstance(one.value, Use)]
    if not uses or (blow < HEAVY and blow < campaign.left(threat.member)):
        return next(one for one in own if one.value is None)
    return max(uses, key=lambda o: (min(blow, adds(o.value, BLOCK_ROUND)), -o.value.cost))
