"""The options of the action menu. Each is made once and used again: they never change."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, TypeAlias

from games.jupiter.colony import POD, POD_MODULE, module_of
from games.jupiter.names import (
    LETTERS,
    ROBOTS,
    WAYS,
    arrow_words,
    building_spot,
    cell_spot,
    dome_spot,
    letters,
    module_name,
    space_words,
)
from games.jupiter.state import COLONIST, CREEP, ROBOT
from games.kernel.ask import Option
from games.kernel.hexes import Hex
from games.kernel.text import N, Seat, T, Text

Action: TypeAlias = tuple[Any, ...]
"""A verb of the rules and what it is done to."""

Place: TypeAlias = tuple[tuple[int, ...], int | None]
"""The modules a cell touches, and its direction from the first where that is needed."""

Landing: TypeAlias = tuple[Literal["land", "crush", "swap"], int]
"""How a long move ends, and on which piece."""

TRADE = T("Trade")
OVERRIDE = T("Override")
FAR = T("Pass through others")
SWAP = T("Swap")


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
    return Option(f"move.{there}", seat, label, ("move", there, 1), spot=dome_spot(there))


@cache
def far_move(seat: int, there: int, steps: int) -> Option[Action]:
    label = T("Move {steps} spaces to {space}", steps=steps, space=space_words(there))
    return Option(
        f"move.{there}",
        seat,
        label,
        ("move", there, steps),
        spot=dome_spot(there),
        group=FAR,
        detail=_cost(steps),
    )


def _cost(steps: int) -> Text:
    return N("Costs {n} action.", "Costs {n} actions.", n=steps)


@cache
def crush(seat: int, there: int) -> Option[Action]:
    label = T("Crush the creep at {space}", space=space_words(there))
    return Option(f"crush.{there}", seat, label, ("crush", there), spot=dome_spot(there))


@cache
def swap(seat: int, there: int, piece: int) -> Option[Action]:
    return Option(
        f"swap.{there}.{piece}",
        seat,
        _swap_words(there, piece),
        ("swap", there, piece),
        spot=dome_spot(there),
        group=SWAP,
    )


@cache
def shoot(seat: int, there: int) -> Option[Action]:
    label = T("Shoot {space}", space=space_words(there))
    return Option(f"shoot.{there}", seat, label, ("shoot", there), spot=dome_spot(there))


@cache
def shoot_super(seat: int, module: int) -> Option[Action]:
    label = T("Shoot the super creep on {module}", module=module_name(module))
    return Option(
        f"super.{module}", seat, label, ("shoot_super", module), spot=building_spot(module)
    )


@cache
def target(seat: int, there: int) -> Option[Action]:
    """As ``shoot``, in a menu by modules."""
    plain = shoot(seat, there)
    group = module_name(module_of(there))
    return Option(plain.id, seat, plain.label, plain.value, spot=plain.spot, group=group)


@cache
def target_super(seat: int, module: int) -> Option[Action]:
    plain = shoot_super(seat, module)
    return Option(
        plain.id, seat, plain.label, plain.value, spot=plain.spot, group=module_name(module)
    )


@cache
def teleport(seat: int, there: int, landing: Landing) -> Option[Action]:
    """To any space, in a menu by modules."""
    return Option(
        _landing_id(there, landing),
        seat,
        _landing_words(there, landing),
        (landing, there),
        spot=dome_spot(there),
        group=module_group(module_of(there)),
    )


def flight(
    seat: int, there: int, landing: Landing, run_over: tuple[int, ...], way: int
) -> Option[Action]:
    """Straight ahead, in a menu by directions."""
    n = len(run_over)
    detail = N("Runs over {n} creep on the way.", "Runs over {n} creeps on the way.", n=n)
    return Option(
        _landing_id(there, landing),
        seat,
        _landing_words(there, landing),
        (landing, there, run_over),
        spot=dome_spot(there),
        group=arrow_words(way),
        detail=detail if run_over else None,
    )


def _landing_id(there: int, landing: Landing) -> str:
    end, piece = landing
    return f"{end}.{there}.{piece}" if end == "swap" else f"{end}.{there}"


def _landing_words(there: int, landing: Landing) -> Text:
    """On an open space, on a creep, or in somebody's place."""
    match landing:
        case "land", _:
            return T("To {space}", space=space_words(there))
        case "crush", _:
            return T("Crush the creep at {space}", space=space_words(there))
        case _, piece:
            return _swap_words(there, piece)


def _swap_words(there: int, piece: int) -> Text:
    name = piece_name(piece)
    if there == POD:
        return T("Swap with {piece} in the pod", piece=name)
    return T("Swap with {piece} at {space}", piece=name, space=space_words(there))


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
        spot=dome_spot(here),
        group=module_group(module_of(here)),
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
    return Option(offer.id, seat, label, offer.value, spot=offer.spot, tone="go")


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
        spot=dome_spot(here),
        group=module_group(module_of(here)),
        detail=_cost(steps),
    )


@cache
def trade(seat: int, other: int) -> Option[Action]:
    return Option(
        f"trade.{other}",
        seat,
        T("Trade with {player}", player=Seat(other)),
        ("trade", other),
        group=TRADE,
        detail=T("One action: give and take any number of cards."),
    )


@cache
def override(seat: int, other: int) -> Option[Action]:
    return Option(
        f"override.{other}",
        seat,
        T("Steer {robot}", robot=ROBOTS[other]),
        ("override", other),
        group=OVERRIDE,
        detail=T("One action: a plain move or shot of this robot."),
    )


@cache
def end_turn(seat: int, *, fast: bool) -> Option[Action]:
    label = T("End the turn")
    detail = T("Creeps convert whom they touch, then the die is rolled.")
    if fast:
        detail = T("The die is rolled, then creeps convert whom they touch.")
    return Option("end", seat, label, ("end",), detail=detail, tone="warn")


@cache
def at_cell(verb: str, seat: int, cell: Hex, place: Place, *, grouped: bool) -> Option[Hex]:
    """A place at the rim, named by the modules it touches."""
    return Option(
        f"{verb}.{cell.q}.{cell.r}",
        seat,
        _place_words(place),
        cell,
        spot=cell_spot(cell.q, cell.r),
        group=module_name(place[0][0]) if grouped else None,
    )


def _place_words(place: Place) -> Text:
    beside, way = place
    if way is None:
        return T("Beside {modules}", modules=letters(beside))
    return T(
        "Beside {modules}, to the {way} of {module}",
        modules=letters(beside),
        way=WAYS[way],
        module=LETTERS[beside[0]],
    )


@cache
def blind_cell(verb: str, seat: int, cell: Hex, place: Place, *, grouped: bool) -> Option[Hex]:
    """An exposed edge with nothing but a dish behind it: allowed, but nobody could board there."""
    plain = at_cell(verb, seat, cell, place, grouped=grouped)
    label = T("{place}, only a dish", place=plain.label)
    detail = T("No dome faces this edge: nobody could get in or out.")
    return Option(
        plain.id, seat, label, cell, spot=plain.spot, group=plain.group, detail=detail, tone="warn"
    )
