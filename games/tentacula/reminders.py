"""Rules of Tentacula in passing."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.reminder import Reminder
from games.kernel.text import T
from games.tentacula.view import View

REMINDERS: Sequence[Reminder[View]] = (
    Reminder(
        "theft",
        T("A gem's been stolen. Stop on a shark and pay a shell to get one back."),
        lambda view, _: any(view.cave),
    ),
    Reminder(
        "no_shell",
        T("You're out of shells. Stop on a shell square to find one."),
        lambda view, _: view.shells == 0 and view.round > 1,
    ),
    Reminder(
        "folded",
        T("The board has folded. What lay on the other part is gone, and a new gate is waiting."),
        lambda view, _: view.fold > 0,
    ),
    Reminder(
        "pile",
        T("The draw pile's empty. From now on, tiles come off the back of the reef."),
        lambda view, _: not view.unseen and view.round > 1,
    ),
)
