"""How a dive is lost; it is won by the third objective."""

from __future__ import annotations

from tests.meetings.refuge import box
from tests.meetings.refuge.table import Scene, Table

WON = "won"


def ended(table: Table) -> str | None:
    """``won``, why the dive is lost, or nothing while it goes on."""
    reasons = {
        table.outcome: True,
        WON: table.stage >= len(table.objectives),
        "lost: threat": table.threat >= box.THREATS,
        "lost: supply": table.supply <= 0,
        "lost: all down": all_down(table),
    }
    return next((reason for reason, holds in reasons.items() if reason and holds), None)


def all_down(table: Table) -> bool:
    """Two or more divers are in the water and none of them stands; a lone one has a turn."""
    left = table.afloat
    return len(left) > 1 and not any(one.stands for one in left)


def check(scene: Scene) -> None:
    if outcome := ended(scene.table):
        scene.end(outcome)


def turn_of_grace_is_over(scene: Scene) -> None:
    """A lone diver who began the turn down had this turn to stand up."""
    if scene.table.grace:
        scene.end("lost: alone")
