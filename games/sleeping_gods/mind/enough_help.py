"""Whether what somebody holds makes up for a low fate, what they use first, and what they block."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
    """The first of those that cost least and do it; of one thing only one use counts."""
    contest = campaign.s.contest
    if contest is None:
        return None
    missing = contest.need - challenge_total(campaign, contest)
    own = [one for one in ask.options if one.seat == seat and _adds(contest, one)]
    best = min(_ways(contest, own, missing), key=_cost, default=())
    return best[0] if best and _cost(best) <= campaign.s.chairs[seat].command else None


def _ways(
    contest: Contest, own: Sequence[Option[Any]], missing: int
) -> Iterator[tuple[Option[Any], ...]]:
    for count in range(1, min(MOST, len(own)) + 1):
        for some in combinations(own, count):
            things = {(o.value.kind, o.value.at) if isinstance(o.value, Use) else o for o in some}
            if len(things) == count and sum([_adds(contest, o) for o in some]) >= missing:
                yield some


def _adds(contest: Contest, option: Option[Any]) -> int:
    if not isinstance(option.value, Use):
        return int(isinstance(option.value, int))
    helps = [m for m in option.value.mods if m.op == "fate_plus" or m.skill == contest.skill]
    return sum([mod.n for mod in helps])


def _cost(some: Sequence[Option[Any]]) -> int:
    return sum([one.value.cost for one in some if isinstance(one.value, Use)])


def best_block(campaign: Campaign, ask: Ask, seat: int) -> Option[Any]:
    """The most of a heavy blow, or of one that fells somebody, for the least command."""
    threat = campaign.s.threat
    assert threat is not None
    blow, own = threat.amount - threat.block, [one for one in ask.options if one.seat == seat]
    uses = [one for one in own if isinstance(one.value, Use)]
    if not uses or (blow < HEAVY and blow < campaign.left(threat.member)):
        return next(one for one in own if one.value is None)
    return max(uses, key=lambda o: (min(blow, adds(o.value, BLOCK_ROUND)), -o.value.cost))
