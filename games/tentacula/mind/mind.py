"""Where thinking pays in Tentacula, and how far it goes."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from typing import ClassVar

from games.kernel.ask import Ask
from games.kernel.mind import Level, Look, Mind, Position, Reach, chance_of
from games.kernel.text import T, Text
from games.tentacula.autopilot.position import position_of
from games.tentacula.autopilot.worth import reef_lasts, thefts_to_come, treasure_lasts
from games.tentacula.mind.drawing import Drawing, is_drawing
from games.tentacula.mind.position import Lore, RoundPosition, is_swim
from games.tentacula.mind.setting_up import setting_up
from games.tentacula.mind.tiles import unknown_in
from games.tentacula.mind.weights import THINKING, Weights
from games.tentacula.state import Phase
from games.tentacula.view import View

SETTING_UP: frozenset[Phase] = frozenset({"stash", "animals"})
DRAWING: frozenset[Phase] = frozenset({"tiles", "round end"})
EVEN, TREASURE, REEF = -5.59, 0.45, 0.72
"""How much it counts, in odds, that the gems outlast the thefts, and the reef the way home: fitted
to voyages that were played (docs/minds.md)."""
SURE = 1e-4
"""Nothing counts as more certain than that."""


class TentaculaMind(Mind[View, Weights]):
    """Thinks about what to begin with, who plays, where the tile goes, which fish swims and which
    tile is drawn; the rest is small."""

    default_weights: ClassVar[Weights] = THINKING
    reach: ClassVar[Mapping[Level, Reach]] = {
        "keen": Reach(widths=(3, 2), draws=2),
        "fierce": Reach(widths=(5, 2), draws=6),
    }
    counted: ClassVar[Text] = T("{fact} in {n} of {all} tile draws")
    certain: ClassVar[Text] = T("{fact}")

    def imagine(self, view: View, ask: Ask, seat: int, luck: random.Random) -> Position | None:  # noqa: ARG002 - deals are told apart by their number
        names = [option.id for option in ask.of(seat)]
        if view.phase in SETTING_UP:
            return setting_up(view, self.weights)
        moving = view.phase == "move" and all(map(is_swim, names))
        lore = Lore(seat, tuple(view.waiting), moving, unknown_in(view), self.weights)
        if view.phase == "turn" or moving:
            return RoundPosition(lore, position_of(view))
        if view.phase in DRAWING and all(map(is_drawing, names)):
            return Drawing(lore, position_of(view))
        return None

    def standing(self, look: Look) -> Position | None:
        if look.view.phase in SETTING_UP:
            return None
        lore = Lore(look.seat, tuple(look.view.waiting), False, unknown_in(look.view), self.weights)
        return RoundPosition(lore, position_of(look.view))

    def outlook(self, worth: float) -> float:
        return min(1.0, max(0.0, worth))

    def chance(self, position: RoundPosition, worth: float) -> float:
        """At home gems decide alone; without a reef nobody gets there."""
        if position.ended or not worth:
            return worth
        treasure = odds(treasure_lasts(position.now, thefts_to_come(position.now)))
        reef = odds(reef_lasts(position.now))
        return chance_of(EVEN + TREASURE * treasure + REEF * reef)


def odds(share: float) -> float:
    share = min(1.0 - SURE, max(SURE, share))
    return math.log(share / (1.0 - share))
