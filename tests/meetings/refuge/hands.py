"""Hands: pairs of one type, recovering, standing up, passing."""

from __future__ import annotations

from itertools import combinations

from tests.meetings.refuge import box, sea
from tests.meetings.refuge.objectives import reach
from tests.meetings.refuge.table import Diver, Order, Scene, Table
from tests.meetings.refuge.tentacles import discard, stand_up


def near(table: Table, diver: Diver) -> list[Diver]:
    """Divers on the spaces beside."""
    return [one for one in table.divers if one.at in sea.beside(diver.at)]


def to_stand_up(table: Table, diver: Diver) -> set[str]:
    """Whoever lies: oneself, or a diver beside."""
    return {one.name for one in [diver, *near(table, diver)] if one.down and one.on_map}


def pairs(diver: Diver) -> set[str]:
    """Two cards in hand that share a type."""
    return {
        f"{one}+{other}"
        for one, other in combinations(sorted(diver.hand), 2)
        if box.TYPES[one] == box.TYPES[other]
    }


def recoveries(table: Table, diver: Diver) -> set[Order]:
    aims = to_stand_up(table, diver) | diver.used
    return {Order("recover", diver.name, pair, aim) for pair in pairs(diver) for aim in aims}


def recover(scene: Scene, diver: Diver, pair: str, aim: str) -> None:
    discard(scene.table, diver, pair)
    if aim in diver.used:
        diver.used.remove(aim)
    else:
        stand_up(scene, scene.table.diver(aim))


def passes(table: Table, diver: Diver) -> set[Order]:
    """Cards, and the cargo, to divers beside."""
    cards = {*diver.hand} | ({box.CARGO} if table.cargo == diver.name else set())
    receivers = near(table, diver)
    return {Order("pass", diver.name, card, one.name) for card in cards for one in receivers}


def hand_over(scene: Scene, diver: Diver, card: str, name: str) -> None:
    if card == box.CARGO:
        scene.table.cargo = name
        reach(scene)
    else:
        diver.hand.remove(card)
        scene.table.diver(name).hand.append(card)
