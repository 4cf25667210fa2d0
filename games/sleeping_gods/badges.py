"""What can be earned in Sleeping Gods: twelve badges, told by the rules."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.badge import Badge, Finished
from games.kernel.text import T
from games.sleeping_gods.options import CampaignOptions
from games.sleeping_gods.state import State

Played = Finished[State, CampaignOptions]

BADGES: Sequence[Badge[State, CampaignOptions]] = (
    Badge(
        "ending",
        T("The sea lets go"),
        T("Reach any ending of a campaign."),
        lambda it: bool(it.state.ending),
    ),
    Badge("home", T("The way home"), T("Reach a good ending."), lambda it: it.won),
    Badge(
        "brutal",
        T("No second chance"),
        T("Reach an ending in brutal mode."),
        lambda it: bool(it.state.ending) and it.options.mode == "brutal",
    ),
    Badge(
        "undefeated",
        T("Never defeated"),
        T("Reach an ending without a defeat."),
        lambda it: bool(it.state.ending) and not it.state.defeats,
    ),
    Badge(
        "wreck",
        T("Kept by the sea"),
        T("Go down with the ship and all aboard."),
        lambda it: not it.state.ending and bool(it.state.lost),
    ),
    Badge(
        "cards",
        T("A chest of stories"),
        T("End a campaign with fifteen adventure cards."),
        lambda it: len(it.state.cards) >= 15,
    ),
    Badge(
        "quests",
        T("Promises kept"),
        T("End a campaign with twenty quests."),
        lambda it: len(it.state.quests) + len(it.state.used_quests) >= 20,
    ),
    Badge(
        "reader",
        T("Read aloud"),
        T("Read two hundred paragraphs in one campaign."),
        lambda it: len(it.state.read) >= 200,
    ),
    Badge(
        "explorer",
        T("Off the chart"),
        T("Visit forty places in one campaign."),
        lambda it: len(it.state.visits) >= 40,
    ),
    Badge(
        "coins",
        T("Heavy purse"),
        T("End a campaign with twenty coins."),
        lambda it: it.state.goods.get("coins", 0) >= 20,
    ),
    Badge(
        "artifacts",
        T("Curator"),
        T("End a campaign with four artifacts."),
        lambda it: it.state.goods.get("artifacts", 0) >= 4,
    ),
    Badge(
        "veterans",
        T("Veterans"),
        T("End a campaign with eight level cards."),
        lambda it: sum(len(one.levels) for one in it.state.crew) >= 8,
    ),
)
