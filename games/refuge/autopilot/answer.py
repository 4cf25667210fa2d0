"""Chooses for an absent diver: actions as the mind tries them out, the rest by rule of thumb."""

from __future__ import annotations

import random
from typing import Any

from games.kernel.ask import Ask, Option
from games.refuge.autopilot.position import position_of
from games.refuge.autopilot.quick_answers import quick_answer
from games.refuge.autopilot.worth import PLAIN
from games.refuge.dive import Dive
from games.refuge.mind.position import DivePosition, Lore
from games.refuge.view import View


def answer(rules: type[Dive], view: View, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:
    """Set-up as luck will have it, actions by this one and the next, small questions quickly."""
    if view.phase in ("divers", "objectives"):
        return luck.choice(ask.of(seat))
    state = position_of(view, luck)
    if ask.find(seat, "end") is None:
        return quick_answer(state, ask, seat)
    return best_action(DivePosition(Lore(rules, PLAIN), state), ask, seat)


def best_action(position: DivePosition, ask: Ask, seat: int) -> Option[Any]:
    """The more divers, the harder the dive, so the more first actions are followed up."""
    tried = [(option, position.after(option.id)) for option in ask.of(seat)]
    values = {option.id: after.worth() for option, after in tried}
    tried.sort(key=lambda one: (-values[one[0].id], one[0].id == "pass"))
    if position.state.actions_left < 2:
        return tried[0][0]
    ahead = tried[: len(position.state.divers)]
    return max(ahead, key=lambda one: followed_up(one[1], values[one[0].id]))[0]


def followed_up(position: DivePosition, value: float) -> float:
    """The best that one more action can make of it."""
    options = position.options()
    return max([position.after(option.id).worth() for option in options], default=value)
