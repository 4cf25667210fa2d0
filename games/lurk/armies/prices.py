"""What an army being bought costs, and what may still be added to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from games.lurk.armies.purchases import STOCK
from games.lurk.armies.terms import Terms, characters
from games.lurk.cards.stock import STOCK_LIMIT
from games.lurk.content import CARDS, KINDS
from games.lurk.schema import Card, CardKind, Kind
from games.lurk.state import Draft


def cost(draft: Draft) -> int:
    """Points spent so far."""
    models = sum(KINDS[name].cost for name in draft.models)
    return models + sum(CARDS[name].cost for name in draft.cards)


class Room(NamedTuple):
    """What is left of an army's limits: points in all and for characters, a place in the stock,
    how many cards each may carry, and the kinds that some carry already, by their place."""

    points: int
    characters: int
    stock: bool
    cards: int
    carried: Mapping[int, Sequence[CardKind]]


def room_left(draft: Draft, terms: Terms) -> Room:
    """Reckoned once for all that is offered."""
    carried: dict[int, list[CardKind]] = {}
    for card, at in zip(draft.cards, draft.bearers, strict=True):
        carried.setdefault(at, []).append(CARDS[card].kind)
    return Room(
        terms.points - cost(draft),
        terms.characters - characters(draft),
        stock_has_room(draft, terms),
        terms.cards,
        carried,
    )


def may_hire(draft: Draft, kind: Kind, room: Room) -> bool:
    """Affordable, not too many of its kind, and not too much for characters."""
    if kind.cost > room.points or draft.models.count(kind.id) >= kind.most:
        return False
    return not kind.carries or kind.cost <= room.characters


def may_buy(draft: Draft, card: Card, room: Room) -> bool:
    """Affordable, not bought yet, and somebody or the stock has room for it."""
    if card.cost > room.points or card.id in draft.cards:
        return False
    return room.stock or bool(bearers(draft, card.id, room))


def bearers(draft: Draft, card: str, room: Room) -> list[int]:
    """Places of the characters who could carry that card."""
    kind = CARDS[card].kind
    return [
        place
        for place, name in enumerate(draft.models)
        if KINDS[name].carries and not hands_full(room, place, kind)
    ]


def hands_full(room: Room, place: int, kind: CardKind) -> bool:
    """Whether that model carries a card of this kind, or as many as it may."""
    carried = room.carried.get(place, ())
    return kind in carried or len(carried) >= room.cards


def stock_has_room(draft: Draft, terms: Terms) -> bool:
    """Five cards of the box; under the house rule an army is mustered without a stock."""
    return terms.stock and draft.bearers.count(STOCK) < STOCK_LIMIT
