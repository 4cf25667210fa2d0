"""Weapons and their figures in somebody's hands (R53, R86, R91)."""

from __future__ import annotations

from games.kernel import Text
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.card_words import weapon_text
from games.sleeping_gods.content.cards import Weapon
from games.sleeping_gods.crew.fatigue import MOST_FATIGUE
from games.sleeping_gods.fight.enemies import fighting
from games.sleeping_gods.state import Attack

OWN_WEAPON = 0
_FIGURES = ("accuracy", "damage", "block")


def weapons(campaign: Campaign, index: int) -> dict[int, Weapon]:
    """R53, R91: one's own and all equipped ones that no enemy has knocked away."""
    found = {OWN_WEAPON: campaign.boards[index].weapon}
    for number in campaign.s.crew[index].weapons:
        weapon = campaign.pack.card[number].weapon
        if weapon is not None and number not in fighting(campaign).disarmed:
            found[number] = weapon
    return found


def weapon_used(campaign: Campaign, attack: Attack) -> Weapon:
    return weapons(campaign, attack.member)[attack.weapon]


def wielded(campaign: Campaign, index: int, weapon: Weapon) -> Text:
    """A weapon's figures in these hands: equipped cards, levels and weariness counted."""
    add = {op: campaign.own_bonus(index, op) + campaign.ship_bonus(op) for op in _FIGURES}
    add["damage"] -= campaign.s.crew[index].fatigue >= MOST_FATIGUE
    return weapon_text(weapon, **add)
