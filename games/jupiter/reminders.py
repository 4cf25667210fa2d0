"""Rules of Jupiter Deep in passing."""

from __future__ import annotations

from collections.abc import Sequence

from games.jupiter.modules import PLACES
from games.jupiter.state import CREEP, POD_ROOM
from games.jupiter.view import View
from games.kernel.reminder import Reminder
from games.kernel.text import T

CROWDED = 5
"""A module with so many creeps will soon be full."""


def _crowded(view: View, _: int) -> bool:
    starts = range(0, len(view.modules) * PLACES, PLACES)
    return any(view.domes[at : at + PLACES].count(CREEP) >= CROWDED for at in starts)


REMINDERS: Sequence[Reminder[View]] = (
    Reminder(
        "creep",
        T("Creeps take every colonist next to them after your actions: shoot, or lead them away."),
        lambda view, _: CREEP in view.domes,
    ),
    Reminder(
        "crowded",
        T("A module is nearly full of creeps. A full one blows up, unless a robot stands on it."),
        _crowded,
    ),
    Reminder(
        "seats",
        T("The pod has seven seats, and robots in it take up some: step out in time."),
        lambda view, _: view.pod.colonists + len(view.pod.robots) >= POD_ROOM - 1,
    ),
    Reminder(
        "super_creep",
        T("A super creep covers a building: a shot from a robot on that module frees it."),
        lambda view, _: bool(view.covered),
    ),
    Reminder(
        "limit",
        T("You hold as many cards as you may: at the end of your turn you discard what is over."),
        lambda view, seat: len(view.players[seat].hand) >= view.hand_limit,
    ),
)
