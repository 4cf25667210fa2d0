"""What happened, told: deeds by who did them, happenings as they came, figures in small print."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby, zip_longest

from bot.host import Table
from bot.store import Entry
from bot.wording import Wording
from games.kernel import Line, T
from games.kernel.retelling import in_one_sentence
from games.kernel.text import clip

ROOM = 1400
SHORT = 30
"""Words of what happened, beside a question; the rest is under *Log*."""
LINE = 90
"""Letters of a line of what was decided."""
DECIDED = ("deed", "opening")
MORE = " …"


def counted(text: str) -> int:
    """The words of a text, as a reader counts them."""
    return sum(any(map(str.isalnum, word)) for word in text.split())


def since_last_choice(table: Table, seats: Collection[int]) -> list[Entry]:
    """The newest choice of one of these seats, and all that came after it."""
    entries = table.standing()
    mine = [at for at, entry in enumerate(entries) if _by(entry, seats)]
    return entries[mine[-1] if mine else 0 :]


def _by(entry: Entry, seats: Collection[int]) -> bool:
    return entry.choice is not None and entry.choice.seat in seats


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


def since_panel(table: Table) -> list[Entry]:
    """Entries made since the table's panel was posted; those before it were told by others."""
    return [entry for entry in table.standing() if entry.number > table.campaign.panel_length]


def lines_for(entries: Iterable[Entry], viewer: int | None) -> list[Line]:
    """The sentences that this seat, or a spectator, may read."""
    return [line for entry in entries for line in entry.lines if line.to in (None, viewer)]


def tell(lines: Sequence[Line], wording: Wording, room: int = ROOM, most: int = ROOM) -> str:
    """The newest paragraphs, as many as fit whole; where the rest is, if there is more. Figures
    alone say little: what they come from is told as far as there is room.

    Prose is left out: it stands in messages of its own.
    """
    told = paragraphs([line for line in lines if line.kind != "prose"], wording)
    kept: list[str] = []
    for paragraph in reversed(told):
        figures = all(words.startswith("-# ") for words in kept)
        left = most - counted(" ".join(kept)) if figures else most
        words = first_words(clip(paragraph, room), left)
        whole = "\n".join([*kept, words])
        if kept and (len(whole) > room or counted(whole) > most):
            break
        kept.append(words)
    if len(kept) < len(told):
        kept.append(f"-# {wording.say(T('… more: *Log*'))}")
    return "\n".join(reversed(kept))


def first_words(text: str, most: int) -> str:
    """As much of a text as so many words are."""
    if counted(text) <= most:
        return text
    kept = " ".join(text.split(" ")[:most])
    return f"{kept}{'**' if kept.count('**') % 2 else ''} …"


def folded(lines: Sequence[Line], wording: Wording) -> str:
    """What was decided, in two lines; where nobody decided anything, what happened."""
    deeds = [line for line in lines if line.by is not None and line.kind in DECIDED]
    told = deeds or [line for line in lines if line.kind != "prose"]
    return "\n".join(brief(words, LINE) for words in paragraphs(told, wording)[-2:])


def brief(text: str, most: int) -> str:
    """As many whole deeds as so many letters hold, or of the first one whole words."""
    if len(text) <= most:
        return text
    kept = text[: most - len(MORE)]
    kept = (kept.rpartition("; ")[0] or kept.rpartition(" ")[0] or kept).rstrip(",;")
    return f"{kept}{'*' if kept.count('*') % 2 else ''}{MORE}"


def sentence(line: Line, wording: Wording) -> str:
    """A line that stands alone, as in a log: a deed begins with its actor's name."""
    words = wording.say(line.text)
    return words if line.by is None else f"{wording.name(line.by)}{_then(line)} {words}."


def _then(line: Line) -> str:
    """Between an actor and a deed: where that begins with somebody of theirs, a colon."""
    return ":" if line.text.template.startswith("{") else ""


def once(told: Iterable[str]) -> list[str]:
    """What was said again and again is said once, with how often."""
    counted = [(words, len(list(same))) for words, same in groupby(told)]
    return [words if count == 1 else f"{words} (×{count})" for words, count in counted]


def paragraphs(lines: Iterable[Line], wording: Wording) -> list[str]:
    """One for each actor, each run of happenings, each passage; figures as small print."""
    return [_paragraph(run, wording) for run in _runs(in_one_sentence(lines))]


def _runs(lines: Sequence[Line]) -> list[list[Line]]:
    """Lines that are told in one breath. A cue goes as soon as its actor has done something."""
    runs: list[list[Line]] = []
    for line, after in zip_longest(lines, lines[1:]):
        if line.kind == "cue" and after is not None and after.by == line.by:
            continue
        if not runs or line.kind == "opening" or _manner(runs[-1][-1]) != _manner(line):
            runs.append([])
        runs[-1].append(line)
    return runs


def _manner(line: Line) -> tuple[str, int | None]:
    return ("" if line.by is not None else line.kind, line.by)


def _paragraph(run: Sequence[Line], wording: Wording) -> str:
    kind, actor = run[0].kind, run[0].by
    told = once(wording.say(line.text) for line in run)
    if kind == "prose":
        return "\n\n".join(told)
    if kind == "figure":
        return f"-# {' · '.join(told)}"
    if actor is None:
        return " ".join(told)
    if kind == "opening" and len(told) > 1:
        told = [f"{told[0]}: {told[1]}", *told[2:]]
    return f"**{wording.name(actor)}**{_then(run[0])} {'; '.join(told)}."
