"""Everything printed on the cards of the box, for the last page of the rules."""

from __future__ import annotations

from games.jupiter.cards import ABILITIES, SETBACKS
from games.kernel import T
from renderers.words import one_below_the_other

_PRINTED = [
    *((card.name, card.effect) for card in ABILITIES.values()),
    *((card.name, card.effect) for card in SETBACKS.values()),
]
CARDS_LISTED = one_below_the_other(
    T("- **{card}**: {effect}", card=name, effect=effect) for name, effect in _PRINTED
)
