"""The rest of an army, bought by somebody who knows the trade."""

from __future__ import annotations

from games.lurk.armies.prices import Room, bearers, may_buy, may_hire, room_left
from games.lurk.armies.terms import Terms
from games.lurk.content import KINDS
from games.lurk.schema import Card, Faction
from games.lurk.state import Draft

FOR_CARDS = 0.12
"""The share of the points that is kept for cards while models are bought."""


def fill(draft: Draft, faction: Faction, terms: Terms) -> None:
    """The dearest models, then cards that last, and minions for the small change."""
    kept = round(terms.points * FOR_CARDS)
    hire_all(draft, faction, terms._replace(points=terms.points - kept))
    room = room_left(draft, terms)
    while found := [card for card in faction.cards if lasting(draft, card, room)]:
        equip_best(draft, max(found, key=lambda card: card.cost), room)
        room = room_left(draft, terms)
    hire_all(draft, faction, terms)


def hire_all(draft: Draft, faction: Faction, terms: Terms) -> None:
    room = room_left(draft, terms)
    while found := [kind for kind in faction.models if may_hire(draft, kind, room)]:
        draft.models.append(max(found, key=lambda kind: kind.cost).id)
        room = room_left(draft, terms)


def lasting(draft: Draft, card: Card, room: Room) -> bool:
    """A card that is not spent in one use, for which somebody has a hand free."""
    free = may_buy(draft, card, room) and bearers(draft, card.id, room)
    return bool(free) and card.kind != "item"


def equip_best(draft: Draft, card: Card, room: Room) -> None:
    """For the dearest model that can carry it."""
    places = bearers(draft, card.id, room)
    draft.cards.append(card.id)
    draft.bearers.append(max(places, key=lambda at: KINDS[draft.models[at]].cost))
