"""Jupiter Deep under watch: turns may end by themselves, so the game notes dusks and dawns."""

from dataclasses import dataclass
from typing import Any

from games.jupiter.game import Jupiter
from games.jupiter.state import State
from games.kernel.ask import Checkpoint, Play
from games.kernel.copying import copy_state
from games.kernel.game import Outcome


@dataclass(frozen=True)
class Mark:
    """The state at a dusk or a dawn, and how many lines of the choice were told before it."""

    dusk: bool
    told: int
    state: State


class Watched(Jupiter):
    """The very same rules; ``marks`` are the dusks and dawns since the last answer."""

    def play(self) -> Play[Outcome]:
        self.marks: list[Mark] = []
        rules, answer, day = super().play(), None, True
        while True:
            try:
                step = rules.send(answer)  # type: ignore[arg-type]  # None starts a generator
            except StopIteration as end:
                return end.value  # type: ignore[no-any-return]
            if isinstance(step, Checkpoint) and day is not self._is_day:
                day = self._is_day
                self.marks.append(Mark(not day, len(self.lines), copy_state(self.s)))
            answer = yield step
            if not isinstance(step, Checkpoint):
                self.marks = []

    @property
    def _is_day(self) -> bool:
        return self.s.phase not in {"conversion", "invasion", "draw"}


def marks(game: Any) -> list[Mark]:
    assert isinstance(game, Watched)
    return game.marks
