"""Rules of Sleeping Gods in passing."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.reminder import Reminder
from games.kernel.text import T
from games.sleeping_gods.view import View

TIRED = 2
"""With so much fatigue nobody joins a challenge."""

REMINDERS: Sequence[Reminder[View]] = (
    Reminder(
        "challenge",
        T("Joining a challenge costs 1 fatigue. Cards of that skill help too."),
        lambda view, _: view.state.contest is not None,
    ),
    Reminder(
        "fight",
        T("Cover all of an enemy's hearts and it falls. Any square you cover stops working."),
        lambda view, _: view.state.fight is not None,
    ),
    Reminder(
        "tired",
        T("With 2 fatigue nobody can join challenges. The galley, an inn or a meal gives rest."),
        lambda view, _: any(member.fatigue >= TIRED for member in view.state.crew),
    ),
    Reminder(
        "status",
        T("Somebody has a status. *Help* says what it does; healers in ports take it off."),
        lambda view, _: any(member.statuses for member in view.state.crew),
    ),
    Reminder(
        "ship",
        T("The ship's damaged. A shipyard repairs her; with 11 damage she sinks."),
        lambda view, _: any(view.state.harm.values()),
    ),
    Reminder(
        "quest",
        T("Your quests are in the chronicle, under …. Their keywords open choices in the book."),
        lambda view, _: bool(view.state.quests),
    ),
)
