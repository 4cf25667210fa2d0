"""Tentacles: moved by the Kraken's cards or by divers, spawned, gone to the threat track."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from games.kernel.ask import Option, Play, Tone
from games.kernel.text import N, T, Text
from games.refuge import questions, told
from games.refuge.board import (
    COLUMN_NAMES,
    HEAD_SPOTS,
    NEIGHBOURS,
    READING_ORDER,
    SPACES,
    SPAWNS,
    SPOT_IDS,
    SPOT_LABELS,
    SPOT_NAMES,
    START_ROW,
    THREAT_LIMIT,
    WAY_SIGNS,
    Spot,
)
from games.refuge.cards import ARROWS, SPAWN_SYMBOL
from games.refuge.characters import CHARACTERS
from games.refuge.crawling import Crawl
from games.refuge.dive import Dive, Ended
from games.refuge.state import OFF_MAP, Diver
from games.refuge.weapons import meet

Way = tuple[Spot, Spot]
"""From where to where."""


ABOVE_COLUMNS = 70
"""The columns below the head end under its band."""


class Marcher(NamedTuple):
    """A tentacle and the arrow it follows: where it is, and where it wants to go."""

    spot: Spot
    symbol: str
    end: Spot
    twice: bool


@cache
def marcher_at(spot: Spot, symbol: str) -> Marcher:
    arrow = ARROWS[symbol]
    return Marcher(spot, symbol, spot + arrow.way, arrow.times == 2)


@cache
def arrows_below(head: int, below: str) -> Mapping[Spot, Marcher]:
    """Whoever stands on one of these spaces follows its column's arrow."""
    return {
        spot: marcher_at(spot, symbol)
        for column, symbol in enumerate(below, head)
        if symbol in ARROWS
        for spot in SPACES
        if spot < ABOVE_COLUMNS and spot % 10 == column
    }


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
    if diver is None and SPACES[end] == "start":
        dive.leave_trail("tentacle", start, end)
        dive.s.tentacles.remove(start)
        add_threat(dive)
        return
    slide(dive, start, end)
    if diver is not None:
        yield from meet(dive, diver)


def slide(dive: Dive, start: Spot, end: Spot) -> None:
    dive.leave_trail("tentacle", start, end)
    tentacles = dive.s.tentacles
    tentacles[tentacles.index(start)] = end


def spawn(dive: Dive, column: int) -> None:
    """On the topmost free Spawn space of the column, or else on the threat track."""
    dive.s.supply -= 1
    spot = next((spot for spot in SPAWNS[column] if dive.is_free(spot)), None)
    if spot is None:
        dive.say(told.NO_ROOM_TO_SPAWN(column=COLUMN_NAMES[column]))
        add_threat(dive)
    else:
        dive.s.tentacles.append(spot)
        dive.leave_trail("spawn", OFF_MAP, spot)
        dive.say(rises(dive, spot))
    check_supply(dive)


def rises(dive: Dive, spot: Spot) -> Text:
    near = [dive.name(diver) for diver in dive.s.divers if diver.spot in NEIGHBOURS[spot]]
    if near:
        return told.TENTACLE_RISES(spot=SPOT_NAMES[spot], divers=near)
    return RISES[spot]


def check_supply(dive: Dive) -> None:
    """The last tentacle leaving the supply loses the dive."""
    if dive.s.supply == 0:
        raise Ended("supply")


def add_threat(dive: Dive) -> None:
    dive.s.threat += 1
    dive.say(
        told.JOINS_THREAT_TRACK(n=dive.s.threat, limit=THREAT_LIMIT),
    )
    if dive.s.threat >= THREAT_LIMIT:
        raise Ended("threat")


def lower_half(dive: Dive, below: str) -> Play[None]:
    """Under the head all arrows move together, second arrows after that, then spawns."""
    crawl, marchers = Crawl(), under_arrows(dive, below)
    before = [one.spot for one in marchers]
    marched = yield from march(dive, crawl, marchers)
    again = [one for one in marched if one.twice and one.spot in dive.s.tentacles]
    if again:
        yield from march(dive, crawl, again)
    crawl.tell(dive)
    crawl.tell_who_stayed(dive, before)
    for part, symbol in enumerate(below):
        if symbol == SPAWN_SYMBOL:
            spawn(dive, dive.s.head + part)


def under_arrows(dive: Dive, below: str) -> list[Marcher]:
    """The tentacles of the columns below the head with their arrows, from left to right."""
    arrows = arrows_below(dive.s.head, below)
    under = [arrows[spot] for spot in dive.s.tentacles if spot in arrows]
    return sorted(under, key=left_first)


