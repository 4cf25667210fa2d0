"""The Kraken's head: where it goes, whom it pushes and whom it devours."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from functools import cache

from games.kernel.ask import Play
from games.kernel.text import T, Text
from games.refuge import questions, told
from games.refuge.board import (
    BAND_ROWS,
    HEAD_HOMES,
    LAST_ROW_BEFORE_BAND,
    LEFT,
    RIGHT,
    SPACES,
    SPOT_NAMES,
    Spot,
    row,
)
from games.refuge.dive import Dive
from games.refuge.objectives import check_objective, drop_cargo
from games.refuge.state import DEVOURED, OFF_MAP, Diver
from games.refuge.words import COLUMNS_UNDER, OVER_COLUMNS

SLIP_AWAY = "slip_away"
WAYS_TO_TURN: Mapping[int, Text] = {
    -2: T("twice to the left"),
    -1: T("to the left"),
    1: T("to the right"),
    2: T("twice to the right"),
}
WHY_SLIP = T("You land on your feet, and the space takes no effect. The ability is spent.")


Shoves = dict[Spot, Spot]
"""By where the head has pushed somebody or something to: where they were."""


def tell_shoves(dive: Dive, shoves: Shoves) -> None:
    """Whom and what the head pushes ahead of it, told together."""
    if shoves:
        pushed = [shoved(dive, start, end) for end, start in shoves.items()]
        dive.say(told.SHOVES(pushed=pushed))
    shoves.clear()


def shoved(dive: Dive, start: Spot, end: Spot) -> Text:
    diver, spot = dive.diver_at(end), SPOT_NAMES[end]
    if diver is not None:
        return T("{diver} to {spot}", diver=dive.name(diver), spot=spot)
    return T("the tentacle on {one} to {other}", one=SPOT_NAMES[start], other=spot)


def head_moves(dive: Dive, steps: int) -> Play[None]:
    """Step by step to the right, or to the left when negative, as far as the edge lets it."""
    way, shoves = RIGHT if steps > 0 else LEFT, Shoves()
    for _ in range(abs(steps)):
        if dive.s.head + way in HEAD_HOMES:
            yield from head_steps(dive, way, shoves)
    tell_shoves(dive, shoves)


def head_is_moved(dive: Dive, steps: int) -> Play[None]:
    """By a diver's doing; where it comes to lie is told first, then whom it meets on the way."""
    if (home := home_after(dive.s.head, steps)) != dive.s.head:
        dive.say(OVER_COLUMNS[home])
    yield from head_moves(dive, steps)


def head_turns(dive: Dive, steps: int) -> Play[None]:
    """By its card."""
    dive.say(turn_of_head(dive.s.head, steps))
    yield from head_moves(dive, steps)


@cache
def turn_of_head(head: int, steps: int) -> Text:
    home = home_after(head, steps)
    words = told.HEAD_TURNS if head != home else told.HEAD_STAYS
    return words(way=WAYS_TO_TURN[steps], columns=COLUMNS_UNDER[home])


def home_after(head: int, steps: int) -> int:
    """Where the head comes to lie, as far as the edge lets it."""
    return min(max(head + steps, HEAD_HOMES[0]), HEAD_HOMES[-1])


def head_steps(dive: Dive, way: int, shoves: Shoves) -> Play[None]:
    """Everything on the spaces the head moves to is pushed ahead of it."""
    head = dive.s.head
    for spot in fronts(head, way):
        if not dive.is_free(spot):
            yield from push(dive, spot, way, shoves)
    dive.s.head = head + way
    dive.leave_trail("head", 81 + head, 81 + head + way)


@cache
def fronts(head: int, way: int) -> tuple[Spot, ...]:
    """The three spaces the head would move to, top row first."""
    column = head + 3 if way == RIGHT else head - 1
    return tuple(10 * band_row + column for band_row in BAND_ROWS)


def swallowed(dive: Dive, way: int, taken: AbstractSet[Spot]) -> list[Spot]:
    """Where the head would swallow somebody or something, with these spaces occupied."""
    chains = [chain_from(spot, way, taken) for spot in fronts(dive.s.head, way)]
    return [chain[0] for chain in chains if chain and chain[-1] + way not in SPACES]


def push(dive: Dive, front: Spot, way: int, shoves: Shoves) -> Play[None]:
    """The whole chain gives way; when it cannot, the head swallows the first of it."""
    chain = chain_from(front, way, dive.taken())
    if chain[-1] + way in SPACES:
        for spot in reversed(chain):
            shift(dive, spot, spot + way, shoves)
        return
    tell_shoves(dive, shoves)
    first = dive.diver_at(front)
    if first is None:
        dive.return_tentacle(front)
        dive.say(told.CRUSHES_TENTACLE(spot=SPOT_NAMES[front]))
    else:
        name = dive.name(first)
        yield from devour(dive, first, told.DEVOURED_CORNERED(diver=name))


def chain_from(front: Spot, way: int, taken: AbstractSet[Spot]) -> list[Spot]:
    chain = []
    while front in taken:
        chain.append(front)
        front += way
    return chain


def shift(dive: Dive, start: Spot, end: Spot, shoves: Shoves) -> None:
    """Pushed miniatures activate nothing where they end."""
    diver = dive.diver_at(start)
    if diver is not None:
        diver.spot = end
    else:
        dive.s.tentacles[dive.s.tentacles.index(start)] = end
    dive.leave_trail("push", start, end)
    shoves[end] = shoves.pop(start, start)


def devour(dive: Dive, diver: Diver, words: Text) -> Play[None]:
    """Off the map until their next turn, unless Katerina slips away."""
    if (yield from slips_away(dive, diver)):
        return
    dive.leave_trail("devour", diver.spot, OFF_MAP)
    diver.spot = DEVOURED
    if diver.down_since is None:
        diver.down_since = dive.s.turn
    dive.say(words)
    dive.check_anybody_stands()
    yield from drop_cargo(dive, diver)


def slips_away(dive: Dive, diver: Diver) -> Play[bool]:
    if diver.name != "katerina" or SLIP_AWAY in diver.spent or not diver.upright:
        return False
    spots = [spot for spot in row(LAST_ROW_BEFORE_BAND) if dive.is_free(spot)]
    prompt = T("You're about to be devoured. Slip away?")
    spot = yield from dive.maybe(
        questions.SLIP_AWAY,
        diver.seat,
        prompt,
        dive.spot_options("go", diver.seat, spots),
        no=T("Be devoured"),
        why=WHY_SLIP,
    )
    if spot is None:
        return False
    dive.leave_trail("move", diver.spot, spot)
    diver.spot = spot
    diver.spent.append(SLIP_AWAY)
    dive.does(diver, told.SLIPS_OUT_OF_JAWS(spot=SPOT_NAMES[spot]))
    yield from check_objective(dive, diver)
    return True
