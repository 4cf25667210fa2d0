"""What an attack adds up to: accuracy against defense, and the damage it deals (R78, R85-R86)."""

from __future__ import annotations

from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.crew.fatigue import MOST_FATIGUE
from games.sleeping_gods.fight.enemies import enemy_at
from games.sleeping_gods.fight.squares import flies
from games.sleeping_gods.fight.weapons import weapon_used
from games.sleeping_gods.state import Attack


def defense(campaign: Campaign, at: int, attack: Attack) -> int:
    """R86: a flying enemy is 1 harder to hit without a ranged weapon."""
    enemy, foe = enemy_at(campaign, at)
    high = flies(enemy, foe) and not weapon_used(campaign, attack).ranged
    return enemy.defense + campaign.ship_bonus("enemy_defense") + high


def attack_accuracy(campaign: Campaign, attack: Attack) -> int:
    own = campaign.own_bonus(attack.member, "accuracy") + campaign.ship_bonus("accuracy")
    return attack.fate + weapon_used(campaign, attack).accuracy + own + attack.accuracy


def hits(campaign: Campaign, attack: Attack) -> bool:
    return attack_accuracy(campaign, attack) >= defense(campaign, attack.target, attack)


def damage_dealt(campaign: Campaign, attack: Attack, hit: bool) -> int:
    """R23, R85, G27, G28: a miss deals 1; two fatigue take 1 away."""
    member = campaign.s.crew[attack.member]
    tired = member.fatigue >= MOST_FATIGUE
    extra = campaign.own_bonus(attack.member, "damage") + campaign.ship_bonus("damage")
    base = weapon_used(campaign, attack).damage if hit else 1
    return max(0, base + extra + attack.damage - tired)
