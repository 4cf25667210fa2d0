"""Tentacles: moved by the Kraken's cards or by divers, spawned, gone to the threat track."""

from __future__ import annotations

from typing import NamedTuple

from games.kernel.ask import Option, Play, Tone
from games.kernel.text import T, Text
from games.refuge.board import (
    COLUMN_NAMES,
    HEAD_SPOTS,
    NEIGHBOURS,
    SPACE_NAMES,
    SPACES,
    SPAWNS,
    SPOT_IDS,
    SPOT_NAMES,
    THREAT_LIMIT,
    WAY_NAMES,
    Spot,
)
from games.refuge.cards import ARROWS, SPAWN_SYMBOL, Arrow
from games.refuge.dive import Dive, Ended
from games.refuge.state import OFF_MAP, Diver
from games.refuge.weapons import meet


class Marcher(NamedTuple):
    """A tentacle and the arrow it follows."""

    spot: Spot
    arrow: Arrow


ABOVE_COLUMNS = 70
"""The columns below the head end under its band."""


def can_enter(dive: Dive, spot: Spot) -> bool:
    """No tentacle enters the head, another tentacle or a cave where somebody is."""
    return (
        spot in SPACES
        and spot not in dive.s.tentacles
        and spot not in HEAD_SPOTS[dive.s.head]
        and not (SPACES[spot] == "cave" and dive.diver_at(spot) is not None)
    )


def tentacle_moves(dive: Dive, start: Spot, end: Spot) -> Play[None]:
    """Onto a diver, off to the threat track, or simply there."""
    diver = dive.diver_at(end)
    tentacles = dive.s.tentacles
    dive.leave_trail("tentacle", start, end)
    if diver is None and SPACES[end] == "start":
        tentacles.remove(start)
        dive.say(T("The tentacle on {spot} reaches the Start row.", spot=SPOT_NAMES[start]))
        add_threat(dive)
        return
    tentacles[tentacles.index(start)] = end
    if diver is not None:
        yield from meet(dive, diver)


def spawn(dive: Dive, column: int) -> None:
    """On the topmost free Spawn space of the column, or else on the threat track."""
    dive.s.supply -= 1
    spot = next((spot for spot in SPAWNS[column] if dive.is_free(spot)), None)
    if spot is None:
        dive.say(T("Column {column} has no free Spawn space.", column=COLUMN_NAMES[column]))
        add_threat(dive)
    else:
        dive.s.tentacles.append(spot)
        dive.leave_trail("spawn", OFF_MAP, spot)
        dive.say(RISES[spot])
    check_supply(dive)


def check_supply(dive: Dive) -> None:
    """The last tentacle leaving the supply loses the dive."""
    if dive.s.supply == 0:
        raise Ended("supply")


def add_threat(dive: Dive) -> None:
    dive.s.threat += 1
    dive.say(T("A tentacle joins the threat track, which holds {n} now.", n=dive.s.threat))
    if dive.s.threat >= THREAT_LIMIT:
        raise Ended("threat")


def lower_half(dive: Dive, below: str) -> Play[None]:
    """Under the head all arrows move together, second arrows after that, then spawns."""
    marching = yield from march(dive, under_arrows(dive, below))
    yield from march(dive, [one for one in marching if one.arrow.times == 2])
    for part, symbol in enumerate(below):
        if symbol == SPAWN_SYMBOL:
            spawn(dive, dive.s.head + part)


def under_arrows(dive: Dive, below: str) -> list[Marcher]:
    """The tentacles of the columns below the head with their arrows, from left to right."""
    head = dive.s.head
    under = [
        Marcher(spot, arrow)
        for spot in dive.s.tentacles
        if spot < ABOVE_COLUMNS and 0 <= spot % 10 - head <= 2
        if (arrow := ARROWS.get(below[spot % 10 - head]))
    ]
    return under if len(under) < 2 else sorted(under, key=left_first)


def march(dive: Dive, waiting: list[Marcher]) -> Play[list[Marcher]]:
    """One step together: nobody waits for a space that its holder is leaving.

    Of two who want the same space, the one from the left has it.
    """
    arrived: list[Marcher] = []
    index = 0
    while index < len(waiting):
        spot, arrow = waiting[index]
        end = spot + arrow.way
        if not can_enter(dive, end):
            index += 1
            continue
        del waiting[index]
        yield from tentacle_moves(dive, spot, end)
        arrived.append(Marcher(end, arrow))
        index = 0
    return [one for one in waiting + arrived if one.spot in dive.s.tentacles]


def move_tentacles(dive: Dive, diver: Diver, most: int, why: Text) -> Play[None]:
    """Up to so many different tentacles, one space each."""
    moved: list[Spot] = []
    while len(moved) < most:
        start = yield from dive.maybe(
            diver.seat,
            T("{diver}: which tentacle moves?", diver=dive.name(diver)),
            dive.spot_options("lift", diver.seat, movable_tentacles(dive, moved)),
            no=T("Leave them"),
            why=why,
        )
        if start is None:
            return
        end = yield from dive.pick(
            T("{diver}: where does it go?", diver=dive.name(diver)),
            tentacle_ways(dive, diver, start),
            why=WHERE_IT_GOES,
        )
        dive.say(
            T(
                "A tentacle is moved from {one} to {other}.",
                one=SPOT_NAMES[start],
                other=SPOT_NAMES[end],
            )
        )
        yield from tentacle_moves(dive, start, end)
        moved.append(end)


def movable_tentacles(dive: Dive, moved: list[Spot]) -> list[Spot]:
    spots = [spot for spot in dive.s.tentacles if spot not in moved and can_leave(dive, spot)]
    return sorted(spots, reverse=True)


def can_leave(dive: Dive, spot: Spot) -> bool:
    for near in NEIGHBOURS[spot]:  # noqa: SIM110 - asked of every tentacle in turn: speed counts
        if can_enter(dive, near):
            return True
    return False


def tentacle_ways(dive: Dive, diver: Diver, start: Spot) -> list[Option[Spot]]:
    return [
        way_option(dive, diver.seat, start, end)
        for end in NEIGHBOURS[start]
        if can_enter(dive, end)
    ]


def way_option(dive: Dive, seat: int, start: Spot, end: Spot) -> Option[Spot]:
    awaits, spot = what_awaits(dive, end), SPOT_IDS[end]
    tone: Tone = "warn" if awaits else "plain"
    label = T("{way}: {space}", way=WAY_NAMES[end - start], space=SPACE_NAMES[SPACES[end]])
    put = f"put.{SPOT_IDS[start]}.{spot}"
    return Option(put, seat, label, end, spot=spot, detail=awaits, tone=tone)


def what_awaits(dive: Dive, end: Spot) -> Text | None:
    diver = dive.diver_at(end)
    if diver is not None:
        return T("Onto {diver}", diver=dive.name(diver))
    if SPACES[end] != "start":
        return None
    return ONTO_THREAT if dive.s.threat < THREAT_LIMIT - 1 else LAST_THREAT


def left_first(marcher: Marcher) -> tuple[int, int]:
    """Column by column, the lowest row first."""
    return marcher.spot % 10, marcher.spot // 10


RISES = {spot: T("A tentacle rises on {spot}.", spot=name) for spot, name in SPOT_NAMES.items()}
ONTO_THREAT = T("Onto the threat track")
LAST_THREAT = T("The fourth on the threat track: the dive would be lost.")
WHERE_IT_GOES = T(
    "On a diver it strikes and goes to the supply; on a Start space it joins the threat track."
)
