"""What somebody who musters an army may do, one click each."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from games.lurk.schema import Army
from games.lurk.state import Draft

STOCK = -1
"""In place of a bearer: the card waits in the stock."""


class TakeArmy(NamedTuple):
    """A ready-made army."""

    army: Army


class BuildOwn(NamedTuple):
    """An army bought point by point."""


class Hire(NamedTuple):
    """One model of a kind."""

    kind: str


class Buy(NamedTuple):
    """A card; who carries it is asked next."""

    card: str


class Carry(NamedTuple):
    """Who carries the card: a place in the army, or the stock."""

    bearer: int


class PutBack(NamedTuple):
    """The card is not bought."""


class Dismiss(NamedTuple):
    """One model of a kind is not hired after all; the cards it carried are not bought."""

    kind: str


class GiveBack(NamedTuple):
    """A card is not bought after all."""

    card: str


class FillUp(NamedTuple):
    """The rest of the points is spent for the buyer."""


class Ready(NamedTuple):
    """The army is complete."""


class StartOver(NamedTuple):
    """All is put back."""


Change: TypeAlias = Hire | Buy | Carry | PutBack | Dismiss | GiveBack
Purchase: TypeAlias = TakeArmy | BuildOwn | Change | FillUp | Ready | StartOver


def dismiss(draft: Draft, kind: str) -> None:
    """The last one hired goes, and the cards it carries with it."""
    place = max(at for at, name in enumerate(draft.models) if name == kind)
    kept = [(c, b) for c, b in zip(draft.cards, draft.bearers, strict=True) if b != place]
    del draft.models[place]
    draft.cards[:] = [card for card, _ in kept]
    draft.bearers[:] = [bearer - (bearer > place) for _, bearer in kept]


def give_back(draft: Draft, card: str) -> None:
    place = draft.cards.index(card)
    del draft.cards[place], draft.bearers[place]


def draft_of(army: Army) -> Draft:
    bearers = [army.models.index(bearer) for bearer in army.cards.values()]
    return Draft(list(army.models), list(army.cards), bearers)
