"""Who takes part in a challenge, and what joining costs (R65)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.kernel import Option, Play, T, Text
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.challenge.total import skill_sum
from games.sleeping_gods.command.abilities import uses
from games.sleeping_gods.command.any_time import any_time_scene, table_ask
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


def who_may_join(campaign: Campaign, contest: Contest) -> list[int]:
    """Everybody whose player can also pay for it."""
    chairs = campaign.s.chairs
    return [
        index
        for index in campaign.everybody()
        if may_join(campaign, index, contest)
        and chairs[campaign.controller(index)].command >= join_cost(campaign, index, contest)
    ]


def join_options(campaign: Campaign, contest: Contest) -> list[Option[int | None]]:
    """Everybody who may join, with what that makes in all, and the draw.

    Whoever plays alone draws with whom they send in; where others may still join, the draw waits.
    """
    alone = campaign.players() == 1
    options: list[Option[int | None]] = []
    so_far = skill_sum(campaign, contest)
    for index in who_may_join(campaign, contest):
        board, seat = campaign.boards[index], campaign.controller(index)
        name, n = campaign.name(index), campaign.skill(index, contest.skill)
        options.append(
            Option(
                f"join-{board.id}",
                seat,
                T("{name} joins (+{n})", name=name, n=n),
                index,
                spot=f"crew.{board.id}",
                short=T("{name} +{n}", name=name, n=n),
                detail=_join_note(campaign, index, contest, so_far + n),
                aside=seat != campaign.s.active,
            )
        )
    options.append(Option("draw", campaign.s.active, DRAW, None, tone="go", ends=alone))
    return options


def gather(
    campaign: Campaign, contest: Contest, opening: Option[int | None] | None = None
) -> Play[None]:
    """Step 1: anybody may join until the active player draws. The ``opening`` was said before."""
    while nobody_left_out(campaign, able := who_may_join(campaign, contest)):
        chosen = opening or (
            yield from table_ask(
                campaign,
                questions.JOIN,
                partial(_who_joins, campaign, contest),
                partial(join_options, campaign, contest),
                reasons.JOINING,
                upto=len(able),
            )
        )
        opening = None
        if chosen.value is None:
            return
        yield from join(campaign, chosen.value, contest)


def nobody_left_out(campaign: Campaign, able: Sequence[int]) -> bool:
    """Whether there is anything to ask: somebody to send in, or a way to get them on their feet."""
    return bool(able or uses(campaign, any_time_scene(campaign)))


def _who_joins(campaign: Campaign, contest: Contest) -> Text:
    total = skill_sum(campaign, contest)
    values = {"skill": SKILL_LOUD[contest.skill], "need": contest.need, "sum": total}
    if contest.need - total > HIGHEST_FATE:
        return T(
            "Who joins the {skill} check? You have {sum}, you need {need}, and no fate is enough",
            **values,
        )
    fate = max(1, contest.need - total)
    return T(
        "Who joins the {skill} check? You have {sum}, you need {need}: fate {fate} or more",
        **values,
        fate=fate,
    )


def _join_note(campaign: Campaign, index: int, contest: Contest, total: int) -> Text:
    """What it makes in all, and what joining costs beside the fatigue."""
    return T("{notes}", notes=[T("{n} in all", n=total), *_price(campaign, index, contest)])


def join_cost_note(campaign: Campaign, index: int, contest: Contest) -> Text | None:
    price = _price(campaign, index, contest)
    return T("{notes}", notes=price) if price else None


def _price(campaign: Campaign, index: int, contest: Contest) -> list[Text]:
    notes: list[Text] = []
    if cost := join_cost(campaign, index, contest):
        notes.append(T("{n} command", n=cost))
    if "madness" in campaign.s.crew[index].statuses:
        notes.append(T("1 damage from madness"))
    return notes


def _tell_joining(campaign: Campaign, index: int, contest: Contest, seat: int) -> None:
    values = {"name": campaign.name(index), "n": campaign.skill(index, contest.skill)}
    if contest.source == "travel":
        campaign.deed(seat, told.PUTS_AT_ENGINES(**values))
    else:
        campaign.deed(seat, told.SENDS_IN(**values))


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
