"""What the ship carries: coins, food, materials, artifacts, and experience (R2-R4)."""

from __future__ import annotations

from games.kernel import Option, Play, T
from games.sleeping_gods import reasons
from games.sleeping_gods.campaign import SUPPLY, Campaign
from games.sleeping_gods.content.words import FOODS, RESOURCES
from games.sleeping_gods.words import GOODS, goods


def gain(campaign: Campaign, resource: str, amount: int) -> int:
    """R2: never more than the supply holds."""
    gained = min(amount, SUPPLY[resource] - campaign.s.goods[resource])
    campaign.s.goods[resource] += gained
    if gained:
        campaign.figure(T("+{goods}", goods=goods(resource, gained)))
    if gained < amount:
        campaign.figure(T("the supply has no more {what}", what=GOODS[resource]))
    return gained


def gain_xp(campaign: Campaign, amount: int) -> None:
    campaign.s.xp += amount
    campaign.figure(T("+{n} XP", n=amount))


def pay(campaign: Campaign, resource: str, amount: int, seat: int | None = None) -> Play[None]:
    """R3, G21: back to the supply; of mixed things whoever pays chooses."""
    chooser = campaign.s.active if seat is None else seat
    kinds = {"food_any": FOODS, "any": RESOURCES}.get(resource)
    amount = min(amount, campaign.amount(resource))
    if kinds is None:
        campaign.s.goods[resource] -= amount
        _tell_paid(campaign, resource, amount)
        return
    while amount > 0:
        options = [
            Option(
                good if n == most else f"{good}-{n}",
                chooser,
                goods(good, n),
                (str(good), n),
            )
            for good in kinds
            if (most := min(amount, campaign.s.goods[good]))
            for n in range(most, 0, -1)
        ]
        prompt = T("Pay {goods}: with what?", goods=goods(resource, amount))
        kind, n = yield from campaign.decision(prompt, options, reasons.PAYMENT)
        campaign.s.goods[kind] -= n
        amount -= n
        _tell_paid(campaign, kind, n)


def _tell_paid(campaign: Campaign, resource: str, amount: int) -> None:
    if amount:
        campaign.figure(T("−{goods}", goods=goods(resource, amount)))
