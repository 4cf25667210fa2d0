"""A whole campaign made from a view: what is hidden is dealt at random."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from games.kernel.copying import copy_state
from games.kernel.mind import Draw
from games.sleeping_gods.challenge.odds import FATES, fate_cards, unseen_abilities
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.state import State
from games.sleeping_gods.view import View


def imagined(view: View, luck: random.Random) -> State:
    """Other hands and everything that can be drawn; events to come stay blank."""
    state, pack = copy_state(view.state), find_pack(view.pack)
    cards = unseen_abilities(view)
    luck.shuffle(cards)
    for seat, chair in enumerate(state.chairs):
        if seat != view.viewer:
            chair.hand = [cards.pop() for _ in chair.hand]
    state.ability_deck = cards
    owned = [card.num for card in state.cards]
    state.market_deck = _shuffled([c.num for c in pack.market], [*owned, *state.stall], luck)
    tokens = [token.id for token in pack.search]
    state.search_pile = _shuffled(tokens, [*state.search_discard, *state.found], luck)
    return state


def _shuffled(cards: list[int], seen: Iterable[int], luck: random.Random) -> list[int]:
    left = list((Counter(cards) - Counter(seen)).elements())
    luck.shuffle(left)
    return left


def fates(view: View) -> tuple[Draw, ...]:
    """What fate may bring next, and on how many cards."""
    cards = fate_cards(view)
    return tuple(Draw(str(fate), cards[fate]) for fate in FATES if cards[fate])


def foretold(state: State, pack: Pack, fate: int, seat: int) -> None:
    """The next card of the deck shows this fate; if need be another hand had it."""
    others = (chair.hand for at, chair in enumerate(state.chairs) if at != seat)
    for pile in (state.ability_deck, *others, state.ability_discard):
        card = next((card for card in pile if pack.ability[card].fate == fate), None)
        if card is None:
            continue
        pile.remove(card)
        if pile is not state.ability_deck and state.ability_deck:
            pile.append(state.ability_deck.pop())
        state.ability_deck.append(card)
        return
