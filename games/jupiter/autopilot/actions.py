"""The action menu: every option is tried on the outlook, the best one is taken."""

from __future__ import annotations

import random
from typing import Any

from games.jupiter.autopilot.outlook import Outlook
from games.jupiter.colony import POD
from games.jupiter.state import COLONIST, CREEP, OPEN, POD_ROOM, ROBOT
from games.jupiter.view import View
from games.kernel.ask import Option

LEAST = 0.05
"""Options that gain less are not worth a click."""


def choose_action(
    view: View, options: list[Option[Any]], seat: int, luck: random.Random
) -> Option[Any]:
    outlook = Outlook(view, seat)
    base = outlook.score()
    gains = [(gain(outlook, base, option.value), luck.random(), option) for option in options]
    return max(gains, key=lambda entry: entry[:2])[2]


def gain(outlook: Outlook, base: float, action: tuple[Any, ...]) -> float:
    """How much better the position looks after an action, for each action it takes."""
    match action:
        case ("end",):
            return LEAST
        case ("command", here, there, steps):
            return command_gain(outlook, here, there) / steps
        case ("move", there, steps):
            return (place_robot_value(outlook, there) - base) / steps
        case ("crush", there):
            return place_robot_value(outlook, there) - base
        case ("shoot", there):
            return _without(outlook, there) - base
        case ("shoot_super", _):
            return 1.5
        case ("play", card):
            return play_gain(outlook, card)
        case ("use", card, cost):
            return use_gain(outlook, base, card, cost)
    return -1.0


def command_gain(outlook: Outlook, here: int, there: int) -> float:
    """The road gets shorter; leaving or entering danger counts too."""
    found = outlook.worth(here) - (0.0 if there == POD else outlook.worth(there))
    if here == POD:
        return -3.0
    fear = outlook.fear
    if outlook.is_threatened(here):
        found += fear
    if there != POD:
        outlook.domes[here] = OPEN
        if outlook.is_threatened(there):
            found -= fear
        outlook.domes[here] = COLONIST
    if follows(outlook):
        found += best_follower(outlook, here, there)
    return found


def follows(outlook: Outlook) -> bool:
    player = outlook.view.players[outlook.seat]
    return player.core == "follower" or "follower" in outlook.view.in_play


def best_follower(outlook: Outlook, vacated: int, gone_to: int) -> float:
    goal = outlook.worth(vacated)
    return max(
        (
            outlook.worth(space) - goal
            for space in outlook.colony.near[vacated]
            if space not in (POD, gone_to) and outlook.domes[space] == COLONIST
        ),
        default=0.0,
    ) if vacated != POD else 0.0


def place_robot_value(outlook: Outlook, there: int) -> float:
    """The score with the robot standing there."""
    seat = outlook.seat
    here = outlook.where(seat)
    aboard = seat in outlook.riders
    was = OPEN
    if aboard:
        outlook.riders.remove(seat)
    elif here >= 0:
        outlook.domes[here] = OPEN
    if there == POD:
        outlook.riders.append(seat)
    else:
        was = outlook.domes[there]
        outlook.domes[there] = ROBOT + seat
    found = outlook.score()
    if there == POD:
        outlook.riders.remove(seat)
    else:
        outlook.domes[there] = was
    if aboard:
        outlook.riders.append(seat)
    elif here >= 0:
        outlook.domes[here] = ROBOT + seat
    return found


def _without(outlook: Outlook, creep: int) -> float:
    outlook.domes[creep] = OPEN
    found = outlook.score()
    outlook.domes[creep] = CREEP
    return found


def play_gain(outlook: Outlook, card: str) -> float:
    left = outlook.view.actions_left
    match card:
        case "boost":
            return 0.5 if left <= 1 else -1.0
        case "follower":
            return 3.0 if left >= 4 and outlook.need > 0 else -1.0
        case "grenadier":
            return 2.0 if left >= 4 and outlook.domes.count(CREEP) >= 6 else -1.0
    return -1.0


def use_gain(outlook: Outlook, base: float, card: str, cost: int) -> float:
    match card:
        case "sniper":
            return -1.0
        case "pilot":
            return pilot_gain(outlook)
    return -1.0


def pilot_gain(outlook: Outlook) -> float:
    """Launch when it wins or when enough are aboard at the end of one's turn; dock whenever away."""
    if not outlook.docked:
        return 2.0
    left = outlook.view.actions_left
    if outlook.aboard >= outlook.need > 0:
        return 4.0
    return 1.0 if left == 0 and outlook.aboard + len(outlook.riders) >= POD_ROOM - 2 else -1.0
