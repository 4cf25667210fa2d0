"""The colony: which spaces are joined, what touches what, what lies on the edge, straight lines."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from tests.meetings.jupiter import box
from tests.meetings.jupiter.table import LOST, POD, Cell, Rule, Table, Tile

Links = dict[str, frozenset[str]]


def beside(cell: Cell, direction: int) -> Cell:
    q, r = box.DIRECTIONS[direction]
    return cell[0] + q, cell[1] + r


@cache
def slots(number: int, turned: int) -> frozenset[str]:
    """The domes of a module."""
    building = box.PATTERNS[number].building
    gone = building if building in {"", box.CENTRE} else str((int(building) + turned) % 6)
    return frozenset({*"012345", box.CENTRE} - {gone})


def domes(table: Table, letter: str) -> tuple[str, ...]:
    tile = table.tiles[letter]
    return _domes(letter, tile.number, tile.turned)


@cache
def _domes(letter: str, number: int, turned: int) -> tuple[str, ...]:
    return tuple(sorted(letter + slot for slot in slots(number, turned)))


@cache
def bridges(number: int, turned: int, everything: bool) -> frozenset[tuple[str, str]]:
    """Pairs of domes joined inside a module."""
    pattern, there = box.PATTERNS[number], slots(number, turned)
    spokes, rims = (range(6), range(6)) if everything else (pattern.spokes, pattern.rims)
    pairs = [(str((k + turned) % 6), box.CENTRE) for k in spokes]
    pairs += [(str((k + turned) % 6), str((k + 1 + turned) % 6)) for k in rims]
    return frozenset(pair for pair in pairs if there.issuperset(pair))


def links(table: Table) -> Links:
    """Who is next to whom over a bridge; the pod is joined to every dome that faces it."""
    return _links(tuple(table.tiles.items()), table.pod, Rule.OPEN in table.options)


@lru_cache(maxsize=4096)
def _links(tiles: tuple[tuple[str, Tile], ...], pod: Cell | None, everything: bool) -> Links:
    at = {tile.cell: (letter, tile) for letter, tile in tiles}
    pairs: set[tuple[str, str]] = set()
    for letter, tile in tiles:
        inside = bridges(tile.number, tile.turned, everything)
        pairs |= {(letter + one, letter + other) for one, other in inside}
        there = slots(tile.number, tile.turned)
        for way in (way for way in range(6) if str(way) in there):
            cell, facing = beside(tile.cell, way), str((way + 3) % 6)
            if cell == pod:
                pairs.add((f"{letter}{way}", POD))
            elif cell in at and facing in slots(at[cell][1].number, at[cell][1].turned):
                pairs.add((f"{letter}{way}", at[cell][0] + facing))
    found: dict[str, set[str]] = {}
    for one, other in pairs:
        found.setdefault(one, set()).add(other)
        found.setdefault(other, set()).add(one)
    return {space: frozenset(others) for space, others in found.items()}


def near(table: Table, space: str) -> list[str]:
    """Adjacent spaces; from a pod that is away, none."""
    return sorted(links(table).get(space, ()))


def occupied(table: Table, space: str) -> bool:
    return space in table.colonists or space in table.creeps or space in table.pawns.values()


def is_open(table: Table, space: str) -> bool:
    """Somebody may come to stand there."""
    if space == POD:
        return table.pod is not None and table.room > 0
    return not occupied(table, space)


def spaces(table: Table) -> list[str]:
    """All domes, and the pod while it is docked."""
    found = [dome for letter in table.tiles for dome in domes(table, letter)]
    return found if table.pod is None else [*found, POD]


def cell_of(table: Table, space: str) -> Cell | None:
    """The cell of the tile (module or pod) on which a space lies."""
    if space in {POD, LOST}:
        return table.pod if space == POD else None
    return table.tiles[space[0]].cell


def touching(table: Table, cell: Cell | None) -> set[str]:
    """Modules that share an edge with a cell."""
    around = set() if cell is None else {beside(cell, way) for way in range(6)}
    return {letter for letter, tile in table.tiles.items() if tile.cell in around}


def tile_of(space: str) -> str:
    return space if space in {POD, LOST} else space[0]


def open_edges(table: Table, letter: str) -> list[int]:
    """Directions in which a module has no neighbour; the pod fills no gap."""
    taken = {tile.cell for tile in table.tiles.values()}
    return [way for way in range(6) if beside(table.tiles[letter].cell, way) not in taken]


def edge_domes(table: Table, letter: str) -> list[str]:
    there = domes(table, letter)
    return [f"{letter}{way}" for way in open_edges(table, letter) if f"{letter}{way}" in there]


def rim(table: Table, without: str = "") -> set[Cell]:
    """Empty cells that touch the colony."""
    kept = [tile.cell for letter, tile in table.tiles.items() if letter != without]
    taken = {tile.cell for tile in table.tiles.values()}
    return {beside(cell, way) for cell in kept for way in range(6)} - taken


def ahead(table: Table, space: str, direction: int) -> str:
    """The next space straight on over a bridge, or nothing."""
    there = _straight(table, space, direction)
    return there if there in links(table).get(space, ()) else ""


def _straight(table: Table, space: str, direction: int) -> str:
    letter, slot = space[0], space[-1]
    if slot == box.CENTRE:
        return f"{letter}{direction}"
    if space != POD and int(slot) != direction:
        return letter + _inside(int(slot), direction)
    cell = cell_of(table, space)
    beyond = None if cell is None else beside(cell, direction)
    if beyond is not None and beyond == table.pod:
        return POD
    there = (name for name, tile in table.tiles.items() if tile.cell == beyond)
    return f"{next(there, '')}{(direction + 3) % 6}"


def _inside(slot: int, direction: int) -> str:
    """Within the module: across the middle, or to a neighbour on the rim; else where three
    modules meet, and no dome is."""
    turns = {3: box.CENTRE, 2: str((slot + 1) % 6), 4: str((slot - 1) % 6)}
    return turns.get((direction - slot) % 6, "?")


def line(table: Table, space: str, direction: int) -> Iterator[str]:
    """All spaces straight ahead, nearest first."""
    there = ahead(table, space, direction)
    while there:
        yield there
        there = ahead(table, there, direction)
