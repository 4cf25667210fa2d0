"""What is offered to somebody who musters an army: ready-made ones, models, cards, bearers."""

from __future__ import annotations

from functools import cache

from games.kernel.ask import Option
from games.kernel.text import N, T, Text
from games.lurk.armies.prices import bearers, may_buy, may_hire, room_left
from games.lurk.armies.purchases import (
    STOCK,
    BuildOwn,
    Buy,
    Carry,
    Dismiss,
    FillUp,
    GiveBack,
    Hire,
    Purchase,
    PutBack,
    Ready,
    StartOver,
    TakeArmy,
)
from games.lurk.armies.terms import Terms, terms_of
from games.lurk.battle import Battle
from games.lurk.content import ARMY_NAMES, CARDS, FACTIONS, KINDS, NAMES
from games.lurk.schema import Faction, Kind
from games.lurk.state import Draft
from games.lurk.words import (
    CARD_KIND_PLURALS,
    CARD_TEXTS,
    KIND_PLURALS,
    POWER_TEXTS,
    army_text,
    dice_signs,
)


def buyer_options(battle: Battle, seat: int, draft: Draft) -> list[Option[Purchase]]:
    if not draft.open:
        return [*ready_made(battle, seat), own_option(seat)]
    terms = terms_of(battle, seat)
    if draft.pending:
        return bearer_options(seat, draft, terms)
    return shop_options(FACTIONS[battle.s.players[seat].faction], seat, draft, terms)


def ready_made(battle: Battle, seat: int) -> list[Option[Purchase]]:
    faction, points = battle.s.players[seat].faction, terms_of(battle, seat).points
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


def shop_options(faction: Faction, seat: int, draft: Draft, terms: Terms) -> list[Option[Purchase]]:
    room = room_left(draft, terms)
    options = [model_offer(seat, k.id) for k in faction.models if may_hire(draft, k, room)]
    options += [card_offer(seat, card.id) for card in faction.cards if may_buy(draft, card, room)]
    if options:
        options.append(fill_offer(seat))
    options += back_offers(seat, draft)
    if draft.models:
        options += [ready_offer(seat, room.points), start_over_offer(seat)]
    return options


@cache
def fill_offer(seat: int) -> Option[Purchase]:
    return Option("fill", seat, FILL, FillUp(), short=FILL_SHORT, detail=FILL_WHY, secret=True)


@cache
def ready_offer(seat: int, left: int) -> Option[Purchase]:
    ready = N("Ready, {n} point unspent", "Ready, {n} points unspent", left)
    return Option(f"muster.{left}", seat, ready, Ready(), short=READY, tone="go", secret=True)


@cache
def start_over_offer(seat: int) -> Option[Purchase]:
    return Option("clear", seat, T("Start over"), StartOver(), tone="warn", secret=True)


def back_offers(seat: int, draft: Draft) -> list[Option[Purchase]]:
    """Whatever was bought can be put back, one thing at a time."""
    models = [dismiss_offer(seat, name) for name in dict.fromkeys(draft.models)]
    return models + [give_back_offer(seat, name) for name in draft.cards]


@cache
def dismiss_offer(seat: int, name: str) -> Option[Purchase]:
    value = Dismiss(name)
    return Option(f"dismiss.{name}", seat, NAMES[name], value, group=TAKE_BACK, secret=True)


@cache
def give_back_offer(seat: int, name: str) -> Option[Purchase]:
    value = GiveBack(name)
    return Option(f"return.{name}", seat, NAMES[name], value, group=TAKE_BACK, secret=True)


def bearer_options(seat: int, draft: Draft, terms: Terms) -> list[Option[Purchase]]:
    """Characters who have a hand free for this kind of card, and the stock."""
    room = room_left(draft, terms)
    places = [(at, draft.models[at]) for at in bearers(draft, draft.pending, room)]
    options: list[Option[Purchase]] = [
        Option(f"carry.{at}.{name}", seat, NAMES[name], Carry(at), secret=True)
        for at, name in places
    ]
    if room.stock:
        stock = T("Into the stock")
        options.append(Option("carry.stock", seat, stock, Carry(STOCK), secret=True))
    back = T("Put it back")
    options.append(Option("carry.back", seat, back, PutBack(), detail=BACK, secret=True))
    return options


@cache
def muster_prompt(points: int) -> Text:
    return N("Your army: {n} point to spend", "Your army: {n} points to spend", points)


@cache
def own_option(seat: int) -> Option[Purchase]:
    detail = T("Models and cards point by point, in private")
    return Option("own", seat, OWN, BuildOwn(), short=OWN_SHORT, detail=detail)


@cache
def model_offer(seat: int, name: str) -> Option[Purchase]:
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
def card_offer(seat: int, name: str) -> Option[Purchase]:
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
FILL, FILL_SHORT = T("Fill the rest for me"), T("Fill the rest")
FILL_WHY = T("The dearest models and cards that still fit")
BACK = T("You don't buy the card")
WHY_MUSTER = T(
    "A character carries one item, one weapon, one armour and one ability. Five "
    "more cards can wait in your stock. Unspent points are lost."
)
WHY_EVEN = T(
    "Leaders, heroes and beasts take at most three quarters of your points (five "
    "sixths with three or four players) and begin with one card each at most. "
    "Minions carry nothing. Unspent points are lost."
)
EVERYBODY = T("Everybody musters an army")
