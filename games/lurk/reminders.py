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
        T("A model of yours is poisoned: a wound at the end of the round, and no recovering."),
        _bears("poisoned"),
    ),
    Reminder(
        "trapped",
        T("A model of yours is trapped: it stays where it is until the end of the round."),
        _bears("trapped"),
    ),
    Reminder(
        "stunned",
        T("A model of yours is stunned: its worst attack die is degraded, and it uses no ability."),
        _bears("stunned"),
    ),
    Reminder(
        "swimming",
        T("A model of yours swims: it goes farther, but defends worse until it settles."),
        _bears("swimming"),
    ),
    Reminder(
        "creature",
        T("A creature is awake: it strikes whoever comes near, and leaves a reward when it falls."),
        lambda view, _: bool(view.army(LURKER)),
    ),
    Reminder(
        "essence",
        T("You have Essence enough for abilities: you are asked before every roll that one fits."),
        lambda view, seat: view.players[seat].essence >= ENOUGH and view.turn > 0,
    ),
    Reminder(
        "stock",
        T("A card waits in your stock: give it to a character while that moves."),
        lambda view, seat: bool(view.players[seat].stock) and view.turn > 0,
    ),
)
