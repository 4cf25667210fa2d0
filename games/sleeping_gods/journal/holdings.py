"""What lies open on the table and may be read at any time: cards, levels, lasting events."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel import Chapter, N, T, Text
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.card_words import card_text, weapon_text
from games.sleeping_gods.content.words import SKILLS
from games.sleeping_gods.story.event_words import event_rules
from games.sleeping_gods.words import SKILL, word


def holdings(campaign: Campaign) -> list[Chapter]:
    return [
        Chapter(T("Lasting events"), tuple(lasting_told(campaign))),
        Chapter(T("Aboard"), tuple(cards_told(campaign))),
        Chapter(T("The crew's cards"), tuple(crew_told(campaign))),
        Chapter(T("Level cards for sale in ports"), tuple(levels_told(campaign))),
    ]


def lasting_told(campaign: Campaign) -> Iterator[Text]:
    """R42: what lies face up beside the ship."""
    for lasting in campaign.s.lasting:
        event = campaign.pack.event[lasting.id]
        for rule in event_rules(event):
            yield T("{name}: {what}", name=word(event.name), what=rule)


def cards_told(campaign: Campaign) -> Iterator[Text]:
    """R101: adventure cards are everybody's; command on one bars it."""
    for owned in campaign.s.cards:
        card = campaign.pack.card[owned.num]
        told = T("{name}: {what}", name=word(card.name), what=card_text(card))
        yield (
            N(
                "{told} ({n} command on it)",
                "{told} ({n} command on it)",
                owned.command,
                told=told,
            )
            if owned.command
            else told
        )


def crew_told(campaign: Campaign) -> Iterator[Text]:
    """Everybody aboard: how they are, what they are good at, and all that they carry."""
    for index, member in enumerate(campaign.s.crew):
        yield _on_deck(campaign, index)
        for card in campaign.equipped(member):
            skill = T("+1 {skill}", skill=SKILL[card.skill])
            what = T("{skill}. {text}", skill=skill, text=word(card.text)) if card.text else skill
            yield _held(campaign, index, word(card.name), what)
        for level in map(campaign.pack.level.__getitem__, member.levels):
            yield _held(campaign, index, word(level.name), word(level.text))
        for weapon in map(campaign.pack.card.__getitem__, member.weapons):
            assert weapon.weapon is not None
            yield _held(campaign, index, word(weapon.name), weapon_text(weapon.weapon))


def _on_deck(campaign: Campaign, index: int) -> Text:
    """A crew board in a line."""
    skills = campaign.skills(index)
    good_at = [T("{skill} {n}", skill=SKILL[one], n=skills[one]) for one in SKILLS if one in skills]
    arm = campaign.boards[index].weapon
    return T(
        "**{name}**, {left} of {health} health: {skills}. {weapon}: {figures}",
        name=campaign.name(index),
        left=campaign.left(index),
        health=campaign.health(index),
        skills=good_at,
        weapon=word(arm.name),
        figures=weapon_text(arm),
    )


def _held(campaign: Campaign, index: int, card: Text, what: Text) -> Text:
    return T("{name}, {card}: {what}", name=campaign.name(index), card=card, what=what)


def levels_told(campaign: Campaign) -> Iterator[Text]:
    """R12: level cards may be looked through at any time."""
    for index, board in enumerate(campaign.boards):
        for level in board.levels:
            if level.id not in campaign.s.crew[index].levels:
                card = T("{level} ({xp} XP)", level=word(level.name), xp=level.xp)
                yield _held(campaign, index, card, word(level.text))
