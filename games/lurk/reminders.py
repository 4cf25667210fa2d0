"""Rules of Lurk in passing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.kernel.reminder import Reminder
from games.kernel.text import T
from games.lurk.state import LURKER
from games.lurk.view import View

ENOUGH = 3
"""So much Essence pays for any ability."""


def _bears(token: str) -> Callable[[View, int], bool]:
    return lambda view, seat: any(token in model.tokens for model in view.army(seat))


REMINDERS: Sequence[Reminder[View]] = (
    Reminder(
        "poisoned",
        T(
            "One of your models is poisoned. It takes a wound at the end of the round and "
            "can't recover."
        ),
        _bears("poisoned"),
    ),
    Reminder(
        "trapped",
        T("One of your models is trapped. It can't move until the end of the round."),
        _bears("trapped"),
    ),
    Reminder(
        "stunned",
        T(
            "One of your models is stunned. Its worst attack die is degraded, and it can't "
            "use abilities."
        ),
        _bears("stunned"),
    ),
    Reminder(
        "swimming",
        T("One of your models is swimming. It goes farther, but defends worse until it settles."),
        _bears("swimming"),
    ),
    Reminder(
        "creature",
        T(
            "A creature's awake. It strikes anyone who comes near, and leaves a reward "
            "when it falls."
        ),
        lambda view, _: bool(view.army(LURKER)),
    ),
    Reminder(
        "essence",
        T("You've enough Essence for abilities. You'll be asked before every roll that one fits."),
        lambda view, seat: view.players[seat].essence >= ENOUGH and view.turn > 0,
    ),
    Reminder(
        "stock",
        T("There's a card in your stock. Give it to a character while they move."),
        lambda view, seat: bool(view.players[seat].stock) and view.turn > 0,
    ),
)
