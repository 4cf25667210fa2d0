"""The pages of *How did we do?*: one turning point each, with the board of that moment."""

from __future__ import annotations

from collections.abc import Sequence

from bot.custom_ids import verb
from bot.display.ending import LOST, WON
from bot.display.measure import packed
from bot.display.pages import leaf
from bot.display.parts import Button, Part, Sheet, Words
from bot.host import Table
from bot.thoughts import Turned
from bot.wording import Wording
from games.kernel import T
from games.kernel.match import Match
from games.kernel.text import clip

EVERYBODY, SHARE = "all", "share"
"""On a page that everybody sees, where leafing changes it for all; and on the way there."""


def nothing_turned(wording: Wording) -> Sheet:
    words = T("No single choice turned this game. It went its way from start to finish.")
    return Sheet([Words(f"{_title(wording)}\n{wording.say(words)}")], accent=WON)


def look_back_page(
    table: Table,
    points: Sequence[Turned],
    at: int,
    then: Match,
    wording: Wording,
    *,
    shared: bool,
    mine: bool,
) -> Sheet:
    """``then`` is the match at that moment; ``mine`` is for those who played: they may share."""
    point, whose = points[at], (EVERYBODY,) if shared else ()
    told = f"**{wording.name(point.seat)}** · {wording.say(point.words)}"
    words = "\n".join([_moment(table, then, wording), _title(wording), told])
    leaves = leaf(at, len(points), lambda page: verb("review", page, *whose, campaign=table.id))
    play_on = Button(
        verb("moment", point.choices, campaign=table.id),
        wording.label(T("Play on from here")),
        emoji="🧭",
    )
    share = _share(table, at, wording) if mine and not shared else []
    beneath: list[Part] = [*leaves, *packed([play_on, *share])]
    accent = WON if point.after > point.before else LOST
    return Sheet([Words(clip(words, 3900))], beneath, accent)


def _title(wording: Wording) -> str:
    return f"### {wording.say(T('🔭 How did we do?'))}"


def _moment(table: Table, then: Match, wording: Wording) -> str:
    """When that was, and how things stood."""
    words = T(
        "Move {n} of {all}: {headline}",
        n=then.choices_made + 1,
        all=table.match.choices_made,
        headline=then.game.headline(),
    )
    return f"-# {clip(wording.say(words), 200)}"


def _share(table: Table, at: int, wording: Wording) -> list[Button]:
    custom_id = verb("review", at, SHARE, campaign=table.id)
    return [Button(custom_id, wording.label(T("Show everybody")), emoji="📣")]
