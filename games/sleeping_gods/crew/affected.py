"""Whom an effect means: everybody, one's own crew, whoever took part (R71)."""

from __future__ import annotations

from games.sleeping_gods.campaign import Campaign


def pools_of(campaign: Campaign, who: str, crew: str | None) -> list[list[int]]:
    """Who is meant, the first to take it first; overflow may go to anyone (R19, R71)."""
    if crew is not None:
        return [[campaign.index_of(crew)], campaign.everybody()]
    if who == "captain":
        return [[campaign.captain], campaign.everybody()]
    if who == "participants" and campaign.s.took_part:
        return [list(campaign.s.took_part), campaign.everybody()]
    if who == "one":
        return [campaign.crew_of(campaign.s.active), campaign.everybody()]
    return [campaign.everybody()]
