"""Passing cards and the cargo to a diver next to one: free, and even from the ground."""

from __future__ import annotations

from games.kernel.ask import Option, Play
from games.kernel.text import T
from games.refuge import questions, told
from games.refuge.board import SPOT_IDS
from games.refuge.cards import SALVAGE
from games.refuge.dive import Dive
from games.refuge.objectives import check_objective
from games.refuge.state import Diver
from games.refuge.words import THE_CARGO

CARGO = "cargo"
WHY_PASS = T("Passing to a diver next to you is free.")


def can_pass(dive: Dive, diver: Diver) -> bool:
    return (bool(diver.hand) or diver.cargo) and bool(dive.divers_next_to(diver))


def pass_card(dive: Dive, diver: Diver) -> Play[None]:
    """Free of actions, even from the ground, to somebody next to you."""
    options = [
        gift(dive, diver, other, card)
        for other in dive.divers_next_to(diver)
        for card in (*sorted(set(diver.hand)), *([CARGO] if diver.cargo else []))
    ]
    other, card = yield from dive.aim(
        questions.PASS, diver.seat, T("What do you pass, and to whom?"), options, why=WHY_PASS
    )
    yield from hand_over(dive, diver, other, card)


def gift(dive: Dive, diver: Diver, other: Diver, card: str) -> Option[tuple[Diver, str]]:
    title = THE_CARGO if card == CARGO else SALVAGE[card].title
    return Option(
        f"pass.{card}.{other.name}",
        diver.seat,
        T("{card} to {diver}", card=title, diver=dive.name(other)),
        (other, card),
        piece=SPOT_IDS[other.spot],
        short=title,
    )


def hand_over(dive: Dive, diver: Diver, other: Diver, card: str) -> Play[None]:
    if card == CARGO:
        diver.cargo, other.cargo = False, True
        dive.does(diver, told.PASSES_CARGO(other=dive.name(other)))
        yield from check_objective(dive, other)
        return
    diver.hand.remove(card)
    other.hand.append(card)
    title, name = SALVAGE[card].title, dive.name(other)
    dive.does(diver, told.PASSES_TO(card=title, other=name))
