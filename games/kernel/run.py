"""Rules run bare, without checkpoints or digests: for simulations and searching players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.kernel.ask import Ask, Checkpoint, Option
from games.kernel.game import Game, Outcome

Decide = Callable[[Game[Any, Any], Ask], Option[Any]]


def run(game: Game[Any, Any], decide: Decide) -> tuple[Outcome, int]:
    """Plays to the end; how it ended and how many decisions it took."""
    rules = game.play()
    decisions = 0
    try:
        step = next(rules)
        while True:
            if isinstance(step, Checkpoint):
                game.lines.clear()
                step = next(rules)
            else:
                decisions += 1
                step = rules.send(decide(game, step))
    except StopIteration as end:
        return end.value, decisions
