"""The stock of unequipped cards, the item deck that fills it, and cards that are used up."""

from __future__ import annotations

from collections.abc import Iterable

from games.kernel.ask import Option, Play
from games.kernel.deck import draw_recycling
from games.kernel.text import Seat, T
from games.lurk import questions, told
from games.lurk.battle import Battle
from games.lurk.content import NAMES, STARTING
from games.lurk.state import Model
from games.lurk.words import CARD_TEXTS

STOCK_LIMIT = 5


def discard(battle: Battle, card: str) -> None:
    """Starting cards leave the battle; items go to their pile and come back."""
    (battle.s.scrap if card in STARTING else battle.s.item_discards).append(card)


def use_up(battle: Battle, model: Model, card: str) -> None:
    """A card that works once."""
    model.cards.remove(card)
    discard(battle, card)
    battle.tell(told.USES(model=NAMES[model.kind], ability=NAMES[card]))


def draw_item(battle: Battle, seat: int) -> Play[None]:
    """Into the stock; beyond five one card must go."""
    card = next_item(battle)
    if card is not None:
        yield from put_in_stock(battle, seat, card)


def next_item(battle: Battle) -> str | None:
    battle.reveal()
    return draw_recycling(battle.s.item_deck, battle.s.item_discards, battle.chance)


def put_in_stock(battle: Battle, seat: int, card: str) -> Play[None]:
    battle.s.players[seat].stock.append(card)
    battle.tell(told.FINDS_ITEM(seat=Seat(seat), card=NAMES[card]))
    yield from trim_stock(battle, seat)


def trim_stock(battle: Battle, seat: int) -> Play[None]:
    """At most five unequipped cards; the others go."""
    stock = battle.s.players[seat].stock
    while len(stock) > STOCK_LIMIT:
        prompt = T("Your stock holds five. Which card goes?")
        gone = yield from battle.pick(
            questions.STOCK_LIMIT, prompt, card_options("drop", seat, stock), why=WHY_STOCK
        )
        leave_behind(battle, seat, gone)


def leave_behind(battle: Battle, seat: int, card: str) -> None:
    battle.s.players[seat].stock.remove(card)
    discard(battle, card)
    battle.tell(told.LEAVES_BEHIND(seat=Seat(seat), card=NAMES[card]))


def card_options(verb: str, seat: int, cards: Iterable[str]) -> list[Option[str]]:
    """One option for each different card."""
    return [
        Option(f"{verb}.{card}", seat, NAMES[card], card, detail=CARD_TEXTS[card])
        for card in dict.fromkeys(cards)
    ]


WHY_STOCK = T("Five spare cards at most. Equip them while a model moves.")
