"""What is compared: everything the rulebook speaks of, written plainly and in order."""

from __future__ import annotations

from tests.meetings.lurk.ground import written
from tests.meetings.lurk.table import Model, Roll, Scene, Table
from tests.meetings.lurk.wounds import Fighter


def report(table: Table) -> dict[str, object]:
    """The table after something happened."""
    everyone: list[Fighter] = [*table.models, *table.creatures]
    return {
        "fighters": {one.name: of_fighter(one, table.active) for one in everyone},
        "essence": dict(table.essence),
        "stock": {seat: sorted(cards) for seat, cards in table.stock.items()},
        "ground": {written(tile): ground for tile, ground in sorted(table.tiles.items())},
        "turned": sorted(map(written, table.turned)),
        "columns": (table.movement, table.attack, table.ended),
        "active": table.active,
        "silt": table.silt,
        "out": [seat for seat in table.seats if seat not in table.alive()],
        "piles": (len(table.items), len(table.abyss), sorted(table.discarded)),
    }


def of_fighter(one: Fighter, active: int) -> dict[str, object]:
    """Place, wounds, tokens; cards and what it did in its turn, or the Essence it lies on."""
    shared: dict[str, object] = {
        "wounds": one.wounds,
        "tokens": sorted(one.tokens),
        "kind": one.kind,
    }
    if isinstance(one, Model):
        acts = {"charges": one.charges, "moved": one.moved, "acted": one.acted}
        mine = acts if one.seat == active else {}
        return shared | mine | {"at": one.at and written(one.at), "cards": sorted(one.cards)}
    return shared | {"at": written(one.at), "essence": one.essence}


def told(scene: Scene) -> dict[str, object]:
    """Dice and offers on the way: every roll with its dice and what counted of them, and everything
    that somebody was free to use or choose, however the question was put."""
    offers = {(one.seat, option) for one in scene.offers for option in one.options}
    return {
        "rolls": [(purpose(roll), roll.pool) for roll in scene.rolls],
        "offers": sorted(offers),
    } | report(scene.table)


def purpose(roll: Roll) -> str:
    """What counts: shields in defence, octopuses in all others."""
    return "defence" if roll.why == "defence" else "attack"
