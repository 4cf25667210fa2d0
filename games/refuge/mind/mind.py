"""Where thinking pays in The Refuge, how far it goes, and what a worth says about the end."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import ClassVar

from games.kernel.ask import Ask
from games.kernel.mind import Level, Look, Mind, Position, Reach
from games.kernel.text import T, Text
from games.refuge.autopilot.position import position_of
from games.refuge.autopilot.worth import Weights
from games.refuge.dive import Dive
from games.refuge.mind.divers import which_diver
from games.refuge.mind.position import DivePosition, Lore
from games.refuge.mind.prospects import prospects
from games.refuge.mind.small_questions import answered
from games.refuge.mind.weights import THINKING
from games.refuge.state import Phase
from games.refuge.view import View

SETTING_UP: frozenset[Phase] = frozenset({"divers", "places", "objectives"})
CAUSES = {None: "", True: "won", False: "lost"}


class RefugeMind(Mind[View, Weights]):
    """Chooses a diver, plans the actions of a turn, and where tentacles go; the rest is left to
    the autopilot."""

    default_weights: ClassVar[Weights] = THINKING
    reach: ClassVar[Mapping[Level, Reach]] = {
        "keen": Reach(widths=(4, 3), draws=7),
        "fierce": Reach(widths=(6, 5), draws=10, deals=2),
    }
    counted: ClassVar[Text] = T("{fact} with {n} of {all} Kraken cards")
    certain: ClassVar[Text] = T("{fact} whatever card the Kraken draws")
    even, scale = 6000.0, 6000.0

    def __init__(self, rules: type[Dive], weights: Weights | None = None) -> None:
        super().__init__(weights)
        self.rules = rules

    def imagine(self, view: View, ask: Ask, seat: int, luck: random.Random) -> Position | None:
        if view.phase == "divers":
            return which_diver(ask, seat)
        lore = Lore(self.rules, self.weights)
        if ask.find(seat, "end") is None:
            return answered(lore, position_of(view, luck), ask, seat)
        return DivePosition(lore, position_of(view, luck))

    def standing(self, look: Look) -> Position | None:
        if look.view.phase in SETTING_UP:
            return None
        lore = Lore(self.rules, self.weights)
        return DivePosition(lore, position_of(look.view, look.luck), CAUSES[look.won])

    def chance(self, position: DivePosition, worth: float) -> float:  # noqa: ARG002 - see outlook
        return float(position.cause == "won") if position.ended else prospects(position.state)
