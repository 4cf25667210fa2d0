"""Events, one at the end of every player's turn."""

from __future__ import annotations

from tests.meetings.lurk import box, movement
from tests.meetings.lurk.creatures import hunt
from tests.meetings.lurk.ground import distance, has_room, neighbours, on_coral, written
from tests.meetings.lurk.searching import reveal, unrevealed
from tests.meetings.lurk.table import NOBODY, ROCK, SAND, Hex, Model, Scene, Table
from tests.meetings.lurk.wounds import find_items, give_token


def draw_event(scene: Scene) -> str:
    """The last event is over; the next one is read."""
    scene.table.silt = False
    if not scene.table.events:
        return ""
    event = scene.table.events.pop(0)
    happen(scene, event)
    return event


def happen(scene: Scene, event: str) -> None:
    """What the event says. It asks nothing of a player whose last model fell in their own turn."""
    table = scene.table
    assert event in box.EVENTS
    match event:
        case "Rip Current":
            rip_current(scene)
        case "Essence Bloom":
            for seat in table.alive():
                table.essence[seat] += 1
        case "Thick Silt":
            table.silt = True
        case "Venom Tide":
            for model in table.models:
                if on_coral(table, model):
                    give_token(model, "Poisoned")
        case "Feeding Time":
            hunt(scene)
        case "Cold Cramp":
            change_activations(table, table.after(table.active)[0], -1)
        case "Healing Spring":
            healing_spring(scene)
        case _ if table.active in table.alive():
            befall_active(scene, event)


def befall_active(scene: Scene, event: str) -> None:
    """Events of the player whose turn ended."""
    table = scene.table
    match event:
        case "Coral Bloom":
            coral_bloom(scene)
        case "Something Stirs":
            something_stirs(scene)
        case "Cave-in":
            cave_in(scene)
        case "Sinking Crate":
            find_items(scene, table.active, 1)
        case "Second Wind":
            change_activations(table, table.active, 1)


def change_activations(table: Table, seat: int, by: int) -> None:
    """One more and one fewer for the same turn cancel out."""
    table.extra[seat] = table.extra.get(seat, 0) + by


def rip_current(scene: Scene) -> None:
    """The next player moves every swimming model, of all armies, one tile; the trapped stay. Guards
    strike whoever comes next to them."""
    table = scene.table
    swimmers = [one for one in table.models if one.at and "Swimming" in one.tokens]
    for model in swimmers:
        tiles = {written(tile): tile for tile in drifts(table, model)}
        if tiles:
            choice = scene.choose(table.after(table.active)[0], f"drift {model.name}", tiles)
            onward = movement.Onward(1, frozenset())
            movement.go_on(scene, model, (tiles[choice],), onward)


def drifts(table: Table, model: Model) -> list[Hex]:
    """Neighbouring tiles with room; swimmers pass over rock."""
    if model.at is None or "Trapped" in model.tokens or not movement.swims(model):
        return []
    return [tile for tile in neighbours(model.at) if has_room(table, tile, model)]


def coral_bloom(scene: Scene) -> None:
    """The active player may turn one searched coral face up again."""
    tiles = {written(tile): tile for tile in scene.table.turned}
    if tiles:
        choice = scene.choose(scene.table.active, "coral", [*tiles, NOBODY])
        scene.table.turned.discard(tiles.get(choice, (99, 99)))


def stirring(table: Table) -> list[Hex]:
    """The unrevealed abysses nearest to a model of the active player."""
    own = [one.at for one in table.models if one.seat == table.active and one.at]
    hidden = [tile for tile in table.tiles if unrevealed(table, tile)]
    gaps = {tile: min(distance(tile, at) for at in own) for tile in hidden} if own else {}
    return [tile for tile, gap in gaps.items() if gap == min(gaps.values())]


def something_stirs(scene: Scene) -> None:
    """It opens: a creature stays on guard, a treasure drifts away. Of equally near ones the active
    player chooses."""
    tiles = {written(tile): tile for tile in stirring(scene.table)}
    if tiles and scene.table.abyss:
        choice = scene.choose(scene.table.active, "stirs", tiles)
        reveal(scene, tiles[choice], scene.table.abyss.pop(0), None)


def cave_in(scene: Scene) -> None:
    """The active player turns an empty sand tile into rock."""
    table = scene.table
    sand = [tile for tile, ground in table.tiles.items() if ground == SAND and not table.on(tile)]
    tiles = {written(tile): tile for tile in sand}
    if tiles:
        table.tiles[tiles[scene.choose(table.active, "cave-in", tiles)]] = ROCK


def fewest(table: Table) -> int:
    """Of armies equally small the first from the active player on."""
    order = [table.active, *table.after(table.active)]
    counts = {seat: sum(one.seat == seat for one in table.models) for seat in order}
    small = [seat for seat in order if counts[seat] and counts[seat] == least(counts)]
    return small[0]


def least(counts: dict[int, int]) -> int:
    return min(number for number in counts.values() if number)


def healing_spring(scene: Scene) -> None:
    """Whoever has the fewest models removes one wound from one of them."""
    seat = fewest(scene.table)
    hurt = {one.name: one for one in scene.table.models if one.seat == seat and one.wounds}
    if hurt:
        hurt[scene.choose(seat, "heal", hurt)].wounds -= 1
