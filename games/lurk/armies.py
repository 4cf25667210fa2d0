"""Armies: all seats muster at once; who buys point by point does so in private."""

from __future__ import annotations

from games.kernel.ask import Ask, Option, Play
from games.kernel.text import Seat, T
from games.lurk.army_orders import (
    STOCK,
    BuildOwn,
    Buy,
    Carry,
    Hire,
    Order,
    PutBack,
    Ready,
    StartOver,
    TakeArmy,
    draft_of,
)
from games.lurk.army_shop import WHY_MUSTER, army_points, buyer_options, muster_prompt
from games.lurk.battle import Battle
from games.lurk.state import Draft, Model
from games.lurk.words import army_text


def choose_armies(battle: Battle) -> Play[None]:
    ask, prompt = None, muster_prompt(army_points(battle))
    while options := muster_options(battle):
        ask = Ask(prompt, options, why=WHY_MUSTER) if ask is None else ask.again(options)
        chosen: Option[Order] = yield ask
        take_order(battle, chosen.seat, chosen.value)
    battle.s.phase = "map"


def muster_options(battle: Battle) -> list[Option[Order]]:
    mustered = {model.seat for model in battle.s.models}
    return [
        option
        for seat in range(battle.seat_count)
        if seat not in mustered
        for option in buyer_options(battle, seat, battle.s.players[seat].draft)
    ]


def take_order(battle: Battle, seat: int, order: Order) -> None:
    """One click of a seat on its muster."""
    draft = battle.s.players[seat].draft
    match order:
        case TakeArmy():
            muster(battle, seat, draft_of(order.army))
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
        case Ready():
            muster(battle, seat, draft)
        case BuildOwn() | StartOver():
            battle.s.players[seat].draft = Draft(open=True)


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
    battle.say(T("{seat} musters {army}.", seat=Seat(seat), army=army))
