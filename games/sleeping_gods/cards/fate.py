"""Fate: the top card of the ability deck, or a die (R22)."""

from __future__ import annotations

from games.kernel import Play
from games.kernel.deck import draw_recycling
from games.sleeping_gods import told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.words import word


def take_ability(campaign: Campaign) -> int | None:
    """The top ability card; an empty deck is made anew from the discards (R22)."""
    campaign.reveal()
    return draw_recycling(campaign.s.ability_deck, campaign.s.ability_discard, campaign.chance)


def raw_fate(campaign: Campaign) -> int:
    """R22, R113: a card's number, the card discarded at once; or a die."""
    if campaign.options.fate == "dice":
        return campaign.chance.die()
    card = take_ability(campaign)
    if card is None:
        return campaign.chance.die()
    campaign.s.ability_discard.append(card)
    return campaign.pack.ability[card].fate


def draw_fate(campaign: Campaign) -> Play[int]:
    fate = raw_fate(campaign)
    yield from fate_falls(campaign, fate)
    return fate


def fate_falls(campaign: Campaign, fate: int) -> Play[None]:
    """Events that watch for certain numbers."""
    for lasting in list(campaign.s.lasting):
        event = campaign.pack.event[lasting.id]
        if event.each == "fate" and fate in event.fates:
            campaign.say(told.FELT_AGAIN(name=word(event.name)))
            yield from campaign.apply(event.each_effects)
