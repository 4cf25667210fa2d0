"""What did I miss? Everything since my last choice, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from bot.custom_ids import verb
from bot.display.board import PLAYING, heading
from bot.display.pages import leaf
from bot.display.parts import Button, Part, Row, Sheet, Words
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


def missed_page(
    table: Table, entries: Sequence[Entry], viewer: int | None, wording: Wording, page: int
) -> Sheet:
    """In pages, oldest first; prose stands whole among the rest."""
    told = paragraphs(lines_for(entries, viewer), wording)
    pages = _pages(told) or [wording.say(T("Nothing has happened since your last choice."))]
    at = max(0, min(page, len(pages) - 1))
    title = f"{heading(table, wording)}\n### {wording.say(T('⏪ Since your last choice'))}"
    row = leaf(at, len(pages), lambda number: verb("missed", number, campaign=table.id))
    film: list[Part] = []
    if any(entry.choice for entry in entries):
        label = wording.label(T("The board as a film"))
        film = [Row([Button(verb("film", campaign=table.id), label, emoji="🎞️")])]
    return Sheet([Words(f"{title}\n{pages[at]}")], [*row, *film], PLAYING)


def _pages(told: Sequence[str]) -> list[str]:
    pages: list[str] = []
    for words in told:
        part = clip(words, 3500)
        if pages and len(pages[-1]) + len(part) <= PAGE:
            pages[-1] += f"\n{part}"
        else:
            pages.append(part)
    return pages
