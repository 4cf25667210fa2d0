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
        T("Whoever joins a challenge gets one fatigue; cards of that skill help as well."),
        lambda view, _: view.state.contest is not None,
    ),
    Reminder(
        "fight",
        T("Cover all hearts of an enemy and it falls. Other squares, once covered, stop working."),
        lambda view, _: view.state.fight is not None,
    ),
    Reminder(
        "tired",
        T("Somebody has two fatigue and cannot join challenges: galley, inn and meals give rest."),
        lambda view, _: any(member.fatigue >= TIRED for member in view.state.crew),
    ),
    Reminder(
        "status",
        T("Somebody bears a status: ❔ says what it does, and healers in ports take it off."),
        lambda view, _: any(member.statuses for member in view.state.crew),
    ),
    Reminder(
        "ship",
        T("The ship is damaged: a shipyard repairs it, and with 11 damage she sinks."),
        lambda view, _: any(view.state.harm.values()),
    ),
    Reminder(
        "quest",
        T("Your quests stand in the chronicle, under …; their keywords open choices in the book."),
        lambda view, _: bool(view.state.quests),
    ),
)
