"""Fate drawn for all to hear, drawn again, or raised (R96)."""

from __future__ import annotations

from collections.abc import Callable

from games.kernel import Ask, Option, Play, T, Text
from games.sleeping_gods import questions, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.cards.fate import draw_fate
from games.sleeping_gods.command.abilities import FATE, Scene, Use, perform, uses
from games.sleeping_gods.content.cards import Mod


def change_fate(campaign: Campaign, mod: Mod, fate: int) -> Play[int]:
    """R96, R102: more fate, or fate drawn anew."""
    if mod.op == "fate_plus":
        return fate + mod.n
    if mod.op not in FATE:
        return fate
    drawn = yield from redraw_fate(campaign)
    return max(drawn, fate) if mod.op == "redraw_best" else drawn


def redraw_fate(campaign: Campaign) -> Play[int]:
    drawn = yield from draw_fate(campaign)
    campaign.say(told.FATE_DRAWN_AGAIN(n=drawn))
    return drawn


def told_fate(campaign: Campaign, seat: int) -> Play[int]:
    """Fate for all to hear, drawn by whoever acts."""
    drawn = yield from draw_fate(campaign)
    campaign.deed(seat, told.DRAWS_FATE(n=drawn))
    return drawn


def tuned_fate(
    campaign: Campaign, meaning: Callable[[int], Text], best: Callable[[int], bool]
) -> Play[int]:
    """R96: any fate draw may be changed by whoever can, once they know what it means.

    Nobody is asked about one that is ``best``: no other could bring anything better.
    """
    fate = yield from draw_fate(campaign)
    if not best(fate) and uses(campaign, Scene(FATE, (), "", fate)):
        campaign.deed(campaign.s.active, told.DRAWS_FATE(n=fate))
    while not best(fate) and (options := uses(campaign, Scene(FATE, (), "", fate))):
        done = Option("done", campaign.s.active, T("Keep {n}", n=fate), None, tone="go")
        why = T("If you can change fate, do it now.")
        chosen: Option[Use | None] = yield Ask(
            questions.CHANGE_FATE, meaning(fate), [*options, done], why=why
        )
        if chosen.value is None:
            campaign.deed(campaign.s.active, told.KEEPS_FATE(n=fate))
            break
        for mod in (
            yield from perform(campaign, chosen.value, chosen.seat, Scene(FATE, (), "", fate))
        ):
            fate = yield from change_fate(campaign, mod, fate)
    return fate
