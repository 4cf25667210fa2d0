"""Base tables, and every pair of things laid on each of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations
from typing import NamedTuple

from tests.meetings.refuge import box, sea
from tests.meetings.refuge.endings import ended
from tests.meetings.refuge.objectives import lay_out, reach
from tests.meetings.refuge.table import BOARDED, DEVOURED, Diver, Over, Scene, Table
from tests.meetings.refuge.things import Thing, bring_up, every_thing, lay, owner_of

NAMES = ("Satoshi", "Sophie", "Mags", "Vega")


class Base(NamedTuple):
    """Places of divers, the active one first, then of tentacles; the Kraken card that is next."""

    divers: str
    tentacles: str
    kraken: str


BASES = {
    "open": Base("D4 G4", "B6 H6 D1", "K1"),
    "corridor": Base("C8 B8", "C6 G8 H8", "K9"),
    "crowded": Base("E4 E5 D6", "D5 F5 E6 C6 E3 F6 G4 D2", "K10"),
    "seats": Base("E1 E0 D3 C10", "F3 C5 E5 H3", "K4"),
    "alone": Base("E10", "D10 C3 D1", "K6"),
}


def laid(base: Base) -> Table:
    """The first objective has begun, all abilities lie face down, hands are empty; no two salvage
    cards that follow one another are alike."""
    places = zip(NAMES, base.divers.split(), strict=False)
    table = Table([Diver(name, at, used=set(box.DIVERS[name])) for name, at in places], box.BLUE)
    table.tentacles = set(base.tentacles.split())
    bring_up(table, base.kraken)
    table.threat = int(len(table.divers) >= box.CROWD)
    table.salvage = list(box.TYPES) * box.COPIES
    table.discards = [table.salvage.pop(), table.salvage.pop(0)]
    lay_out(table)
    return table


def fits(table: Table, thing: Thing) -> bool:
    return thing.slot != "mate" or len(table.divers) > 1


def apart(one: Thing, other: Thing) -> bool:
    """Neither covers the other; a diver's abilities belong to one diver at one seat."""
    if one.sort == other.sort == "ability":
        return (one.slot == other.slot) == (owner_of(one.name) == owner_of(other.name))
    if {one.sort, other.sort} <= {"objective", "nearly"}:
        return False
    if one.slot != other.slot:
        return True
    if {one.sort, other.sort} == {"place", "devoured"}:
        return False
    return one.sort != other.sort or one.sort in {"cards", "tentacle", "short"}


def lawful(table: Table) -> bool:
    """It could come about: one miniature on a space, none under the head, no tentacle in the Start
    row, cameras only with Sophie, nobody on what they would have reached, a turn that
    somebody has; and the dive goes on."""
    spots = [*table.tentacles, *(one.at for one in table.divers if one.on_map)]
    if not set(spots) <= set(box.SPACES) - sea.covered(table.head) or ended(table):
        return False
    if table.active.at == BOARDED or (table.active.at == DEVOURED and table.actions < box.ACTIONS):
        return False
    starts = any(box.SPACES[spot] == box.START for spot in table.tentacles)
    cameras = not table.cameras or any(one.name == "Sophie" for one in table.divers)
    return len(spots) == len(set(spots)) and not starts and cameras and not overdue(table)


def overdue(table: Table) -> bool:
    """Somebody stands on what would have been reached before."""
    scene = Scene(table.copy())
    with suppress(Over):
        reach(scene)
    return scene.table != table


def things_for(base: Base) -> list[Thing]:
    return [thing for thing in every_thing() if fits(laid(base), thing)]


def met(base: Base, group: tuple[Thing, ...]) -> Table | None:
    """These things on that table, if they can lie there together."""
    if not all(apart(one, other) for one, other in combinations(group, 2)):
        return None
    table = laid(base)
    lay(table, *group)
    return table if lawful(table) else None


def pairs(base: Base) -> Iterator[tuple[str, Table]]:
    """Every lawful pair of things on a base table."""
    for group in combinations(things_for(base), 2):
        if table := met(base, group):
            yield " & ".join(map(str, group)), table
