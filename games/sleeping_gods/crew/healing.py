"""Health restored, divided by whoever brought it about."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import N, Play
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.crew.affected import pools_of
from games.sleeping_gods.crew.shares import shares
from games.sleeping_gods.words import fill

HEAL = N("Restore {n} health: whose?", "Restore {n} health: whose?", n=1)


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
    on, whole = False, dict[int, int]()
    while amount > 0:
        hurt = next(
            (p for pool in pools if (p := [i for i in pool if campaign.s.crew[i].damage])), None
        )
        if hurt is None:
            return
        chooser = campaign.s.active if seat is None else seat
        options = shares(campaign, hurt, amount, chooser, split=True, healing=True, whole=whole)
        (index, share), on = yield from campaign.one_of_a_list(
            questions.HEAL, fill(HEAL, amount), options, reasons.HEALING, amount, on=on
        )
        amount -= restore(campaign, index, share)


def heal_by(campaign: Campaign, amount: int, who: str, crew: str | None) -> Play[None]:
    if who == "each" and crew is None:
        for index in campaign.everybody():
            restore(campaign, index, amount)
        return
    pools = pools_of(campaign, who, crew)
    yield from heal(
        campaign, amount, pools if who == "participants" and crew is None else pools[:1]
    )
