"""Markets: cards laid out and bought for coins (R53)."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel import Option, Play, T
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.card_words import card_text
from games.sleeping_gods.cards.adventure import take_card
from games.sleeping_gods.command.any_time import table_ask
from games.sleeping_gods.content.cards import AdventureCard
from games.sleeping_gods.turn.port import LEAVE
from games.sleeping_gods.words import coins, fitting, word

STALL = 7
"""Market cards of a market action."""


def market_price(campaign: Campaign, card: AdventureCard) -> int:
    return max(0, (card.coins or 0) + campaign.ship_bonus("market_price"))


def purse(campaign: Campaign, *, barter: bool) -> int:
    goods = campaign.s.goods
    return goods["coins"] + (goods["materials"] if barter else 0)


def trade(campaign: Campaign, count: int, *, barter: bool = False) -> Play[None]:
    """R53: cards laid out, any number bought, the rest under the deck."""
    stall, campaign.s.ashore = campaign.s.stall, True
    for _ in range(count + campaign.ship_bonus("market_cards")):
        if campaign.s.market_deck:
            stall.append(campaign.s.market_deck.pop())
    campaign.reveal()
    while chosen := (yield from _bargain(campaign, barter=barter)):
        yield from _buy(campaign, chosen, barter=barter)
    campaign.deed(campaign.s.active, told.LEAVES_MARKET())
    campaign.s.market_deck[:0] = stall
    stall.clear()
    campaign.s.ashore = False


def _bargain(campaign: Campaign, *, barter: bool) -> Play[int]:
    def make() -> Iterator[Option[int]]:
        for number in campaign.s.stall:
            card = campaign.pack.card[number]
            if market_price(campaign, card) <= purse(campaign, barter=barter):
                label = T(
                    "{card}, {price}",
                    card=word(card.name),
                    price=coins(market_price(campaign, card)),
                )
                short = T("{card} −{n}", card=word(card.name), n=market_price(campaign, card))
                detail = fitting(card_text(card), word(card.text))
                yield Option(
                    f"buy-{number}", campaign.s.active, label, number, short=short, detail=detail
                )
        yield Option("leave", campaign.s.active, LEAVE, 0, tone="go")

    prompt = T("What do you buy? You have {purse}", purse=coins(purse(campaign, barter=barter)))
    chosen = yield from table_ask(
        campaign, questions.MARKET, prompt, lambda: list(make()), reasons.MARKET
    )
    return chosen.value


def _buy(campaign: Campaign, number: int, *, barter: bool) -> Play[None]:
    price = market_price(campaign, campaign.pack.card[number])
    while price > 0:
        kind = "coins"
        if barter:
            options = [
                Option(kind, campaign.s.active, label, kind)
                for kind, label in (("coins", T("a coin")), ("materials", T("materials")))
                if campaign.s.goods[kind]
            ]
            kind = yield from campaign.decision(
                questions.PAYMENT, T("What do you pay with?"), options, reasons.PAYMENT
            )
        campaign.s.goods[kind] -= 1
        price -= 1
    campaign.s.stall.remove(number)
    card, cost = (
        word(campaign.pack.card[number].name),
        coins(market_price(campaign, campaign.pack.card[number])),
    )
    campaign.deed(campaign.s.active, told.BUYS_FOR(card=card, price=cost))
    yield from take_card(campaign, number)
