"""Creeps: converting, rising, bursting modules, dying; and the pod that goes with it all."""

from __future__ import annotations

from tests.meetings.jupiter import box
from tests.meetings.jupiter.ground import domes, edge_domes, near, occupied, open_edges, touching
from tests.meetings.jupiter.powers import has
from tests.meetings.jupiter.table import LOST, POD, Rule, Scene, Table


def supply(table: Table) -> int:
    return box.CREEPS - len(table.creeps)


def convert(scene: Scene) -> None:
    """Every colonist with a creep next door, all at once; without a marker it is just lost. The
    last markers are taken by letters, on a module from its middle and then clockwise."""
    table = scene.table
    found = (one for one in table.colonists if table.creeps & set(near(table, one)))
    prey = sorted(found, key=lambda one: (one[0], one[1] != box.CENTRE, one))
    table.colonists -= set(prey)
    table.creeps |= set(prey[: supply(table)])
    for one in prey:
        scene.tell("convert", one)
    burst(scene)


def places(table: Table, letter: str) -> list[str]:
    """Where a creep may rise: open edge domes, else open domes, else colonists' domes."""
    everywhere = domes(table, letter)
    free = [one for one in everywhere if not occupied(table, one)]
    edge = set(edge_domes(table, letter)).intersection(free) if free else ()
    return sorted(edge) or free or [one for one in everywhere if one in table.colonists]


def reached(table: Table) -> list[str]:
    """Modules to which the roll calls a creep."""
    if table.roll == 6:
        found = {creep[0] for creep in table.creeps}
    else:
        numbered = (name for name, tile in table.tiles.items() if tile.number == table.roll)
        found = {letter for letter in numbered if open_edges(table, letter)}
    return sorted(found - table.quiet)


def struck(table: Table) -> list[str]:
    """Modules that the drawn setback strikes."""
    if table.setback == box.SURGE:
        return sorted((table.risen & set(table.tiles)) - table.quiet)
    number = box.STRUCK[table.setback]
    guarded = {place[0] for place in table.pawns.values() if place not in {POD, LOST}}
    there = {letter for letter, tile in table.tiles.items() if tile.number == number}
    return sorted(there - guarded - table.covered - table.quiet)


def rise(scene: Scene, where: str) -> None:
    scene.table.colonists.discard(where)
    scene.table.creeps.add(where)
    scene.table.risen.add(where[0])
    scene.tell("rise", where)


def is_full(table: Table, letter: str) -> bool:
    """Creeps in every dome; where robots are vulnerable they count as if they were none."""
    everywhere = set(domes(table, letter))
    robots = set(table.pawns.values()) if Rule.VULNERABLE in table.options else set()
    return bool(everywhere & table.creeps) and everywhere <= table.creeps | robots


def burst(scene: Scene) -> None:
    """Full modules go, with all that is on them; a pod that touches nothing more drifts."""
    table = scene.table
    for letter in [one for one in table.tiles if is_full(table, one)]:
        scene.tell("burst", letter)
        lost = [seat for seat, place in table.pawns.items() if place[0] == letter]
        table.creeps -= set(domes(table, letter))
        table.covered.discard(letter)
        del table.tiles[letter]
        for seat in lost:
            lose(scene, seat)
    drift(scene)
    leave(scene)


def lose(scene: Scene, seat: int) -> None:
    """A robot is gone with hand, core and, in its own turn, what it had in play."""
    table = scene.table
    table.pawns[seat] = LOST
    table.discards += [*table.hands[seat], table.cores[seat]]
    table.hands[seat], table.cores[seat] = [], ""
    if seat == table.active:
        table.discards += table.in_play
        table.in_play, table.blasts = [], []
    scene.tell("lose robot", seat)


def drift(scene: Scene) -> None:
    table = scene.table
    if table.pod is not None and not touching(table, table.pod):
        table.pod, table.docker = None, table.after(table.active)
        scene.tell("drift")


def leave(scene: Scene) -> None:
    """The docked pod goes with seven colonists, or with all that are left."""
    table = scene.table
    last = table.aboard > 0 and not table.colonists
    if table.pod is not None and (table.aboard >= box.POD_SEATS or last):
        launch(scene)


def launch(scene: Scene) -> None:
    table = scene.table
    scene.tell("launch", table.aboard)
    table.saved, table.aboard = table.saved + table.aboard, 0
    table.pod, table.docker = None, table.active


def kill(scene: Scene, what: str, *, plain: bool = False) -> None:
    """A creep or super creep dies. By the active robot's own hand a creep's neighbour follows
    if there is a Grenadier."""
    table = scene.table
    scene.tell("kill", what)
    if what.endswith("*"):
        table.covered.remove(what[0])
        return
    table.creeps.remove(what)
    if not plain and has(table, "Grenadier"):
        table.blasts.append(what)


def blast_targets(table: Table) -> list[str]:
    return [one for one in near(table, table.blasts[0]) if one in table.creeps]
