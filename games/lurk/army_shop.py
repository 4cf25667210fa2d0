"""What is offered to somebody who musters an army: ready-made ones, models, cards, bearers."""

from __future__ import annotations

from functools import cache

from games.kernel.ask import Option
from games.kernel.text import N, T, Text
from games.lurk.army_orders import (
    STOCK,
    BuildOwn,
    Buy,
    Carry,
    Dismiss,
    GiveBack,
    Hire,
    Order,
    PutBack,
    Ready,
    StartOver,
    TakeArmy,
)
from games.lurk.battle import Battle
from games.lurk.content import ARMY_NAMES, CARDS, CHART, FACTIONS, KINDS, NAMES
from games.lurk.schema import Card, Kind
from games.lurk.state import Draft
from games.lurk.stock import STOCK_LIMIT
from games.lurk.words import (
    CARD_KIND_PLURALS,
    CARD_TEXTS,
    KIND_PLURALS,
    POWER_TEXTS,
    army_text,
    dice_signs,
)


def army_points(battle: Battle) -> int:
    """What an army may cost: 120 for two players, 75 for four."""
    return CHART.points[battle.seat_count]


def cost(draft: Draft) -> int:
    """Points spent so far."""
    return sum(KINDS[name].cost for name in draft.models) + sum(
        CARDS[name].cost for name in draft.cards
    )


def buyer_options(battle: Battle, seat: int, draft: Draft) -> list[Option[Order]]:
    if not draft.open:
        return [*ready_made(battle, seat), own_option(seat)]
    if draft.pending:
        return bearer_options(seat, draft)
    return shop_options(battle, seat, draft)


def ready_made(battle: Battle, seat: int) -> list[Option[Order]]:
    faction, points = battle.s.players[seat].faction, army_points(battle)
    armies = [army for army in FACTIONS[faction].armies if army.points == points]
    return [
        Option(
            f"army.{faction}.{number}",
            seat,
            T("{faction}: {name}", faction=NAMES[faction], name=ARMY_NAMES[army.name]),
            TakeArmy(army),
            short=ARMY_NAMES[army.name],
            detail=army_text(army.models),
            tone="go",
        )
        for number, army in enumerate(armies)
    ]


def shop_options(battle: Battle, seat: int, draft: Draft) -> list[Option[Order]]:
    left = army_points(battle) - cost(draft)
    faction = FACTIONS[battle.s.players[seat].faction]
    options = [model_offer(seat, kind.id) for kind in faction.models if may_hire(draft, kind, left)]
    options += [card_offer(seat, card.id) for card in faction.cards if may_buy(draft, card, left)]
    options += back_offers(seat, draft)
    if draft.models:
        ready = N("Ready, {n} point unspent", "Ready, {n} points unspent", left)
        options.append(
            Option(f"muster.{left}", seat, ready, Ready(), short=READY, tone="go", secret=True)
        )
        again = T("Start over")
        options.append(Option("clear", seat, again, StartOver(), tone="warn", secret=True))
    return options


def back_offers(seat: int, draft: Draft) -> list[Option[Order]]:
    """Whatever was bought can be put back, one thing at a time."""
    models: list[Option[Order]] = [
        Option(f"dismiss.{name}", seat, NAMES[name], Dismiss(name), group=TAKE_BACK, secret=True)
        for name in dict.fromkeys(draft.models)
    ]
    cards: list[Option[Order]] = [
        Option(f"return.{name}", seat, NAMES[name], GiveBack(name), group=TAKE_BACK, secret=True)
        for name in draft.cards
    ]
    return models + cards


def bearer_options(seat: int, draft: Draft) -> list[Option[Order]]:
    """Characters whose slot for this kind of card is free, and the stock."""
    options: list[Option[Order]] = [
        Option(f"carry.{place}.{name}", seat, NAMES[name], Carry(place), secret=True)
        for place, name in enumerate(draft.models)
        if KINDS[name].carries and not slot_taken(draft, place, draft.pending)
    ]
    if draft.bearers.count(STOCK) < STOCK_LIMIT:
        stock = T("Into the stock")
        options.append(Option("carry.stock", seat, stock, Carry(STOCK), secret=True))
    back = T("Put it back")
    options.append(Option("carry.back", seat, back, PutBack(), detail=BACK, secret=True))
    return options


def may_hire(draft: Draft, kind: Kind, left: int) -> bool:
    """Affordable, and not too many of its kind."""
    return kind.cost <= left and draft.models.count(kind.id) < kind.most


def may_buy(draft: Draft, card: Card, left: int) -> bool:
    """Affordable, not bought yet, and somebody or the stock has room for it."""
    if card.cost > left or card.id in draft.cards:
        return False
    if draft.bearers.count(STOCK) < STOCK_LIMIT:
        return True
    return any(
        KINDS[name].carries and not slot_taken(draft, place, card.id)
        for place, name in enumerate(draft.models)
    )


def slot_taken(draft: Draft, place: int, card: str) -> bool:
    """Whether that model carries a card of this one's kind."""
    return any(
        bearer == place and CARDS[carried].kind == CARDS[card].kind
        for carried, bearer in zip(draft.cards, draft.bearers, strict=True)
    )


@cache
def muster_prompt(points: int) -> Text:
    return N("Your army: {n} point to spend", "Your army: {n} points to spend", points)


@cache
def own_option(seat: int) -> Option[Order]:
    detail = T("Models and cards point by point, in private")
    return Option("own", seat, OWN, BuildOwn(), short=OWN_SHORT, detail=detail)


@cache
def model_offer(seat: int, name: str) -> Option[Order]:
    kind = KINDS[name]
    return Option(
        f"hire.{name}",
        seat,
        T("{name} ({cost})", name=NAMES[name], cost=kind.cost),
        Hire(name),
        group=KIND_PLURALS[kind.kind],
        detail=model_line(kind),
        secret=True,
    )


def model_line(kind: Kind) -> Text:
    """The printed values and the ability in one line."""
    return T(
        "👣{speed} ⚔{attack} ({range}) 🛡{defence} ♥{heart}. {power}",
        speed=kind.speed,
        attack=dice_signs(kind.attack),
        range=kind.range,
        defence=dice_signs(kind.defence),
        heart=kind.heart,
        power=POWER_TEXTS[kind.id],
    )


@cache
def card_offer(seat: int, name: str) -> Option[Order]:
    card = CARDS[name]
    return Option(
        f"buy.{name}",
        seat,
        T("{name} ({cost})", name=NAMES[name], cost=card.cost),
        Buy(name),
        group=CARD_KIND_PLURALS[card.kind],
        detail=CARD_TEXTS[name],
        secret=True,
    )


READY, OWN, OWN_SHORT = T("Ready"), T("Build my own army"), T("My own army")
TAKE_BACK = T("Take back")
BACK = T("The card is not bought")
WHY_MUSTER = T(
    "A character carries one item, one weapon, one armour and one ability; five more cards may "
    "wait in your stock. Points that are not spent are lost."
)
