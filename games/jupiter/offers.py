"""The options of the action menu. Each is made once and used again: they never change."""

from __future__ import annotations

from functools import cache

from games.jupiter.choices import (
    Command,
    Crush,
    EndTurn,
    Landing,
    Move,
    Override,
    Shoot,
    ShootSuper,
    Shot,
    Swap,
    Trade,
)
from games.jupiter.colony import POD, POD_MODULE, module_of
from games.jupiter.state import COLONIST, CREEP, ROBOT
from games.jupiter.words import (
    ROBOTS,
    arrow_words,
    building_spot,
    dome_spot,
    module_name,
    space_words,
)
from games.kernel.ask import Option
from games.kernel.text import N, Seat, T, Text

FEW = 20
"""So many options fit one menu; more are asked for in two steps."""

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
def move(seat: int, here: int, way: int, there: int) -> Option[Move]:
    """One space in a direction; onto and off the pod has words of its own."""
    if there == POD:
        label = T("Board the pod")
    elif here == POD:
        label = T("Step out to {space}", space=space_words(there))
    else:
        label = T("Move {way}", way=arrow_words(way))
    return Option(f"move.{there}", seat, label, Move(there), spot=dome_spot(there))


@cache
def far_move(seat: int, there: int, steps: int) -> Option[Move]:
    return Option(
        f"move.{there}",
        seat,
        T("Move {steps} spaces to {space}", steps=steps, space=space_words(there)),
        Move(there, steps),
        spot=dome_spot(there),
        group=FAR,
        detail=_cost(steps),
    )


def _cost(steps: int) -> Text:
    return N("Costs {n} action.", "Costs {n} actions.", n=steps)


@cache
def crush(seat: int, there: int) -> Option[Crush]:
    label = T("Crush the creep at {space}", space=space_words(there))
    return Option(f"crush.{there}", seat, label, Crush(there), spot=dome_spot(there))


@cache
def swap(seat: int, there: int, piece: int) -> Option[Swap]:
    return Option(
        f"swap.{there}.{piece}",
        seat,
        _swap_words(there, piece),
        Swap(there, piece),
        spot=dome_spot(there),
        group=SWAP,
    )


@cache
def shoot(seat: int, there: int, *, grouped: bool) -> Option[Shot]:
    """Many targets come module by module."""
    return Option(
        f"shoot.{there}",
        seat,
        T("Shoot {space}", space=space_words(there)),
        Shoot(there),
        spot=dome_spot(there),
        group=module_name(module_of(there)) if grouped else None,
    )


@cache
def shoot_super(seat: int, module: int, *, grouped: bool) -> Option[Shot]:
    return Option(
        f"super.{module}",
        seat,
        T("Shoot the super creep on {module}", module=module_name(module)),
        ShootSuper(module),
        spot=building_spot(module),
        group=module_name(module) if grouped else None,
    )


@cache
def teleport(seat: int, landing: Landing) -> Option[Landing]:
    """To any space, in a menu by modules."""
    return Option(
        _landing_id(landing),
        seat,
        _landing_words(landing),
        landing,
        spot=dome_spot(landing.there),
        group=module_group(module_of(landing.there)),
    )


def flight(seat: int, landing: Landing, group: Text | None) -> Option[Landing]:
    """Straight ahead; many places come direction by direction."""
    return Option(
        _landing_id(landing),
        seat,
        _landing_words(landing),
        landing,
        spot=dome_spot(landing.there),
        group=group,
        detail=_run_over_words(len(landing.run_over)) if landing.run_over else None,
    )


def _run_over_words(n: int) -> Text:
    return N("Runs over {n} creep on the way.", "Runs over {n} creeps on the way.", n=n)


def _landing_id(landing: Landing) -> str:
    name = f"{landing.how}.{landing.there}"
    return f"{name}.{landing.piece}" if landing.how == "swap" else name


def _landing_words(landing: Landing) -> Text:
    """On an open space, on a creep, or in somebody's place."""
    match landing.how:
        case "land":
            return T("To {space}", space=space_words(landing.there))
        case "crush":
            return T("Crush the creep at {space}", space=space_words(landing.there))
        case "swap":
            return _swap_words(landing.there, landing.piece)


def _swap_words(there: int, piece: int) -> Text:
    name = piece_name(piece)
    if there == POD:
        return T("Swap with {piece} in the pod", piece=name)
    return T("Swap with {piece} at {space}", piece=name, space=space_words(there))


@cache
def command(seat: int, here: int, way: int, there: int) -> Option[Command]:
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
        Command(here, there),
        spot=dome_spot(here),
        group=module_group(module_of(here)),
    )


@cache
def command_again(seat: int, here: int, way: int, there: int) -> Option[Command]:
    """The colonist commanded last goes on: no menu, one click."""
    plain = command(seat, here, way, there)
    if there == POD:
        label = T("Same colonist into the pod")
    elif here == POD:
        label = plain.label
    else:
        label = T("Same colonist {way}", way=arrow_words(way))
    return Option(plain.id, seat, label, plain.value, spot=plain.spot, tone="go")


@cache
def far_command(seat: int, here: int, there: int, steps: int) -> Option[Command]:
    return Option(
        f"command.{here}.{there}",
        seat,
        T(
            "Colonist at {here}: {steps} spaces to {there}",
            here=space_words(here),
            steps=steps,
            there=space_words(there),
        ),
        Command(here, there, steps),
        spot=dome_spot(here),
        group=module_group(module_of(here)),
        detail=_cost(steps),
    )


@cache
def trade(seat: int, other: int) -> Option[Trade]:
    return Option(
        f"trade.{other}",
        seat,
        T("Trade with {player}", player=Seat(other)),
        Trade(other),
        group=TRADE,
        detail=T("One action: give and take any number of cards."),
    )


@cache
def override(seat: int, other: int) -> Option[Override]:
    return Option(
        f"override.{other}",
        seat,
        T("Steer {robot}", robot=ROBOTS[other]),
        Override(other),
        group=OVERRIDE,
        detail=T("One action: a plain move or shot of this robot."),
    )


@cache
def end_turn(seat: int, *, fast: bool) -> Option[EndTurn]:
    label = T("End the turn")
    detail = T("Creeps convert whom they touch, then the die is rolled.")
    if fast:
        detail = T("The die is rolled, then creeps convert whom they touch.")
    return Option("end", seat, label, EndTurn(), detail=detail, tone="warn")
