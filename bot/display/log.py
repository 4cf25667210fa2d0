"""The log of a table, page by page: everything that happened, and whatever a word is found in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.custom_ids import verb
from bot.display.board import PAUSED
from bot.display.pages import PAGE_ROOM, leaf, paginate
from bot.display.parts import Sheet, Words
from bot.display.story import once, sentence
from bot.store import Entry
from bot.store.rows import standing
from bot.wording import Wording, safe
from games.kernel import T, Text
from games.kernel.text import clip

PHONE = 1500
"""Characters of a page that a phone shows without much scrolling."""
WORD = 30


def log_page(
    campaign: str,
    entries: Sequence[Entry],
    seats: Sequence[int],
    wording: Wording,
    page: int,
    search: str = "",
) -> Sheet:
    """What happened, as these seats may know it; what was taken back is struck through."""
    search = clip(search.replace(":", " ").strip(), WORD)
    lines = once(_lines(entries, seats, wording))
    found = [line for line in lines if search.casefold() in line.casefold()]
    pages = paginate(found or [wording.say(_nothing(search))], PHONE)
    at = len(pages) - 1 if page < 0 else min(page, len(pages) - 1)
    title = wording.say(T("### 📜 Log")) + (f" · {safe(search)}" if search else "")
    more = (search,) if search else ()
    row = leaf(at, len(pages), lambda number: verb("log", number, *more, campaign=campaign))
    return Sheet([Words(f"{title}\n{pages[at]}")], row, PAUSED)


def _nothing(search: str) -> Text:
    if search:
        return T("There's no “{word}” in the log.", word=safe(search))
    return T("Nothing has happened yet.")


def _lines(entries: Sequence[Entry], seats: Sequence[int], wording: Wording) -> Iterator[str]:
    """One for each sentence and each paragraph of a passage, after the number of its turn."""
    stands = {entry.number for entry in standing(entries)}
    for entry in entries:
        for line in entry.lines:
            if line.to is not None and line.to not in seats:
                continue
            secret = "" if line.to is None else " 🤫"
            for part in sentence(line, wording).split("\n\n"):
                words = clip(part, PAGE_ROOM - 20)
                words = words if entry.number in stands else f"~~{words}~~"
                yield f"`{entry.turn:>3}` {words}{secret}"
