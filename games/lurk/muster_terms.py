"""What an army may hold: the limits of the box, or those of a house rule that keeps armies even."""

from __future__ import annotations

from typing import NamedTuple

from games.lurk.battle import Battle
from games.lurk.content import CHART, KINDS
from games.lurk.state import Draft

SLOTS = 4
"""One item, one weapon, one armour and one ability."""
FEW_CHARACTERS, FEW_CARDS = 3, 2


class Terms(NamedTuple):
    """What may be spent; how many characters, how many cards each, and whether more may wait."""

    points: int
    characters: int
    cards: int
    stock: bool


def terms_of(battle: Battle) -> Terms:
    points = CHART.points[battle.seat_count]
    if battle.options.armies == "printed":
        return Terms(points, len(KINDS), SLOTS, stock=True)
    return Terms(points, FEW_CHARACTERS, FEW_CARDS, stock=False)


def characters(draft: Draft) -> int:
    """Leaders, heroes and beasts."""
    return sum(KINDS[name].carries for name in draft.models)
