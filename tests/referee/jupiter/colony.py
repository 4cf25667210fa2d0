"""Jupiter Deep, second reading: modules, domes and bridges, and who may go where.

A module lies on a six-sided cell (a, b). Its places are 0 to 5 for the domes that face its
sides, clockwise from the east, and 6 for the one in the middle.
"""

# SILENT
# - The bridges of each module: taken from the house's table.
# - Which domes the pod touches: all that face it, so that it bridges islands.
# - What can be shot from the pod: nothing, it is no module.
# - Command range from the pod: the modules it touches.
# - Whether colonists aboard can be sent out again: yes, the pod is a tile, in range when the robot
#   sits in it or stands on a module it touches.
# - Modules that touch without a bridge between them: adjacent for commands all the same.
# - Whether an undocked pod can be reached: no.

from collections.abc import Mapping
from dataclasses import dataclass, field

Cell = tuple[int, int]
Spot = tuple[Cell, int]
Stop = Spot | None
"""A dome, or the pod."""

SIDES: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
MIDDLE = 6
ROOM = 7
SPOKES = {1: range(6), 2: (0, 3), 3: (), 4: (1, 3, 5), 5: (0, 1, 3, 4)}
RIMS = {1: (0, 2, 4), 2: range(6), 3: range(6), 4: (1, 2, 3, 4), 5: (1, 2, 4, 5)}
BUILDING = {3: MIDDLE, 4: 0}
"""Where a power plant or a radar dish takes the place of a dome."""


@dataclass(frozen=True)
class Module:
    number: int
    turned: int = 0
    all_bridges: bool = False
    """The easy side has every bridge between neighbouring domes."""


@dataclass(frozen=True)
class Colony:
    modules: Mapping[Cell, Module]
    pieces: Mapping[Spot, str]
    """"colonist", "creep", or the name of a robot."""
    pod: Cell | None = None
    aboard: int = 0
    """Colonists in the pod."""
    crew: frozenset[str] = field(default=frozenset())
    """Robots in the pod."""


def turn(module: Module, place: int) -> int:
    return place if place == MIDDLE else (place + module.turned) % 6


def domes(module: Module) -> set[int]:
    places = set(range(7)) - {BUILDING.get(module.number, -1)}
    return {turn(module, place) for place in places}


def inner_bridges(module: Module) -> set[frozenset[int]]:
    spokes = range(6) if module.all_bridges else SPOKES[module.number]
    rims = range(6) if module.all_bridges else RIMS[module.number]
    links = [(MIDDLE, place) for place in spokes] + [(place, (place + 1) % 6) for place in rims]
    turned = {frozenset({turn(module, one), turn(module, two)}) for one, two in links}
    return {link for link in turned if link <= domes(module)}


def next_cell(cell: Cell, side: int) -> Cell:
    return cell[0] + SIDES[side][0], cell[1] + SIDES[side][1]


def touching(colony: Colony, cell: Cell) -> set[Cell]:
    """Modules that share a side with this cell."""
    return {next_cell(cell, side) for side in range(6)} & colony.modules.keys()


def spots(colony: Colony) -> set[Spot]:
    return {(cell, place) for cell, module in colony.modules.items() for place in domes(module)}


def across(colony: Colony, spot: Spot) -> Spot | None:
    """The dome of the next module that an outward bridge leads to."""
    cell, place = spot
    if place == MIDDLE:
        return None
    other = next_cell(cell, place), (place + 3) % 6
    return other if other in spots(colony) else None


def beside(colony: Colony, spot: Spot) -> set[Spot]:
    """Domes joined to this one by a bridge."""
    cell, place = spot
    inner = {
        (cell, other)
        for link in inner_bridges(colony.modules[cell])
        if place in link
        for other in link - {place}
    }
    outer = across(colony, spot)
    return inner | ({outer} if outer else set())


def pod_domes(colony: Colony) -> set[Spot]:
    """Domes that face the docked pod."""
    if colony.pod is None:
        return set()
    faced = {(next_cell(colony.pod, side), (side + 3) % 6) for side in range(6)}
    return faced & spots(colony)


def pod_room(colony: Colony) -> bool:
    return colony.pod is not None and colony.aboard + len(colony.crew) < ROOM


def ways(colony: Colony, spot: Spot) -> set[Spot]:
    """Free domes one bridge away."""
    return {other for other in beside(colony, spot) if other not in colony.pieces}


def may_board(colony: Colony, spot: Spot) -> bool:
    return spot in pod_domes(colony) and pod_room(colony)


def ways_out(colony: Colony) -> set[Spot]:
    """Free domes that somebody in the pod can step to."""
    return {spot for spot in pod_domes(colony) if spot not in colony.pieces}


def where(colony: Colony, robot: str) -> Spot | None:
    return next((spot for spot, piece in colony.pieces.items() if piece == robot), None)


def in_sight(colony: Colony, robot: str) -> set[Spot]:
    """Creeps on the robot's own module."""
    here = where(colony, robot)
    if here is None:
        return set()
    return {
        spot for spot, piece in colony.pieces.items() if piece == "creep" and spot[0] == here[0]
    }


def command_cells(colony: Colony, robot: str) -> set[Cell]:
    here = where(colony, robot)
    if here is not None:
        return touching(colony, here[0]) | {here[0]}
    docked = robot in colony.crew and colony.pod is not None
    return touching(colony, colony.pod) if docked and colony.pod else set()


def pod_in_range(colony: Colony, robot: str) -> bool:
    if colony.pod is None:
        return False
    here = where(colony, robot)
    return robot in colony.crew if here is None else here[0] in touching(colony, colony.pod)


def commands(colony: Colony, robot: str, everywhere: bool = False) -> set[tuple[Stop, Stop]]:
    """Colonists in range and where each may be sent; ``None`` is the pod."""
    cells = set(colony.modules) if everywhere else command_cells(colony, robot)
    found: set[tuple[Stop, Stop]] = set()
    for spot, piece in colony.pieces.items():
        if piece == "colonist" and spot[0] in cells:
            found |= {(spot, to) for to in ways(colony, spot)}
            found |= {(spot, None)} if may_board(colony, spot) else set()
    if colony.aboard and (everywhere or pod_in_range(colony, robot)):
        found |= {(None, to) for to in ways_out(colony)}
    return found


def docks(colony: Colony) -> set[Cell]:
    """Cells outside the colony that share a side with it."""
    outside = {next_cell(cell, side) for cell in colony.modules for side in range(6)}
    return outside - colony.modules.keys()
