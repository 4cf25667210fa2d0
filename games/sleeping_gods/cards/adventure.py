"""Adventure cards: found, owned together, weapons carried by one of the crew (R101-R102)."""

from __future__ import annotations

from games.kernel import Play, T
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.card_words import card_text
from games.sleeping_gods.state import Owned
from games.sleeping_gods.words import word


def gain_card(campaign: Campaign, number: int) -> Play[None]:
    """R101: a find; the same card is not found twice."""
    if campaign.owned(number) is not None:
        return
    if number in campaign.s.market_deck:
        campaign.s.market_deck.remove(number)
    yield from take_card(campaign, number)


def take_card(campaign: Campaign, number: int) -> Play[None]:
    """R101: face up beside the ship; a weapon is equipped at once (R53)."""
    card = campaign.pack.card[number]
    campaign.s.cards.append(Owned(number))
    campaign.note("totem" if card.totem else "card", number)
    values = {"name": word(card.name), "what": card_text(card)}
    label = word(campaign.pack.totem_word(1).capitalize())
    campaign.figure(
        told.TOTEM_FOUND(label=label, **values) if card.totem else told.CARD_FOUND(**values)
    )
    if card.weapon:
        prompt = T("Who carries {card}?", card=word(card.name))
        options = campaign.member_options(campaign.everybody())
        index = yield from campaign.decision(
            questions.WEAPON_FOUND, prompt, options, reasons.WEAPON
        )
        arm(campaign, index, number)


def arm(campaign: Campaign, index: int, number: int) -> None:
    campaign.s.crew[index].weapons.append(number)
    card = word(campaign.pack.card[number].name)
    campaign.say(told.CARRIES(name=campaign.name(index), card=card))


def lose_card(campaign: Campaign, number: int) -> None:
    """R3: back to its deck, and off the crew board it was equipped to."""
    owned = campaign.owned(number)
    if owned is None:
        return
    campaign.s.cards.remove(owned)
    for member in campaign.s.crew:
        if number in member.weapons:
            member.weapons.remove(number)
    if campaign.pack.card[number].coins is not None:
        campaign.s.market_deck.insert(0, number)
    campaign.figure(told.GIVEN_UP(card=word(campaign.pack.card[number].name)))
