"""What did I miss? Everything since my last choice, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from bot.custom_ids import verb
from bot.display.board import PLAYING, heading, situation
from bot.display.pages import leaf
from bot.display.parts import Button, Row, Sheet, Words
from bot.display.story import lines_for, paragraphs
from bot.host import Table
from bot.store import Entry
from bot.wording import Wording
from games.kernel import T
from games.kernel.text import clip

PAGE = 1800
"""Characters a phone shows without much scrolling."""


def since_my_choice(entries: Sequence[Entry], seats: Sequence[int]) -> list[Entry]:
    """All entries after the newest choice of one of these seats; all there are without one."""
    start = len(entries)
    while start and not _mine(entries[start - 1], seats):
        start -= 1
    return list(entries[start:])


def _mine(entry: Entry, seats: Sequence[int]) -> bool:
    return entry.choice is not None and entry.choice.seat in seats


def last_round(entries: Sequence[Entry], seats: Sequence[int]) -> list[Entry]:
    """From their choice before the newest run of choices of theirs on: what they did, and what
    everybody did before it."""
    start = len(entries)
    while start and _mine(entries[start - 1], seats):
        start -= 1
    while start and not _mine(entries[start - 1], seats):
        start -= 1
    return list(entries[start:])


def missed_page(
    table: Table, entries: Sequence[Entry], seats: Sequence[int], wording: Wording, page: int
) -> Sheet:
    """In pages, oldest first, prose whole among the rest; then how things stand. Right after a
    choice of their own it is the last round."""
    missed, viewer = since_my_choice(entries, seats), seats[0] if seats else None
    chose = any(_mine(entry, seats) for entry in entries)
    since = T("Since your last choice") if chose else T("So far")
    title = since if missed else T("The last round")
    told = paragraphs(lines_for(missed or last_round(entries, seats), viewer), wording)
    pages = _pages(told) or [wording.say(T("Nothing has happened yet."))]
    at = max(0, min(page, len(pages) - 1))
    words = [heading(table, wording), f"### {wording.say(title)}", pages[at]]
    if at == len(pages) - 1:
        words.append(situation(table, wording))
    row = leaf(at, len(pages), lambda number: verb("missed", number, campaign=table.id))
    more = [Button(verb("log", campaign=table.id), wording.label(T("Whole log")), emoji="📜")]
    if any(entry.choice for entry in missed):
        label = wording.label(T("Replay"))
        more.append(Button(verb("film", campaign=table.id), label, emoji="🎞️"))
    return Sheet([Words(clip("\n".join(words), 3900))], [*row, Row(more)], PLAYING)


def _pages(told: Sequence[str]) -> list[str]:
    pages: list[str] = []
    for words in told:
        part = clip(words, 3500)
        if pages and len(pages[-1]) + len(part) <= PAGE:
            pages[-1] += f"\n{part}"
        else:
            pages.append(part)
    return pages
