"""What a thinking player answers: always something, whatever is left of its budget."""

from __future__ import annotations

import random
from typing import Any

from games.kernel.ask import Ask, Option
from games.kernel.game import Game
from games.kernel.mind import Level, Mind, Position, Reach
from games.minds.budget import Budget, OutOfBudgetError
from games.minds.comparing import compare
from games.minds.planning import Planner

SLIPS = 0.2
"""How often a calm player does something else than the autopilot would."""
SECOND_BEST = slice(1, 3)
"""What it does then: second or third best at first sight."""
AT_SIGHT = Reach((), 0)


def decide(
    game: Game[Any, Any],
    ask: Ask,
    seat: int,
    *,
    level: Level,
    luck: random.Random,
    budget: Budget,
    mind: Mind[Any, Any] | None = None,
) -> Option[Any]:
    """One of this seat's options. The game is asked for the seat's view and nothing else."""
    view, ask = game.view(seat), ask.seen_by(seat)
    mind = mind or game.mind()
    if len(ask.of(seat)) == 1:
        return ask.of(seat)[0]
    pilot = game.autopilot(view, ask, seat, luck)
    if mind is None:
        return pilot
    meter = budget.start()
    if level == "calm":
        planner = Planner(mind, AT_SIGHT, meter, luck)
        return _calmly(mind.imagine(view, ask, seat, luck), pilot, ask.of(seat), planner)
    found = compare(mind, (view, ask, seat), pilot, mind.reach[level], meter, luck)
    return found.ranking()[0] if found.options else pilot


def _calmly(
    position: Position | None,
    pilot: Option[Any],
    options: list[Option[Any]],
    planner: Planner,
) -> Option[Any]:
    """As the autopilot, but for a slip now and then; never a foolish one."""
    if position is None or planner.luck.random() >= SLIPS:
        return pilot
    try:
        tried = planner.tries(position, options)[SECOND_BEST]
    except OutOfBudgetError:
        return pilot
    return planner.luck.choice(tried).option
