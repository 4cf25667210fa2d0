"""What the ship carries: coins, food, materials, artifacts, and experience (R2-R4)."""

from __future__ import annotations

from collections import Counter

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
    spent: Counter[str] = Counter()
    for paid in range(amount):
        kind = resource
        if kinds is not None:
            options = [
                Option(good, chooser, GOODS[good], str(good))
                for good in kinds
                if campaign.s.goods[good]
            ]
            left = amount - paid
            prompt = T("Pay {goods}: what goes next?", goods=goods(resource, left))
            kind = yield from campaign.decision(prompt, options, reasons.PAYMENT)
        campaign.s.goods[kind] -= 1
        spent[kind] += 1
    for kind, n in spent.items():
        campaign.figure(T("−{goods}", goods=goods(kind, n)))
