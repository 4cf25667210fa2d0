"""Where the pod docks: each place with the turn that can be planned from there."""

from __future__ import annotations

from collections.abc import Mapping

from games.jupiter.mind.lore import Lore
from games.jupiter.mind.next_turn import docked_turn
from games.jupiter.mind.position import RescuePosition, TurnPosition
from games.jupiter.state import State
from games.kernel.copying import copy_state
from games.kernel.hexes import Hex


class DockingPosition(RescuePosition):
    """The pod is away; whoever is to act next decides where it comes in."""

    __slots__ = ("cells",)

    def __init__(self, lore: Lore, state: State, cells: Mapping[str, Hex]) -> None:
        super().__init__(lore, state)
        self.cells = cells

    def after(self, option_id: str) -> TurnPosition:
        """At first sight the place where those to be saved are closest."""
        cell = self.cells[option_id]
        far = self.lore.outlook(self.rescue).docking_cost(cell)
        lore = self.lore.anew()
        rescue = lore.rescue(copy_state(self.state))
        cause = lore.play_through(rescue, docked_turn(rescue, cell))
        after = TurnPosition(lore, rescue.s, cause, revealed=rescue.revealed)
        after.first_sight = -far
        return after
