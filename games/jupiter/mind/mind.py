"""Where thinking pays in Jupiter Deep, how far it goes, and what a worth says about the end."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import ClassVar

from games.jupiter.mind.answering import AnswerPosition
from games.jupiter.mind.imagining import imagined
from games.jupiter.mind.lore import Lore
from games.jupiter.mind.position import RescuePosition, TurnPosition
from games.jupiter.mind.small_questions import DiscardPosition, DockingPosition, RisingPosition
from games.jupiter.mind.weights import THINKING, Weights
from games.jupiter.rescue import Rescue
from games.jupiter.state import Phase
from games.jupiter.view import View
from games.kernel.ask import Ask
from games.kernel.mind import Level, Look, Mind, Reach
from games.kernel.text import T, Text

SETTING_UP: frozenset[Phase] = frozenset({"cores", "first"})
CAUSES = {None: "", True: "rescued", False: "lost"}


class JupiterMind(Mind[View, Weights]):
    """Plans the actions of a turn, where the pod docks, where creeps rise, how a roll is answered
    and which card goes; cores and small questions are left to the autopilot."""

    default_weights: ClassVar[Weights] = THINKING
    reach: ClassVar[Mapping[Level, Reach]] = {
        "keen": Reach(widths=(3, 1, 1, 1, 1, 1, 1), draws=3),
        "fierce": Reach(widths=(6, 1, 1, 1, 1, 1, 1, 1), draws=6),
    }
    counted: ClassVar[Text] = T("{fact} on {n} of {all} rolls")
    certain: ClassVar[Text] = T("{fact} whatever the die shows")
    even, scale = -220.0, 90.0

    def __init__(self, rules: type[Rescue], weights: Weights | None = None) -> None:
        super().__init__(weights)
        self.rules = rules

    def imagine(
        self, view: View, ask: Ask, seat: int, luck: random.Random
    ) -> RescuePosition | None:
        lore = Lore(self.rules, view.options, view.active, self.weights)
        options = {option.id: option.value for option in ask.of(seat)}
        if "end" in options:
            return TurnPosition(lore, imagined(view, luck))
        if all(one.startswith("cell.") for one in options):
            return DockingPosition(lore, imagined(view, luck), options)
        if all(one.startswith("discard.") for one in options):
            return DiscardPosition(lore, imagined(view, luck), options)
        if any(one.startswith("rise.") for one in options):
            return RisingPosition(lore, imagined(view, luck), options)
        if any(one == "reroll" or one.startswith("suppress.") for one in options):
            return AnswerPosition(lore, imagined(view, luck), options)
        return None

    def standing(self, look: Look) -> RescuePosition | None:
        if look.view.phase in SETTING_UP:
            return None
        lore = Lore(self.rules, look.view.options, look.view.active, self.weights)
        return RescuePosition(lore, imagined(look.view, look.luck), CAUSES[look.won])
