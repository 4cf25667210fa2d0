"""Where creeps rise: where the colony looks best with one more of them."""

from __future__ import annotations

from collections.abc import Mapping

from games.jupiter.creeps import put_creep
from games.jupiter.mind.lore import Lore
from games.jupiter.mind.position import RescuePosition
from games.jupiter.state import State
from games.kernel.copying import copy_state


class RisingPosition(RescuePosition):
    """The die has called, and a dome is looked for on each module. One creep of several says
    little of how the rescue ends."""

    tells_chance = False
    __slots__ = ("spaces",)

    def __init__(self, lore: Lore, state: State, spaces: Mapping[str, int]) -> None:
        super().__init__(lore, state)
        self.spaces = spaces

    def after(self, option_id: str) -> RisingPosition:
        rescue = self.lore.rescue(copy_state(self.state))
        put_creep(rescue, self.spaces[option_id])
        return RisingPosition(self.lore, rescue.s, {})
