"""What the active robot can do by its core, by cards in play and by cards in hand."""

from __future__ import annotations

from tests.meetings.jupiter import box
from tests.meetings.jupiter.ground import cell_of, tile_of, touching
from tests.meetings.jupiter.table import LOST, POD, Table


def has(table: Table, power: str) -> bool:
    """A power for every action is the active player's, by core or by a card in play."""
    return table.cores[table.active] == power or power in table.in_play


def core_ready(table: Table, card: str) -> bool:
    lasting = box.ABILITIES[card].core == box.EVERY
    return table.cores[table.active] == card and (lasting or not table.core_used)


def sources(table: Table, card: str) -> int:
    """How often an ability for one action or event can be had now: core and cards in hand."""
    return core_ready(table, card) + table.hands[table.active].count(card)


def use(table: Table, card: str) -> None:
    """A ready core goes before a card; a card is discarded."""
    if core_ready(table, card):
        table.core_used = True
        return
    table.hands[table.active].remove(card)
    table.discards.append(card)


def command_range(table: Table, seat: int) -> set[str]:
    """Tiles (modules and the docked pod) on which a robot commands and trades."""
    docked = set() if table.pod is None else {POD}
    if has(table, "Bullhorn"):
        return {*table.tiles} | docked
    place = table.pawns[seat]
    cell = cell_of(table, place)
    if cell is None:
        return set()
    beside_pod = docked if table.pod and _touch(cell, table.pod) else set()
    return {tile_of(place)} | touching(table, cell) | beside_pod


def _touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return (other[0] - one[0], other[1] - one[1]) in box.DIRECTIONS


def sniper_range(table: Table, seat: int) -> set[str]:
    return touching(table, cell_of(table, table.pawns[seat]))


def targets(table: Table, letters: set[str]) -> list[str]:
    """Creeps and super creeps on these modules."""
    creeps = [creep for creep in table.creeps if creep[0] in letters]
    return creeps + [f"{letter}*" for letter in table.covered & letters]


def acts(table: Table) -> bool:
    """The active robot is not lost."""
    return table.pawns[table.active] != LOST
