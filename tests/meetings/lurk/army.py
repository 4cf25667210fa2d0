"""Armies: points, limits, the house rule; deployment."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.meetings.lurk import box
from tests.meetings.lurk.ground import has_room
from tests.meetings.lurk.table import Hex, Model, Table

POINTS = {2: 120, 3: 90, 4: 75}


@dataclass
class Army:
    """Models with the cards each begins with, and cards in the stock."""

    faction: str
    models: list[tuple[str, tuple[str, ...]]]
    stock: list[str] = field(default_factory=list)

    @property
    def cards(self) -> list[str]:
        return [*(card for _, worn in self.models for card in worn), *self.stock]

    @property
    def characters(self) -> list[box.Printed]:
        return [one for kind, _ in self.models if (one := box.models()[kind]).carries]


def purse(faction: str, players: int, *, house: bool) -> int:
    """120 points for two, 90 for three, 75 for four; by the house rule Low Clans have four more for
    each enemy."""
    more = 4 * (players - 1) if house and faction == "Low Clans" else 0
    return POINTS[players] + more


def price(army: Army) -> int:
    models = sum(box.models()[kind].points for kind, _ in army.models)
    return models + sum(box.cards()[card].points for card in army.cards)


def characters_share(points: int, players: int) -> int:
    """Three quarters of the points with two players, five sixths with more."""
    return points * 3 // 4 if players == 2 else points * 5 // 6


def faults(army: Army, players: int, *, house: bool) -> set[str]:
    """Everything that forbids this army."""
    found = {fault for fault, broken in printed_limits(army).items() if broken}
    if price(army) > purse(army.faction, players, house=house):
        found.add("points")
    if house:
        found |= {fault for fault, broken in house_limits(army, players).items() if broken}
    return found


def printed_limits(army: Army) -> dict[str, bool]:
    """The own faction alone; one leader, one copy of a character and of a card, four of a minion; a
    character carries one card of each kind, a minion none; five cards in the stock."""
    copies = Counter(kind for kind, _ in army.models)
    prints = box.models()
    things = [prints[kind].faction for kind in copies]
    things += [box.cards()[card].faction for card in army.cards]
    return {
        "empty": not army.models,
        "faction": bool(set(things) - {army.faction}),
        "leader": sum(prints[kind].kind == "leader" for kind, _ in army.models) > 1,
        "character twice": any(n > 1 for kind, n in copies.items() if prints[kind].carries),
        "minion five times": any(n > 4 for n in copies.values()),
        "card twice": max(Counter(army.cards).values(), default=0) > 1,
        "minion carries": any(worn and not prints[kind].carries for kind, worn in army.models),
        "two of a kind": any(crowded(worn) for _, worn in army.models),
        "stock": len(army.stock) > 5,
    }


def crowded(worn: tuple[str, ...]) -> bool:
    kinds = Counter(box.cards()[card].kind for card in worn)
    return max(kinds.values(), default=0) > 1


def house_limits(army: Army, players: int) -> dict[str, bool]:
    """Characters take a share of the points at most and begin with one card each, nothing begins in
    the stock."""
    share = characters_share(purse(army.faction, players, house=True), players)
    return {
        "characters": sum(one.points for one in army.characters) > share,
        "one card each": any(len(worn) > 1 for _, worn in army.models),
        "nothing in stock": bool(army.stock),
    }


def deployable(table: Table, model: Model) -> list[Hex]:
    """Summoning tiles of its army with room."""
    return [tile for tile in table.homes[model.seat] if has_room(table, tile, model)]


def must_wait(table: Table, seat: int) -> bool:
    """Somebody found no room and waits as a reinforcement."""
    waiting = [one for one in table.models if one.seat == seat and one.at is None]
    return bool(waiting) and not any(deployable(table, one) for one in waiting)
