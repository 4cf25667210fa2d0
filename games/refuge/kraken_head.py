"""The Kraken's head: where it goes, whom it pushes and whom it devours."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from games.kernel.ask import Play
from games.kernel.text import T
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
from games.refuge.words import OVER_COLUMNS

SLIP_AWAY = "slip_away"
WHY_SLIP = T("She lands there on her feet; the space takes no effect. The ability is spent.")


def head_moves(dive: Dive, steps: int) -> Play[None]:
    """Step by step to the right, or to the left when negative, as far as the edge lets it."""
    before, way = dive.s.head, RIGHT if steps > 0 else LEFT
    for _ in range(abs(steps)):
        if dive.s.head + way in HEAD_HOMES:
            yield from head_steps(dive, way)
    if dive.s.head != before:
        dive.say(OVER_COLUMNS[dive.s.head])


def head_steps(dive: Dive, way: int) -> Play[None]:
    """Everything on the spaces the head moves to is pushed ahead of it."""
    head = dive.s.head
    for spot in fronts(dive, way):
        if not dive.is_free(spot):
            yield from push(dive, spot, way)
    dive.s.head = head + way
    dive.leave_trail("head", 81 + head, 81 + head + way)


def fronts(dive: Dive, way: int) -> list[Spot]:
    """The three spaces the head would move to, top row first."""
    column = dive.s.head + 3 if way == RIGHT else dive.s.head - 1
    return [10 * band_row + column for band_row in BAND_ROWS]


def swallowed(dive: Dive, way: int, taken: AbstractSet[Spot]) -> list[Spot]:
    """Where the head would swallow somebody or something, with these spaces occupied."""
    chains = [chain_from(spot, way, taken) for spot in fronts(dive, way)]
    return [chain[0] for chain in chains if chain and chain[-1] + way not in SPACES]


def push(dive: Dive, front: Spot, way: int) -> Play[None]:
    """The whole chain gives way; when it cannot, the head swallows the first of it."""
    chain = chain_from(front, way, dive.taken())
    if chain[-1] + way in SPACES:
        for spot in reversed(chain):
            shift(dive, spot, spot + way)
        return
    first = dive.diver_at(front)
    if first is None:
        dive.return_tentacle(front)
        dive.say(T("The head crushes the tentacle on {spot}.", spot=SPOT_NAMES[front]))
    else:
        yield from devour(dive, first)


def chain_from(front: Spot, way: int, taken: AbstractSet[Spot]) -> list[Spot]:
    chain = []
    while front in taken:
        chain.append(front)
        front += way
    return chain


def shift(dive: Dive, start: Spot, end: Spot) -> None:
    """Pushed miniatures activate nothing where they end."""
    diver = dive.diver_at(start)
    if diver is not None:
        diver.spot = end
        dive.say(T("{diver} is pushed to {spot}.", diver=dive.name(diver), spot=SPOT_NAMES[end]))
    else:
        dive.s.tentacles[dive.s.tentacles.index(start)] = end
    dive.leave_trail("push", start, end)


def devour(dive: Dive, diver: Diver) -> Play[None]:
    """Off the map until their next turn, unless Katerina slips away."""
    if (yield from slips_away(dive, diver)):
        return
    dive.leave_trail("devour", diver.spot, OFF_MAP)
    diver.spot = DEVOURED
    if diver.down_since is None:
        diver.down_since = dive.s.turn
    dive.say(T("{diver} is devoured!", diver=dive.name(diver)))
    dive.check_anybody_stands()
    yield from drop_cargo(dive, diver)


def slips_away(dive: Dive, diver: Diver) -> Play[bool]:
    if diver.name != "katerina" or SLIP_AWAY in diver.spent or not diver.upright:
        return False
    spots = [spot for spot in row(LAST_ROW_BEFORE_BAND) if dive.is_free(spot)]
    prompt = T("Katerina is about to be devoured. Slip away?")
    spot = yield from dive.maybe(
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
    dive.say(T("Katerina slips away to {spot}.", spot=SPOT_NAMES[spot]))
    yield from check_objective(dive, diver)
    return True
