"""Health restored, divided by whoever brought it about."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import N, Play
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.crew.affected import pools_of
from games.sleeping_gods.crew.shares import Shares
from games.sleeping_gods.words import fill

HEAL = N("Who gets {n} health back?", "Who gets {n} health back?", n=1)


def restore(campaign: Campaign, index: int, amount: int) -> int:
    """Health restored; how much there was to restore."""
    member = campaign.s.crew[index]
    healed = min(amount, member.damage)
    member.damage -= healed
    if healed:
        campaign.figure(told.HEALED(name=campaign.name(index), n=healed))
    return healed


def heal(
    campaign: Campaign, amount: int, pools: Sequence[Sequence[int]], seat: int | None = None
) -> Play[None]:
    """Health restored, divided by whoever brought it about."""
    shares = Shares(campaign, campaign.s.active if seat is None else seat, healing=True)
    while amount > 0 and (hurt := _first_to_heal(campaign, pools)):
        options = shares.of(amount, hurt, split=True)
        index, share = yield from campaign.decision(
            questions.HEAL, fill(HEAL, amount), options, reasons.HEALING, upto=amount
        )
        amount -= restore(campaign, index, share)


def _first_to_heal(campaign: Campaign, pools: Sequence[Sequence[int]]) -> list[int]:
    hurt = ([index for index in pool if campaign.s.crew[index].damage] for pool in pools)
    return next(filter(None, hurt), [])


def heal_by(campaign: Campaign, amount: int, who: str, crew: str | None) -> Play[None]:
    if who == "each" and crew is None:
        for index in campaign.everybody():
            restore(campaign, index, amount)
        return
    pools = pools_of(campaign, who, crew)
    yield from heal(
        campaign, amount, pools if who == "participants" and crew is None else pools[:1]
    )
