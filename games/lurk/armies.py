"""Armies: ready-made ones for one click, or bought point by point."""

from __future__ import annotations

from functools import cache
from typing import Any

from games.kernel.ask import Ask, Option, Play
from games.kernel.text import N, Seat, T, Text
from games.lurk.content import ARMY_NAMES, CARDS, CHART, FACTIONS, KINDS, NAMES
from games.lurk.schema import Army, Card, Kind
from games.lurk.state import Draft, Model
from games.lurk.table import STOCK_LIMIT, Table
from games.lurk.words import (
    CARD_KIND_PLURALS,
    CARD_TEXTS,
    KIND_PLURALS,
    army_text,
    dice_signs,
)

STOCK = -1


def cost(draft: Draft) -> int:
    """Points spent so far."""
    return sum(KINDS[name].cost for name in draft.models) + sum(
        CARDS[name].cost for name in draft.cards
    )


class Armies(Table):
    """All seats muster at once; who buys point by point does so in private."""

    def choose_armies(self) -> Play[None]:
        ask, prompt = None, muster_prompt(self.points)
        while options := self.muster_options():
            ask = Ask(prompt, options, why=WHY_MUSTER) if ask is None else ask.again(options)
            chosen: Option[Any] = yield ask
            self.take_order(chosen.seat, chosen.id, chosen.value)
        self.s.phase = "map"

    @property
    def points(self) -> int:
        """What an army may cost: 120 for two players, 75 for four."""
        return CHART.points[self.seat_count]

    def muster_options(self) -> list[Option[Any]]:
        mustered = {model.seat for model in self.s.models}
        return [
            option
            for seat in range(self.seat_count)
            if seat not in mustered
            for option in self.options_of(seat, self.s.players[seat].draft)
        ]

    def options_of(self, seat: int, draft: Draft) -> list[Option[Any]]:
        if not draft.open:
            return [*self.ready_made(seat), own_option(seat)]
        if draft.pending:
            return self.bearer_options(seat, draft)
        return self.shop(seat, draft)

    def ready_made(self, seat: int) -> list[Option[Any]]:
        faction = self.s.players[seat].faction
        armies = [army for army in FACTIONS[faction].armies if army.points == self.points]
        return [
            Option(
                f"army.{faction}.{number}",
                seat,
                T("{faction}: {name}", faction=NAMES[faction], name=ARMY_NAMES[army.name]),
                army,
                detail=army_text(army.models),
                tone="go",
            )
            for number, army in enumerate(armies)
        ]

    def shop(self, seat: int, draft: Draft) -> list[Option[Any]]:
        left = self.points - cost(draft)
        faction = FACTIONS[self.s.players[seat].faction]
        options: list[Option[Any]] = [
            model_offer(seat, kind.id) for kind in faction.models if may_hire(draft, kind, left)
        ]
        options += [
            card_offer(seat, card.id) for card in faction.cards if may_buy(draft, card, left)
        ]
        if draft.models:
            ready = N("Ready, {n} point unspent", "Ready, {n} points unspent", left)
            options.append(Option(f"muster.{left}", seat, ready, None, tone="go", secret=True))
            again = T("Start over")
            options.append(Option("clear", seat, again, None, tone="warn", secret=True))
        return options

    def bearer_options(self, seat: int, draft: Draft) -> list[Option[Any]]:
        """Characters whose slot for this kind of card is free, and the stock."""
        options: list[Option[Any]] = [
            Option(f"carry.{place}.{name}", seat, NAMES[name], place, group=CARRY, secret=True)
            for place, name in enumerate(draft.models)
            if KINDS[name].carries and not slot_taken(draft, place)
        ]
        if draft.bearers.count(STOCK) < STOCK_LIMIT:
            stock = T("Into the stock")
            options.append(Option("carry.stock", seat, stock, STOCK, group=CARRY, secret=True))
        back = T("Put it back")
        options.append(Option("carry.back", seat, back, None, detail=BACK, secret=True))
        return options

    def take_order(self, seat: int, order: str, value: Any) -> None:
        """One click of a seat on its muster."""
        draft = self.s.players[seat].draft
        if isinstance(value, Army):
            self.muster(seat, draft_of(value))
        elif isinstance(value, Kind):
            draft.models.append(value.id)
        elif isinstance(value, Card):
            draft.pending = value.id
        elif order.startswith("muster."):
            self.muster(seat, draft)
        elif order == "carry.back":
            draft.pending = ""
        elif order.startswith("carry."):
            draft.cards.append(draft.pending)
            draft.bearers.append(value)
            draft.pending = ""
        else:
            self.s.players[seat].draft = Draft(open=True)

    def muster(self, seat: int, draft: Draft) -> None:
        """The army stands; unspent points are lost."""
        first = len(self.s.models)
        for number, name in enumerate(draft.models):
            self.s.models.append(Model(first + number, name, seat))
        for card, bearer in zip(draft.cards, draft.bearers, strict=True):
            self.s.box.remove(card)
            stock = self.s.players[seat].stock
            (stock if bearer == STOCK else self.s.models[first + bearer].cards).append(card)
        self.s.players[seat].draft = Draft()
        self.say(T("{seat} musters {army}.", seat=Seat(seat), army=army_text(tuple(draft.models))))

    def lay_cards_open(self) -> None:
        """When all armies stand on the map everybody may know what they carry."""
        for seat, player in enumerate(self.s.players):
            carried = [card for model in self.army(seat) for card in model.cards]
            names = [NAMES[card] for card in (*carried, *player.stock)]
            if names:
                self.say(T("Cards of {seat}: {cards}.", seat=Seat(seat), cards=names))


