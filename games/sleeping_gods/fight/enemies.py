"""The fight under way and the enemies in their row."""

from __future__ import annotations

from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.content.encounters import Enemy
from games.sleeping_gods.state import Fight, Foe


def fighting(campaign: Campaign) -> Fight:
    assert campaign.s.fight is not None
    return campaign.s.fight


def enemy_at(campaign: Campaign, at: int) -> tuple[Enemy, Foe]:
    foe = fighting(campaign).foes[at]
    return campaign.pack.enemy[foe.num], foe


def row(campaign: Campaign) -> tuple[list[Enemy], list[Foe]]:
    foes = fighting(campaign).foes
    return [campaign.pack.enemy[foe.num] for foe in foes], foes
