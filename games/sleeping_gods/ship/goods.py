"""What the ship carries: coins, food, materials, artifacts, and experience (R2-R4)."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel import Option, Play, T
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import SUPPLY, Campaign
from games.sleeping_gods.content.words import FOODS, RESOURCES
from games.sleeping_gods.words import GOODS, goods


def gain(campaign: Campaign, resource: str, amount: int) -> int:
    """R2: never more than the supply holds."""
    gained = min(amount, SUPPLY[resource] - campaign.s.goods[resource])
    campaign.s.goods[resource] += gained
    if gained:
        campaign.figure(told.GAINS_GOODS(goods=goods(resource, gained)))
    if gained < amount:
        campaign.figure(told.SUPPLY_EMPTY(what=GOODS[resource]))
    return gained


def gain_xp(campaign: Campaign, amount: int) -> None:
    campaign.s.xp += amount
    campaign.figure(told.GAINS_XP(n=amount))


def pay(campaign: Campaign, resource: str, amount: int, seat: int | None = None) -> Play[None]:
    """R3, G21: back to the supply; of mixed things whoever pays chooses."""
    chooser = campaign.s.active if seat is None else seat
    kinds = {"food_any": FOODS, "any": RESOURCES}.get(resource)
    amount = min(amount, campaign.amount(resource))
    if kinds is None or amount == campaign.amount(resource):
        for kind in kinds or [resource]:
            paid = min(amount, campaign.s.goods[kind])
            campaign.s.goods[kind] -= paid
            _tell_paid(campaign, kind, paid)
        return
    first: dict[str, int] = {kind: min(amount, campaign.s.goods[kind]) for kind in kinds}
    while amount > 0:
        options = pay_options(campaign, first, amount, chooser)
        prompt = T("What do you pay with? {goods}", goods=goods(resource, amount))
        kind, n = yield from campaign.decision(
            questions.PAY, prompt, options, reasons.PAYMENT, upto=amount
        )
        campaign.s.goods[kind] -= n
        amount -= n
        _tell_paid(campaign, kind, n)


def pay_options(
    campaign: Campaign, first: Mapping[str, int], amount: int, seat: int
) -> list[Option[tuple[str, int]]]:
    """Shares of each kind, as much as there must be of it or more; the most that could be paid
    ``first`` bears its name alone."""
    stock = {good: campaign.s.goods[good] for good in first}
    return [
        Option(
            good if n == first[good] else f"{good}-{n}",
            seat,
            goods(good, n),
            (good, n),
        )
        for good, held in stock.items()
        for n in range(min(amount, held), max(1, amount - sum(stock.values()) + held) - 1, -1)
    ]


def _tell_paid(campaign: Campaign, resource: str, amount: int) -> None:
    if amount:
        campaign.figure(told.PAYS_GOODS(goods=goods(resource, amount)))
