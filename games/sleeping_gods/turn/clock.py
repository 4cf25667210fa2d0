"""The end of an event deck: the clock strikes, and the story goes on (R44-R45)."""

from __future__ import annotations

from games.sleeping_gods import told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.cards.equipped import unequip
from games.sleeping_gods.story.event_deck import build_event_deck
from games.sleeping_gods.story.storybook import open_book

CLOCK = ("1", "1.2", "F1")


def strike_clock(campaign: Campaign) -> None:
    """R44, R45, G17: equipped cards go, a new deck comes, the story goes on."""
    campaign.s.passes += 1
    campaign.note("clock", campaign.s.passes)
    campaign.say(told.EVENT_DECK_SPENT())
    for index, member in enumerate(campaign.s.crew):
        for card in list(member.equipped):
            unequip(campaign, index, card)
    campaign.s.ability_deck += campaign.s.ability_discard
    campaign.s.ability_discard = []
    campaign.chance.shuffle(campaign.s.ability_deck)
    if campaign.s.passes < len(CLOCK):
        build_event_deck(campaign)
    else:
        campaign.s.finale = 1
    open_book(campaign, CLOCK[min(campaign.s.passes, len(CLOCK)) - 1])
