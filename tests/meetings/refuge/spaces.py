"""Going to a space by one's own action, and what spaces do then."""

from __future__ import annotations

from tests.meetings.refuge import box, sea
from tests.meetings.refuge.head import call_head, devour
from tests.meetings.refuge.objectives import reach
from tests.meetings.refuge.table import Diver, Order, Scene, Table
from tests.meetings.refuge.tentacles import eliminate, go, shifts, strike


def steps(table: Table, diver: Diver) -> set[str]:
    """Where a move may lead: beside, not onto another diver."""
    return {spot for spot in sea.beside(diver.at) if table.diver_at(spot) is None}


def move(scene: Scene, diver: Diver, spot: str) -> None:
    """Into the head one is eaten, into a tentacle one fights or falls, and then nothing acts."""
    table = scene.table
    if spot in sea.covered(table.head):
        devour(scene, diver)
        return
    diver.at = spot
    if spot in table.tentacles:
        table.tentacles.remove(spot)
        strike(scene, diver)
    if not diver.down:
        enter(scene, diver)


def charge(scene: Scene, diver: Diver, spot: str) -> None:
    diver.at = spot
    eliminate(scene, diver, spot)
    enter(scene, diver)


def travel(scene: Scene, diver: Diver, spot: str) -> None:
    """To a free space that acts."""
    diver.at = spot
    enter(scene, diver)


def swap(diver: Diver, other: Diver) -> None:
    diver.at, other.at = other.at, diver.at


def enter(scene: Scene, diver: Diver) -> None:
    """What is there is reached, then the space acts."""
    reach(scene)
    if not diver.on_map:
        return
    table = scene.table
    match box.SPACES[diver.at]:
        case box.LAIR:
            moved = scene.may("lair", diver, shifts(table, "lair", diver.name))
            if moved:
                go(scene, moved.what, moved.aim)
        case box.SPAWN:
            line = [spot for spot in table.tentacles if sea.in_line(spot, diver.at)]
            chosen = scene.choose(Order("spawn", diver.name, spot) for spot in line)
            if chosen:
                eliminate(scene, diver, chosen.what)
        case box.WHIRLPOOL:
            whirl(scene, diver)
        case box.KRAKEN:
            call_head(scene, diver)


def whirl(scene: Scene, diver: Diver) -> None:
    """Switch places with a diver in a cave; neither space acts."""
    caves = [one for one in scene.table.divers if box.SPACES.get(one.at) == box.CAVE]
    chosen = scene.may("switch", diver, {Order("switch", diver.name, one.name) for one in caves})
    if chosen:
        swap(diver, scene.table.diver(chosen.what))
        reach(scene)
