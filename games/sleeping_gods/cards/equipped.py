"""Equipped ability cards leave a crew board again (R57)."""

from __future__ import annotations

from collections.abc import Iterable

from games.kernel import Option, Play, T
from games.sleeping_gods import reasons
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.words import word


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
        index, card = yield from campaign.decision(
            T("Which equipped card is discarded?"), options, reasons.UNEQUIP
        )
        drop(campaign, index, card)
