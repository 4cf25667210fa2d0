"""The action menu: the plan for the rest of the turn says what comes first."""

from __future__ import annotations

from typing import Any

from games.jupiter.autopilot.outlook import Outlook
from games.jupiter.autopilot.plan import Planner
from games.jupiter.cards import ABILITIES, Ability
from games.jupiter.state import POD_ROOM
from games.jupiter.view import View
from games.kernel.ask import Option


def choose_action(view: View, options: list[Option[Any]], seat: int) -> Option[Any]:
    by_value = {option.value: option for option in options}
    outlook = Outlook(view, seat)
    if (event := free_event(outlook, by_value)) is not None:
        return by_value[event]
    plan = Planner(outlook, powers(view, seat), view.actions_left).plan()
    for action in plan.path[:1]:
        if action in by_value:
            return by_value[action]
    if ("play", "boost") in by_value and view.actions_left == 0:
        return by_value["play", "boost"]
    return by_value[("end",)]


def powers(view: View, seat: int) -> set[Ability]:
    """What holds for every action of this turn."""
    core = view.players[seat].core
    found = set(view.in_play)
    if core is not None and ABILITIES[core].core == "always":
        found.add(core)
    return found


def free_event(outlook: Outlook, by_value: dict[Any, Option[Any]]) -> tuple[Any, ...] | None:
    """Cards that are worth playing before anything else."""
    view = outlook.view
    if ("use", "pilot", 0) in by_value and pilot_helps(outlook):
        return ("use", "pilot", 0)
    if ("play", "follower") in by_value and view.actions_left >= 4 and outlook.need > 0:
        return ("play", "follower")
    return None


def pilot_helps(outlook: Outlook) -> bool:
    """Dock whenever the pod is away; launch when it wins, or late in a turn with many aboard."""
    if not outlook.docked:
        return True
    if outlook.aboard and outlook.need <= 0:
        return True
    return outlook.view.actions_left == 0 and outlook.aboard >= POD_ROOM - 2
