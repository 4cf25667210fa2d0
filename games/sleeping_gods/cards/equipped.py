"""Equipped ability cards leave a crew board again (R57)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from games.kernel import Option, Play, T
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.words import word


@dataclass(frozen=True, slots=True)
class Equipped:
    """An ability card under a crew board."""

    member: int
    card: int


def unequip(campaign: Campaign, index: int, ability: int) -> None:
    campaign.s.crew[index].equipped.remove(ability)
    campaign.s.ability_discard.append(ability)


def drop(campaign: Campaign, equipped: Equipped) -> None:
    """An equipped card is discarded for all to see."""
    unequip(campaign, equipped.member, equipped.card)
    card = word(campaign.pack.ability[equipped.card].name)
    campaign.say(told.DISCARDS_EQUIPPED(name=campaign.name(equipped.member), card=card))


def equipped_options(campaign: Campaign, seats: Iterable[int], seat: int) -> list[Option[Equipped]]:
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
            Equipped(at, card),
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
        equipped = yield from campaign.decision(
            questions.UNEQUIP, T("Which equipped card goes?"), options, reasons.UNEQUIP
        )
        drop(campaign, equipped)
