"""A whole campaign made from a view: what is hidden is dealt at random."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from games.kernel.copying import copy_state
from games.kernel.mind import Draw
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.state import State
from games.sleeping_gods.view import View

FATES = range(1, 7)


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


def unseen_abilities(view: View) -> list[int]:
    """In nobody's sight: in the deck, or in another hand."""
    state = view.state
    seen = {*state.ability_discard, *(card for one in state.crew for card in one.equipped)}
    for chair in state.chairs:
        seen.update(chair.hand)
    return [card.id for card in find_pack(view.pack).abilities if card.id not in seen]


def _shuffled(cards: list[int], seen: Iterable[int], luck: random.Random) -> list[int]:
    left = list((Counter(cards) - Counter(seen)).elements())
    luck.shuffle(left)
    return left


def fates(view: View) -> tuple[Draw, ...]:
    """What fate may bring next, and on how many cards: those of the discards, once the deck is
    empty. A die has every number once."""
    state, pack = view.state, find_pack(view.pack)
    if view.fate == "dice":
        return tuple(Draw(str(fate)) for fate in FATES)
    cards = unseen_abilities(view) if state.ability_deck else state.ability_discard
    odds = Counter(pack.ability[card].fate for card in cards)
    return tuple(Draw(str(fate), odds[fate]) for fate in FATES if odds[fate])


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
