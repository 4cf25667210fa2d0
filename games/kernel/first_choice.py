"""Questions before anything lies on the board: every answer has its worth at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from games.kernel.mind import Fact, Position


class Answer(NamedTuple):
    """What it is worth, what anybody can see of it, and whether one would advise it at all."""

    worth: float
    facts: tuple[Fact, ...] = ()
    advised: bool = True


class FirstChoice(Position):
    """Which army, which diver, which stash. Worths say what is better, not how the game will end,
    and nothing is drawn."""

    tells_chance = False

    def __init__(self, answers: Mapping[str, Answer], chosen: Answer | None = None) -> None:
        self.choices = answers
        self.chosen = chosen or Answer(0.0)

    def worth(self) -> float:
        return self.chosen.worth

    def after(self, option_id: str) -> FirstChoice:
        return FirstChoice({}, self.choices[option_id])

    def answers(self, option_id: str) -> bool:
        return self.choices[option_id].advised

    def facts(self, later: FirstChoice) -> Sequence[Fact]:
        return later.chosen.facts
