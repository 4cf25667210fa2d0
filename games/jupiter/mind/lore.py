"""What never changes while a robot thinks, and small questions answered on the way."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from games.jupiter.autopilot.answers import answer
from games.jupiter.autopilot.least_harm import least_harmful
from games.jupiter.endings import check_ending
from games.jupiter.mind.evaluation import Outlook, Surveyed
from games.jupiter.mind.weights import Weights
from games.jupiter.options import JupiterOptions
from games.jupiter.rescue import Ended, Rescue
from games.jupiter.state import State
from games.kernel.ask import Ask, Option, Play
from games.kernel.chance import Chance


class Rolled(Chance):
    """The die shows what was decided before."""

    __slots__ = ("face",)

    def __init__(self, face: int) -> None:
        super().__init__(0)
        self.face = face

    def die(self, sides: int = 6) -> int:  # noqa: ARG002 - there is one die
        return self.face


@dataclass(slots=True)
class Lore:
    """The rules and options, whose turn it is, the weights."""

    rules: type[Rescue]
    options: JupiterOptions
    seat: int
    weights: Weights
    surveyed: Surveyed = field(default_factory=Surveyed)
    surveyed_next: Surveyed = field(default_factory=Surveyed)
    """The same for the robot whose turn is next."""

    def anew(self) -> Lore:
        """For a colony that looks different: nothing is surveyed yet."""
        return Lore(self.rules, self.options, self.seat, self.weights)

    def rescue(self, state: State, face: int = 0) -> Rescue:
        return self.rules(state, len(state.players), self.options, Rolled(face))

    def outlook(self, rescue: Rescue) -> Outlook:
        return Outlook(rescue.view(self.seat), self.seat, self.weights, self.surveyed)

    def outlook_of_next(self, rescue: Rescue) -> Outlook:
        """Of whoever's turn has just begun."""
        seat = rescue.s.active
        return Outlook(rescue.view(seat), seat, self.weights, self.surveyed_next)

    def play_through(self, rescue: Rescue, rule: Play[None] | None) -> str:
        """Answers whatever a rule asks; how the rescue ended, if it did."""
        try:
            if rule is not None:
                self._answer_all(rescue, rule)
            check_ending(rescue)
        except Ended as end:
            return end.cause
        return ""

    def _answer_all(self, rescue: Rescue, rule: Play[None]) -> None:
        try:
            ask = next(rule)
            while isinstance(ask, Ask):
                ask = rule.send(self.quick_answer(rescue, ask))
        except StopIteration:
            return

    def quick_answer(self, rescue: Rescue, ask: Ask) -> Option[Any]:
        """Creeps rise where they harm least, a die is not argued with; the rest as the autopilot
        would."""
        options = {option.id.split(".")[0]: option for option in ask.options}
        if "rise" in options:
            space = least_harmful(rescue, [option.value for option in ask.options])
            return next(option for option in ask.options if option.value == space)
        if "suppress" in options or "reroll" in options:
            return options["no"]
        seat = ask.options[0].seat
        return answer(rescue.view(seat), ask, seat, random.Random(0))
