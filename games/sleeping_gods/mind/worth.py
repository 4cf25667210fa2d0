"""What a campaign is worth: the crew's health above all, and what a fight will still cost it."""

from __future__ import annotations

from games.sleeping_gods.autopilot.question import worth as effects_worth
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.content.encounters import EventCard
from games.sleeping_gods.content.words import FOODS
from games.sleeping_gods.mind.fight_odds import toll_of
from games.sleeping_gods.mind.weights import Weights


def worth(campaign: Campaign, weights: Weights) -> float:
    """With a fight under way, as it will be when that is over."""
    toll = toll_of(campaign) if campaign.s.fight is not None else 0.0
    left = [campaign.left(at) for at in campaign.everybody()]
    crew = sum([_member(campaign, at, health, weights) for at, health in enumerate(left)])
    dread = fear(sum(left) - toll, weights)
    return crew + _belongings(campaign, weights) - weights.toll * toll - dread


def fear(health: float, weights: Weights) -> float:
    """How near the crew is to its end, more than health alone says."""
    missing = max(0.0, weights.safe - max(0.0, health))
    beyond = min(1.0, max(0.0, -health) / weights.safe)
    return weights.dread * missing**2 + beyond * weights.lost


def _member(campaign: Campaign, at: int, left: int, weights: Weights) -> float:
    """The more somebody can do, the more they are missing in challenges with two fatigue."""
    member = campaign.s.crew[at]
    symbols = sum(campaign.boards[at].skills.values()) + len(member.equipped)
    alive = weights.standing * (left > 0) + weights.second_point * (left > 1) + left
    tired = weights.fatigue * member.fatigue
    tired += weights.exhausted * symbols * (member.fatigue > 1)
    learned = weights.level * len(member.levels) + weights.equipped * len(member.equipped)
    return alive - tired - weights.status * len(member.statuses) + learned


def _belongings(campaign: Campaign, weights: Weights) -> float:
    s = campaign.s
    harm = sum(s.harm.values())
    goods = s.goods["materials"] + s.goods["artifacts"] + sum(s.goods[food] for food in FOODS)
    return (
        weights.coin * s.goods["coins"]
        + weights.good * goods
        + weights.xp * s.xp
        + weights.card * sum(len(chair.hand) for chair in s.chairs)
        + weights.command * sum(chair.command for chair in s.chairs)
        - weights.harm * harm
        - weights.sinking * harm**2
        + weights.lasting * sum(burden(campaign.pack.event[one.id]) for one in s.lasting)
    )


def burden(event: EventCard) -> float:
    """What an event that lasts does each time, beasts included; that of a single turn is over."""
    hunter = event.hunter.effects if event.hunter is not None else ()
    return 0.0 if event.lasts_turn else effects_worth([*event.each_effects, *hunter])