def march(dive: Dive, crawl: Crawl, waiting: list[Marcher]) -> Play[list[Marcher]]:
    """One step together: nobody waits for a space that its holder is leaving.

    Of two who want the same space, the one from the left has it.
    """
    arrived: list[Marcher] = []
    while (one := next((one for one in waiting if can_enter(dive, one.end)), None)) is not None:
        waiting.remove(one)
        crawl.step(dive, one.spot, one.end)
        yield from tentacle_moves(dive, one.spot, one.end)
        arrived.append(marcher_at(one.end, one.symbol))
    return waiting + arrived


def move_tentacles(dive: Dive, diver: Diver, most: int) -> Play[None]:
    """Up to so many different tentacles, one space each."""
    moved: list[Spot] = []
    while len(moved) < most:
        way = yield from dive.maybe(
            questions.MOVE_TENTACLE,
            diver.seat,
            which_moves(most - len(moved)),
            tentacle_ways(dive, diver, moved),
            no=LEAVE_THEM,
            why=WHERE_IT_GOES,
        )
        if way is None:
            dive.does(diver, told.LEAVES_TENTACLES())
            return
        start, end = way
        dive.does(diver, moves_a_tentacle(start, end))
        yield from tentacle_moves(dive, start, end)
        moved.append(end)


@cache
def moves_a_tentacle(start: Spot, end: Spot) -> Text:
    one, other = SPOT_NAMES[start], SPOT_NAMES[end]
    return told.MOVES_TENTACLE(one=one, other=other)


@cache
def which_moves(left: int) -> Text:
    return N("Move a tentacle?", "Move a tentacle? You can move {n}.", n=left)


def tentacle_ways(dive: Dive, diver: Diver, moved: list[Spot]) -> list[Option[Way]]:
    """Every step of every tentacle that was not moved yet."""
    seat, divers = diver.seat, {other.spot: other.name for other in dive.s.divers}
    caves = [spot for spot in divers if SPACES.get(spot) == "cave"]
    barred = {*dive.s.tentacles, *HEAD_SPOTS[dive.s.head], *caves}
    last = dive.s.threat >= THREAT_LIMIT - 1
    special = {*divers, *START_ROW} if last else divers
    return [
        way_option(seat, start, end, divers.get(end), last) if end in special else usual
        for start in sorted(dive.s.tentacles, key=READING_ORDER.__getitem__)
        if start not in moved
        for end, usual in usual_ways(seat, start).items()
        if end not in barred
    ]


@cache
def usual_ways(seat: int, start: Spot) -> Mapping[Spot, Option[Way]]:
    """By where they end, of a tentacle that meets nobody and does not decide the dive."""
    return {end: way_option(seat, start, end, None, False) for end in NEIGHBOURS[start]}


def can_leave(dive: Dive, spot: Spot) -> bool:
    for near in NEIGHBOURS[spot]:  # noqa: SIM110 - asked of every tentacle in turn: speed counts
        if can_enter(dive, near):
            return True
    return False


@cache
def way_option(
    seat: int, start: Spot, end: Spot, diver: str | None, last_threat: bool
) -> Option[Way]:
    awaits = what_awaits(end, diver, last_threat)
    tone: Tone = "warn" if awaits else "plain"
    one, other = SPOT_IDS[start], SPOT_IDS[end]
    return Option(
        f"put.{one}.{other}",
        seat,
        T("Tentacle {one} → {other}", one=SPOT_NAMES[start], other=SPOT_LABELS[end]),
        (start, end),
        piece=one,
        spot=other,
        short=WAY_SIGNS[end - start],
        group=COLUMN_NAMES[start % 10],
        detail=awaits,
        tone=tone,
    )


def what_awaits(end: Spot, diver: str | None, last_threat: bool) -> Text | None:
    if diver is not None:
        return T("Onto {diver}", diver=CHARACTERS[diver].name)
    if SPACES[end] != "start":
        return None
    return LAST_THREAT if last_threat else ONTO_THREAT


def left_first(marcher: Marcher) -> tuple[int, int]:
    """Column by column, the lowest row first."""
    return marcher.spot % 10, marcher.spot


LEAVE_THEM = T("Leave them")
ONTO_THREAT = T("Onto the threat track")
LAST_THREAT = T("The fourth on the threat track: you'd lose")
WHERE_IT_GOES = T("It strikes a diver it moves onto. On a Start space it joins the threat track.")
RISES: Mapping[Spot, Text] = {
    spot: told.RISES_ALONE(spot=name) for spot, name in SPOT_NAMES.items()
}
