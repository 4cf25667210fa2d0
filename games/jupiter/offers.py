"""The options of the action menu. Each is made once and used again: they never change."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, TypeAlias

from games.jupiter.cards import ABILITIES, Ability
from games.jupiter.colony import POD, POD_MODULE, module_of
from games.jupiter.names import (
    LETTERS,
    ROBOTS,
    arrow_words,
    building_spot,
    cell_spot,
    dome_spot,
    module_name,
    space_words,
)
from games.jupiter.state import COLONIST, CREEP, ROBOT
from games.kernel.ask import Option
from games.kernel.hexes import Hex
from games.kernel.text import N, Seat, T, Text

Action: TypeAlias = tuple[Any, ...]
"""A verb of the rules and what it is done to."""

Landing: TypeAlias = Literal["land", "crush", "swap"]

CARDS = T("Cards and core")
TRADE = T("Trade")
OVERRIDE = T("Override")
FAR = T("Pass through others")
SWAP = T("Swap")
LANDINGS: dict[Landing, str] = {
    "land": T("To {space}").template,
    "crush": T("Crush the creep at {space}").template,
    "swap": T("Swap places at {space}").template,
}


def piece_name(piece: int) -> Text:
    if piece == COLONIST:
        return T("a colonist")
    return T("a creep") if piece == CREEP else ROBOTS[piece - ROBOT]


@cache
def module_group(module: int) -> Text:
    return T("Pod") if module == POD_MODULE else module_name(module)


@cache
def move(seat: int, here: int, way: int, there: int) -> Option[Action]:
    """One space in a direction; onto and off the pod has words of its own."""
    if there == POD:
        label = T("Board the pod")
    elif here == POD:
        label = T("Step out to {space}", space=space_words(there))
    else:
        label = T("Move {way}", way=arrow_words(way))
    return Option(f"move.{there}", seat, label, ("move", there, 1), dome_spot(there))


@cache
def far_move(seat: int, there: int, steps: int) -> Option[Action]:
    label = T("Move {steps} spaces to {space}", steps=steps, space=space_words(there))
    return Option(f"move.{there}", seat, label, ("move", there, steps), dome_spot(there), FAR)


@cache
def crush(seat: int, there: int) -> Option[Action]:
    label = T("Crush the creep at {space}", space=space_words(there))
    return Option(f"crush.{there}", seat, label, ("crush", there), dome_spot(there))


@cache
def swap(seat: int, there: int, piece: int) -> Option[Action]:
    label = T("Swap with {piece} at {space}", piece=piece_name(piece), space=space_words(there))
    return Option(
        f"swap.{there}.{piece}", seat, label, ("swap", there, piece), dome_spot(there), SWAP
    )


@cache
def shoot(seat: int, there: int) -> Option[Action]:
    label = T("Shoot {space}", space=space_words(there))
    return Option(f"shoot.{there}", seat, label, ("shoot", there), dome_spot(there))


@cache
def shoot_super(seat: int, module: int) -> Option[Action]:
    label = T("Shoot the super creep on {module}", module=module_name(module))
    return Option(f"super.{module}", seat, label, ("shoot_super", module), building_spot(module))


@cache
def target(seat: int, there: int) -> Option[Action]:
    """As ``shoot``, in a menu by modules."""
    plain = shoot(seat, there)
    group = module_name(module_of(there))
    return Option(plain.id, seat, plain.label, plain.value, plain.spot, group)


@cache
def target_super(seat: int, module: int) -> Option[Action]:
    plain = shoot_super(seat, module)
    return Option(plain.id, seat, plain.label, plain.value, plain.spot, module_name(module))


@cache
def teleport(seat: int, there: int, landing: Landing) -> Option[Action]:
    """To any space, in a menu by modules."""
    return Option(
        f"{landing}.{there}",
        seat,
        T(LANDINGS[landing], space=space_words(there)),
        (landing, there),
        dome_spot(there),
        module_group(module_of(there)),
    )


def flight(
    seat: int, there: int, landing: Landing, run_over: tuple[int, ...], way: int
) -> Option[Action]:
    """Straight ahead, in a menu by directions."""
    return Option(
        f"{landing}.{there}",
        seat,
        T(LANDINGS[landing], space=space_words(there)),
        (landing, there, run_over),
        dome_spot(there),
        arrow_words(way),
    )


@cache
def command(seat: int, here: int, way: int, there: int) -> Option[Action]:
    """One colonist, one space; the mark is on the colonist, the label says where it goes."""
    if here == POD:
        label = T("Colonist out to {space}", space=space_words(there))
    elif there == POD:
        label = T("Colonist at {space}: into the pod", space=space_words(here))
    else:
        label = T("Colonist at {space}: {way}", space=space_words(here), way=arrow_words(way))
    return Option(
        f"command.{here}.{there}",
        seat,
        label,
        ("command", here, there, 1),
        dome_spot(here),
        module_group(module_of(here)),
    )


@cache
def lead_on(seat: int, here: int, way: int, there: int) -> Option[Action]:
    """The colonist commanded last goes on: no menu, one click."""
    offer = command(seat, here, way, there)
    if there == POD:
        label = T("Same colonist into the pod")
    elif here == POD:
        label = offer.label
    else:
        label = T("Same colonist {way}", way=arrow_words(way))
    return Option(offer.id, seat, label, offer.value, offer.spot, tone="go")


@cache
def far_command(seat: int, here: int, there: int, steps: int) -> Option[Action]:
    return Option(
        f"command.{here}.{there}",
        seat,
        T(
            "Colonist at {here}: {steps} spaces to {there}",
            here=space_words(here),
            steps=steps,
            there=space_words(there),
        ),
        ("command", here, there, steps),
        dome_spot(here),
        module_group(module_of(here)),
    )


@cache
def trade(seat: int, other: int) -> Option[Action]:
    label = T("Trade with {player}", player=Seat(other))
    return Option(f"trade.{other}", seat, label, ("trade", other), group=TRADE)


@cache
def override(seat: int, other: int) -> Option[Action]:
    label = T("Steer {robot}", robot=ROBOTS[other])
    return Option(f"override.{other}", seat, label, ("override", other), group=OVERRIDE)


@cache
def ability(seat: int, card: Ability, cost: int, *, core: bool) -> Option[Action]:
    """An ability used once: from the core, or from a card that is then discarded."""
    face = ABILITIES[card]
    return Option(
        f"use.{card}.{cost}",
        seat,
        _priced(T("{card} (core)", card=face.name) if core else face.name, cost),
        ("use", card, cost),
        group=CARDS,
        detail=face.effect,
    )


@cache
def play(seat: int, card: Ability) -> Option[Action]:
    """A card that lasts for the turn is laid out."""
    face = ABILITIES[card]
    label = T("Play {card}", card=face.name)
    return Option(f"play.{card}", seat, label, ("play", card), group=CARDS, detail=face.effect)


@cache
def core(seat: int, card: Ability) -> Option[Ability]:
    """A card that could become the core, with what it does there."""
    face = ABILITIES[card]
    often = T("Every action") if face.core == "always" else T("Once per turn")
    detail = T("{often}: {effect}", often=often, effect=face.effect)
    return Option(f"core.{card}", seat, face.name, card, detail=detail)


@cache
def end_turn(seat: int) -> Option[Action]:
    label = T("End the turn")
    detail = T("Creeps convert whom they touch, then the die is rolled.")
    return Option("end", seat, label, ("end",), detail=detail, tone="warn")


@cache
def at_cell(
    verb: str, seat: int, cell: Hex, beside: tuple[int, ...], *, grouped: bool
) -> Option[Hex]:
    """A place at the rim, named by the modules it touches."""
    return Option(
        f"{verb}.{cell.q}.{cell.r}",
        seat,
        T("Beside {modules}", modules=[LETTERS[module] for module in beside]),
        cell,
        cell_spot(cell.q, cell.r),
        module_name(beside[0]) if grouped else None,
    )


@cache
def blind_cell(
    verb: str, seat: int, cell: Hex, beside: tuple[int, ...], *, grouped: bool
) -> Option[Hex]:
    """An exposed edge with nothing but a dish behind it: allowed, but nobody could board there."""
    plain = at_cell(verb, seat, cell, beside, grouped=grouped)
    label = T("{place}, only a dish", place=plain.label)
    detail = T("No dome faces this edge: nobody could get in or out.")
    return Option(plain.id, seat, label, cell, plain.spot, plain.group, detail=detail, tone="warn")


def _priced(name: Text, cost: int) -> Text:
    if cost == 0:
        return name
    return N("{name}: one action", "{name}: {n} actions", n=cost, name=name)
