"""Where thinking pays in Tentacula, and how far it goes."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import ClassVar

from games.kernel.ask import Ask
from games.kernel.mind import Level, Mind, Reach
from games.kernel.text import T, Text
from games.tentacula.autopilot.position import position_of
from games.tentacula.board import FISH_IDS
from games.tentacula.mind.position import Lore, RoundPosition
from games.tentacula.mind.tiles import unknown_in
from games.tentacula.mind.weights import THINKING, Weights
from games.tentacula.view import View


class TentaculaMind(Mind[View, Weights]):
    """Thinks about who plays, where the tile goes and which fish swims; the rest is small."""

    default_weights: ClassVar[Weights] = THINKING
    reach: ClassVar[Mapping[Level, Reach]] = {
        "keen": Reach(widths=(3, 2), draws=2),
        "fierce": Reach(widths=(5, 2), draws=6),
    }
    counted: ClassVar[Text] = T("{fact} with {n} of {all} deals of tiles")
    certain: ClassVar[Text] = T("{fact}")

    def imagine(self, view: View, ask: Ask, seat: int, luck: random.Random) -> RoundPosition | None:
        moving = view.phase == "move" and all(is_move(option.id) for option in ask.of(seat))
        if view.phase != "turn" and not moving:
            return None
        unknown = unknown_in(view, luck)
        lore = Lore(seat, tuple(view.waiting), moving, unknown, self.weights)
        return RoundPosition(lore, position_of(view))

    def outlook(self, worth: float) -> float:
        return min(1.0, max(0.0, worth))


def is_move(option_id: str) -> bool:
    fish, dash, _ = option_id.partition("-")
    return option_id == "stay" or (bool(dash) and fish in FISH_IDS)
