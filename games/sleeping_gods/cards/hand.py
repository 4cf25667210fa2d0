"""Hands of ability cards: drawing, the limit, discards (R17)."""

from __future__ import annotations

from games.kernel import N, Option, Play, Seat, T, Text
from games.sleeping_gods import questions, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.cards.fate import take_ability
from games.sleeping_gods.words import SKILL, brief, word

HAND_LIMIT = 3


def hand_limit(campaign: Campaign) -> int:
    return HAND_LIMIT + campaign.ship_bonus("hand_limit")


def draw_cards(campaign: Campaign, seat: int, count: int) -> Play[None]:
    """Cards to a hand, which is cut down to the limit at once (R17)."""
    drawn = [card for _ in range(count) if (card := take_ability(campaign)) is not None]
    campaign.s.chairs[seat].hand.extend(drawn)
    if drawn:
        n = len(drawn)
        campaign.deed(seat, told.DRAWS_CARD(n=n))
    for card in drawn:
        campaign.say(told.YOU_DRAW(card=word(campaign.pack.ability[card].name)), to=seat)
    yield from keep_limit(campaign, seat)


def keep_limit(campaign: Campaign, seat: int) -> Play[None]:
    """R17: down to the hand limit, by one's own choice."""
    hand = campaign.s.chairs[seat].hand
    while (over := len(hand) - hand_limit(campaign)) > 0:
        prompt = N(
            "Which card does {seat} discard?",
            "Which {n} cards does {seat} discard?",
            n=over,
            seat=Seat(seat),
        )
        why = T("Nobody can hold more than {n} cards.", n=hand_limit(campaign))
        card = yield from campaign.pick(
            questions.HAND_LIMIT, prompt, hand_options(campaign, seat), why=why
        )
        discard_from_hand(campaign, seat, card)


def hand_options(campaign: Campaign, seat: int) -> list[Option[int]]:
    """The cards of a hand, seen by their holder alone."""
    return [
        Option(
            f"card-{card}",
            seat,
            card_label(campaign, card),
            card,
            secret=True,
            spot=f"hand.{card}",
            short=word(campaign.pack.ability[card].name),
            detail=brief(campaign.pack.ability[card].text),
        )
        for card in campaign.s.chairs[seat].hand
    ]


def card_label(campaign: Campaign, number: int) -> Text:
    card = campaign.pack.ability[number]
    return T(
        "{card} ({skill}, fate {fate})",
        card=word(card.name),
        skill=SKILL[card.skill],
        fate=card.fate,
    )


def discard_from_hand(campaign: Campaign, seat: int, card: int, *, skill: bool = False) -> None:
    """Discards lie open, so this shows the card; for its skill it adds 1 (R68)."""
    campaign.s.chairs[seat].hand.remove(card)
    campaign.s.ability_discard.append(card)
    campaign.reveal()
    name = word(campaign.pack.ability[card].name)
    campaign.deed(
        seat,
        told.DISCARDS_FOR_SKILL(card=name) if skill else told.DISCARDS_CARD(card=name),
    )


def choose_discards(campaign: Campaign, seat: int, count: int) -> Play[None]:
    for _ in range(min(count, len(campaign.s.chairs[seat].hand))):
        prompt = T("Which card goes from your hand?")
        options = hand_options(campaign, seat)
        card = options[0].value
        if len(options) > 1:
            card = yield from campaign.pick(
                questions.DISCARD, prompt, options, why=campaign.occasion()
            )
        discard_from_hand(campaign, seat, card)
