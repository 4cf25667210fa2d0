"""Everything a seat may do now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import product

from tests.meetings.jupiter import box, invasion, powers
from tests.meetings.jupiter.end import ended
from tests.meetings.jupiter.ground import (
    is_open,
    line,
    near,
    open_edges,
    rim,
    spaces,
    tile_of,
)
from tests.meetings.jupiter.powers import command_range, has, sources
from tests.meetings.jupiter.table import LOST, POD, Order, Phase, Rule, Table, written

FAR = 3
"""What Heat Seeker and Teleport cost; paid by two cards at once, they cost one action."""


def orders(table: Table, seat: int) -> set[Order]:
    """Everything this seat may do. A trade is told without its cards: see ``trades``."""
    if ended(table) is not None:
        return set()
    if table.phase == Phase.CORE:
        hand = table.hands[seat] if seat in table.waiting else []
        return {Order("core", seat, card) for card in hand}
    if table.phase == Phase.FIRST:
        return {Order("first", other) for other in table.seats}
    if table.phase == Phase.SET_OUT:
        return set(docks(table))
    return set(TURN[table.phase](table)) if seat == table.active else set()


def docks(table: Table) -> Iterator[Order]:
    return (Order("dock", where=written(cell)) for cell in rim(table))


def actions(table: Table) -> Iterator[Order]:
    """The player's own part of the turn. What costs more than is left is not offered."""
    yield Order("end")
    if not powers.acts(table):
        return
    yield from events(table)
    for order, price in costs(table):
        if price <= table.left:
            yield order


def costs(table: Table) -> Iterator[tuple[Order, int]]:
    """Deeds that cost actions, with their price."""
    others = [seat for seat in table.seats if seat != table.active]
    for seat in [table.active, *(others if has(table, "Override") else ())]:
        yield from moves(table, seat)
        yield from shots(table, seat)
    yield from commands(table)
    yield from ((Order("trade", seat), 1) for seat in others if can_trade(table, seat))
    yield from swaps(table)
    yield from flights(table)
    yield from teleports(table)


def ways(table: Table, start: str, aside: Callable[[str], bool]) -> dict[str, int]:
    """Where a piece may move from here, and for how many actions: one space; under Polite
    Colonists also past whoever stands aside, an action for each space."""
    found: dict[str, int] = {}
    edge, price, seen = [start], 0, {start}
    while edge and price < max(1, table.left):
        price += 1
        ahead_of_edge = {there for space in edge for there in near(table, space)} - seen
        seen |= ahead_of_edge
        ends = {one for one in ahead_of_edge if is_open(table, one)}
        found |= dict.fromkeys(sorted(ends), price)
        polite = Rule.POLITE in table.options
        edge = [one for one in ahead_of_edge - ends if polite and aside(one)]
    return found


def steps(table: Table, seat: int) -> dict[str, int]:
    """A robot's ways; with Juggernaut also onto the creeps next to it."""
    start = table.pawns[seat]
    found = ways(table, start, lambda one: one not in table.creeps)
    if seat == table.active and has(table, "Juggernaut"):
        found |= {one: 1 for one in near(table, start) if one in table.creeps}
    return found


def led(table: Table, start: str) -> dict[str, int]:
    """A colonist's ways. Passing one that could be commanded, too, is commanding both."""
    reach = command_range(table, table.active)

    def stands_aside(one: str) -> bool:
        own = one in table.colonists and one[0] in reach
        return one not in table.creeps and not own

    return ways(table, start, stands_aside)


def moves(table: Table, seat: int) -> Iterator[tuple[Order, int]]:
    if table.pawns[seat] != LOST:
        for where, price in steps(table, seat).items():
            yield Order("move", seat, where=where), price


def shots(table: Table, seat: int) -> Iterator[tuple[Order, int]]:
    """On one's own module; for the active robot also by Sniper and Heat Seeker."""
    place = table.pawns[seat]
    if place not in {POD, LOST}:
        for what in powers.targets(table, {place[0]}):
            yield Order("shoot", seat, what), 1
    if seat != table.active:
        return
    if sources(table, "Sniper"):
        for what in powers.targets(table, powers.sniper_range(table, seat)):
            yield Order("snipe", seat, what), 1
    for how, price in prices(table, "Heat Seeker"):
        for what in powers.targets(table, {*table.tiles}):
            yield Order("seek", seat, what, how=how), price


def prices(table: Table, card: str) -> Iterator[tuple[tuple[str, ...], int]]:
    if sources(table, card):
        yield (), FAR
    if sources(table, card) > 1:
        yield ("double",), 1


def commands(table: Table) -> Iterator[tuple[Order, int]]:
    reach = command_range(table, table.active)
    starts = {one for one in table.colonists if one[0] in reach}
    starts |= {POD} if table.aboard and POD in reach else set()
    for start in starts:
        for where, price in led(table, start).items():
            for how in [(), *followers(table, start, where)]:
                yield Order("command", what=start, where=where, how=how), price


def followers(table: Table, left: str, where: str) -> Iterator[tuple[str]]:
    """Whence a colonist may come into the space that was left."""
    if has(table, "Follower"):
        for space in near(table, left):
            if space != where and (space in table.colonists or (space == POD and table.aboard)):
                yield (space,)


def can_trade(table: Table, seat: int) -> bool:
    """In command range, or aboard together, wherever the pod is."""
    here, there = table.pawns[table.active], table.pawns[seat]
    near_by = tile_of(there) in command_range(table, table.active) or here == there == POD
    return near_by and bool(table.hands[seat] or table.hands[table.active])


