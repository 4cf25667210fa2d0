"""The draw: abilities go to the hand, setbacks strike, the hand limit is kept."""

from __future__ import annotations

from games.jupiter import questions, told
from games.jupiter.cards import ABILITIES, Card, as_ability, card_name, is_setback
from games.jupiter.rescue import Rescue
from games.jupiter.setbacks import suffer
from games.kernel.ask import Option, Play
from games.kernel.deck import draw_recycling
from games.kernel.text import N, T


def draw_card(rescue: Rescue) -> Play[None]:
    """A card from the deck, made anew from the discards when it is used up."""
    card = draw_recycling(rescue.s.deck, rescue.s.discards, rescue.chance)
    if card is None:
        return
    rescue.reveal()
    rescue.did(told.DRAWS(card=card_name(card)))
    if is_setback(card):
        rescue.s.discards.append(card)
        yield from suffer(rescue, card)
    else:
        rescue.me.hand.append(card)


def keep_limit(rescue: Rescue) -> Play[None]:
    """Down to the hand limit; the core does not count."""
    over = len(rescue.me.hand) - rescue.hand_limit
    if over <= 0:
        return
    prompt = N("Which card do you discard?", "Which {n} cards do you discard?", n=over)
    why = T("The hand limit is {limit}.", limit=rescue.hand_limit)
    options = _discard_options(rescue.s.active, rescue.me.hand)
    seat = rescue.s.active
    gone = yield from rescue.pick_many(
        questions.HAND_LIMIT, seat, prompt, options, least=over, most=over, why=why
    )
    for card in gone:
        rescue.me.hand.remove(card)
        rescue.s.discards.append(card)
    cards = [card_name(card) for card in gone]
    rescue.did(told.DISCARDS(cards=cards))


def _discard_options(seat: int, hand: list[Card]) -> list[Option[Card]]:
    return [
        Option(
            f"discard.{number}.{card}",
            seat,
            card_name(card),
            card,
            detail=ABILITIES[as_ability(card)].effect,
        )
        for number, card in enumerate(hand)
    ]
