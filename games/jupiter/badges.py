"""What can be earned in Jupiter Deep: twelve badges, told by the rules."""

from __future__ import annotations

from collections.abc import Sequence

from games.jupiter.options import JupiterOptions
from games.jupiter.state import State
from games.kernel.badge import Badge, Finished
from games.kernel.text import T

Played = Finished[State, JupiterOptions]

BADGES: Sequence[Badge[State, JupiterOptions]] = (
    Badge("rescue", T("All aboard"), T("Finish a rescue."), lambda it: it.won),
    Badge(
        "practised",
        T("Practised hands"),
        T("Save twenty-one colonists."),
        lambda it: it.won and it.options.rescue >= 21,
    ),
    Badge(
        "printed",
        T("By the book"),
        T("Save twenty-eight colonists."),
        lambda it: it.won and it.options.rescue == 28,
    ),
    Badge(
        "heroes",
        T("Ultimate heroes"),
        T("Save every single one."),
        lambda it: it.won and it.options.ultimate_heroes,
    ),
    Badge(
        "fast",
        T("Faster than they creep"),
        T("Win against fast creeps."),
        lambda it: it.won and it.options.fast_creeps,
    ),
    Badge(
        "fragile",
        T("Handle with care"),
        T("Win with vulnerable robots."),
        lambda it: it.won and it.options.robot_vulnerability,
    ),
    Badge(
        "alone", T("One robot"), T("Win with a single robot."), lambda it: it.won and it.seats == 1
    ),
    Badge(
        "crew",
        T("Five of a kind"),
        T("Win with five robots or more."),
        lambda it: it.won and it.seats >= 5,
    ),
    Badge(
        "none_lost",
        T("Not one left behind"),
        T("Win without losing a colonist."),
        lambda it: it.won and not it.state.lost,
    ),
    Badge(
        "swift",
        T("Before the storm"),
        T("Win within eighteen turns."),
        lambda it: it.won and it.state.turn <= 18,
    ),
    Badge(
        "shepherd",
        T("Shepherd"),
        T("Command colonists forty times in one rescue."),
        lambda it: it.did("command") >= 40,
    ),
    Badge(
        "hunter",
        T("Pest control"),
        T("Shoot ten creeps in one rescue."),
        lambda it: it.did("shoot") >= 10,
    ),
)
