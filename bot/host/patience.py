"""How long a table waits for somebody: what is agreed on, as seen from each person's clock."""

from __future__ import annotations

import time

from bot.store import Alarm, Campaign, Wishes


def first_alarm(campaign: Campaign, remind_hours: int) -> Alarm | None:
    """When whoever is asked is reminded first: halfway through the pace, or after some hours."""
    wait = campaign.pace * 30 or remind_hours * 3600
    return Alarm(campaign.id, "turn", int(time.time() + wait)) if wait else None


def reminded_from(campaign: Campaign, wishes: Wishes) -> int:
    """From when somebody may be reminded: not before they heard of it, and at their hours."""
    asked = campaign.waits_since
    heard, pace = wishes.told_from(asked), campaign.pace * 60
    return wishes.reachable_from(max(asked + pace // 2, heard + pace // 4))


def waited_for_until(campaign: Campaign, wishes: Wishes) -> int:
    """When the time of whoever is asked is over: they have half of it once they heard of it."""
    asked = campaign.waits_since
    heard, pace = wishes.told_from(asked), campaign.pace * 60
    return wishes.reachable_from(max(asked + pace, heard + pace // 2))
