"""Questions before anything lies on the board: every answer has its worth at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from games.kernel.ask import Option
from games.kernel.mind import Draw, Fact, Position


class Answer(NamedTuple):
    """What it is worth, what anybody can see of it, and whether one would advise it at all."""

    worth: float
    facts: tuple[Fact, ...] = ()
    advised: bool = True


class FirstChoice(Position):
    """Which army, which diver, which stash. Worths say what is better, not how the game will end,
    and nothing is drawn."""

    ended = False
    revealed = False
    tells_chance = False

    def __init__(self, answers: Mapping[str, Answer], chosen: Answer | None = None) -> None:
        self.choices = answers
        self.chosen = chosen or Answer(0.0)

    def worth(self) -> float:
        return self.chosen.worth

    def options(self) -> Sequence[Option[Any]]:
        return ()

    def after(self, option_id: str) -> FirstChoice:
        return FirstChoice({}, self.choices[option_id])

    def answers(self, option_id: str) -> bool:
        return self.choices[option_id].advised

    def draws(self) -> Sequence[Draw]:
        return ()

    def drawn(self, draw: Draw) -> FirstChoice:  # noqa: ARG002 - there are none
        return self

    def facts(self, later: FirstChoice) -> Sequence[Fact]:
        return later.chosen.facts
