"""The Refuge, second reading: tentacles in the box, hands of cards, objectives and the end."""

# SILENT
# - Solo, "one turn to pick yourself up": still down when the next own turn is over is lost.
# - Cards' titles and types, the objectives and their figures: taken from the house's table.

from collections.abc import Sequence
from dataclasses import dataclass

TENTACLES = 16
THREAT_LIMIT = 4
TYPES = {
    "harpoon": "trident",
    "dive_knife": "trident",
    "dive_scooter": "propeller",
    "tow_line": "propeller",
    "flare": "lamp",
    "bait": "lamp",
    "air_tank": "flask",
    "grabber": "flask",
}


@dataclass(frozen=True)
class Box:
    """Where the sixteen tentacles are, and what decides defeat."""

    board: int
    supply: int
    threat: int
    standing: int
    """Divers on the map, or aboard, who are neither down nor devoured."""
    players: int


def counts_up(box: Box) -> bool:
    return box.board + box.supply + box.threat == TENTACLES


def overwhelmed(box: Box) -> set[str]:
    """Every reason for which the divers have lost."""
    lost = set()
    if box.supply == 0:
        lost.add("supply")
    if box.threat >= THREAT_LIMIT:
        lost.add("threat")
    if box.standing == 0 and box.players > 1:
        lost.add("down")
    return lost


def pairs(hand: Sequence[str]) -> set[str]:
    """Types of which the hand holds two, as recovering needs."""
    types = [TYPES[card] for card in hand]
    return {kind for kind in types if types.count(kind) >= 2}


def goal(objective: str, players: int) -> int:
    """How much an objective wants counted."""
    return {
        "thin_the_herd": 3 + players,
        "chart_the_caves": 3,
        "stock_the_locker": 3,
        "breach_the_hull": 2,
        "wound_the_beast": 2 if players == 1 else 3,
        "seal_the_vents": 3,
        "board_the_ub85": players,
        "bring_the_cargo_home": 1,
        "slay_the_kraken": 5 + players,
    }[objective]
