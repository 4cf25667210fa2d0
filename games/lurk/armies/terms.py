"""What an army may hold: the limits of the box, or those of a house rule that keeps armies even."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from games.lurk.battle import Battle
from games.lurk.content import CHART, KINDS
from games.lurk.state import Draft

SLOTS = 4
"""One item, one weapon, one armour and one ability."""
FEW_CARDS = 1
DUEL = 2
MORE_POINTS: Mapping[str, int] = {"low_clans": 4}
"""For each enemy, to those who live by numbers: they suffer most from fewer elites, and thin armour
draws the blows of everybody."""


class Terms(NamedTuple):
    """What may be spent, and how much of it on characters; cards for each, and a stock of more."""

    points: int
    characters: int
    cards: int
    stock: bool


def more_points(faction: str, seats: int) -> int:
    """What the house rule gives a faction beyond the points of the box."""
    return MORE_POINTS.get(faction, 0) * (seats - 1)


def for_characters(points: int, seats: int) -> int:
    """What leaders, heroes and beasts may cost: among two, three large ones would win too often."""
    return points * 3 // 4 if seats == DUEL else points * 5 // 6


def terms_of(battle: Battle, seat: int) -> Terms:
    points = CHART.points[battle.seat_count]
    if battle.options.armies == "printed":
        return Terms(points, points, SLOTS, stock=True)
    points += more_points(battle.s.players[seat].faction, battle.seat_count)
    return Terms(points, for_characters(points, battle.seat_count), FEW_CARDS, stock=False)


def characters(draft: Draft) -> int:
    """What leaders, heroes and beasts cost."""
    return sum(KINDS[name].cost for name in draft.models if KINDS[name].carries)
