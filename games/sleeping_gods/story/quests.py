"""Quests and their keywords (R99-R100)."""

from __future__ import annotations

from games.sleeping_gods import told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.story.reading_aloud import read_aloud
from games.sleeping_gods.words import word


def gain_quest(campaign: Campaign, number: int) -> None:
    """R99, G19: face up, once; a used quest never comes back."""
    if number in campaign.s.quests or number in campaign.s.used_quests:
        return
    campaign.s.quests.append(number)
    campaign.note("quest", number)
    quest = campaign.pack.quest[number]
    title = word(quest.title)
    read_aloud(campaign, quest.text, quest.title)
    campaign.figure(
        told.NEW_QUEST(title=title, keyword=word(quest.keyword))
        if quest.keyword
        else told.NEW_QUEST_UNNAMED(title=title)
    )


def use_quest(campaign: Campaign, number: int) -> None:
    """R99: to the used box."""
    if number not in campaign.s.quests:
        return
    campaign.s.quests.remove(number)
    campaign.s.used_quests.append(number)
    campaign.note("done", number)
    campaign.figure(told.QUEST_LAID_ASIDE(title=word(campaign.pack.quest[number].title)))
