"""Which option the autopilot takes, by what is asked."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from games.jupiter.autopilot.actions import choose_action, place_robot_value
from games.jupiter.autopilot.outlook import Outlook
from games.jupiter.cards import Card
from games.jupiter.colony import POD
from games.jupiter.state import COLONIST, CREEP, OPEN
from games.jupiter.view import View
from games.kernel.ask import Ask, Option

CORES: list[Card] = [
    "follower",
    "boost",
    "bullhorn",
    "pilot",
    "suppressant",
    "module_control",
    "grenadier",
    "sniper",
    "phase_shift",
    "swap",
    "rocket_boots",
    "juggernaut",
    "teleport",
    "heat_seeker",
    "override",
    "data_core",
]
"""Best first."""


def answer(view: View, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:
    """The option that looks best; ties fall to chance."""
    options = ask.of(seat)
    if len(options) == 1:
        return options[0]
    verb = options[0].id.split(".")[0]
    if view.step == "actions" and any(option.id == "end" for option in options):
        return choose_action(view, options, seat, luck)
    judge = JUDGES.get(verb)
    if judge is None:
        return luck.choice(options)
    outlook = Outlook(view, seat)
    return max(options, key=lambda option: (judge(outlook, option), luck.random()))


def judge_core(_: Outlook, option: Option[Any]) -> float:
    return -CORES.index(option.value)


def judge_discard(_: Outlook, option: Option[Any]) -> float:
    return CORES.index(option.value)


def judge_cell(outlook: Outlook, option: Option[Any]) -> float:
    return -outlook.mooring_cost(option.value)


def judge_follow(outlook: Outlook, option: Option[Any]) -> float:
    if option.value is None:
        return 0.0
    goal = outlook.view.traces[-1].space
    gain = outlook.costs[option.value] - outlook.costs[goal]
    if goal != POD and outlook.is_threatened(goal) and not outlook.is_threatened(option.value):
        gain -= 3
    return float(gain) - 0.5


def judge_rise(outlook: Outlook, option: Option[Any]) -> float:
    space = option.value
    if space < 0:
        return -1000.0
    was = outlook.domes[space]
    outlook.domes[space] = CREEP
    found = outlook.score() - (10 * outlook.fear if was == COLONIST else 0)
    outlook.domes[space] = was
    return found


def judge_shot(outlook: Outlook, option: Option[Any]) -> float:
    space = option.value[1] if isinstance(option.value, tuple) else option.value
    if option.id.startswith("super"):
        return outlook.score() + 2.0
    was = outlook.domes[space]
    outlook.domes[space] = OPEN
    found = outlook.score()
    outlook.domes[space] = was
    return found


def judge_suppress(outlook: Outlook, option: Option[Any]) -> float:
    if option.value is None:
        return 1.5
    module = option.value
    domes = outlook.colony.domes[module]
    people = sum(outlook.domes[dome] == COLONIST for dome in domes)
    creeps = sum(outlook.domes[dome] == CREEP for dome in domes)
    return 2.0 * people + 0.6 * creeps


def judge_landing(outlook: Outlook, option: Option[Any]) -> float:
    return place_robot_value(outlook, option.value[1])


JUDGES: dict[str, Callable[[Outlook, Option[Any]], float]] = {
    "core": judge_core,
    "discard": judge_discard,
    "cell": judge_cell,
    "follow": judge_follow,
    "rise": judge_rise,
    "shoot": judge_shot,
    "super": judge_shot,
    "blast": judge_shot,
    "suppress": judge_suppress,
    "land": judge_landing,
    "crush": judge_landing,
    "swap": judge_landing,
}
