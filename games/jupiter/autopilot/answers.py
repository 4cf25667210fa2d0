"""Which option the autopilot takes, by what is asked."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from games.jupiter.autopilot.actions import choose_action
from games.jupiter.autopilot.outlook import ROAD, Outlook, roads, robot_space
from games.jupiter.autopilot.taste import CORES
from games.jupiter.calls import called
from games.jupiter.colony import POD
from games.jupiter.state import COLONIST, CREEP, OPEN, ROBOT
from games.jupiter.view import View
from games.kernel.ask import Ask, Option

DESPAIR = 240
"""After so many turns nothing sensible has helped, so anything is tried."""

BEARABLE = 2.0
"""With so many modules called, a roll is as good as the next one."""


def answer(view: View, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:
    """The option that looks best; ties fall to chance."""
    options = ask.of(seat)
    if len(options) == 1:
        return options[0]
    if view.turn > DESPAIR:
        return luck.choice(options)
    if any(option.id == "end" for option in options):
        return choose_action(view, options, seat, luck)
    judge = JUDGES.get(options[0].id.split(".")[0])
    if judge is None:
        return luck.choice(options)
    outlook = Outlook(view, seat)
    return max(options, key=lambda option: (judge(outlook, option), luck.random()))


def judge_core(_: Outlook, option: Option[Any]) -> float:
    return -CORES.index(option.value)


def judge_discard(outlook: Outlook, option: Option[Any]) -> float:
    """The least useful card goes first; what brings robots home, or the pod elsewhere, stays."""
    if option.value in ("pilot", "teleport") and (outlook.need <= 0 or outlook.is_marooned):
        return -1.0
    return float(CORES.index(option.value))


def judge_cell(outlook: Outlook, option: Option[Any]) -> float:
    return -outlook.mooring_cost(option.value)


def judge_site(outlook: Outlook, option: Option[Any]) -> float:
    """A module in the way goes where the pod would least like to dock."""
    return outlook.mooring_cost(option.value)


def judge_module(outlook: Outlook, option: Option[Any]) -> float:
    domes = outlook.colony.domes[option.value]
    peopled = any(outlook.domes[dome] not in (OPEN, CREEP) for dome in domes)
    return outlook.mooring_gain(option.value) - 100.0 * peopled


def judge_follow(outlook: Outlook, option: Option[Any]) -> float:
    """As the plan does: whoever gains most."""
    if option.value is None:
        return 0.1
    goal, domes = outlook.view.traces[-1].space, outlook.domes
    here: int = option.value
    costs = roads(outlook.harbour, domes)
    into = 0.0 if goal == POD else outlook.fear * outlook.is_threatened(domes, goal)
    away = outlook.fear * outlook.is_threatened(domes, here)
    return ROAD[costs[here]] - ROAD[costs[goal]] - into + away


def judge_rise(outlook: Outlook, option: Option[Any]) -> float:
    space = option.value
    if space < 0:
        return -1000.0
    domes = outlook.domes.copy()
    lost = 10 * outlook.fear if domes[space] == COLONIST else 0
    domes[space] = CREEP
    return outlook.score(domes, robot_space(outlook.view, outlook.seat)) - lost


def judge_shot(outlook: Outlook, option: Option[Any]) -> float:
    space = option.value[1] if isinstance(option.value, tuple) else option.value
    domes = outlook.domes.copy()
    if not option.id.startswith("super"):
        domes[space] = OPEN
    return outlook.score(domes, robot_space(outlook.view, outlook.seat))


def judge_suppress(outlook: Outlook, option: Option[Any]) -> float:
    if option.value is None:
        return 1.5
    if option.id == "reroll":
        view = outlook.view
        return len(called(outlook.colony, view.modules, view.domes, view.die)) - BEARABLE
    domes = outlook.colony.domes[option.value]
    held = [outlook.domes[dome] for dome in domes]
    return 2.0 * held.count(COLONIST) + 0.6 * held.count(CREEP)


def judge_landing(outlook: Outlook, option: Option[Any]) -> float:
    domes, there = outlook.domes.copy(), option.value[1]
    here = robot_space(outlook.view, outlook.seat)
    if here not in (-1, POD):
        domes[here] = OPEN
    if there != POD:
        domes[there] = ROBOT + outlook.seat
    return outlook.score(domes, there)


JUDGES: dict[str, Callable[[Outlook, Option[Any]], float]] = {
    "core": judge_core,
    "discard": judge_discard,
    "cell": judge_cell,
    "site": judge_site,
    "module": judge_module,
    "follow": judge_follow,
    "rise": judge_rise,
    "shoot": judge_shot,
    "super": judge_shot,
    "blast": judge_shot,
    "suppress": judge_suppress,
    "reroll": judge_suppress,
    "land": judge_landing,
    "crush": judge_landing,
    "swap": judge_landing,
}
