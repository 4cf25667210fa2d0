"""Everything printed on the cards of the box, for the last page of the rules."""

from __future__ import annotations

from games.jupiter.cards import ABILITIES, SETBACKS
from games.kernel import T
from renderers.words import one_below_the_other

CARDS_LISTED = one_below_the_other(
    T("- **{card}**: {effect}", card=card.name, effect=card.effect)
    for card in (*ABILITIES.values(), *SETBACKS.values())
)