def trades(table: Table, seat: int) -> Iterator[Order]:
    """All trades with this robot, each with its cards."""
    gives, takes = (list(_handfuls(table.hands[one])) for one in (table.active, seat))
    for give, take in product(gives, takes):
        if give or take:
            how = (*(f"give {card}" for card in give), *(f"take {card}" for card in take))
            yield Order("trade", seat, how=how)


def _handfuls(hand: list[str]) -> Iterator[tuple[str, ...]]:
    counts = sorted(Counter(hand).items())
    for numbers in product(*(range(count + 1) for _, count in counts)):
        yield tuple(
            card for (card, _), number in zip(counts, numbers, strict=True) for _ in range(number)
        )


def partners(table: Table, space: str) -> Iterator[str]:
    """Who may be sent from there to where the active robot stands, by Swap."""
    start = table.pawns[table.active]
    if not has(table, "Swap") or space == start or (start == POD and table.pod is None):
        return
    if space in table.colonists or (space == POD and table.aboard):
        yield "colonist"
    if space in table.creeps and start != POD:
        yield "creep"
    yield from (f"robot {seat}" for seat in table.robots_at(space))


def swaps(table: Table) -> Iterator[tuple[Order, int]]:
    for where in near(table, table.pawns[table.active]):
        for what in partners(table, where):
            yield Order("swap", table.active, what, where), 1


def landings(table: Table, space: str) -> Iterator[str]:
    """How a flight or a teleport may end there: on nobody (or a creep it kills), or swapped."""
    if is_open(table, space) or (space in table.creeps and has(table, "Juggernaut")):
        yield ""
    yield from partners(table, space)


def flights(table: Table) -> Iterator[tuple[Order, int]]:
    """Rocket Boots: colonists and the pod are passed, creeps only crushed, robots only politely."""
    if not sources(table, "Rocket Boots"):
        return
    for direction in range(6):
        for space in line(table, table.pawns[table.active], direction):
            for what in landings(table, space):
                yield Order("boots", table.active, what, space), 1
            if stops(table, space):
                break


def stops(table: Table, space: str) -> bool:
    if space in table.creeps:
        return not has(table, "Juggernaut")
    return space != POD and bool(table.robots_at(space)) and Rule.POLITE not in table.options


def flown_over(table: Table, start: str, end: str) -> list[str]:
    """The spaces of a flight, the last included."""
    for direction in range(6):
        path = list(line(table, start, direction))
        if end in path:
            return path[: path.index(end) + 1]
    raise ValueError(f"{end} does not lie straight ahead of {start}")


def teleports(table: Table) -> Iterator[tuple[Order, int]]:
    for how, price in prices(table, "Teleport"):
        for space in spaces(table):
            if space != table.pawns[table.active]:
                for what in landings(table, space):
                    yield Order("teleport", table.active, what, space, how), price


def events(table: Table) -> Iterator[Order]:
    """What costs no action: cards for the turn, and the events that lie among the actions. Without
    an action left, of the cards for the turn only Boost."""
    for card in set(table.hands[table.active]):
        helps = table.left > 0 and box.ABILITIES[card].scope == box.TURN and not has(table, card)
        if card == "Boost" or helps:
            yield Order("play", what=card)
    if sources(table, "Data Core"):
        yield from (Order("install", what=card) for card in installable(table))
    if sources(table, "Module Control"):
        yield from shifts(table)
    if sources(table, "Pilot"):
        yield from docks(table) if table.pod is None else [Order("launch")]


def installable(table: Table) -> Iterable[str]:
    hand = Counter(table.hands[table.active])
    hand["Data Core"] -= not powers.core_ready(table, "Data Core")
    return set(+hand)


def shifts(table: Table) -> Iterator[Order]:
    """Modules with two open edges side by side, to any other empty cell at the colony's edge."""
    for letter in table.tiles:
        gaps = set(open_edges(table, letter))
        if any((way + 1) % 6 in gaps for way in gaps):
            for cell in rim(table, without=letter) - {table.pod}:
                yield Order("shift", what=letter, where=written(cell))


def blasts(table: Table) -> Iterator[Order]:
    return (Order("blast", what=one) for one in invasion.blast_targets(table))


def after_roll(table: Table) -> Iterator[Order]:
    yield Order("accept")
    if powers.acts(table) and sources(table, "Phase Shift"):
        yield Order("reroll")
    yield from suppressions(table, invasion.reached(table))


def after_setback(table: Table) -> Iterator[Order]:
    yield Order("accept")
    yield from suppressions(table, invasion.struck(table))


def suppressions(table: Table, letters: list[str]) -> Iterator[Order]:
    if powers.acts(table) and sources(table, "Suppressant"):
        yield from (Order("suppress", where=letter) for letter in letters)


def risings(table: Table) -> Iterator[Order]:
    for letter in set(table.rising):
        yield from (Order("rise", where=one) for one in invasion.places(table, letter))


def discarding(table: Table) -> Iterator[Order]:
    return (Order("discard", what=card) for card in set(table.hands[table.active]))


TURN = {
    Phase.DOCK: docks,
    Phase.ACTIONS: actions,
    Phase.BLAST: blasts,
    Phase.ROLLED: after_roll,
    Phase.RISE: risings,
    Phase.SETBACK: after_setback,
    Phase.DISCARD: discarding,
}
