"""Equipping ability cards from a hand (R57), and handing over weapons (R102)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from games.kernel import Option, Play, T, Text
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.cards.adventure import arm
from games.sleeping_gods.command.abilities import do
from games.sleeping_gods.words import SKILL, fitting, word

SLOTS = 2


@dataclass(frozen=True, slots=True)
class Equip:
    """An ability card of a hand, and who is to learn it."""

    card: int
    member: int


@dataclass(frozen=True, slots=True)
class Carried:
    """A weapon card and who carries it."""

    member: int
    card: int


def equip_options(campaign: Campaign, seat: int) -> list[Option[Equip]]:
    """R57: an affordable card under any crew member with a free slot."""
    chair = campaign.s.chairs[seat]
    free = [at for at, member in enumerate(campaign.s.crew) if len(member.equipped) < SLOTS]
    return [
        Option(
            f"equip-{number}-{campaign.boards[at].id}",
            seat,
            T(
                "{card} to {name} ({n} command)",
                card=word(card.name),
                name=campaign.name(at),
                n=card.cost,
            ),
            Equip(number, at),
            short=campaign.name(at),
            piece=f"crew.{campaign.boards[at].id}",
            detail=equip_note(card.skill, card.text),
            group=equip_group(card.name),
            secret=True,
        )
        for number in chair.hand
        if (card := campaign.pack.ability[number]).cost <= chair.command
        for at in free
    ]


@cache
def equip_group(card_name: str) -> Text:
    return T("Equip {card}", card=word(card_name))


@cache
def equip_note(skill: str, printed: str) -> Text | None:
    """What the card gives while it is equipped."""
    plus = T("+1 {skill}", skill=SKILL[skill])
    more = T("{skill}. {text}", skill=plus, text=word(printed)) if printed else plus
    return fitting(more, plus)


def equip(campaign: Campaign, seat: int, chosen: Equip) -> Play[None]:
    """R57: the card under a crew board, its cost to the supply."""
    card = campaign.pack.ability[chosen.card]
    chair = campaign.s.chairs[seat]
    chair.command -= card.cost
    campaign.reveal()
    chair.hand.remove(chosen.card)
    campaign.s.crew[chosen.member].equipped.append(chosen.card)
    values = {"name": campaign.name(chosen.member), "card": word(card.name)}
    campaign.deed(seat, told.EQUIPS_WITH(**values))
    if card.mode == "instant":
        for mod in card.mods:
            yield from do(campaign, mod, seat)


def weapon_options(campaign: Campaign, seat: int) -> list[Option[Carried]]:
    return [
        Option(
            f"arm-{number}",
            seat,
            T(
                "Hand over {card} ({name})",
                card=word(campaign.pack.card[number].name),
                name=campaign.name(at),
            ),
            Carried(at, number),
            short=word(campaign.pack.card[number].name),
            group=T("Weapons"),
        )
        for at, member in enumerate(campaign.s.crew)
        for number in member.weapons
    ]


def hand_weapon(campaign: Campaign, seat: int, held: Carried) -> Play[None]:
    """R102: to another crew member, at any time outside combat."""
    others = [index for index in campaign.everybody() if index != held.member]
    prompt = T("Who carries {card}?", card=word(campaign.pack.card[held.card].name))
    options = campaign.member_options(others, seat=seat)
    index = yield from campaign.decision(questions.WEAPON_PASSED, prompt, options, reasons.WEAPON)
    campaign.s.crew[held.member].weapons.remove(held.card)
    arm(campaign, index, held.card)
