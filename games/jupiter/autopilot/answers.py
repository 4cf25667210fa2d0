"""Which option the autopilot takes, by what is asked."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from games.jupiter.action import Action
from games.jupiter.autopilot.actions import choose_action
from games.jupiter.autopilot.evaluation import Evaluation, roads, robot_space
from games.jupiter.autopilot.turn_plan import WORTH_FOLLOWING
from games.jupiter.cards import Ability
from games.jupiter.colony import POD
from games.jupiter.invasion import called
from games.jupiter.landing import Landing
from games.jupiter.mind.weights import CORES
from games.jupiter.state import COLONIST, CREEP, OPEN, ROBOT
from games.jupiter.view import View
from games.kernel.ask import Ask, Option
from games.kernel.hexes import Hex

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
    evaluation = Evaluation(view, seat)
    return max(options, key=lambda option: (judge(evaluation, option), luck.random()))


def judge_core(_: Evaluation, option: Option[Ability]) -> float:
    return -CORES.index(option.value)


def judge_discard(evaluation: Evaluation, option: Option[Ability]) -> float:
    """The least useful card goes first; what brings robots home, or the pod elsewhere, stays."""
    if option.value in ("pilot", "teleport") and (evaluation.need <= 0 or evaluation.is_marooned):
        return -1.0
    return float(CORES.index(option.value))


def judge_cell(evaluation: Evaluation, option: Option[Hex]) -> float:
    return -evaluation.docking_cost(option.value)


def judge_site(evaluation: Evaluation, option: Option[Hex]) -> float:
    """A module in the way goes where the pod would least like to dock."""
    return evaluation.docking_cost(option.value)


def judge_module(evaluation: Evaluation, option: Option[int]) -> float:
    domes = evaluation.colony.domes[option.value]
    peopled = any(evaluation.domes[dome] not in (OPEN, CREEP) for dome in domes)
    return evaluation.docking_gain(option.value) - 100.0 * peopled


def judge_follow(evaluation: Evaluation, option: Option[int | None]) -> float:
    """As the plan does: whoever gains most."""
    if option.value is None:
        return WORTH_FOLLOWING
    domes, vacated = evaluation.domes, evaluation.view.traces[-1].space
    costs = roads(evaluation.with_pod, domes)
    return evaluation.gain_of_following(domes, costs, option.value, vacated)


def judge_rise(evaluation: Evaluation, option: Option[int]) -> float:
    lost = 10 * evaluation.fear if evaluation.domes[option.value] == COLONIST else 0
    return looks_with(evaluation, option.value, CREEP) - lost


def judge_shot(evaluation: Evaluation, option: Option[Action]) -> float:
    verb, there = option.id.split(".")
    if verb == "shoot":
        return looks_with(evaluation, int(there), OPEN)
    return evaluation.score(evaluation.domes, robot_space(evaluation.view, evaluation.seat))


def judge_blast(evaluation: Evaluation, option: Option[int]) -> float:
    return looks_with(evaluation, option.value, OPEN)


def looks_with(evaluation: Evaluation, space: int, piece: int) -> float:
    domes = evaluation.domes.copy()
    domes[space] = piece
    return evaluation.score(domes, robot_space(evaluation.view, evaluation.seat))


def judge_suppress(evaluation: Evaluation, option: Option[int | None]) -> float:
    if option.value is None:
        return 1.5
    if option.id == "reroll":
        view = evaluation.view
        return len(called(evaluation.colony, view.modules, view.domes, view.die)) - BEARABLE
    domes = evaluation.colony.domes[option.value]
    held = [evaluation.domes[dome] for dome in domes]
    return 2.0 * held.count(COLONIST) + 0.6 * held.count(CREEP)


def judge_landing(evaluation: Evaluation, option: Option[Landing]) -> float:
    domes, there = evaluation.domes.copy(), option.value.there
    here = robot_space(evaluation.view, evaluation.seat)
    if here not in (-1, POD):
        domes[here] = OPEN
    if there != POD:
        domes[there] = ROBOT + evaluation.seat
    return evaluation.score(domes, there)


JUDGES: dict[str, Callable[[Evaluation, Option[Any]], float]] = {
    "core": judge_core,
    "discard": judge_discard,
    "cell": judge_cell,
    "site": judge_site,
    "module": judge_module,
    "follow": judge_follow,
    "rise": judge_rise,
    "shoot": judge_shot,
    "super": judge_shot,
    "blast": judge_blast,
    "suppress": judge_suppress,
    "reroll": judge_suppress,
    "land": judge_landing,
    "crush": judge_landing,
    "swap": judge_landing,
}
