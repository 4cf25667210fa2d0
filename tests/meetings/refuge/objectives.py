"""Objectives: markers, how they advance and are reached, their rewards; and drawing salvage."""

from __future__ import annotations

from tests.meetings.refuge import box, endings, sea
from tests.meetings.refuge.table import BOARDED, Diver, Order, Scene, Table


def draw(scene: Scene, diver: Diver) -> None:
    """The top salvage card; without one the dive is lost."""
    if not scene.table.salvage:
        scene.end("lost: salvage")
    diver.hand.append(scene.table.salvage.pop(0))


def lay_out(table: Table) -> None:
    """What the current objective puts on the board."""
    table.progress = 0
    table.stored = set()
    table.markers = set(box.LAID_OUT.get(table.objective, ()))
    table.cargo = box.CARGO_SPACE if table.objective == "Bring the Cargo Home" else ""


def advance(scene: Scene) -> None:
    table = scene.table
    table.progress += 1
    if table.progress >= box.goal(table.objective, len(table.divers)):
        accomplish(scene)


def accomplish(scene: Scene) -> None:
    """The next objective is laid out, then the reward is given, then who stands there has reached
    what it asks for."""
    table, name = scene.table, scene.table.objective
    table.stage += 1
    endings.check(scene)
    lay_out(table)
    reward(scene, name)
    reach(scene)


def reach(scene: Scene) -> None:
    """Whoever stands on a marker, on the cargo or before the hatch has reached it."""
    for diver in scene.table.divers:
        if diver.stands:
            reach_here(scene, diver)


def reach_here(scene: Scene, diver: Diver) -> None:
    table = scene.table
    match table.objective:
        case "Chart the Caves" if diver.at in table.markers:
            table.markers.remove(diver.at)
            advance(scene)
        case "Board the UB-85" if box.SPACES[diver.at] == box.FINISH:
            board(scene, diver)
        case "Bring the Cargo Home":
            if table.cargo == diver.at:
                table.cargo = diver.name
            if table.cargo == diver.name and box.SPACES[diver.at] == box.START:
                advance(scene)


def board(scene: Scene, diver: Diver) -> None:
    """Leaves the map; in the own turn that ends the actions."""
    diver.at = BOARDED
    if diver is scene.table.active:
        scene.table.actions = 0
    advance(scene)
    endings.check(scene)


def lose_cargo(scene: Scene, diver: Diver) -> None:
    """The cargo of a devoured carrier lies before the wreck again."""
    if scene.table.cargo == diver.name:
        scene.table.cargo = box.CARGO_SPACE
        reach(scene)


def reward(scene: Scene, objective: str) -> None:
    everybody = scene.table.divers
    match objective:
        case "Thin the Herd" | "Breach the Hull":
            for diver in everybody:
                draw(scene, diver)
        case "Chart the Caves":
            take_away(scene)
        case "Wound the Beast":
            take_away(scene)
            take_away(scene)
        case "Seal the Vents":
            for diver in scene.table.from_active[:2]:
                draw(scene, diver)
    for diver in everybody:
        if objective == "Stock the Locker":
            diver.used.clear()
        else:
            make_ready(scene, diver)


def make_ready(scene: Scene, diver: Diver) -> None:
    chosen = scene.choose(Order("ready", diver.name, one) for one in diver.used)
    if chosen:
        diver.used.remove(chosen.what)


def take_away(scene: Scene) -> None:
    """A tentacle of the threat track, or else the lowest on the board, back to the supply."""
    table = scene.table
    if table.threat:
        table.threat -= 1
        table.supply += 1
        return
    low = min((sea.row(spot) for spot in table.tentacles), default=0)
    lowest = (spot for spot in table.tentacles if sea.row(spot) == low)
    chosen = scene.choose(Order("lowest", table.active.name, spot) for spot in lowest)
    if chosen:
        table.tentacles.remove(chosen.what)
        table.supply += 1
