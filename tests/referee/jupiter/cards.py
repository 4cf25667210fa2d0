"""Jupiter Deep, second reading: what some rescue cards let a robot reach."""

# SILENT
# - Straight lines: across modules too, from dome to dome, as long as there are bridges.
# - A straight line that meets the docked pod: it may end there, or go on from the dome opposite.
# - Rocket Boots past another robot: no, only colonists may be jumped over.
# - Two consecutive open edges of a module: sides next to each other without a module.

from tests.referee.jupiter.colony import (
    MIDDLE,
    SIDES,
    Cell,
    Colony,
    Spot,
    Stop,
    beside,
    command_cells,
    docks,
    next_cell,
    pod_room,
    spots,
    touching,
    where,
)


def point(spot: Spot) -> Cell:
    """Domes lie on one grid, three steps from middle to middle."""
    (a, b), place = spot
    right, down = (0, 0) if place == MIDDLE else SIDES[place]
    return 3 * a + right, 3 * b + down


def straight_on(colony: Colony, spot: Spot, side: int) -> Spot | None:
    """The next dome in this direction, if a bridge leads there."""
    ahead = next_cell(point(spot), side)
    return next((other for other in beside(colony, spot) if point(other) == ahead), None)


def faces_pod(colony: Colony, spot: Spot, side: int) -> bool:
    return spot[1] == side and next_cell(spot[0], side) == colony.pod


def across_pod(colony: Colony, spot: Spot, side: int) -> Spot | None:
    """The dome on the far side of the pod."""
    other = next_cell(next_cell(spot[0], side), side), (side + 3) % 6
    return other if other in spots(colony) else None


def flights(colony: Colony, start: Spot) -> set[Stop]:
    """Where rocket boots may land: straight on, over colonists; the pod is ``None``."""
    found: set[Stop] = set()
    for side in range(6):
        here: Spot | None = start
        while here is not None:
            if faces_pod(colony, here, side):
                found |= {None} if pod_room(colony) else set()
                here = across_pod(colony, here, side)
            else:
                here = straight_on(colony, here, side)
            if here is not None and colony.pieces.get(here, "colonist") != "colonist":
                break
            found |= {here} if here is not None and here not in colony.pieces else set()
    return found


def teleports(colony: Colony) -> set[Spot]:
    return spots(colony) - colony.pieces.keys()


def sniped(colony: Colony, robot: str) -> set[Spot]:
    """Creeps on modules that touch the robot's."""
    here = where(colony, robot)
    near = touching(colony, here[0]) if here else command_cells(colony, robot)
    return {spot for spot, piece in colony.pieces.items() if piece == "creep" and spot[0] in near}


def followers(colony: Colony, vacated: Spot, moved_to: Spot | None) -> set[Spot]:
    """Colonists who may follow into the dome that a commanded one has left."""
    return {
        spot
        for spot in beside(colony, vacated) - {moved_to}
        if colony.pieces.get(spot) == "colonist"
    }


def loose(colony: Colony) -> set[Cell]:
    """Modules with two open sides next to each other."""
    return {
        cell
        for cell in colony.modules
        if any(
            next_cell(cell, side) not in colony.modules
            and next_cell(cell, (side + 1) % 6) not in colony.modules
            for side in range(6)
        )
    }


def new_places(colony: Colony, cell: Cell) -> set[Cell]:
    """Where a loose module may go: touching what is left of the colony."""
    rest = {other: module for other, module in colony.modules.items() if other != cell}
    return docks(Colony(rest, {})) - {cell, colony.pod}
