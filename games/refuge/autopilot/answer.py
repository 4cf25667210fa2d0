"""Chooses for an absent diver: actions by trying them out, the rest by rule of thumb."""

from __future__ import annotations

import random
from typing import Any

from games.kernel.ask import Ask, Option
from games.refuge.autopilot.position import position_of
from games.refuge.autopilot.quick_answers import quick_answer
from games.refuge.autopilot.search import Search
from games.refuge.dive import Dive
from games.refuge.view import View


def answer(rules: type[Dive], view: View, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:
    """Set-up as luck will have it, actions by search, the small questions quickly."""
    if view.phase in ("divers", "objectives"):
        return luck.choice(ask.of(seat))
    state = position_of(view, luck)
    if ask.find(seat, "end") is None:
        return quick_answer(state, ask, seat)
    return Search(rules, len(view.divers)).best(state, ask, seat)