@cache
def muster_prompt(points: int) -> Text:
    return T("Muster your army of {points} points.", points=points)


@cache
def own_option(seat: int) -> Option[Any]:
    detail = T("Models and cards point by point, in private under My hand.")
    return Option("own", seat, T("Build my own army"), None, detail=detail)


def draft_of(army: Army) -> Draft:
    bearers = [army.models.index(bearer) for bearer in army.cards.values()]
    return Draft(list(army.models), list(army.cards), bearers)


def may_hire(draft: Draft, kind: Kind, left: int) -> bool:
    """Affordable, and not too many of its kind."""
    return kind.cost <= left and draft.models.count(kind.id) < kind.most


def may_buy(draft: Draft, card: Card, left: int) -> bool:
    """Affordable, not bought yet, and somebody or the stock has room for it."""
    if card.cost > left or card.id in draft.cards:
        return False
    if draft.bearers.count(STOCK) < STOCK_LIMIT:
        return True
    trial = Draft(draft.models, draft.cards, draft.bearers, card.id)
    return any(
        KINDS[name].carries and not slot_taken(trial, place)
        for place, name in enumerate(draft.models)
    )


def slot_taken(draft: Draft, place: int) -> bool:
    """Whether that model carries a card of the pending one's kind."""
    kind = CARDS[draft.pending].kind
    return any(
        bearer == place and CARDS[card].kind == kind
        for card, bearer in zip(draft.cards, draft.bearers, strict=True)
    )


@cache
def model_offer(seat: int, name: str) -> Option[Any]:
    kind = KINDS[name]
    label = T("{name} ({cost})", name=NAMES[kind.id], cost=kind.cost)
    return Option(
        f"hire.{kind.id}",
        seat,
        label,
        kind,
        group=KIND_PLURALS[kind.kind],
        detail=model_line(kind),
        secret=True,
    )


def model_line(kind: Kind) -> Text:
    """The printed values in one line."""
    return T(
        "Speed {speed}, attack {attack} range {range}, defence {defence}, ♥{heart}",
        speed=kind.speed,
        attack=dice_signs(kind.attack),
        range=kind.range,
        defence=dice_signs(kind.defence),
        heart=kind.heart,
    )


@cache
def card_offer(seat: int, name: str) -> Option[Any]:
    card = CARDS[name]
    label = T("{name} ({cost})", name=NAMES[card.id], cost=card.cost)
    return Option(
        f"buy.{card.id}",
        seat,
        label,
        card,
        group=CARD_KIND_PLURALS[card.kind],
        detail=CARD_TEXTS[card.id],
        secret=True,
    )


CARRY = T("Who carries it?")
BACK = T("The card is not bought.")
WHY_MUSTER = T(
    "Take a ready-made army, or buy models and cards point by point. A character carries one item, "
    "one weapon, one armour and one ability; five more cards may wait in your stock. Points "
    "that are not spent are lost."
)
