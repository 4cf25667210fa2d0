"""Where thinking pays in Sleeping Gods, how far it goes, and what a worth says about the end."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.kernel.ask import Ask
from games.kernel.mind import Fact, Level, Look, Mind, Position, Reach
from games.kernel.text import T, Text
from games.sleeping_gods.autopilot.question import Question
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.mind.at_a_glance import Glance, glances
from games.sleeping_gods.mind.heading import headings
from games.sleeping_gods.mind.imagining import fates, imagined
from games.sleeping_gods.mind.lore import Lore
from games.sleeping_gods.mind.position import CampaignPosition
from games.sleeping_gods.mind.questions import Asked, matter_of
from games.sleeping_gods.mind.standing import HALTS, UNTOLD, StandingCampaign
from games.sleeping_gods.mind.weights import THINKING, Weights
from games.sleeping_gods.options import CampaignOptions
from games.sleeping_gods.view import View


class SleepingGodsMind(Mind[View, Weights]):
    """Thinks about fights, challenges, damage, dangerous choices and rest; the autopilot sails."""

    default_weights: ClassVar[Weights] = THINKING
    reach: ClassVar[Mapping[Level, Reach]] = {
        "keen": Reach(widths=(4, 2), draws=6, deals=3),
        "fierce": Reach(widths=(6, 3), draws=60, deals=8),
    }
    counted: ClassVar[Text] = T("{fact} in {n} of {all} draws of fate")
    certain: ClassVar[Text] = T("{fact}")

    tells_price = True
    twins = 0.3
    even, scale = 10.0, 20.0

    untold = UNTOLD
    openings = ("aid", "chart", "table")
    halts = HALTS

    def __init__(self, rules: type[Campaign], weights: Weights | None = None) -> None:
        super().__init__(weights)
        self.rules = rules

    def imagine(
        self, view: View, ask: Ask, seat: int, luck: random.Random
    ) -> CampaignPosition | None:
        lore, state = self._lore(view, seat), imagined(view, luck)
        matter = matter_of(Asked(lore, lore.campaign(state), ask, ask.of(seat)))
        if matter is None or len(matter.offered) < 2:
            return None
        return CampaignPosition(matter, state)

    def standing(self, look: Look) -> Position | None:
        lore = self._lore(look.view, look.seat)
        return StandingCampaign(lore, imagined(look.view, look.luck), look.won)

    def _lore(self, view: View, seat: int) -> Lore:
        options = CampaignOptions.model_validate({"pack": view.pack, "mode": view.mode})
        return Lore(self.rules, options, seat, fates(view), self.weights)

    def known(self, view: View, ask: Ask, seat: int) -> Mapping[str, tuple[float, Sequence[Fact]]]:
        asked = Question(view, ask, ask.of(seat), seat, random.Random(0), sober=True)
        glance = Glance(asked, self._lore(view, seat).campaign(view.state))
        found = glances(glance) or headings(glance)
        return {name: (answer.worth, answer.facts) for name, answer in found.items()}
