"""Rules of Tentacula in passing."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.reminder import Reminder
from games.kernel.text import T
from games.tentacula.view import View

REMINDERS: Sequence[Reminder[View]] = (
    Reminder(
        "theft",
        T("A stolen gem lies in the cave: on a shark's square, a shell can bring one back."),
        lambda view, _: any(view.cave),
    ),
    Reminder(
        "no_shell",
        T("No shell is left: stop on a shell's square to find one."),
        lambda view, _: view.shells == 0 and view.round > 1,
    ),
    Reminder(
        "folded",
        T("The board has folded: what lay on the other part is gone, and a new gate waits."),
        lambda view, _: view.fold > 0,
    ),
    Reminder(
        "pile",
        T("The draw pile is empty: from now on tiles come from the rear of the reef."),
        lambda view, _: not view.unseen and view.round > 1,
    ),
)
