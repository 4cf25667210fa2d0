"""A meeting of The Refuge: what the rules and the second reading say of one table, and where they
differ."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator

from games.refuge.game import Refuge
from tests.meetings import refuge_engine
from tests.meetings.refuge import turn
from tests.meetings.refuge.endings import ended
from tests.meetings.refuge.table import Order, Table

FEW = 2
"""So many aims of one deed are tried."""
LEADING = frozenset({"lair", "bait", "lure", "sonar"})
LOOSE = ("discards", "drawn")
"""Piles whose order means nothing."""


def few(orders: Iterable[Order], number: int) -> Iterator[Order]:
    """Every deed with some of its aims, turn about."""
    deeds: dict[tuple[str, str], list[Order]] = {}
    for order in sorted(orders):
        deed = order.what if order.verb in {"play", "use"} else ""
        deeds.setdefault((order.verb, deed), []).append(order)
    for found in deeds.values():
        start = number * FEW % len(found)
        yield from (found[start:] + found[:start])[: FEW if found[0].verb != "move" else 4]


def differences(table: Table, number: int, *, thorough: bool = False) -> list[str]:
    """Everything in which the two differ on this table."""
    orders, laid = turn.orders(table, table.turn), refuge_engine.lay(table)
    faults: list[str] = []
    for order in sorted(orders) if thorough else few(orders, number):
        lean, ways = number, 1
        while lean < number + ways:
            done = carried_out(table, order, lean)
            ways = max(map(answers, done.asked), default=1)
            faults += compared(refuge_engine.again(laid), done, order, orders, lean)
            lean += 1
    return faults


def answers(put: frozenset[Order]) -> int:
    """In how many ways it is worth answering: in all, but two where tentacles may be led."""
    return len(put) if LEADING.isdisjoint({one.verb for one in put}) else 2


def carried_out(table: Table, order: Order, lean: int) -> turn.Done:
    return turn.carry_out(table, order, turn.leaning(lean))


def compared(
    game: Refuge, done: turn.Done, order: Order, orders: set[Order], lean: int
) -> list[str]:
    """The order is carried out in this position, too."""
    stage, outcome = refuge_engine.played(game, order, orders, lean)
    over = ended(done.table) or ""
    faults = stage.faults
    if over != outcome:
        faults += [f"read {over}, played {outcome}"]
    elif not over and not faults:
        faults += tables_apart(done, refuge_engine.read(game))
        faults += [f"asked {sorted(map(sorted, put))}" for put in asked_apart(done, stage)]
    return [f"{order} {lean}: {fault}" for fault in faults]


def watched(game: Refuge, table: Table, chance: random.Random) -> Iterator[list[str]]:
    """A whole dive, deed by deed; only what the Kraken's deck is shuffled to is taken over."""
    while not ended(table):
        orders, lean = turn.orders(table, table.turn), chance.randrange(100)
        tries = chance.sample(sorted(orders), min(FEW, len(orders)))
        ends = {order: carried_out(table, order, lean) for order in tries}
        order = max(tries, key=lambda one: prospects(ends[one].table))
        yield compared(game, ends[order], order, orders, lean)
        table = ends[order].table
        table.kraken = refuge_engine.read(game).kraken


def prospects(table: Table) -> tuple[bool, int, int, int]:
    """How a careful diver looks at a table."""
    outcome = ended(table) or ""
    standing = sum(one.stands for one in table.divers)
    return not outcome.startswith("lost"), table.stage, standing, table.progress - table.threat


def tables_apart(done: turn.Done, played: Table) -> list[str]:
    here, there = told(done.table, done.shuffled), told(played, done.shuffled)
    return [
        f"{key}: read {here[key]}, played {there[key]}" for key in here if here[key] != there[key]
    ]


def told(table: Table, shuffled: bool) -> dict[str, object]:
    loose = (*LOOSE, "kraken") if shuffled else LOOSE
    whole = {key: sorted(found) if key in loose else found for key, found in vars(table).items()}
    divers = [vars(one) | {"hand": sorted(one.hand)} for one in table.divers]
    return whole | {"divers": divers}


def asked_apart(done: turn.Done, stage: refuge_engine.Stage) -> list[frozenset[Order]]:
    """What was put to somebody in one of them only."""
    here = Counter(put for put in done.asked if len(put) > 1 and min(put).verb != "sonar")
    there = Counter(stage.asked)
    return [*(here - there), *(there - here)]
