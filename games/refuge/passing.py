"""Passing cards and the cargo to a diver next to one: free, and even from the ground."""

from __future__ import annotations

from games.kernel.ask import Option, Play
from games.kernel.text import T
from games.refuge.cards import SALVAGE
from games.refuge.dive import Dive
from games.refuge.objectives import check_objective
from games.refuge.state import Diver

CARGO = "cargo"
WHY_PASS = T("Passing to a diver next to you is free.")


def can_pass(dive: Dive, diver: Diver) -> bool:
    return (bool(diver.hand) or diver.cargo) and bool(dive.divers_next_to(diver))


def pass_card(dive: Dive, diver: Diver) -> Play[None]:
    """Free of actions, even from the ground, to somebody next to you."""
    options = dive.card_options("pass", diver.seat, diver.hand)
    if diver.cargo:
        options.append(Option("pass.cargo", diver.seat, T("The cargo"), CARGO))
    card = yield from dive.pick(
        T("{diver}: what do you pass?", diver=dive.name(diver)), options, why=WHY_PASS
    )
    other = yield from dive.pick(
        T("{diver}: who gets it?", diver=dive.name(diver)),
        dive.diver_options("give", diver.seat, dive.divers_next_to(diver)),
        why=WHY_PASS,
    )
    yield from hand_over(dive, diver, other, card)


def hand_over(dive: Dive, diver: Diver, other: Diver, card: str) -> Play[None]:
    if card == CARGO:
        diver.cargo, other.cargo = False, True
        dive.say(
            T(
                "{one} passes the cargo to {other}.",
                one=dive.name(diver),
                other=dive.name(other),
            )
        )
        yield from check_objective(dive, other)
        return
    diver.hand.remove(card)
    other.hand.append(card)
    dive.say(
        T(
            "{one} passes {card} to {other}.",
            one=dive.name(diver),
            card=SALVAGE[card].title,
            other=dive.name(other),
        )
    )
