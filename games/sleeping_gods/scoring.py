"""The end of a campaign: score and outcome (R115)."""

from __future__ import annotations

from games.kernel import Outcome, T, Text
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.words import word

ENDING = 10
DEFEAT = 10
BRUTAL = 25


def score_parts(campaign: Campaign) -> list[tuple[Text, int]]:
    s = campaign.s
    variants = sum(campaign.pack.quest[number].points for number in s.quests)
    levels = sum(len(member.levels) for member in s.crew)
    return [
        (T("Adventure cards"), 2 * len(s.cards)),
        (word(campaign.pack.totem_word(2).capitalize()), 2 * len(campaign.totems())),
        (T("Quests"), len(s.quests) + len(s.used_quests)),
        (T("Level cards"), 2 * levels),
        (T("Coins"), s.goods["coins"] // 2),
        (T("Artifacts"), s.goods["artifacts"]),
        (T("Ending"), ENDING if s.ending else 0),
        (T("Defeats"), -DEFEAT * s.defeats if campaign.options.mode != "brutal" else 0),
        (T("Brutal mode"), BRUTAL if campaign.options.mode == "brutal" else 0),
        (T("Variants"), variants),
    ]


def score(campaign: Campaign) -> int:
    return sum(points for _, points in score_parts(campaign))


def outcome(campaign: Campaign) -> Outcome:
    """All win with a good ending, and nobody otherwise."""
    figures = ((T("Score"), score(campaign)), *score_parts(campaign))
    if not campaign.s.ending:
        reason = T("The Wandering Sea keeps the ship and all aboard.")
        return Outcome((), reason, f"defeat_{campaign.s.lost}", figures)
    ending = campaign.pack.ending[campaign.s.ending]
    winners = tuple(sorted(campaign.present())) if ending.good else ()
    reason = T("Ending: {name}.", name=word(ending.name))
    return Outcome(winners, reason, f"ending_{ending.id}", figures)
