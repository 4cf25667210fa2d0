"""How far a running game is, and how long it may still take, in a few words for lists."""

from __future__ import annotations

from bot.store import Campaign
from bot.wording import Wording
from games.catalog import find_game
from games.kernel import T
from games.kernel.chance import commitment

STAGES = (
    (10, T("just begun")),
    (38, T("about a quarter played")),
    (63, T("about halfway")),
    (88, T("about three quarters played")),
    (101, T("nearly over")),
)
"""Below how many percent it is called so."""
STEP = 5
"""Minutes; nobody knows it more exactly."""


def how_far(campaign: Campaign, wording: Wording) -> str:
    """Nothing where the game does not say it, and of a lesson, which ends when all is learnt."""
    game = find_game(campaign.game)
    taught = game.lesson is not None and campaign.commitment == commitment(game.lesson.seed)
    if campaign.behind is None or taught or campaign.status not in ("playing", "paused"):
        return ""
    stage = next(words for below, words in STAGES if campaign.behind < below)
    left = round(game.minutes * (100 - campaign.behind) / 100 / STEP) * STEP
    words = T("{stage}, some {n} minutes left", stage=stage, n=left) if left else stage
    return f" · {wording.say(words)}"
