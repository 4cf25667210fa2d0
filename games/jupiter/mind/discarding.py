"""Which card goes when the hand is over its limit: the one that is worth least."""

from __future__ import annotations

from collections.abc import Mapping

from games.jupiter.cards import Ability
from games.jupiter.mind.lore import Lore
from games.jupiter.mind.position import RescuePosition
from games.jupiter.state import State
from games.kernel.copying import copy_state


class DiscardPosition(RescuePosition):
    """At the end of a turn, with one card too many: what a card is worth says little of how the
    rescue ends."""

    tells_chance = False
    __slots__ = ("cards",)

    def __init__(self, lore: Lore, state: State, cards: Mapping[str, Ability]) -> None:
        super().__init__(lore, state)
        self.cards = cards

    def after(self, option_id: str) -> DiscardPosition:
        state = copy_state(self.state)
        state.players[self.lore.seat].hand.remove(self.cards[option_id])
        state.discards.append(self.cards[option_id])
        return DiscardPosition(self.lore, state, {})
