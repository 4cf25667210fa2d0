"""What happened, told: deeds by who did them, happenings as they came, figures in one small line.

Prose is not told here: it stands in messages of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise

from bot.host import Table
from bot.store import Entry
from bot.wording import Wording
from games.kernel import Line, N
from games.kernel.text import clip

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


def lines_for(entries: Iterable[Entry], viewer: int | None) -> list[Line]:
    """The sentences that this seat, or a spectator, may read."""
    return [line for entry in entries for line in entry.lines if line.to in (None, viewer)]


def tell(lines: Sequence[Line], wording: Wording, room: int = ROOM) -> str:
    """The newest paragraphs, as many as fit whole, and how many lines more the log has."""
    spoken = [line for line in lines if line.kind != "prose"]
    paragraphs = _paragraphs(spoken, wording)
    told: list[str] = []
    left_out = len(spoken)
    for paragraph, lines_in_it in reversed(paragraphs):
        words = clip(paragraph, room)
        if told and sum(map(len, told)) + len(words) > room:
            break
        told.append(words)
        left_out -= lines_in_it
    if left_out:
        more = N(
            "… and {n} line before (see *Log*)", "… and {n} lines before (see *Log*)", left_out
        )
        told.append(f"-# {wording.say(more)}")
    return "\n".join(reversed(told))


def _paragraphs(lines: Iterable[Line], wording: Wording) -> list[tuple[str, int]]:
    """Words and how many lines they tell: a paragraph for each actor or run of happenings."""
    found: list[tuple[str, int]] = []
    for (kind, actor), group in groupby(lines, key=lambda line: (line.kind, line.by)):
        told = [wording.say(line.text) for line in group]
        found.append((_paragraph(kind, actor, told, wording), len(told)))
    return found


def _paragraph(kind: str, actor: int | None, told: list[str], wording: Wording) -> str:
    if kind == "figure":
        return f"-# {' · '.join(told)}"
    if actor is None:
        return " ".join(told)
    return f"**{wording.name(actor)}** {'; '.join(told)}."
