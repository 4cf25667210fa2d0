"""Where thinking pays in Lurk, how far it goes, and what a worth says about the end."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import ClassVar

from games.kernel.ask import Ask
from games.kernel.mind import Level, Look, Mind, Position, Reach
from games.kernel.text import T, Text
from games.lurk import questions
from games.lurk.mind.line_up import line_up_of
from games.lurk.mind.mustering import mustering
from games.lurk.mind.position import BattlePosition
from games.lurk.mind.question import Asked, is_worth_a_thought
from games.lurk.mind.weights import THINKING, Weights
from games.lurk.mind.worth import lore_of
from games.lurk.state import Phase
from games.lurk.view import View

ON_THE_MAP: frozenset[Phase] = frozenset({"sides", "deploy", "turn", "event", "lurkers"})
"""Before that a vote on the map is all there is, and it decides nothing alone."""


class LurkMind(Mind[View, Weights]):
    """Chooses an army and plans the activations of its own turn; the rest is small."""

    default_weights: ClassVar[Weights] = THINKING
    reach: ClassVar[Mapping[Level, Reach]] = {
        "keen": Reach(widths=(4,), draws=1),
        "fierce": Reach(widths=(8, 2), draws=1),
    }
    guard = 2.0
    even, scale = 6.0, 20.0
    """Fitted to 181 battles of two fierce players (docs/minds.md)."""
    halts = (questions.TURN.id,)
    counted: ClassVar[Text] = T("{fact} in {n} of {all} rolls")
    certain: ClassVar[Text] = T("{fact}")

    def imagine(
        self,
        view: View,
        ask: Ask,
        seat: int,
        luck: random.Random,  # noqa: ARG002 - nothing is hidden that it would look at
    ) -> Position | None:
        options = ask.of(seat)
        if view.phase != "turn":
            return mustering(view, options, seat)
        if view.active != seat or not is_worth_a_thought(view, options):
            return None
        line_up = line_up_of(view, seat)
        return Asked(lore_of(view, line_up, seat, self.weights), line_up, options, view)

    def standing(self, look: Look) -> Position | None:
        if look.view.phase not in ON_THE_MAP:
            return None
        line_up = line_up_of(look.view, look.seat)
        return BattlePosition(lore_of(look.view, line_up, look.seat, self.weights), line_up)
