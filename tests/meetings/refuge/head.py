"""The Kraken's head: its steps, whom it pushes and whom it devours; its cards."""

from __future__ import annotations

from tests.meetings.refuge import box, endings, sea
from tests.meetings.refuge.objectives import lose_cargo, reach
from tests.meetings.refuge.table import DEVOURED, Diver, Order, Scene, Table
from tests.meetings.refuge.tentacles import march


def can_step(table: Table, side: int) -> bool:
    return box.HEAD_FIRST <= table.head + side <= box.HEAD_LAST


def move_head(scene: Scene, steps: int) -> None:
    """One space after the other, as far as the edge lets it."""
    side = 1 if steps > 0 else -1
    for _ in range(abs(steps)):
        if can_step(scene.table, side):
            step_aside(scene, side)


def step_aside(scene: Scene, side: int) -> None:
    table = scene.table
    front = table.head + (3 if side > 0 else -1)
    table.head += side
    for height in box.BAND:
        push(scene, sea.spot_at(front, height), "<>"[side > 0])


def push(scene: Scene, spot: str | None, way: str) -> None:
    """A chain of miniatures moves by one, or, where it fills the row, loses its first."""
    table = scene.table
    chain: list[str] = []
    while spot and (spot in table.tentacles or table.diver_at(spot)):
        chain.append(spot)
        spot = sea.step(spot, way)
    if spot:
        for last in reversed(chain):
            shove(table, last, sea.step(last, way))
    elif chain[0] in table.tentacles:
        table.tentacles.remove(chain[0])
        table.supply += 1
    elif diver := table.diver_at(chain[0]):
        devour(scene, diver)


def shove(table: Table, spot: str, there: str | None) -> None:
    assert there is not None
    if diver := table.diver_at(spot):
        diver.at = there
    else:
        table.tentacles.remove(spot)
        table.tentacles.add(there)


def devour(scene: Scene, diver: Diver) -> None:
    """Katerina may slip away to the row below the band; anybody else leaves the map."""
    table = scene.table
    if diver.stands and "Slip Away" in diver.ready:
        row = [spot for spot in box.SPACES if sea.row(spot) == box.ESCAPE_ROW]
        free = {Order("slip", diver.name, spot) for spot in row if not table.taken(spot)}
        slipped = scene.may("slip", diver, free)
        if slipped:
            diver.used.add("Slip Away")
            diver.at = slipped.what
            reach(scene)
            return
    diver.at, diver.down = DEVOURED, True
    if diver is table.active:
        table.actions = 0
    lose_cargo(scene, diver)
    endings.check(scene)


def call_head(scene: Scene, diver: Diver) -> None:
    """A Kraken space brings the head one space closer."""
    col, head = sea.column(diver.at), scene.table.head
    move_head(scene, -1 if col < head else 1)


def kraken_card(scene: Scene) -> None:
    """Both halves of the top card; Vega may screen the lower one at the end of her turn."""
    table = scene.table
    name = table.kraken.pop(0)
    table.drawn.append(name)
    card, vega = box.KRAKEN_DECK[name], table.active
    if card.devours:
        reached = sea.around(table.head)
        for diver in [one for one in table.divers if one.at in reached]:
            devour(scene, diver)
    move_head(scene, card.steps)
    ink = {Order("ink", vega.name)} if vega.stands and "Ink Screen" in vega.ready else set()
    if scene.may("ink", vega, ink):
        vega.used.add("Ink Screen")
    else:
        march(scene, card.signs)
    if card.devours:
        scene.shuffle()
