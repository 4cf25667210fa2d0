"""What a challenge adds up to: skill, fate, and whatever was added (R66-R69)."""

from __future__ import annotations

from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.state import Contest


def skill_sum(campaign: Campaign, contest: Contest) -> int:
    """R66: the skill of all participants and what the ship adds."""
    total = sum(campaign.skill(index, contest.skill) for index in contest.participants)
    for passive in campaign.ship_passives():
        if passive.skill == contest.skill or passive.op == contest.source:
            total += passive.n
    return total


def challenge_total(campaign: Campaign, contest: Contest) -> int:
    return skill_sum(campaign, contest) + contest.fate + contest.bonus
