"""Fights that have not begun yet: entered in the mind, and fought to their end."""

from __future__ import annotations

from games.kernel import Play
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.fight.combat import fight_round, start_fight


def enter(campaign: Campaign, numbers: tuple[int, ...]) -> None:
    if numbers:
        start_fight(campaign, numbers)


def fight_out(campaign: Campaign) -> Play[None]:
    """Round by round, until the last enemy is beaten or the last of the crew falls."""
    while campaign.s.fight is not None:
        yield from fight_round(campaign)
