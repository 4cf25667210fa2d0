"""What an army being bought costs, and what may still be added to it."""

from __future__ import annotations

from games.lurk.army_orders import STOCK
from games.lurk.content import CARDS, KINDS
from games.lurk.muster_terms import Terms, characters
from games.lurk.schema import Card, Kind
from games.lurk.state import Draft
from games.lurk.stock import STOCK_LIMIT


def cost(draft: Draft) -> int:
    """Points spent so far."""
    models = sum(KINDS[name].cost for name in draft.models)
    return models + sum(CARDS[name].cost for name in draft.cards)


def may_hire(draft: Draft, kind: Kind, terms: Terms) -> bool:
    """Affordable, not too many of its kind, and not too much for characters."""
    if cost(draft) + kind.cost > terms.points or draft.models.count(kind.id) >= kind.most:
        return False
    return not kind.carries or characters(draft) + kind.cost <= terms.characters


def may_buy(draft: Draft, card: Card, terms: Terms) -> bool:
    """Affordable, not bought yet, and somebody or the stock has room for it."""
    if cost(draft) + card.cost > terms.points or card.id in draft.cards:
        return False
    return stock_has_room(draft, terms) or bool(bearers(draft, card.id, terms))


def bearers(draft: Draft, card: str, terms: Terms) -> list[int]:
    """Places of the characters who could carry that card."""
    return [
        place
        for place, name in enumerate(draft.models)
        if KINDS[name].carries and not hands_full(draft, place, card, terms)
    ]


def hands_full(draft: Draft, place: int, card: str, terms: Terms) -> bool:
    """Whether that model carries a card of this one's kind, or as many as it may."""
    carried = [other for other, at in zip(draft.cards, draft.bearers, strict=True) if at == place]
    same = any(CARDS[other].kind == CARDS[card].kind for other in carried)
    return same or len(carried) >= terms.cards


def stock_has_room(draft: Draft, terms: Terms) -> bool:
    """Five cards of the box; under the house rule an army is mustered without a stock."""
    return terms.stock and draft.bearers.count(STOCK) < STOCK_LIMIT
