"""Search and recovery: coral, abysses, what is found in them."""

from __future__ import annotations

from tests.meetings.lurk import box
from tests.meetings.lurk.attack import attack
from tests.meetings.lurk.combat import octopus, use_item
from tests.meetings.lurk.ground import neighbours
from tests.meetings.lurk.table import ABYSS, CORAL, OPEN, POISON, Creature, Hex, Model, Scene, Table
from tests.meetings.lurk.wounds import bury, find_items, keep

RECOVERED = frozenset({"Trapped", "Stunned", "Inked"})


def searchable(table: Table, model: Model) -> list[Hex]:
    """The coral it stands on unless it is turned, and unrevealed abysses next to it."""
    assert model.at is not None
    coral = table.tiles[model.at] in {CORAL, POISON} and model.at not in table.turned
    hidden = [tile for tile in neighbours(model.at) if unrevealed(table, tile)]
    return [model.at, *hidden] if coral else hidden


def unrevealed(table: Table, tile: Hex) -> bool:
    return table.tiles.get(tile) == ABYSS and table.lair(tile) is None


def can_recover(table: Table, model: Model) -> bool:
    """From everything that hampers, but not while poisoned, nor on poison coral."""
    assert model.at is not None
    free = "Poisoned" not in model.tokens and table.tiles[model.at] != POISON
    return free and bool(model.tokens & RECOVERED)


def recover(model: Model) -> None:
    model.acted = True
    model.tokens -= RECOVERED


def search(scene: Scene, model: Model, tile: Hex) -> str:
    """The creature it wakes, if any."""
    model.acted = True
    if scene.table.tiles[tile] != ABYSS:
        search_coral(scene, model, tile)
        return ""
    return look_into(scene, model, tile)


def search_coral(scene: Scene, model: Model, tile: Hex) -> None:
    """An octopus of one white die, of two with a winch, finds an item and turns the coral."""
    pool = "WW" if model.has("winch") else "W"
    if octopus(scene, model, "search", pool):
        scene.table.turned.add(tile)
        find_items(scene, model.seat, 1)


def look_into(scene: Scene, model: Model, tile: Hex) -> str:
    """A creature may be faced at once with one attack, or left on guard."""
    card = draw_abyss(scene, model)
    woken = reveal(scene, tile, card, model.seat)
    if woken and scene.wish(model.seat, "face", ["Face"]):
        attack(scene, model, woken)
    return woken.name if woken and woken in scene.table.creatures else ""


def draw_abyss(scene: Scene, model: Model) -> str:
    """Bait draws two cards; the one that is not kept goes under the deck."""
    deck = scene.table.abyss
    if len(deck) > 1 and use_item(scene, model, "bait"):
        pair = [deck.pop(0), deck.pop(0)]
        kept = scene.choose(model.seat, "abyss", pair)
        pair.remove(kept)
        deck.extend(pair)
        return kept
    return deck.pop(0)


def reveal(scene: Scene, tile: Hex, card: str, seat: int | None) -> Creature | None:
    """A creature stays on guard; a treasure is taken, or drifts away if nobody searched."""
    if card in box.creatures():
        creature = Creature(f"{card} {tile[0]},{tile[1]}", card, tile)
        scene.table.creatures.append(creature)
        return creature
    scene.table.tiles[tile] = OPEN
    if seat is not None:
        treasure(scene, seat, card)
    return None


def treasure(scene: Scene, seat: int, card: str) -> None:
    essence = {"Glow Vent": 3, "Wreck Hold": 1}.get(card, 0)
    scene.table.essence[seat] += essence
    if card == "Sunken Cache":
        find_items(scene, seat, 1)
    if card == "Wreck Hold":
        salvage(scene, seat)


def salvage(scene: Scene, seat: int) -> None:
    """Two items, one of which is kept."""
    drawn = [scene.table.items.pop(0) for _ in range(min(2, len(scene.table.items)))]
    if drawn:
        left = scene.choose(seat, "leave", drawn)
        drawn.remove(left)
        bury(scene.table, left)
    for card in drawn:
        keep(scene, seat, card)
