"""Jupiter Deep, second reading: conversion, invasion, modules that blow up, and the end."""

# SILENT
# - Conversion: all at once; a colonist who has just turned does not turn others.
# - A six feeds the modules that held a creep before any was added, each once.
# - A module that conversion or an action fills with creeps blows up at that moment; one that an
#   invasion fills, when all creeps of the invasion have been placed. What it lays open is invaded
#   "on later turns".
# - No marker left in the box: nothing rises, and a colonist who would turn is taken away.
# - The pod's cell counts as open space: a dome that faces it is on the edge.
# - A launch takes everybody aboard along; robots come back with the pod.
# - A pod whose last module blows up: undocked, nobody aboard is lost.

from tests.referee.jupiter.colony import (
    Cell,
    Colony,
    Spot,
    beside,
    domes,
    next_cell,
)

ROBOT_KINDS = frozenset({"colonist", "creep"})
CRITICAL = (3, 4)
SIX = 6
MARKERS = 60


def converted(colony: Colony) -> set[Spot]:
    """Colonists next to a creep, across a bridge."""
    return {
        spot
        for spot, piece in colony.pieces.items()
        if piece == "colonist"
        and any(colony.pieces.get(other) == "creep" for other in beside(colony, spot))
    }


def in_box(colony: Colony) -> int:
    """Creep markers that are not on the colony."""
    return MARKERS - sum(piece == "creep" for piece in colony.pieces.values())


def open_sides(colony: Colony, cell: Cell) -> set[int]:
    return {side for side in range(6) if next_cell(cell, side) not in colony.modules}


def holds_creep(colony: Colony, cell: Cell) -> bool:
    return any(spot[0] == cell and piece == "creep" for spot, piece in colony.pieces.items())


def invaded(colony: Colony, rolled: int) -> set[Cell]:
    """Modules that get a creep."""
    if rolled == SIX:
        return {cell for cell in colony.modules if holds_creep(colony, cell)}
    return {
        cell
        for cell, module in colony.modules.items()
        if module.number == rolled and open_sides(colony, cell)
    }


def landing(colony: Colony, cell: Cell) -> set[Spot]:
    """Where the creep may be put: an open dome on the edge, else an open one, else a colonist's."""
    here = {(cell, place) for place in domes(colony.modules[cell])}
    free = {spot for spot in here if spot not in colony.pieces}
    edge = {spot for spot in free if spot[1] in open_sides(colony, cell)}
    colonists = {spot for spot in here if colony.pieces.get(spot) == "colonist"}
    return edge or free or colonists


def blown_up(colony: Colony, robots_save: bool = True) -> set[Cell]:
    """Modules full of creeps. Where robots save none, a robot's own dome does not count."""
    lost = set()
    for cell, module in colony.modules.items():
        held = [colony.pieces.get((cell, place)) for place in domes(module)]
        others = [piece for piece in held if piece in {None, *ROBOT_KINDS} or robots_save]
        if others and all(piece == "creep" for piece in others):
            lost.add(cell)
    return lost


def lost_modules(colony: Colony) -> bool:
    """Whether all power plants or all radar dishes are gone."""
    numbers = {module.number for module in colony.modules.values()}
    return any(number not in numbers for number in CRITICAL)


def too_few(colony: Colony, saved: int, target: int) -> bool:
    left = sum(piece == "colonist" for piece in colony.pieces.values())
    return saved + colony.aboard + left < target


def won(colony: Colony, saved: int, target: int) -> bool:
    """Enough are saved, and no robot stands on the colony."""
    robots = [piece for piece in colony.pieces.values() if piece not in ROBOT_KINDS]
    return saved >= target and not robots
