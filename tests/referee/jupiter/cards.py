"""Jupiter Deep, second reading: what some rescue cards let a robot reach."""

# SILENT
# - Straight lines: across modules too, from dome to dome, as long as there are bridges.
# - Rocket Boots past another robot: no, only colonists may be jumped over.
# - Two consecutive open edges of a module: sides next to each other without a module.

from tests.referee.jupiter.colony import (
    MIDDLE,
    SIDES,
    Cell,
    Colony,
    Spot,
    beside,
    command_cells,
    docks,
    next_cell,
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


def flights(colony: Colony, spot: Spot, through_creeps: bool = False) -> set[Spot]:
    """Where rocket boots may land: straight on, over colonists."""
    passable = {None, "colonist", "creep"} if through_creeps else {None, "colonist"}
    stops = {None, "creep"} if through_creeps else {None}
    found = set()
    for side in range(6):
        ahead = straight_on(colony, spot, side)
        while ahead is not None and colony.pieces.get(ahead) in passable:
            if colony.pieces.get(ahead) in stops:
                found.add(ahead)
            ahead = straight_on(colony, ahead, side)
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
