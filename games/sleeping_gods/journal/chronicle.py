"""What is told when a campaign is taken up again, and all that can be looked up."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel import Chapter, T, Text
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.journal.achievements import sheet
from games.sleeping_gods.journal.holdings import holdings
from games.sleeping_gods.journal.log import (
    company_told,
    places_told,
    quests_told,
    still_open,
    turns_told,
    whereabouts,
    worn_out,
)

RECENT_TURNS = 4


def recap(campaign: Campaign) -> list[Text]:
    """The last turns, where the ship lies, what is open and who is hurt."""
    recent = turns_told(campaign)[-RECENT_TURNS:]
    return [*recent, whereabouts(campaign), *still_open(campaign), *worn_out(campaign)]


def chapters(campaign: Campaign) -> list[Chapter]:
    found = [
        Chapter(T("The voyage"), tuple(turns_told(campaign))),
        Chapter(T("Quests"), tuple(quests_told(campaign))),
        Chapter(T("The ship's company"), tuple(company_told(campaign))),
        Chapter(T("Notes on the chart"), tuple(places_told(campaign))),
        *holdings(campaign),
        Chapter(T("Achievements"), tuple(_achievements(campaign))),
    ]
    return [chapter for chapter in found if chapter.lines]


def _achievements(campaign: Campaign) -> Iterator[Text]:
    """The sheet, in a pack that has one."""
    pack, s = campaign.pack, campaign.s
    if pack.unlocks:
        yield from sheet(pack, set(campaign.totems()), s.ending, campaign.options.known)
