"""Actions that the current objective adds to those of every dive."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from games.kernel.ask import Option, Play
from games.kernel.text import T, Text
from games.refuge import questions, told
from games.refuge.action import Action
from games.refuge.board import HEAD_REACH, SPACES, SPOT_NAMES
from games.refuge.cards import SALVAGE, TYPE_NAMES, TYPE_OF, WEAPONS
from games.refuge.dive import Dive
from games.refuge.objectives import come_closer
from games.refuge.pairs import Cards, has_pair, pair_option, pairs
from games.refuge.state import Diver
from games.refuge.words import titles


def stowable(dive: Dive, diver: Diver) -> list[str]:
    """In a cave: cards of a type that is not in the locker yet."""
    if SPACES[diver.spot] != "cave":
        return []
    return [card for card in diver.hand if TYPE_OF[card] not in dive.goal.stowed]


def stow(dive: Dive, diver: Diver) -> Play[None]:
    card = yield from dive.aim(
        questions.STOW,
        diver.seat,
        T("Which card do you stow?"),
        dive.card_options("discard", diver.seat, stowable(dive, diver)),
        why=T("It's discarded. The locker needs three different types."),
    )
    dive.discard(diver, card)
    dive.goal.stowed.append(TYPE_OF[card])
    title, kind = SALVAGE[card].title, TYPE_NAMES[TYPE_OF[card]]
    dive.does(diver, told.STOWS(card=title, type=kind))
    yield from come_closer(dive)


def may_set_charge(dive: Dive, diver: Diver) -> bool:
    return SPACES[diver.spot] == "finish" and diver.spot not in dive.goal.markers


def set_charge(dive: Dive, diver: Diver) -> Play[None]:
    dive.goal.markers.append(diver.spot)
    dive.does(diver, told.SETS_CHARGE(spot=SPOT_NAMES[diver.spot]))
    yield from come_closer(dive)


def may_strike(dive: Dive, diver: Diver) -> bool:
    """Next to the head, with a weapon or two cards of one type."""
    armed = not WEAPONS.isdisjoint(diver.hand) or has_pair(diver)
    return armed and diver.spot in HEAD_REACH[dive.s.head]


def strike(dive: Dive, diver: Diver) -> Play[None]:
    prompt = T("What do you strike with?")
    cards = yield from dive.aim(
        questions.STRIKE, diver.seat, prompt, blows(diver), why=WHY_STRIKE_HEAD
    )
    dive.discard(diver, *cards)
    dive.does(diver, told.WOUNDS_KRAKEN(cards=titles(cards)))
    yield from come_closer(dive)


def blows(diver: Diver) -> list[Option[Cards]]:
    """Each weapon alone, or each pair; two weapons would be one too many."""
    options: list[Option[Cards]] = [
        Option(f"discard.{card}", diver.seat, SALVAGE[card].title, (card,), detail=ONE_WEAPON)
        for card in sorted(WEAPONS.intersection(diver.hand))
    ]
    options += [pair_option(diver, pair) for pair in pairs(diver) if WEAPONS.isdisjoint(pair)]
    return options


def may_seal(dive: Dive, diver: Diver) -> bool:
    return bool(diver.hand) and diver.spot in dive.goal.markers


def seal(dive: Dive, diver: Diver) -> Play[None]:
    card = yield from dive.aim(
        questions.SEAL,
        diver.seat,
        T("Which card do you seal it with?"),
        dive.card_options("discard", diver.seat, diver.hand),
        why=T("Any card seals the whirlpool you're in."),
    )
    dive.discard(diver, card)
    dive.goal.markers.remove(diver.spot)
    spot, title = SPOT_NAMES[diver.spot], SALVAGE[card].title
    dive.does(diver, told.SEALS_WITH(spot=spot, card=title))
    yield from come_closer(dive)


class ObjectiveAction(NamedTuple):
    """An action of an objective, with its name and what it costs."""

    id: str
    title: Text
    effect: Text
    action: Action


ONE_WEAPON = T("A weapon")
WHY_STRIKE_HEAD = T("A hit costs one weapon, or two cards of one type.")

_STRIKE = ObjectiveAction("strike", T("Strike"), WHY_STRIKE_HEAD, Action(may_strike, strike))

OBJECTIVE_ACTIONS: Mapping[str, ObjectiveAction] = {
    "stock_the_locker": ObjectiveAction(
        "stow",
        T("Stow"),
        T("Discard a card of a type that's still missing."),
        Action(stowable, stow),
    ),
    "breach_the_hull": ObjectiveAction(
        "set_charge",
        T("Set Charge"),
        T("Put a charge on this Finish space."),
        Action(may_set_charge, set_charge),
    ),
    "wound_the_beast": _STRIKE,
    "slay_the_kraken": _STRIKE,
    "seal_the_vents": ObjectiveAction(
        "seal",
        T("Seal"),
        T("Discard any card to seal this whirlpool."),
        Action(may_seal, seal),
    ),
}
