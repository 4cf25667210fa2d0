"""What somebody keeps from game to game, such as armies: two buttons, a list, one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.custom_ids import verb
from bot.display.board import PLAYING
from bot.display.parts import Button, Item, Menu, Part, Row, Sheet, Words
from bot.host import Table
from bot.host.rosters import LONGEST_NAME
from bot.store.rosters import KeptRoster
from bot.wording import Wording, safe
from games.kernel import N, T, Text
from games.kernel.roster import Rosters
from games.kernel.text import clip


def roster_row(table: Table, seat: int, wording: Wording) -> list[Part]:
    """To save what is being put together, and to what was saved; nothing where there is nothing."""
    rosters = table.match.game.rosters
    now = None if rosters is None else rosters.of(table.match.game, seat)
    if rosters is None or now is None:
        return []
    mine = Button(_verb(table, "list"), wording.label(rosters.mine), emoji="📂")
    save = Button(_verb(table, "save"), wording.label(rosters.save), emoji="💾", off=not now.things)
    return [Row([mine, save])]


def _verb(table: Table, *more: object) -> str:
    return verb("roster", *more, campaign=table.id)


def list_page(
    table: Table,
    rosters: Rosters,
    kept: Sequence[KeptRoster],
    wording: Wording,
    news: Text | None = None,
) -> Sheet:
    """All that fit here, as a menu."""
    heading = T("### 📂 {what}", what=rosters.mine)
    words = [wording.say(heading), *([] if news is None else [wording.say(news)])]
    if not kept:
        none = T("None yet. Put one together, then press *{save}*.", save=rosters.save)
        return Sheet(
            [Words("\n".join([*words, wording.say(none)]))], [_back(table, wording)], PLAYING
        )
    items = [
        Item(str(one.id), clip(one.name, 100), clip(wording.label(rosters.listed(one.things)), 100))
        for one in kept
    ]
    menu = Menu(_verb(table, "show"), wording.label(T("Which one?"), 150), items)
    only_you = wording.say(T("Only you see what you keep."))
    parts: list[Part] = [Words("\n".join([*words, f"-# {only_you}"])), menu]
    return Sheet(parts, [_back(table, wording)], PLAYING)


def _back(table: Table, wording: Wording) -> Row:
    return Row([Button(verb("hand", campaign=table.id), wording.label(T("Back")), emoji="↩️")])


def one_page(table: Table, rosters: Rosters, one: KeptRoster, wording: Wording) -> Sheet:
    """What it holds, and what can be done with it."""
    held = clip(wording.say(rosters.listed(one.things)), 1000)
    since = wording.say(N("{n} piece, kept since {when}", "{n} pieces, kept since {when}",
                          len(one.things), when=f"<t:{one.at}:d>"))  # fmt: skip
    words = Words(f"### {safe(one.name)}\n{held}\n-# {since}")
    label = wording.label
    row = Row(
        [
            Button(_verb(table, "take", one.id), label(T("Take it")), "go"),
            Button(_verb(table, "name", one.id), label(T("Rename"))),
            Button(_verb(table, "drop", one.id), label(T("Delete")), "warn"),
            Button(_verb(table, "list"), label(T("Back")), emoji="↩️"),
        ]
    )
    return Sheet([words, row], accent=PLAYING)


class NameForm(ui.Modal):
    """How it shall be called."""

    def __init__(self, rosters: Rosters, now: str, custom_id: str, wording: Wording) -> None:
        title = wording.label(rosters.name, 45)
        super().__init__(title=title, custom_id=custom_id, timeout=None)
        field = ui.TextInput[Any](custom_id="name", default=now, max_length=LONGEST_NAME)
        self.add_item(ui.Label(text=title, component=field))
        self.stop()
