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
        T("You lie on the ground: stand up with Recover, or let a diver next to you help."),
        lambda view, seat: not _mine(view, seat).standing,
    ),
    Reminder(
        "devoured",
        T("You were devoured: on your next turn you come back in row 4, lying on the ground."),
        lambda view, seat: _mine(view, seat).devoured,
    ),
    Reminder(
        "weapon",
        T("You hold a weapon: keep it for a tentacle that comes upon you, and you stay up."),
        lambda view, seat: not WEAPONS.isdisjoint(_mine(view, seat).hand),
    ),
    Reminder(
        "recover",
        T("You have two cards of one type: Recover can turn a used ability up again."),
        _can_recover,
    ),
    Reminder(
        "threat",
        T("A tentacle is on the threat track: with the fourth one the dive is lost."),
        lambda view, _: view.threat > 0 and view.turn > 0,
    ),
    Reminder(
        "cargo",
        T("You carry the cargo: bring it to a Start space, standing."),
        lambda view, seat: _mine(view, seat).cargo,
    ),
)
