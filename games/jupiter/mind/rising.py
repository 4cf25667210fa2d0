"""Where creeps rise: where the colony looks best with one more of them."""

from __future__ import annotations

from collections.abc import Mapping

from games.jupiter.creeps import LEAST_HARM, raise_creep
from games.jupiter.mind.lore import Lore
from games.jupiter.mind.position import RescuePosition
from games.jupiter.state import State
from games.kernel.copying import copy_state

UNSEEN = -1000.0
"""What it is worth to place all the rest at once, unseen: each is thought about."""


class RisingPosition(RescuePosition):
    """The die has called, and a dome is looked for on each module. One creep of several says
    little of how the rescue ends."""

    tells_chance = False
    __slots__ = ("spaces", "unseen")

    def __init__(
        self, lore: Lore, state: State, spaces: Mapping[str, int], *, unseen: bool = False
    ) -> None:
        super().__init__(lore, state)
        self.spaces, self.unseen = spaces, unseen

    def worth(self) -> float:
        return UNSEEN if self.unseen else super().worth()

    def after(self, option_id: str) -> RisingPosition:
        space = self.spaces[option_id]
        if space == LEAST_HARM:
            return RisingPosition(self.lore, self.state, {}, unseen=True)
        rescue = self.lore.rescue(copy_state(self.state))
        raise_creep(rescue, space)
        return RisingPosition(self.lore, rescue.s, {})
