"""A challenge from the first crew member to the outcome (R65-R72)."""

from __future__ import annotations

from games.kernel import Option, Play
from games.sleeping_gods import told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.challenge.changed_fate import told_fate
from games.sleeping_gods.challenge.helping import help_along
from games.sleeping_gods.challenge.joining import gather
from games.sleeping_gods.challenge.total import challenge_total
from games.sleeping_gods.crew.passives import moment_comes
from games.sleeping_gods.state import Contest
from games.sleeping_gods.words import SKILL_LOUD


def meet_challenge(
    campaign: Campaign,
    skill: str,
    need: int,
    source: str = "story",
    opening: Option[int | None] | None = None,
    event: str = "",
) -> Play[bool]:
    """R65-R69, from the first crew member to the outcome."""
    contest = campaign.s.contest = Contest(skill, need, source, event=event)
    campaign.s.took_part = []
    yield from gather(campaign, contest, opening)
    contest.fate = yield from told_fate(campaign, campaign.s.active)
    yield from help_along(campaign, contest)
    won = challenge_total(campaign, contest) >= need
    campaign.s.took_part, campaign.s.contest = list(contest.participants), None
    tell_outcome(campaign, contest, won)
    moment = "challenge_won" if won else "challenge_lost"
    yield from moment_comes(campaign, moment, contest.participants)
    return won


def tell_outcome(campaign: Campaign, contest: Contest, won: bool) -> None:
    values = {
        "skill": SKILL_LOUD[contest.skill],
        "need": contest.need,
        "total": challenge_total(campaign, contest),
    }
    campaign.say(told.CHALLENGE_WON(**values) if won else told.CHALLENGE_LOST(**values))
