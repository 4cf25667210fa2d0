"""Two cards are dealt, and one of them becomes the core; Data Core changes it."""

from __future__ import annotations

from games.jupiter import card_offers, questions, told
from games.jupiter.abilities.powers import is_core_ready
from games.jupiter.cards import Ability, Card, as_ability, card_name, is_setback
from games.jupiter.rescue import Rescue
from games.jupiter.state import DEALT
from games.kernel.ask import Play
from games.kernel.deck import put_under
from games.kernel.text import T

CORE_WHY = T("Your core works every turn, all game long. Other cards work once.")


def deal(deck: list[Card]) -> list[Card]:
    """Two cards; setbacks go under the deck and are replaced."""
    hand: list[Card] = []
    while len(hand) < DEALT and not all(is_setback(card) for card in deck):
        card = deck.pop()
        if is_setback(card):
            put_under(deck, card)
        else:
            hand.append(card)
    return hand


def install_core(rescue: Rescue, seat: int) -> Play[None]:
    """One of the cards in hand becomes the core."""
    cards = list(dict.fromkeys(rescue.s.players[seat].hand))
    if not cards:
        return
    card = yield from rescue.pick(
        questions.NEW_CORE,
        T("Which card becomes your core?"),
        [card_offers.core(seat, as_ability(card)) for card in cards],
        why=CORE_WHY,
    )
    install(rescue, seat, card)


def install(rescue: Rescue, seat: int, card: Ability) -> None:
    player = rescue.s.players[seat]
    player.hand.remove(card)
    player.core = card
    rescue.deed(seat, told.MAKES_CORE(card=card_name(card)))


def wake_core(rescue: Rescue) -> None:
    """A boost core gives its action by itself, once per turn."""
    if is_core_ready(rescue, "boost"):
        rescue.s.core_used = True
        rescue.s.boosts += 1
        rescue.did(told.CORE_GIVES_ACTION())


def swap_core(rescue: Rescue) -> Play[None]:
    """Data Core: the core is discarded, another card of the hand takes its place."""
    if rescue.me.core is not None:
        rescue.s.discards.append(rescue.me.core)
    rescue.me.core, rescue.s.core_used = None, False
    yield from install_core(rescue, rescue.s.active)
    wake_core(rescue)
