"""Wounds, tokens, deaths: what they leave and who gets it."""

from __future__ import annotations

from tests.meetings.lurk import box
from tests.meetings.lurk.table import DEN, Creature, Model, Scene, Table

Fighter = Model | Creature


def gain(table: Table, fighter: Fighter, essence: int) -> None:
    """Diamonds: into the reserve, or onto the creature's tile."""
    if isinstance(fighter, Model):
        table.essence[fighter.seat] += essence
    else:
        fighter.essence += essence


def suffer(scene: Scene, fighter: Fighter, wounds: int, by: int | None) -> None:
    """Wounds equal to the Heart destroy; ``by`` is who dealt them, nobody for poison."""
    fighter.wounds += wounds
    if fighter.wounds >= fighter.heart:
        fall(scene, fighter, by)


def fall(scene: Scene, fighter: Fighter, by: int | None) -> None:
    if isinstance(fighter, Creature):
        clear_den(scene, fighter, by)
    elif fighter in scene.table.models:
        leave(scene.table, fighter)


def leave(table: Table, model: Model) -> None:
    """A destroyed model's cards are discarded; an army without models is out, with its stock."""
    table.models.remove(model)
    for card in model.cards:
        bury(table, card)
    if model.seat not in table.alive():
        table.fallen.append(model.seat)
        for card in table.stock[model.seat]:
            bury(table, card)
        table.stock[model.seat] = []


def clear_den(scene: Scene, creature: Creature, by: int | None) -> None:
    """The reward and the Essence on its tile go to whoever dealt the last wound."""
    table = scene.table
    table.creatures.remove(creature)
    table.tiles[creature.at] = DEN
    if by is not None:
        table.essence[by] += creature.printed.essence + creature.essence
        find_items(scene, by, creature.printed.items)


def discard(table: Table, model: Model, effect: str) -> None:
    """The item goes: one of the item deck to its pile, a starting card for good."""
    items = (power for power, kind in model.powers if kind == "item")
    card = next(power.name for power in items if power.effect == effect)
    model.cards.remove(card)
    bury(table, card)


def bury(table: Table, card: str) -> None:
    if box.cards()[card].faction == "Items":
        table.discarded.append(card)


def find_items(scene: Scene, seat: int, number: int) -> None:
    """Items that are found go into the stock; beyond five cards one is left behind."""
    for _ in range(number):
        if scene.table.items:
            keep(scene, seat, scene.table.items.pop(0))


def keep(scene: Scene, seat: int, card: str) -> None:
    stock = scene.table.stock[seat]
    stock.append(card)
    if len(stock) > 5:
        left = scene.choose(seat, "leave behind", stock)
        stock.remove(left)
        bury(scene.table, left)


def immune(fighter: Fighter, token: str) -> bool:
    return isinstance(fighter, Model) and token in fighter.dice("immune")


def give_token(fighter: Fighter, token: str) -> None:
    if not immune(fighter, token):
        fighter.tokens.add(token)
