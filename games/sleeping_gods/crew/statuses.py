"""Status tokens: venom, fright, weakness, madness, low morale (R29)."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import Option, Play, T
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import STATUS_TOKENS, Campaign
from games.sleeping_gods.crew.affected import pools_of
from games.sleeping_gods.words import HARM, STATUS, STATUS_NAME


def tokens_left(campaign: Campaign, status: str) -> int:
    """R2: status tokens still in the supply."""
    return STATUS_TOKENS[status] - sum(status in m.statuses for m in campaign.s.crew)


def afflict(campaign: Campaign, index: int, status: str) -> None:
    campaign.s.crew[index].statuses.append(status)
    campaign.figure(told.AFFLICTED(name=campaign.name(index), status=STATUS[status]))


def afflict_by(
    campaign: Campaign, status: str, amount: int, who: str, crew: str | None
) -> Play[None]:
    """R29, R71: tokens on crew that do not have one, participants first."""
    if who == "each" and crew is None:
        amount, who = len(campaign.boards), "any"
    for left in range(min(amount, tokens_left(campaign, status)), 0, -1):
        pools = pools_of(campaign, who, crew)
        if who == "participants" and crew is None:
            pools = [*pools[:-1], campaign.crew_of(campaign.s.active)]
        else:
            pools = pools[:1]
        free = next((p for pool in pools if (p := without(campaign, status, pool))), None)
        if free is None:
            return
        prompt = T("Who gets this? {status}: {harm}", status=STATUS_NAME[status], harm=HARM[status])
        options = campaign.member_options(free)
        index = yield from campaign.decision(
            questions.AFFLICT, prompt, options, reasons.STATUS, upto=left
        )
        afflict(campaign, index, status)


def without(campaign: Campaign, status: str, pool: Sequence[int]) -> list[int]:
    return [index for index in pool if status not in campaign.s.crew[index].statuses]


def cure(
    campaign: Campaign,
    status: str | None,
    amount: int,
    pool: Sequence[int],
    seat: int | None = None,
) -> Play[None]:
    """Status tokens removed; without a kind, any of them."""
    chooser = campaign.s.active if seat is None else seat
    for left in range(amount, 0, -1):
        options = cure_options(campaign, status, pool, chooser)
        if not options:
            return
        prompt = T("Which status comes off?")
        index, kind = yield from campaign.decision(
            questions.CURE, prompt, options, reasons.CURE, upto=left
        )
        campaign.s.crew[index].statuses.remove(kind)
        campaign.figure(told.STATUS_GONE(name=campaign.name(index), status=STATUS[kind]))


def cure_options(
    campaign: Campaign, status: str | None, pool: Sequence[int], seat: int
) -> list[Option[tuple[int, str]]]:
    """Every status token of this kind, or of any."""
    return [
        Option(
            f"{campaign.boards[index].id}-{kind}",
            seat,
            T("{name}: {status}", name=campaign.name(index), status=STATUS[kind]),
            (index, kind),
            spot=f"crew.{campaign.boards[index].id}",
        )
        for index in pool
        for kind in campaign.s.crew[index].statuses
        if status in (None, kind)
    ]
