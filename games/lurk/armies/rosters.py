"""Armies that somebody keeps: their models, and their cards with the places of their bearers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy

from games.kernel.errors import NotOffered
from games.kernel.roster import Roster, Rosters
from games.kernel.text import T, Text
from games.lurk.armies.mustering import change
from games.lurk.armies.prices import cost
from games.lurk.armies.purchases import Buy, Carry, Change, GiveBack, Hire, PutBack, StartOver
from games.lurk.armies.shop import buyer_options, own_option
from games.lurk.armies.terms import terms_of
from games.lurk.battle import Battle
from games.lurk.content import CARDS, KINDS, NAMES
from games.lurk.state import Draft
from games.lurk.words import army_text

BORNE_BY = ">"
"""Between a card and the place of its bearer in the army."""


def army_of(battle: Battle, seat: int) -> Roster | None:
    """While armies are mustered, for whoever has not mustered one yet."""
    if battle.s.phase != "armies" or battle.army(seat):
        return None
    player = battle.s.players[seat]
    return Roster(player.faction, things_of(player.draft))


def choices(battle: Battle, seat: int, things: Sequence[str]) -> list[str]:
    """What was bought before is put back; then everything is bought in its order."""
    draft = deepcopy(battle.s.players[seat].draft)
    chosen = []
    for order in (*clearing(draft), *orders(things)):
        chosen.append(offered(battle, seat, draft, order))
        draft = after(draft, order)
    return chosen if battle.s.players[seat].draft.open else [own_option(seat).id, *chosen]


def listed(things: Sequence[str]) -> Text:
    names = [thing.partition(BORNE_BY)[0] for thing in things]
    return army_text([name for name in names if name in NAMES])


def things_of(draft: Draft) -> tuple[str, ...]:
    cards = zip(draft.cards, draft.bearers, strict=True)
    return (*draft.models, *(f"{card}{BORNE_BY}{at}" for card, at in cards))


def orders(things: Sequence[str]) -> Iterator[Change]:
    """To buy these things."""
    for thing in things:
        name, is_card, bearer = thing.partition(BORNE_BY)
        if not is_card and name in KINDS:
            yield Hire(name)
        elif name in CARDS and bearer.removeprefix("-").isdecimal():
            yield from (Buy(name), Carry(int(bearer)))
        else:
            raise NotOffered(T("This army holds something this game doesn't know."))


def clearing(draft: Draft) -> Iterator[Change | StartOver]:
    """To put back whatever was bought so far."""
    if draft.pending:
        yield PutBack()
    if draft.models:
        yield StartOver()
    else:
        yield from [GiveBack(card) for card in draft.cards]


def after(draft: Draft, order: Change | StartOver) -> Draft:
    if isinstance(order, StartOver):
        return Draft()
    change(draft, order)
    return draft


def offered(battle: Battle, seat: int, draft: Draft, order: Change | StartOver) -> str:
    """The option that stands for this order; the terms of this battle say whether there is one."""
    draft.open = True
    for option in buyer_options(battle, seat, draft):
        if type(option.value) is type(order) and option.value == order:
            return option.id
    left = terms_of(battle, seat).points - cost(draft)
    raise NotOffered(
        T(
            "This army doesn't fit here. With {n} points left and this battle's limits, "
            "there's no room for {thing}.",
            n=left,
            thing=NAMES[thing_of(draft, order)],
        )
    )


def thing_of(draft: Draft, order: Change | StartOver) -> str:
    """What an order is about: a model, or a card."""
    match order:
        case Hire():
            return order.kind
        case Buy():
            return order.card
    return draft.pending


ARMIES = Rosters(
    T("Save this army"), T("My armies"), T("Name of the army"), army_of, choices, listed
)
