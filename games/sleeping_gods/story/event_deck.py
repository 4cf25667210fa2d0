"""The event deck: built for each pass, drawn from, lost from (R9, R41, R107)."""

from __future__ import annotations

from games.sleeping_gods import told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.content.encounters import EventCard
from games.sleeping_gods.content.words import TIERS
from games.sleeping_gods.state import Happening
from games.sleeping_gods.story.event_words import event_rules
from games.sleeping_gods.story.reading_aloud import read_aloud
from games.sleeping_gods.words import word

PER_TIER = 6
DECKS = 3
EVENT_SCENE = "event"
"""What the scene above an event is called, before its tier and its emblem."""


def build_event_deck(campaign: Campaign) -> None:
    """R9, G16: of cards not yet used six deadly, on them six perilous, on them six mild."""
    per_pass, deck = _per_tier(campaign), list[str]()
    for tier in reversed(TIERS):
        pile = [card for card in campaign.s.events_left if campaign.pack.event[card].tier == tier]
        campaign.chance.shuffle(pile)
        deck += pile[:per_pass]
    campaign.s.events_left = [card for card in campaign.s.events_left if card not in deck]
    campaign.s.event_deck = deck


def behind(campaign: Campaign) -> float:
    """Of the cards of three decks, those that are gone; of a pack with hardly any, whole decks."""
    whole = len(TIERS) * _per_tier(campaign)
    left = len(campaign.s.event_deck) / whole if whole else 1.0
    return min(1.0, (campaign.s.passes + 1 - left) / DECKS)


def _per_tier(campaign: Campaign) -> int:
    return min(PER_TIER, len(campaign.pack.events) // (DECKS * len(TIERS)))


def event_name(event: EventCard) -> str:
    """Its scene's name."""
    return f"{EVENT_SCENE}.{event.tier}.{event.emblem or 'storm'}"


def draw_event(campaign: Campaign) -> None:
    campaign.reveal()
    card = campaign.s.event_deck.pop()
    event = campaign.pack.event[card]
    campaign.s.took_part = []
    campaign.s.happening = Happening(card)
    campaign.note("event", card)
    read_aloud(campaign, event.text, event.name, event_name(event))
    campaign.say(told.EVENT_DRAWN(name=word(event.name)))
    for rule in event_rules(event):
        campaign.say(told.EVENT_RULE(rule=rule))


def lose_events(campaign: Campaign, amount: int) -> None:
    """R107, G14: off the top of the event deck, as many as there are."""
    campaign.reveal()
    lost = min(amount, len(campaign.s.event_deck))
    for _ in range(lost):
        campaign.s.events_gone.append(campaign.s.event_deck.pop())
    if lost:
        campaign.figure(told.EVENT_CARD_LOST(n=lost))
