"""Salvage cards and abilities that are actions: what each can be aimed at, and what it does.

Brace, Slip Away and Ink Screen stand where they happen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, permutations

from tests.meetings.refuge import box, sea
from tests.meetings.refuge.hands import to_stand_up
from tests.meetings.refuge.head import move_head
from tests.meetings.refuge.objectives import reach
from tests.meetings.refuge.spaces import charge, enter, swap, travel
from tests.meetings.refuge.table import Diver, Order, Scene, Table
from tests.meetings.refuge.tentacles import eliminate, go, shifts, stand_up


def within(table: Table, diver: Diver, far: int) -> set[str]:
    """Tentacles in the row or column, so far away at most; nothing blocks."""
    near = {spot for spot in table.tentacles if sea.gap(spot, diver.at) <= far}
    return {spot for spot in near if sea.in_line(spot, diver.at)}


def others(table: Table, diver: Diver) -> list[Diver]:
    return [one for one in table.divers if one is not diver and one.on_map]


def up_to_two(spots: set[str]) -> set[str]:
    return spots | {"+".join(two) for two in combinations(sorted(spots), 2)}


def towed(table: Table, diver: Diver) -> set[str]:
    near = [one for one in others(table, diver) if sea.gap(one.at, diver.at) <= 3]
    return {f"{one.name}>{spot}" for one in near for spot in table.reachable(one.at, 2)}


def hauled(table: Table, diver: Diver) -> set[str]:
    """One or two free spaces straight towards her."""
    found: set[str] = set()
    for other in others(table, diver):
        near = table.reachable(other.at, 1) if sea.in_line(diver.at, other.at) else set()
        for spot in near:
            if sea.gap(spot, diver.at) < sea.gap(other.at, diver.at):
                onward = {one for one in table.reachable(spot, 1) if sea.in_line(one, diver.at)}
                closer = {one for one in onward if sea.gap(one, diver.at) < sea.gap(spot, diver.at)}
                found |= {f"{other.name}>{one}" for one in {spot} | closer}
    return found


def head_steps(table: Table, far: int) -> set[str]:
    """``-2`` to ``2``, as far as the edges allow."""
    steps = (n * side for side in (-1, 1) for n in range(1, far + 1))
    return {str(n) for n in steps if box.HEAD_FIRST <= table.head + n <= box.HEAD_LAST}


def first_shift(table: Table) -> set[str]:
    """The first tentacle to be moved, and where, or none; others are asked for afterwards."""
    ways = {f"{one.what}>{one.aim}" for one in shifts(table, "", "")}
    return ways | {""} if ways else ways


def camera_places(table: Table, diver: Diver) -> set[str]:
    """Three spaces of the cross around her own, when no camera is on the board."""
    near = [spot for spot in box.SPACES if sea.gap(spot, diver.at) <= 2]
    cross = [spot for spot in near if sea.in_line(spot, diver.at)]
    threes = combinations(sorted(cross), box.CAMERAS)
    return set() if table.cameras else {"+".join(three) for three in threes}


def flashed(table: Table) -> set[str]:
    """A tentacle, and ``@`` the camera that lights it up."""
    every = ((spot, camera) for spot in table.tentacles for camera in table.cameras)
    return {f"{spot}>@{camera}" for spot, camera in every if sea.gap(spot, camera) <= 1}


AIMS: dict[str, Callable[[Table, Diver], set[str]]] = {
    "Harpoon": lambda table, diver: within(table, diver, 3),
    "Dive Knife": lambda table, diver: within(table, diver, 1),
    "Dive Scooter": lambda table, diver: table.reachable(diver.at, 3),
    "Tow Line": towed,
    "Flare": lambda table, _: head_steps(table, 1),
    "Bait": lambda table, _: first_shift(table),
    "Air Tank": to_stand_up,
    "Rally": lambda table, _: {one.name for one in table.divers if one.on_map and one.down},
    "Charge": lambda table, diver: within(table, diver, 1),
    "Jury-Rig": lambda table, _: set(table.discards),
    "Overcharge": lambda table, diver: up_to_two(
        {spot for spot in within(table, diver, 3) if spot[0] == diver.at[0]}
    ),
    "Sonar": lambda table, _: {""} if table.actions == box.ACTIONS else set(),
    "Plant Cameras": camera_places,
    "Flash": lambda table, _: flashed(table),
    "Reposition": lambda table, _: {spot for spot in table.cameras if not table.taken(spot)},
    "Wrench": lambda table, diver: up_to_two(within(table, diver, 1)),
    "Patch Up": to_stand_up,
    "Haul": hauled,
    "Sprint": lambda table, diver: table.reachable(diver.at, 3),
    "Trade Places": lambda table, diver: {one.name for one in others(table, diver)},
    "Calm the Beast": lambda table, _: head_steps(table, 2),
    "Lure": lambda table, _: first_shift(table),
}
"""What changes nothing is not offered; reactions have no aim here."""


def do(scene: Scene, diver: Diver, what: str, aim: str) -> None:
    table = scene.table
    match what:
        case "Harpoon" | "Dive Knife" | "Wrench" | "Overcharge":
            for spot in aim.split("+"):
                eliminate(scene, diver, spot)
        case "Dive Scooter" | "Sprint" | "Reposition":
            travel(scene, diver, aim)
        case "Tow Line" | "Haul":
            drag(scene, *aim.split(">"))
        case "Flare" | "Calm the Beast":
            move_head(scene, int(aim))
        case "Bait" | "Lure":
            if aim:
                lead(scene, diver, what.lower(), aim, 2 if what == "Bait" else 3)
        case "Air Tank" | "Rally" | "Patch Up":
            stand_up(scene, table.diver(aim))
        case "Charge":
            charge(scene, diver, aim)
        case "Jury-Rig":
            table.discards.remove(aim)
            diver.hand.append(aim)
        case "Plant Cameras":
            table.cameras = set(aim.split("+"))
        case "Flash":
            spot, camera = aim.split(">@")
            table.cameras.remove(camera)
            eliminate(scene, diver, spot)
        case "Trade Places":
            swap(diver, table.diver(aim))
            enter(scene, diver)
        case "Sonar":
            listen(scene, diver)


def drag(scene: Scene, name: str, spot: str) -> None:
    """Another diver is moved; no space acts."""
    scene.table.diver(name).at = spot
    reach(scene)


def lead(scene: Scene, diver: Diver, verb: str, aim: str, number: int) -> None:
    """Different tentacles, one after the other, one space each."""
    spot, there = aim.split(">")
    done = frozenset[str]()
    for left in reversed(range(number)):
        go(scene, spot, there)
        done |= {there}
        options = shifts(scene.table, verb, diver.name, done) if left else set[Order]()
        chosen = scene.may(verb, diver, options)
        if chosen is None:
            return
        spot, there = chosen.what, chosen.aim


def listen(scene: Scene, diver: Diver) -> None:
    """The top three Kraken cards go back in any order."""
    top = scene.table.kraken[:3]
    ways = {Order("sonar", diver.name, "+".join(cards)) for cards in permutations(top)}
    chosen = scene.choose(ways)
    assert chosen is not None
    scene.table.kraken[:3] = chosen.what.split("+")
