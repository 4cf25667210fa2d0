"""Actions that the current objective adds."""

from __future__ import annotations

from tests.meetings.refuge import box, sea
from tests.meetings.refuge.hands import pairs
from tests.meetings.refuge.objectives import advance
from tests.meetings.refuge.table import Diver, Order, Scene, Table
from tests.meetings.refuge.tentacles import discard


def added(table: Table, diver: Diver) -> set[Order]:
    """For a standing diver, where the objective wants it."""
    kind, cards, verb = box.SPACES[diver.at], set(diver.hand), ""
    match table.objective:
        case "Stock the Locker" if kind == box.CAVE:
            verb, cards = "stow", {one for one in cards if box.TYPES[one] not in table.stored}
        case "Breach the Hull" if kind == box.FINISH and diver.at not in table.markers:
            return {Order("charge", diver.name)}
        case "Wound the Beast" | "Slay the Kraken" if diver.at in sea.around(table.head):
            verb, cards = "hit", (cards & set(box.WEAPONS)) | blunt_pairs(diver)
        case "Seal the Vents" if diver.at in table.markers:
            verb = "seal"
    return {Order(verb, diver.name, card) for card in cards} if verb else set()


def blunt_pairs(diver: Diver) -> set[str]:
    """Of two weapons one is enough."""
    return {pair for pair in pairs(diver) if not set(pair.split("+")) & set(box.WEAPONS)}


def work(scene: Scene, diver: Diver, order: Order) -> None:
    table = scene.table
    if order.what:
        discard(table, diver, order.what)
    match order.verb:
        case "stow":
            table.stored.add(box.TYPES[order.what])
        case "charge":
            table.markers.add(diver.at)
        case "seal":
            table.markers.remove(diver.at)
    advance(scene)
