"""Who takes part in a challenge, and what joining costs (R65)."""

from __future__ import annotations

from games.kernel import Option, Play, T, Text
from games.sleeping_gods import reasons
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.challenge.total import skill_sum
from games.sleeping_gods.command.any_time import table_ask
from games.sleeping_gods.crew.damage import hurt
from games.sleeping_gods.crew.fatigue import MOST_FATIGUE, tire
from games.sleeping_gods.state import Contest
from games.sleeping_gods.words import SKILL_LOUD

DRAW = T("Draw fate")
HIGHEST_FATE = 6


def may_join(campaign: Campaign, index: int, contest: Contest) -> bool:
    """R20, R65: not at 0 health, not with two fatigue, and only once."""
    fresh = campaign.s.crew[index].fatigue < MOST_FATIGUE
    return fresh and index not in contest.participants and campaign.able(index)


def join_cost(campaign: Campaign, index: int, contest: Contest) -> int:
    """R29, R65, G9: 1 to help on another's turn, once; 1 for low morale, each time."""
    seat = campaign.controller(index)
    help_cost = int(seat != campaign.s.active and seat not in contest.paid)
    return help_cost + ("low_morale" in campaign.s.crew[index].statuses)


def join_options(campaign: Campaign, contest: Contest) -> list[Option[int | None]]:
    options: list[Option[int | None]] = []
    for index, board in enumerate(campaign.boards):
        seat = campaign.controller(index)
        cost = join_cost(campaign, index, contest)
        if not may_join(campaign, index, contest) or campaign.s.chairs[seat].command < cost:
            continue
        label = T(
            "{name} joins (+{n})", name=campaign.name(index), n=campaign.skill(index, contest.skill)
        )
        detail = _join_note(campaign, index, cost)
        spot = f"crew.{board.id}"
        options.append(
            Option(
                f"join-{board.id}",
                seat,
                label,
                index,
                spot=spot,
                detail=detail,
                aside=seat != campaign.s.active,
            )
        )
    options.append(Option("draw", campaign.s.active, DRAW, None, tone="go"))
    return options


def gather(campaign: Campaign, contest: Contest) -> Play[None]:
    """Step 1: anybody may join until the active player draws."""
    while True:
        chosen = yield from table_ask(
            campaign,
            _who_joins(campaign, contest),
            lambda: join_options(campaign, contest),
            reasons.JOINING,
        )
        if chosen.value is None:
            return
        yield from join(campaign, chosen.value, contest)


def _who_joins(campaign: Campaign, contest: Contest) -> Text:
    total = skill_sum(campaign, contest)
    values = {"skill": SKILL_LOUD[contest.skill], "need": contest.need, "sum": total}
    if contest.need - total > HIGHEST_FATE:
        return T("{skill} {need}: who takes part? {sum} so far, too little for any fate", **values)
    return T(
        "{skill} {need}: who takes part? {sum} so far, fate must be {fate} or more",
        **values,
        fate=max(1, contest.need - total),
    )


def _join_note(campaign: Campaign, index: int, cost: int) -> Text | None:
    """What joining costs beside the fatigue."""
    notes = [T("{n} command", n=cost)] if cost else []
    if "madness" in campaign.s.crew[index].statuses:
        notes.append(T("1 damage from madness"))
    return T("{notes}", notes=notes) if notes else None


def _tell_joining(campaign: Campaign, index: int, contest: Contest, seat: int) -> None:
    values = {"name": campaign.name(index), "n": campaign.skill(index, contest.skill)}
    if contest.source == "travel":
        campaign.deed(seat, T("puts {name} at the engines (+{n})", **values))
    else:
        campaign.deed(seat, T("sends in {name} (+{n})", **values))


def join(campaign: Campaign, index: int, contest: Contest) -> Play[None]:
    """R23, R29: one fatigue; madness hurts."""
    seat = campaign.controller(index)
    campaign.s.chairs[seat].command -= join_cost(campaign, index, contest)
    if seat != campaign.s.active and seat not in contest.paid:
        contest.paid.append(seat)
    contest.participants.append(index)
    tire(campaign, index)
    _tell_joining(campaign, index, contest, seat)
    if "madness" in campaign.s.crew[index].statuses:
        yield from hurt(campaign, index, 1)
