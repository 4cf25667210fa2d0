"""Owning."""

from __future__ import annotations

from collections.abc import Iterable

from games.kernel import Option, Play, T
from games.sleeping_gods import reasons
from games.sleeping_gods.care import everybody
from games.sleeping_gods.core import Campaign
from games.sleeping_gods.names import card_text, word
from games.sleeping_gods.state import Owned


def gain_card(campaign: Campaign, number: int) -> Play[None]:
    """R101: a find; the same card is not found twice."""
    if campaign.owned(number) is not None:
        return
    if number in campaign.s.market_deck:
        campaign.s.market_deck.remove(number)
    campaign.say(T("Found: {card}.", card=word(campaign.pack.card[number].name)))
    yield from take_card(campaign, number)


def take_card(campaign: Campaign, number: int) -> Play[None]:
    """R101: face up beside the ship; a weapon is equipped at once (R53)."""
    card = campaign.pack.card[number]
    campaign.s.cards.append(Owned(number))
    campaign.note("totem" if card.totem else "card", number)
    campaign.say(T("{name}: {what}", name=word(card.name), what=card_text(card)))
    if card.weapon:
        prompt = T("Who carries {card}?", card=word(card.name))
        options = campaign.member_options(everybody(campaign))
        index = yield from campaign.settle(prompt, options, reasons.WEAPON)
        arm(campaign, index, number)


def arm(campaign: Campaign, index: int, number: int) -> None:
    campaign.s.crew[index].weapons.append(number)
    card = word(campaign.pack.card[number].name)
    campaign.say(T("{name} carries {card}.", name=campaign.name(index), card=card))


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
    campaign.say(T("Given up: {card}.", card=word(campaign.pack.card[number].name)))


def unequip(campaign: Campaign, index: int, ability: int) -> None:
    campaign.s.crew[index].equipped.remove(ability)
    campaign.s.ability_discard.append(ability)


def drop(campaign: Campaign, index: int, ability: int) -> None:
    """An equipped card is discarded for all to see."""
    unequip(campaign, index, ability)
    card = word(campaign.pack.ability[ability].name)
    campaign.say(T("{name} discards {card}.", name=campaign.name(index), card=card))


def equipped_options(
    campaign: Campaign, seats: Iterable[int], seat: int
) -> list[Option[tuple[int, int]]]:
    """The ability cards equipped to the crew of these seats, to be chosen by one seat."""
    controlled = set(seats)
    return [
        Option(
            f"off-{card}",
            seat,
            T(
                "Discard {card} ({name})",
                card=word(campaign.pack.ability[card].name),
                name=campaign.name(at),
            ),
            (at, card),
        )
        for at, member in enumerate(campaign.s.crew)
        if campaign.controller(at) in controlled
        for card in member.equipped
    ]


def discard_equipped(campaign: Campaign, amount: int) -> Play[None]:
    for _ in range(amount):
        options = equipped_options(campaign, campaign.present(), campaign.s.active)
        if not options:
            return
        index, card = yield from campaign.settle(
            T("Which equipped card is discarded?"), options, reasons.UNEQUIP
        )
        drop(campaign, index, card)
