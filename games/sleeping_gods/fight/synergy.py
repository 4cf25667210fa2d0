"""Synergy: one's own token goes to another board (R93, G32)."""

from __future__ import annotations

from dataclasses import dataclass

from games.kernel import Option, Play, T
from games.sleeping_gods import questions, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.card_words import mod_text
from games.sleeping_gods.fight.enemies import fighting
from games.sleeping_gods.fight.squares import Placing


@dataclass(frozen=True, slots=True)
class Heir:
    """Whoever is to receive the token."""

    member: int


def may_be_earned(placing: Placing) -> bool:
    """Whether an open square of the row shows synergy."""
    return any(cell.synergy for cell in placing.cell.values())


def heirs(campaign: Campaign, member: int, seat: int) -> list[Option[Heir]]:
    """Everybody else; they may be named along with the squares."""
    return [
        Option(
            option.id,
            seat,
            T("Synergy token to {name}", name=campaign.name(option.value)),
            Heir(option.value),
            piece=option.spot,
            short=campaign.name(option.value),
        )
        for option in campaign.member_options(campaign.everybody(), seat=seat)
        if option.value != member
    ]


def tell_heir(campaign: Campaign, heir: Heir, seat: int) -> None:
    """Named before it is earned."""
    campaign.deed(seat, told.MEANS_SYNERGY(name=campaign.name(heir.member)))


def pass_synergy(campaign: Campaign, member: int, seat: int, heir: Heir | None) -> Play[None]:
    """To whoever was named, or is named now."""
    if heir is None:
        what = mod_text(campaign.boards[member].synergy)
        why = (
            T("On reaching 0 health, its holder may return it once: {what}.", what=what)
            if campaign.boards[member].synergy.op == "heal"
            else T("Its holder may return it once: {what}.", what=what)
        )
        prompt = T("Who gets the synergy token of {name}?", name=campaign.name(member))
        options = heirs(campaign, member, seat)
        heir = yield from campaign.decision(questions.SYNERGY, prompt, options, why)
    fighting(campaign).synergy[member] = heir.member
    names = {"name": campaign.name(heir.member), "owner": campaign.name(member)}
    campaign.deed(seat, told.GIVES_SYNERGY_TOKEN(**names))
