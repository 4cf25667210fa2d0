"""Fatigue: at most two tokens on a crew board (R23-R24)."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import N, Option, Play, T
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.crew.affected import pools_of
from games.sleeping_gods.words import fill

MOST_FATIGUE = 2
REST = N("Who rests? {n} fatigue comes off", "Who rests? {n} fatigue comes off, one by one", n=1)
"""What is asked when damage, health and rest are divided."""


def tire(campaign: Campaign, index: int) -> None:
    """R23: one fatigue token, at most two (G45)."""
    member = campaign.s.crew[index]
    member.fatigue = min(MOST_FATIGUE, member.fatigue + 1)


def tire_by(campaign: Campaign, amount: int, who: str, crew: str | None) -> Play[None]:
    if who == "each" and crew is None:
        for index in campaign.everybody():
            tire(campaign, index)
        campaign.figure(told.EVERYBODY_TIRES())
        return
    for left in range(amount, 0, -1):
        pool = pools_of(campaign, _one_of_yours(campaign, who), crew)[0]
        fresh = [index for index in pool if campaign.s.crew[index].fatigue < MOST_FATIGUE]
        if not fresh:
            return
        options = campaign.member_options(fresh)
        prompt = T("Who takes 1 fatigue?")
        index = yield from campaign.decision(
            questions.FATIGUE, prompt, options, reasons.FATIGUE, upto=left
        )
        tire(campaign, index)
        campaign.figure(told.TIRES(name=campaign.name(index)))


def _one_of_yours(campaign: Campaign, who: str) -> str:
    """R71: participants come first; with none it is one of the active player's crew."""
    return "one" if who == "participants" and not campaign.s.took_part else who


def rest(
    campaign: Campaign, amount: int, pool: Sequence[int], seat: int | None = None
) -> Play[None]:
    """Fatigue removed, token by token."""
    for left in range(amount, 0, -1):
        options = rest_options(campaign, pool, seat)
        if not options:
            return
        index = yield from campaign.decision(
            questions.REST, fill(REST, left), options, reasons.FATIGUE, upto=left
        )
        refresh(campaign, index)


def rest_options(
    campaign: Campaign, pool: Sequence[int], seat: int | None = None
) -> list[Option[int]]:
    """Whoever is tired."""
    tired = [index for index in pool if campaign.s.crew[index].fatigue]
    return campaign.member_options(tired, seat=seat)


def refresh(campaign: Campaign, index: int) -> None:
    campaign.s.crew[index].fatigue -= 1
    campaign.figure(told.RESTS(name=campaign.name(index)))


def rest_by(campaign: Campaign, amount: int, who: str, crew: str | None) -> Play[None]:
    if who == "each" and crew is None:
        for member in campaign.s.crew:
            member.fatigue = max(0, member.fatigue - amount)
        campaign.figure(told.EVERYBODY_RESTS(n=amount))
        return
    yield from rest(campaign, amount, pools_of(campaign, who, crew)[0])
