"""The pages of *How did we do?*: one turning point each, with the board of that moment."""

from __future__ import annotations

from collections.abc import Sequence

from bot.custom_ids import verb
from bot.display.board import heading
from bot.display.ending import LOST, WON
from bot.display.measure import packed
from bot.display.pages import leaf
from bot.display.parts import Button, Part, Sheet, Words
from bot.host import Table
from bot.thoughts import Turned
from bot.wording import Wording
from games.kernel import T
from games.kernel.text import clip

EVERYBODY, SHARE = "all", "share"
"""On a page that everybody sees, where leafing changes it for all; and on the way there."""


def look_back_page(
    table: Table, points: Sequence[Turned], at: int, wording: Wording, *, shared: bool, mine: bool
) -> Sheet:
    """``mine`` is for those who played: they may show it to everybody."""
    if not points:
        calm = T("No single choice turned this game: it went its way from beginning to end.")
        return Sheet([Words(f"{_title(table, wording)}\n{wording.say(calm)}")], accent=WON)
    point = points[at]
    words = "\n".join([_title(table, wording), _told(point, wording)])
    whose = (EVERYBODY,) if shared else ()
    leaves = leaf(at, len(points), lambda page: verb("review", page, *whose, campaign=table.id))
    beneath: list[Part] = [*leaves, *(_share(table, at, wording) if mine and not shared else [])]
    accent = WON if point.after > point.before else LOST
    return Sheet([Words(clip(words, 3900))], beneath, accent)


def _title(table: Table, wording: Wording) -> str:
    return f"{heading(table, wording)}\n### {wording.say(T('🔭 How did we do?'))}"


def _told(point: Turned, wording: Wording) -> str:
    return f"**{wording.name(point.seat)}** · {wording.say(point.words)}"


def _share(table: Table, at: int, wording: Wording) -> list[Part]:
    custom_id = verb("review", at, SHARE, campaign=table.id)
    return packed([Button(custom_id, wording.label(T("Show everybody")), emoji="📣")])
