"""What a thinking player answers: always something, whatever is left of its budget."""

from __future__ import annotations

import random
from typing import Any

from games.kernel.ask import Ask, Option
from games.kernel.game import Game
from games.kernel.mind import Level, Mind, Position, Reach
from games.minds.budget import Budget, Meter, OutOfBudgetError
from games.minds.comparing import compare
from games.minds.planning import Planner

CALM_ODDS = (4, 3, 3)
"""How often a calm player takes the best option at first sight, the second and the third."""


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
        return _calmly(mind.imagine(view, ask, seat, luck), pilot, ask.of(seat), meter, luck)
    found = compare(mind, (view, ask, seat), pilot, mind.reach[level], meter, luck)
    return found.ranking()[0] if found.options else pilot


def _calmly(
    position: Position | None,
    pilot: Option[Any],
    options: list[Option[Any]],
    meter: Meter,
    luck: random.Random,
) -> Option[Any]:
    """One of the three best at first sight, with no thought of what comes next."""
    if position is None:
        return pilot
    try:
        planner = Planner(Reach((), 0), meter, luck)
        tried = planner.tries(position, options)[: len(CALM_ODDS)]
    except OutOfBudgetError:
        return pilot
    return luck.choices(tried, CALM_ODDS[: len(tried)])[0].option
