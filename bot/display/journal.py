"""A long campaign remembered: its chronicle."""

from __future__ import annotations

from collections.abc import Sequence

from bot.custom_ids import verb
from bot.display.board import PAUSED
from bot.display.pages import PAGE_ROOM, leaf, paginate
from bot.display.parts import Button, Part, Row, Sheet, Words
from bot.host import Table
from bot.wording import Wording
from games.kernel import Chapter, T
from games.kernel.text import clip


def journal_page(table: Table, wording: Wording, page: int) -> Sheet:
    """The chronicle, chapter by chapter, from the beginning."""
    pages = paginate(_lines(table.match.game.journal(), wording))
    at = 0 if page < 0 else min(page, len(pages) - 1)
    title = wording.say(T("### 🧭 Chronicle"))
    row = leaf(at, len(pages), lambda number: verb("journal", number, campaign=table.id))
    other = Button(verb("log", campaign=table.id), wording.label(T("Every move")), emoji="📜")
    keep = Button(verb("chronicle", campaign=table.id), wording.label(T("Keep it")), emoji="📘")
    return Sheet([Words(f"{title}\n{pages[at]}")], [*row, Row([other, keep])], PAUSED)


def to_journal(table: Table, wording: Wording) -> list[Part]:
    """A way from the log to the chronicle, where the game keeps one."""
    if not table.match.game.journal():
        return []
    way = verb("journal", -1, campaign=table.id)
    return [Row([Button(way, wording.label(T("Chronicle")), emoji="🧭")])]


def _lines(chapters: Sequence[Chapter], wording: Wording) -> list[str]:
    lines: list[str] = []
    for chapter in chapters:
        first, *others = (f"- {clip(wording.say(text), PAGE_ROOM)}" for text in chapter.lines)
        lines += [f"**{wording.say(chapter.title)}**\n{first}", *others]
    return lines or [wording.say(T("Nothing has happened yet."))]
