"""Armies: all seats muster at once; who buys point by point does so in private."""

from __future__ import annotations

from itertools import chain

from games.kernel.ask import Ask, Option, Play
from games.kernel.text import Text
from games.lurk import questions, told
from games.lurk.armies.filling import fill
from games.lurk.armies.prices import cost
from games.lurk.armies.purchases import (
    STOCK,
    BuildOwn,
    Buy,
    Carry,
    Change,
    Dismiss,
    FillUp,
    GiveBack,
    Hire,
    Purchase,
    PutBack,
    Ready,
    StartOver,
    TakeArmy,
    dismiss,
    draft_of,
    give_back,
)
from games.lurk.armies.shop import EVERYBODY, WHY_EVEN, WHY_MUSTER, buyer_options, muster_prompt
from games.lurk.armies.terms import terms_of
from games.lurk.battle import Battle
from games.lurk.content import FACTIONS
from games.lurk.state import Draft, Model
from games.lurk.words import army_text


def choose_armies(battle: Battle) -> Play[None]:
    """Everybody buys at the same time, one thing after the other."""
    why = WHY_MUSTER if battle.options.armies == "printed" else WHY_EVEN
    buyers = [seat for seat in range(battle.seat_count) if not has_mustered(battle, seat)]
    players = battle.s.players
    offers = {seat: buyer_options(battle, seat, players[seat].draft) for seat in buyers}
    while offers:
        prompt, options = prompt_for(battle, set(offers)), chain.from_iterable(offers.values())
        chosen: Option[Purchase] = yield Ask(questions.MUSTER, prompt, options, why=why)
        seat = chosen.seat
        take_purchase(battle, seat, chosen.value)
        if has_mustered(battle, seat):
            del offers[seat]
        else:
            offers[seat] = buyer_options(battle, seat, players[seat].draft)
    battle.s.phase = "map"


def has_mustered(battle: Battle, seat: int) -> bool:
    return any(model.seat == seat for model in battle.s.models)


def prompt_for(battle: Battle, buyers: set[int]) -> Text:
    """What the last buyer has left, or what all begin with; not all begin with the same."""
    points = {seat: terms_of(battle, seat).points for seat in buyers}
    if len(buyers) == 1:
        seat = buyers.pop()
        return muster_prompt(points[seat] - cost(battle.s.players[seat].draft))
    return muster_prompt(min(points.values())) if len(set(points.values())) == 1 else EVERYBODY


def take_purchase(battle: Battle, seat: int, purchase: Purchase) -> None:
    """One click of a seat on its muster."""
    draft = battle.s.players[seat].draft
    match purchase:
        case TakeArmy():
            muster(battle, seat, draft_of(purchase.army))
            return
        case Ready():
            muster(battle, seat, draft)
            return
        case BuildOwn() | StartOver():
            draft = battle.s.players[seat].draft = Draft(open=True)
        case FillUp():
            fill(draft, FACTIONS[battle.s.players[seat].faction], terms_of(battle, seat))
        case _:
            change(draft, purchase)
    tell_bill(battle, seat, draft)


def change(draft: Draft, order: Change) -> None:
    """One thing is bought or put back."""
    match order:
        case Hire():
            draft.models.append(order.kind)
        case Buy():
            draft.pending = order.card
        case Carry():
            draft.cards.append(draft.pending)
            draft.bearers.append(order.bearer)
            draft.pending = ""
        case PutBack():
            draft.pending = ""
        case Dismiss():
            dismiss(draft, order.kind)
        case GiveBack():
            give_back(draft, order.card)


def tell_bill(battle: Battle, seat: int, draft: Draft) -> None:
    """What is bought and what is left, for the buyer alone."""
    left = terms_of(battle, seat).points - cost(draft)
    if not draft.models and not draft.cards:
        battle.say(told.POINTS_TO_SPEND(n=left), to=seat)
        return
    bought = army_text([*draft.models, *draft.cards])
    battle.say(told.POINTS_LEFT(n=left, bought=bought), to=seat)


def muster(battle: Battle, seat: int, draft: Draft) -> None:
    """The army stands; unspent points are lost."""
    first = len(battle.s.models)
    for number, name in enumerate(draft.models):
        battle.s.models.append(Model(first + number, name, seat))
    for card, bearer in zip(draft.cards, draft.bearers, strict=True):
        battle.s.box.remove(card)
        stock = battle.s.players[seat].stock
        (stock if bearer == STOCK else battle.s.models[first + bearer].cards).append(card)
    battle.s.players[seat].draft = Draft()
    army = army_text(tuple(draft.models))
    battle.deed(seat, told.MUSTERS(army=army))
