"""What happened since whoever is asked had their last turn."""

from __future__ import annotations

from itertools import pairwise

from bot.host import Table
from bot.store import Entry
from bot.wording import Wording
from games.kernel import Line, N
from games.kernel.text import clip

LINES = 8
ROOM = 1400


def since_last_turn(table: Table, seats: list[int]) -> list[Entry]:
    """Entries after the last choice of these seats, or of the whole present turn if longer."""
    entries, turn = table.standing(), table.campaign.turn
    start = len(entries)
    while start and not _enough(entries[start - 1], seats, turn):
        start -= 1
    return entries[start:]


def _enough(entry: Entry, seats: list[int], turn: int) -> bool:
    """Whether the story may begin after this entry: a choice of theirs in an earlier turn."""
    theirs = entry.choice is not None and entry.choice.seat in seats
    return entry.turn < turn and (theirs or not seats)


def of_turn(table: Table, turn: int) -> list[Entry]:
    """Entries made while this turn was on, the one that ended it included."""
    entries = table.standing()
    return [entry for before, entry in pairwise(entries) if before.turn == turn]


def lines_for(entries: list[Entry], viewer: int | None) -> list[Line]:
    """The sentences that this seat, or a spectator, may read."""
    return [line for entry in entries for line in entry.lines if line.to in (None, viewer)]


def tell(lines: list[Line], wording: Wording, room: int = ROOM) -> str:
    """The newest sentences, as many as fit whole, and how many more the log has."""
    told: list[str] = []
    for line in reversed(lines):
        words = f"- {clip(wording.say(line.text), room)}"
        if len(told) == LINES or sum(map(len, told)) + len(words) > room:
            break
        told.append(words)
    left_out = len(lines) - len(told)
    if left_out:
        more = N(
            "… and {n} line before (see *Log*)", "… and {n} lines before (see *Log*)", left_out
        )
        told.append(f"-# {wording.say(more)}")
    return "\n".join(reversed(told))
