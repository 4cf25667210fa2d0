"""Rules of The Refuge in passing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.kernel.reminder import Reminder
from games.kernel.text import T
from games.refuge.cards import TYPE_OF, WEAPONS
from games.refuge.view import DiverView, View


def _mine(view: View, seat: int) -> DiverView:
    return view.divers[seat]


def _can_recover(view: View, seat: int) -> bool:
    used = any(not card.ready for card in _mine(view, seat).abilities)
    types = Counter(TYPE_OF[card] for card in _mine(view, seat).hand)
    return used and any(count > 1 for count in types.values())


REMINDERS: Sequence[Reminder[View]] = (
    Reminder(
        "down",
        T("You're down. Stand up with Recover, or let a diver next to you help."),
        lambda view, seat: not _mine(view, seat).standing,
    ),
    Reminder(
        "devoured",
        T("You've been devoured. On your next turn you're back in row 4, on the ground."),
        lambda view, seat: _mine(view, seat).devoured,
    ),
    Reminder(
        "weapon",
        T("You've got a weapon. Keep it for a tentacle that reaches you, and you'll stay up."),
        lambda view, seat: not WEAPONS.isdisjoint(_mine(view, seat).hand),
    ),
    Reminder(
        "recover",
        T("You've got two cards of one type. Recover can ready a used ability."),
        _can_recover,
    ),
    Reminder(
        "threat",
        T("There's a tentacle on the threat track. The fourth one ends the dive."),
        lambda view, _: view.threat > 0 and view.turn > 0,
    ),
    Reminder(
        "cargo",
        T("You've got the cargo. Get it to a Start space, on your feet."),
        lambda view, seat: _mine(view, seat).cargo,
    ),
)
