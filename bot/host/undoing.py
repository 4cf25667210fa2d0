"""Taking moves back: freely while nothing came to light, else with the table's consent."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.opening import reach_back
from bot.host.table import Table
from bot.lanes import Lane
from bot.store import Entry, Store
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


async def check(store: Store, lane: Lane, table: Table, user: int, *, consent: bool) -> None:
    """Raises when the last choice cannot be taken back by this user."""
    await _remember_more(store, lane, table)
    why = refusal(table, user)
    if isinstance(why, NothingToUndo) or (why and not consent):
        raise why


async def take_back(store: Store, lane: Lane, table: Table, user: int, *, consent: bool) -> Line:
    """Undoes the last choice, and whatever was chosen together with it in one press.

    What autopilots added after a person's choice goes with it.
    """
    made = [entry for entry in table.standing() if entry.kind == "choice"]
    undone = [table.match.undo(free_seat(table, user), consent=consent)]
    pilots = table.kept_by("autopilot")
    while consent and undone[-1].seat in pilots and table.match.choices_made:
        await _remember_more(store, lane, table)
        undone.append(table.match.undo(consent=True))
    for _ in range(chosen_before(made[: len(made) - len(undone) + 1])):
        await _remember_more(store, lane, table)
        undone.append(table.match.undo(free_seat(table, user), consent=consent))
    return Line(_sentence(undone[-1].seat, len(undone)))


def chosen_before(made: Sequence[Entry]) -> int:
    """How many choices the same press made before the last of these; the first bears its number."""
    if not made or made[-1].user is None or made[-1].interaction is not None:
        return 0
    for back, entry in enumerate(reversed(made[:-1]), start=1):
        if entry.user != made[-1].user:
            return 0
        if entry.interaction is not None:
            return back
    return 0


async def _remember_more(store: Store, lane: Lane, table: Table) -> None:
    """A match remembers only its last checkpoints; the store knows the earlier ones, and nothing
    yet of what is being taken back."""
    depth = table.match.choices_made
    if not table.match.past and not table.match.record.choices:
        await reach_back(store, lane, table)
    while table.match.choices_made > depth:
        table.match.undo(consent=True)


def _sentence(seat: int, count: int) -> Text:
    if count == 1:
        return T("↩️ {who}'s last move was taken back.", who=Seat(seat))
    return N(
        "↩️ {n} move was taken back, to {who}'s last one.",
        "↩️ {n} moves were taken back, to {who}'s last one.",
        n=count,
        who=Seat(seat),
    )


def needed_votes(people: int) -> int:
    """More than half of those at the table."""
    return people // 2 + 1
