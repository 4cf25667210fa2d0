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
        T(
            "After your actions creeps take every colonist next to them. Shoot, or lead "
            "people away."
        ),
        lambda view, _: CREEP in view.domes,
    ),
    Reminder(
        "crowded",
        T("A module's nearly full of creeps. A full one blows up, unless a robot stands on it."),
        _crowded,
    ),
    Reminder(
        "seats",
        T("The pod has seven seats, and robots take up some. Step out in time."),
        lambda view, _: view.pod.colonists + len(view.pod.robots) >= POD_ROOM - 1,
    ),
    Reminder(
        "super_creep",
        T("A super creep sits on a building. A robot on that module can shoot it."),
        lambda view, _: bool(view.covered),
    ),
    Reminder(
        "limit",
        T("Your hand's full. At the end of your turn you discard what's over the limit."),
        lambda view, seat: len(view.players[seat].hand) >= view.hand_limit,
    ),
)
