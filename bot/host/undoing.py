"""Taking moves back: freely while nothing came to light, else with the table's consent."""

from __future__ import annotations

from bot.host.opening import reach_back
from bot.host.table import Table
from bot.store import Store
from games.kernel import Line, N, Seat, T, Text
from games.kernel.errors import NothingToUndo, UndoRefused


def free_seat(table: Table, user: int) -> int | None:
    """The seat of this user that may take the last choice back without asking anybody."""
    for seat in table.seats_of(user):
        if table.match.may_undo(seat) is None:
            return seat
    return None


def refusal(table: Table, user: int) -> UndoRefused | None:
    """Why this user cannot simply take the last choice back."""
    if free_seat(table, user) is not None:
        return None
    mine = table.seats_of(user)
    return table.match.may_undo(mine[0] if mine else None)


async def check(store: Store, table: Table, user: int, *, consent: bool) -> None:
    """Raises when the last choice cannot be taken back by this user."""
    await _remember_more(store, table)
    why = refusal(table, user)
    if isinstance(why, NothingToUndo) or (why and not consent):
        raise why


async def take_back(store: Store, table: Table, user: int, *, consent: bool) -> Line:
    """Undoes the last choice; what autopilots added after a person's choice goes with it."""
    undone = [table.match.undo(free_seat(table, user), consent=consent)]
    pilots = table.kept_by("autopilot")
    while consent and undone[-1].seat in pilots and table.match.choices_made:
        await _remember_more(store, table)
        undone.append(table.match.undo(consent=True))
    return Line(_sentence(undone[-1].seat, len(undone)))


async def _remember_more(store: Store, table: Table) -> None:
    """A match remembers only its last checkpoints; the store knows the earlier ones."""
    if not table.match.past and not table.match.record.choices:
        await reach_back(store, table)


def _sentence(seat: int, count: int) -> Text:
    if count == 1:
        return T("↩️ {who}'s last choice was taken back.", who=Seat(seat))
    return N(
        "↩️ {n} choice was taken back, to {who}'s last one.",
        "↩️ {n} choices were taken back, to {who}'s last one.",
        n=count,
        who=Seat(seat),
    )


def needed_votes(people: int) -> int:
    """More than half of those at the table."""
    return people // 2 + 1
