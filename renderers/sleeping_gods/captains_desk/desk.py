"""Which leaves lie on the desk, and what each of them shows and says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from games.kernel import T, Text
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.view import View
from games.sleeping_gods.words import word
from renderers.canvas import Canvas
from renderers.sleeping_gods.captains_desk import crew, hold, quests
from renderers.sleeping_gods.captains_desk.leaves import leaves

MOST = 10
"""Leaves of one kind, so that one menu holds all of them; the chronicle holds everything."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """One sheet: its id, its name, how it is drawn, and what it says."""

    id: str
    name: Text
    draw: Callable[[], Canvas]
    lines: Iterable[Text]
    caption: Text


def desk_leaves(view: View) -> Iterator[Leaf]:
    yield from _quests(view)
    yield from _crew(view)
    yield from _hold(view)


def desk_leaf(view: View, name: str) -> Leaf | None:
    return next((leaf for leaf in desk_leaves(view) if leaf.id == name), None)


def _quests(view: View) -> Iterator[Leaf]:
    every = quests.open_quests(view)
    found = leaves(every, quests.ON_A_LEAF)[:MOST]
    to_do = sum(quest.active for quest in every)
    caption = T("{n} open quests, {to_do} still to do.", n=len(every), to_do=to_do)
    for at, some in enumerate(found, 1):
        draw = partial(quests.draw_quests, view, some, at, len(found))
        lines = (quests.quest_words(view, one) for one in some)
        yield Leaf(f"quests-{at}", _numbered(quests.TITLE, at, len(found)), draw, lines, caption)


def _crew(view: View) -> Iterator[Leaf]:
    pack, members = find_pack(view.pack), view.state.crew
    found = leaves(range(len(members)), crew.ON_A_LEAF)
    for at, some in enumerate(found, 1):
        names = [word(pack.member[members[one].id].short) for one in some]
        draw = partial(crew.draw_crew, view, some, at, len(found))
        lines = (line for one in some for line in crew.crew_words(view, one))
        title = T("Cards of {crew}", crew=names)
        yield Leaf(f"crew-{at}", title, draw, lines, title)


def _hold(view: View) -> Iterator[Leaf]:
    found = leaves(view.state.cards, hold.ON_A_LEAF)[:MOST]
    caption = T("Cards aboard: {n}.", n=len(view.state.cards))
    for at, some in enumerate(found, 1):
        draw = partial(hold.draw_hold, view, some, at, len(found))
        lines = (hold.hold_words(view, one) for one in some)
        yield Leaf(f"hold-{at}", _numbered(hold.TITLE, at, len(found)), draw, lines, caption)


def _numbered(title: Text, at: int, total: int) -> Text:
    if total == 1:
        return title
    return T("{title}, leaf {n} of {total}", title=title, n=at, total=total)
