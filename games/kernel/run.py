"""Rules run bare, without checkpoints or digests: for simulations and searching players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.kernel.ask import Ask, Checkpoint, Option
from games.kernel.game import Game, Outcome
from games.kernel.telling import Line

Decide = Callable[[Game[Any, Any], Ask], Option[Any]]
Hear = Callable[[list[Line]], None]


def run(game: Game[Any, Any], decide: Decide, hear: Hear | None = None) -> tuple[Outcome, int]:
    """Plays to the end; how it ended and how many decisions it took. ``hear`` is given every line
    that is told, once."""
    rules = game.play()
    decisions = 0
    try:
        step = next(rules)
        while True:
            if isinstance(step, Checkpoint):
                if hear is not None:
                    hear(game.lines)
                game.lines.clear()
                step = next(rules)
            else:
                decisions += 1
                step = rules.send(decide(game, step))
    except StopIteration as end:
        if hear is not None:
            hear(game.lines)
        return end.value, decisions
