"""What older saves hold in one choice, made of plain ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.kernel.ask import Ask, Option
from games.kernel.composing import NO, courses
from games.kernel.game import Game
from games.kernel.record import Choice, Record

MOST_TRIES = 1000
AGAIN = "…"
"""Last of what a choice is spelled in: the game is asked once more while the question goes on."""


@dataclass(slots=True)
class Older:
    """A choice of an older save, and the plain ones still to be made of it."""

    name: str
    seat: int
    run: str
    left: list[str]
    before: list[str]
    is_over: bool = False

    def next(self, game: Game[Any, Any], ask: Ask) -> Option[Any] | None:
        """Nothing when none is left, or somebody is asked on the way."""
        if self.left[:1] == [NO]:
            del self.left[0]
            return None
        if self.left == [AGAIN]:
            own = ask.offering(ask.of(self.seat))
            goes_on = ask.run == self.run
            self.left = [*(game.spelled(self.name, own, self.before) or ())] if goes_on else []
        option = ask.find(self.seat, self.left.pop(0)) if self.left else None
        self.is_over = option is None
        return option


def spell_out(record: Record, game: Game[Any, Any], ask: Ask, choice: Choice) -> Older | None:
    """It is the end of a course, or the game knows it."""
    own = ask.of(choice.seat)
    found = courses(record, game, ask, own, MOST_TRIES)
    ends = [one.option.value for one in found if one.end == choice.option]
    before = [made.option for made in record.choices if made.seat == choice.seat]
    plain = ends[0] if ends else game.spelled(choice.option, ask.offering(own), before)
    return None if plain is None else Older(choice.option, choice.seat, ask.run, [*plain], before)
