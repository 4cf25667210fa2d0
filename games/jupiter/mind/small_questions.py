"""Where the pod docks, where creeps rise, which card goes: each answer is tried by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.jupiter.creeps import put_creep
from games.jupiter.mind.lore import Lore
from games.jupiter.mind.next_turn import docked_turn
from games.jupiter.mind.position import RescuePosition, TurnPosition
from games.jupiter.state import State
from games.kernel.copying import copy_state


class SmallQuestion(RescuePosition):
    """Before one of these answers is given, each with its value."""

    def __init__(self, lore: Lore, state: State, values: Mapping[str, Any]) -> None:
        super().__init__(lore, state)
        self.values = values


class DockingPosition(SmallQuestion):
    """The pod is away; whoever is to act next decides where it comes in."""

    def after(self, option_id: str) -> TurnPosition:
        """At first sight the place where those to be saved are closest."""
        cell = self.values[option_id]
        far = self.lore.outlook(self.rescue).docking_cost(cell)
        lore = self.lore.anew()
        rescue = lore.rescue(copy_state(self.state))
        cause = lore.play_through(rescue, docked_turn(rescue, cell))
        after = TurnPosition(lore, rescue.s, cause, revealed=rescue.revealed)
        after.first_sight = -far
        return after


class RisingPosition(SmallQuestion):
    """The die has called, and a dome is looked for on each module. One creep of several says
    little of how the rescue ends."""

    tells_chance = False

    def after(self, option_id: str) -> RisingPosition:
        rescue = self.lore.rescue(copy_state(self.state))
        put_creep(rescue, self.values[option_id])
        return RisingPosition(self.lore, rescue.s, {})


class DiscardPosition(SmallQuestion):
    """At the end of a turn, with one card too many: what a card is worth says little of how the
    rescue ends."""

    tells_chance = False

    def after(self, option_id: str) -> DiscardPosition:
        state, card = copy_state(self.state), self.values[option_id]
        state.players[self.lore.seat].hand.remove(card)
        state.discards.append(card)
        return DiscardPosition(self.lore, state, {})
