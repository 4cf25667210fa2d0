"""What fate may bring next, as far as somebody at the table can tell (R22, R113)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.view import View

FATES = range(1, 7)


def unseen_abilities(view: View) -> list[int]:
    """In nobody's sight: in the deck, or in another hand."""
    state = view.state
    seen = {*state.ability_discard, *(card for one in state.crew for card in one.equipped)}
    for chair in state.chairs:
        seen.update(chair.hand)
    return [card.id for card in find_pack(view.pack).abilities if card.id not in seen]


def fate_cards(view: View) -> Counter[int]:
    """On how many cards each fate may come: those of the discards, once the deck is empty. A die
    has every number once."""
    cards = unseen_abilities(view) if view.state.ability_deck else view.state.ability_discard
    if view.fate == "dice" or not cards:
        return Counter(FATES)
    pack = find_pack(view.pack)
    return Counter(pack.ability[card].fate for card in cards)


def odds_of(view: View, least: int) -> Fraction:
    """How likely fate is this much or more."""
    cards = fate_cards(view)
    enough = sum(count for fate, count in cards.items() if fate >= least)
    return Fraction(enough, cards.total())
