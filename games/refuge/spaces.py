"""What a space does to a diver who lands there by an action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from games.kernel.ask import Play
from games.kernel.text import T, Text
from games.refuge import questions, told
from games.refuge.board import (
    HEAD_SPOTS,
    LEFT,
    RIGHT,
    SPACES,
    SPOT_LABELS,
    Space,
    Spot,
    in_line,
)
from games.refuge.dive import Dive
from games.refuge.kraken_head import devour, head_is_moved
from games.refuge.objectives import check_objective
from games.refuge.state import Diver
from games.refuge.tentacles import move_tentacles
from games.refuge.weapons import eliminate, meet

Effect = Callable[[Dive, Diver], Play[None]]


def enter(dive: Dive, diver: Diver, spot: Spot) -> Play[None]:
    """Into the head is into its mouth; into a tentacle is a fight; then the space acts."""
    if spot in HEAD_SPOTS[dive.s.head]:
        words = told.DEVOURED_SWIMMING(diver=dive.name(diver))
        yield from devour(dive, diver, words)
        return
    dive.leave_trail("move", diver.spot, spot)
    diver.spot = spot
    into_tentacle = spot in dive.s.tentacles
    dive.does(diver, swims(spot, into_tentacle))
    if into_tentacle:
        yield from meet(dive, diver)
    yield from land(dive, diver)


@cache
def swims(spot: Spot, into_tentacle: bool) -> Text:
    label = SPOT_LABELS[spot]
    if into_tentacle:
        return told.SWIMS_TO_INTO_TENTACLE(spot=label)
    return told.SWIMS_TO(spot=label)


def land(dive: Dive, diver: Diver) -> Play[None]:
    """Only a diver on their feet makes the space act."""
    yield from check_objective(dive, diver)
    if diver.upright:
        yield from activate(dive, diver)


def activate(dive: Dive, diver: Diver) -> Play[None]:
    effect = EFFECTS.get(SPACES[diver.spot])
    if effect is not None:
        yield from effect(dive, diver)


def lair(dive: Dive, diver: Diver) -> Play[None]:
    yield from move_tentacles(dive, diver, 1)


def spawn_space(dive: Dive, diver: Diver) -> Play[None]:
    """Eliminate a tentacle elsewhere in this row or column; without one, nothing happens."""
    targets = dive.tentacles_among(in_line(diver.spot))
    if targets:
        options = dive.spot_options("hit", diver.seat, targets)
        spot = yield from dive.pick(questions.SPAWN, WHICH_TENTACLE, options, why=WHY_SPAWN)
        yield from eliminate(dive, spot, diver)


def whirlpool(dive: Dive, diver: Diver) -> Play[None]:
    """Switch places with somebody in a cave, if you like; neither space takes effect."""
    other = yield from dive.maybe(
        questions.WHIRLPOOL,
        diver.seat,
        T("Switch places with a diver in a cave?"),
        dive.diver_options("swap", diver.seat, others_in_caves(dive, diver)),
        no=T("Stay"),
        why=T("You go to their cave, and they come here."),
    )
    if other is not None:
        yield from swap(dive, diver, other)
    elif others_in_caves(dive, diver):
        dive.does(diver, told.STAYS_IN_WHIRLPOOL())


def others_in_caves(dive: Dive, diver: Diver) -> list[Diver]:
    caves = [other for other in dive.s.divers if SPACES.get(other.spot) == "cave"]
    return [other for other in caves if other is not diver]


def swap(dive: Dive, diver: Diver, other: Diver) -> Play[None]:
    dive.leave_trail("move", diver.spot, other.spot)
    dive.leave_trail("carry", other.spot, diver.spot)
    diver.spot, other.spot = other.spot, diver.spot
    dive.does(
        diver,
        told.SWITCHES_PLACES(other=dive.name(other), spot=SPOT_LABELS[diver.spot]),
    )
    yield from check_objective(dive, diver)
    yield from check_objective(dive, other)


def kraken_space(dive: Dive, diver: Diver) -> Play[None]:
    """The head comes one space closer to whoever swims into its band."""
    yield from head_is_moved(dive, way_towards(dive, diver.spot))


def way_towards(dive: Dive, spot: Spot) -> int:
    """Which way the head comes closer to a space of its band."""
    return RIGHT if spot % 10 > dive.s.head else LEFT


EFFECTS: Mapping[Space, Effect] = {
    "lair": lair,
    "spawn": spawn_space,
    "whirlpool": whirlpool,
    "kraken": kraken_space,
}

WHICH_TENTACLE = T("Which tentacle goes?")
WHY_SPAWN = T("A Spawn space eliminates one in its row or column, and you draw a card.")
