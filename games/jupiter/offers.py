"""The options of the action menu. Each is made once and used again: they never change."""

from __future__ import annotations

from functools import cache, partial

from games.jupiter.action import Action, Rule
from games.jupiter.colony import POD, module_of
from games.jupiter.landing import Landing
from games.jupiter.state import COLONIST, CREEP, ROBOT
from games.jupiter.words import (
    POD_WORD,
    ROBOTS,
    arrow,
    arrow_words,
    building_spot,
    dome_spot,
    module_letter,
    module_name,
    space_words,
)
from games.kernel.ask import Option
from games.kernel.text import SILENCE, N, Seat, T, Text

MOVE = T("Move")
TRADE = T("Trade")
STEER = T("Steer")
FAR = T("Pass")
SWAP = T("Swap")
SHOOT = T("Shoot")
CRUSH = T("Crush")


def piece_name(piece: int) -> Text:
    if piece == COLONIST:
        return T("a colonist")
    return T("a creep") if piece == CREEP else ROBOTS[piece - ROBOT]


@cache
def move(rule: Rule, seat: int, mover: int, here: int, way: int, there: int) -> Option[Action]:
    """One space in a direction; onto and off the pod has words of its own."""
    short = arrow(way)
    if there == POD:
        label, short = T("Board the pod"), T("Board")
    elif here == POD:
        label = T("Step out to {space}", space=space_words(there))
    else:
        label = T("Move {way}", way=arrow_words(way))
    spot = dome_spot(there)
    return Option(
        f"move.{there}",
        seat,
        label,
        partial(rule, mover=mover, there=there, steps=1),
        piece=spot,
        spot=spot,
        short=short,
        group=MOVE,
    )


@cache
def far_move(rule: Rule, seat: int, mover: int, there: int, steps: int) -> Option[Action]:
    return Option(
        f"move.{there}",
        seat,
        T("Move {steps} spaces to {space}", steps=steps, space=space_words(there)),
        partial(rule, mover=mover, there=there, steps=steps),
        spot=dome_spot(there),
        short=_steps(steps),
        group=FAR,
        detail=_cost(steps),
    )


def _cost(steps: int) -> Text:
    return N("Costs {n} action.", "Costs {n} actions.", n=steps)


def _steps(steps: int) -> Text:
    return N("{n} step", "{n} steps", n=steps)


@cache
def crush(rule: Rule, seat: int, there: int) -> Option[Action]:
    label, spot = T("Crush the creep at {space}", space=space_words(there)), dome_spot(there)
    action = partial(rule, there=there)
    return Option(f"crush.{there}", seat, label, action, piece=spot, spot=spot, short=CRUSH)


@cache
def swap(rule: Rule, seat: int, there: int, piece: int) -> Option[Action]:
    return Option(
        f"swap.{there}.{piece}",
        seat,
        _swap_words(there, piece),
        partial(rule, there=there, piece=piece),
        piece=dome_spot(there),
        spot=dome_spot(there),
        short=_swap_short(there, piece),
        group=SWAP,
    )


@cache
def shoot(rule: Rule, seat: int, shooter: int, there: int, *, aiming: bool) -> Option[Action]:
    """Among the actions one of the shots; when it is aimed already, its module's."""
    return Option(
        f"shoot.{there}",
        seat,
        T("Shoot {space}", space=space_words(there)),
        partial(rule, shooter=shooter, there=there),
        piece=None if aiming else dome_spot(there),
        spot=dome_spot(there),
        short=SILENCE if aiming else SHOOT,
        group=module_letter(module_of(there)) if aiming else SHOOT,
    )


@cache
def shoot_super(rule: Rule, seat: int, module: int, *, aiming: bool) -> Option[Action]:
    return Option(
        f"super.{module}",
        seat,
        T("Shoot the super creep on {module}", module=module_name(module)),
        partial(rule, module=module),
        piece=None if aiming else building_spot(module),
        spot=building_spot(module),
        short=SILENCE if aiming else SHOOT,
        group=module_letter(module) if aiming else SHOOT,
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
        short=_landing_short(landing),
        group=module_letter(module_of(landing.there)),
    )


@cache
def flight(seat: int, landing: Landing, way: int) -> Option[Landing]:
    """Straight ahead, one group for each direction."""
    return Option(
        _landing_id(landing),
        seat,
        _landing_words(landing),
        landing,
        spot=dome_spot(landing.there),
        short=_landing_short(landing),
        group=arrow(way),
        detail=_run_over_words(len(landing.run_over)) if landing.run_over else None,
    )


def _run_over_words(n: int) -> Text:
    return N("Runs over {n} creep on the way.", "Runs over {n} creeps on the way.", n=n)


def _landing_short(landing: Landing) -> Text:
    match landing.how:
        case "land":
            return SILENCE
        case "crush":
            return CRUSH
        case "swap":
            return _swap_short(landing.there, landing.piece)


def _swap_short(there: int, piece: int) -> Text:
    """In the pod there may be several to change places with."""
    return T("Swap: {piece}", piece=piece_name(piece)) if there == POD else SWAP


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
def command(rule: Rule, seat: int, here: int, way: int, there: int) -> Option[Action]:
    """One colonist, one space; the mark is on the colonist, the label says where it goes."""
    short = arrow(way)
    if here == POD:
        label = T("Colonist out to {space}", space=space_words(there))
    elif there == POD:
        label = T("Colonist at {space}: into the pod", space=space_words(here))
        short = POD_WORD
    else:
        label = T("Colonist at {space}: {way}", space=space_words(here), way=arrow_words(way))
    return Option(
        f"command.{here}.{there}",
        seat,
        label,
        partial(rule, here=here, there=there, steps=1),
        piece=dome_spot(here),
        spot=dome_spot(there),
        short=short,
        group=module_letter(module_of(here)),
    )


@cache
def far_command(rule: Rule, seat: int, here: int, there: int, steps: int) -> Option[Action]:
    return Option(
        f"command.{here}.{there}",
        seat,
        T(
            "Colonist at {here}: {steps} spaces to {there}",
            here=space_words(here),
            steps=steps,
            there=space_words(there),
        ),
        partial(rule, here=here, there=there, steps=steps),
        piece=dome_spot(here),
        spot=dome_spot(there),
        short=T("to {space}", space=space_words(there)),
        group=module_letter(module_of(here)),
        detail=_cost(steps),
    )


@cache
def trade(rule: Rule, seat: int, other: int) -> Option[Action]:
    return Option(
        f"trade.{other}",
        seat,
        T("Trade with {player}", player=Seat(other)),
        partial(rule, other=other),
        short=T("Trade: {player}", player=Seat(other)),
        group=TRADE,
    )


@cache
def override(rule: Rule, seat: int, other: int) -> Option[Action]:
    return Option(
        f"override.{other}",
        seat,
        T("Steer {robot}", robot=ROBOTS[other]),
        partial(rule, other=other),
        short=T("Steer {robot}", robot=ROBOTS[other]),
        group=STEER,
        detail=T("One action: a plain move or shot by this robot."),
    )


@cache
def end_turn(rule: Action, seat: int, threatened: int) -> Option[Action]:
    """Whom creeps touch now, they convert then."""
    label, short = T("End the turn"), T("End turn")
    detail = None
    if threatened:
        detail = N("{n} colonist is converted.", "{n} colonists are converted.", n=threatened)
    return Option("end", seat, label, rule, short=short, detail=detail, tone="warn", ends=True)
