"""Trades: any number of cards, both ways, with one player in command range."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

from games.jupiter import offers, questions, told
from games.jupiter.action import Action
from games.jupiter.cards import ABILITIES, Card, as_ability, card_name
from games.jupiter.colony import POD_MODULE
from games.jupiter.rescue import Rescue
from games.jupiter.state import ROBOT
from games.kernel.ask import Option, Play
from games.kernel.text import Seat, T, Text
from games.kernel.told import Told

FEW_CARDS = 10
Way: TypeAlias = Literal["give", "take"]


@dataclass(frozen=True, slots=True)
class Half:
    """What one half of a trade is called."""

    label: Text
    group: Text
    story: Told


HALVES: dict[Way, Half] = {
    "give": Half(T("Give {card}"), T("Give"), told.GIVES),
    "take": Half(T("Take {card}"), T("Take"), told.TAKES),
}


@dataclass(frozen=True, slots=True)
class Handover:
    """One card that changes hands."""

    way: Way
    card: Card


def trade_options(rescue: Rescue, reach: list[int]) -> list[Option[Action]]:
    """Whoever is in command range, as long as one of the two has a card."""
    seat, players = rescue.s.active, rescue.s.players
    if len(players) == 1:
        return []
    return [
        offers.trade(trade, seat, other)
        for other in sorted(_robots_heard(rescue, reach))
        if other != seat and (players[seat].hand or players[other].hand)
    ]


def _robots_heard(rescue: Rescue, reach: list[int]) -> set[int]:
    """Robots in range; whoever is aboard together hears each other, wherever the pod is."""
    pieces, homes, aboard = rescue.s.domes, rescue.colony.domes, rescue.s.pod.robots
    spaces = [space for module in reach if module != POD_MODULE for space in homes[module]]
    heard = {pieces[space] - ROBOT for space in spaces if pieces[space] >= ROBOT}
    return heard.union(aboard) if POD_MODULE in reach or rescue.s.active in aboard else heard


def trade(rescue: Rescue, other: int) -> Play[None]:
    """With one other player, for one action; it may be thought better of."""
    seat, mine, theirs = rescue.s.active, rescue.me.hand, rescue.s.players[other].hand
    chosen = yield from rescue.pick_many(
        questions.TRADE,
        seat,
        T("Which cards do you trade with {player}?", player=Seat(other)),
        [*_card_options(seat, "give", mine), *_card_options(seat, "take", theirs)],
        none=T("Never mind"),
        why=T("As many as you like, both ways, for one action. Cores stay put."),
    )
    rescue.s.spent += bool(chosen)
    for handover in chosen:
        source, goal = (mine, theirs) if handover.way == "give" else (theirs, mine)
        source.remove(handover.card)
        goal.append(handover.card)
    _tell_trade(rescue, other, chosen)


def _tell_trade(rescue: Rescue, other: int, chosen: list[Handover]) -> None:
    """Hands are open, so everybody hears which cards went where."""
    for way, half in HALVES.items():
        cards = [card_name(handover.card) for handover in chosen if handover.way == way]
        if cards:
            rescue.did(half.story(cards=cards, other=Seat(other)))


def _card_options(seat: int, way: Way, hand: list[Card]) -> list[Option[Handover]]:
    many = len(hand) > FEW_CARDS
    return [_card_option(seat, way, number, card, many) for number, card in enumerate(hand)]


@cache
def _card_option(seat: int, way: Way, number: int, card: Card, many: bool) -> Option[Handover]:
    half = HALVES[way]
    return Option(
        f"{way}.{number}.{card}",
        seat,
        T(half.label.template, card=card_name(card)),
        Handover(way, card),
        detail=ABILITIES[as_ability(card)].effect,
        group=half.group if many else None,
    )
