"""Where the pod docks: each place with the turn that can be planned from there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.jupiter.cores import wake_core
from games.jupiter.mind.lore import Lore
from games.jupiter.mind.position import RescuePosition, TurnPosition
from games.jupiter.pod import dock_at
from games.jupiter.rescue import Rescue
from games.jupiter.state import State
from games.jupiter.turn import begin_turn
from games.kernel.ask import Option, Play
from games.kernel.copying import copy_state
from games.kernel.hexes import Hex
from games.kernel.mind import Draw


class DockingPosition(RescuePosition):
    """The pod is away; whoever is to act next decides where it comes in."""

    __slots__ = ("cells",)

    def __init__(self, lore: Lore, state: State, cells: Mapping[str, Hex]) -> None:
        super().__init__(lore, state)
        self.cells = cells

    def worth(self) -> float:
        return self.lore.outlook(self.rescue).worth()

    def options(self) -> Sequence[Option[Any]]:
        return ()

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

    def draws(self) -> Sequence[Draw]:
        return ()

    def drawn(self, draw: Draw) -> DockingPosition:  # noqa: ARG002 - nothing is rolled before it docks
        return self


def docked_turn(rescue: Rescue, cell: Hex) -> Play[None]:
    """The pod comes in, and if a turn was waiting for it, that begins."""
    yield from dock_at(rescue, cell)
    if rescue.s.phase == "docking":
        begin_turn(rescue)
    elif rescue.s.phase == "arrival":
        wake_core(rescue)
    rescue.s.phase = "actions"
