"""The book of a table: which leaf stands where in its thread, and which one is open on its panel.

Each leaf is told once, in order. The panel is the page that is read now; when the table goes on, it
closes and stays in the thread. The rules know nothing of it.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from typing import NamedTuple
from weakref import WeakKeyDictionary

import discord

from bot.display.parts import Sheet, Words
from bot.display.pictures import Studio
from bot.display.posted import Shown, lines_in
from bot.display.reading.leaf import Key, Leaf, leaves, small
from bot.display.reading.page import folded
from bot.display.send_once import send_once
from bot.display.story import brief, paragraphs
from bot.display.view import to_files, to_view
from bot.host import Host, Table
from bot.store import Passage, Reading
from bot.wording import Wording
from games.kernel import T

log = logging.getLogger(__name__)

TURNED = 3
"""So many leaves are turned one by one; what was told before them stands in the thread at once."""
DECIDED = 180


class Opened(NamedTuple):
    """The leaf that the panel shows, whether more is to be read before anything is asked, and
    whether it is new in the thread."""

    leaf: Leaf
    alone: bool
    fresh: bool


class Passages:
    """Which leaves of each table stand in its thread already, and in which messages."""

    def __init__(self, host: Host, store: Reading, studio: Studio) -> None:
        self.host = host
        self.store = store
        self.studio = studio
        self._known: WeakKeyDictionary[Table, dict[Key, Passage]] = WeakKeyDictionary()

    async def known(self, table: Table) -> Mapping[Key, Passage]:
        if table not in self._known:
            kept = await self.store.passages(table.id)
            self._known[table] = {(one.entry, one.part): one for one in kept}
        return self._known[table]

    async def bring_up_to_date(
        self,
        table: Table,
        place: discord.PartialMessageable,
        wording: Wording,
        *,
        stays: bool,
        turned: Key | None = None,
    ) -> Opened | None:
        """Marks what was taken back, and opens what is to be read next, if anything is.

        ``stays``: nothing was chosen since the page was opened. ``turned``: it has been read.
        """
        known = await self.known(table)
        standing = {entry.number for entry in table.standing()}
        await self._mark_taken_back(table, place, standing, wording)
        if table.thinking:
            return None
        told = _told(table, wording)
        newest = max(known, default=(-1, -1))
        unread = [leaf for leaf in told if leaf.key > newest]
        open_ = await self.open_on(table, wording)
        if open_ is not None and open_.key != turned and (stays or _goes_on(table, open_, told)):
            return Opened(open_, alone=bool(unread), fresh=False)
        turnable = _turnable(table)
        while len(unread) > turnable:
            await self._post(table, place, wording, unread.pop(0))
        if not unread:
            return None
        return Opened(unread[0], alone=len(unread) > 1, fresh=True)

    async def open_on(self, table: Table, wording: Wording) -> Leaf | None:
        """The leaf that stands on the table's panel."""
        return await self._leaf_in(table, wording, table.campaign.panel)

    async def stays_open(self, table: Table, wording: Wording) -> Opened | None:
        """The same, where it is only looked at in another way."""
        leaf = await self.open_on(table, wording)
        return None if leaf is None else Opened(leaf, alone=False, fresh=False)

    async def shown_by(
        self, table: Table, wording: Wording, message: discord.Message
    ) -> Leaf | None:
        """The leaf whose words stand on a panel that nobody has written down."""
        words, newest = "\n".join(lines_in(message)), max(await self.known(table), default=(-1, -1))
        told = (leaf for leaf in _told(table, wording) if leaf.key >= newest)
        return next((leaf for leaf in told if leaf.words.strip() in words), None)

    async def opened(self, table: Table, leaf: Leaf, message: int) -> None:
        """It stands on this panel now."""
        await self._keep(table, Passage(*leaf.key, message))

    async def closed(
        self, table: Table, wording: Wording, message: int | None, shown: Shown, since: int
    ) -> Sheet | None:
        """What a page in this message folds to, with what was decided after entry ``since``;
        nothing for a message that is no page."""
        leaf = await self._leaf_in(table, wording, message)
        if leaf is None:
            return None
        later = [entry for entry in table.standing() if entry.number > since]
        deeds = [
            line
            for entry in later[:1]
            for line in entry.lines
            if line.to is None and line.by is not None
        ]
        return folded(leaf, brief(" ".join(paragraphs(deeds, wording)[:1]), DECIDED), shown)

    async def _leaf_in(self, table: Table, wording: Wording, message: int | None) -> Leaf | None:
        known = await self.known(table)
        keys = {key for key, one in known.items() if one.message == message and not one.taken_back}
        return next((leaf for leaf in _told(table, wording) if leaf.key in keys), None)

    async def _post(
        self, table: Table, place: discord.PartialMessageable, wording: Wording, leaf: Leaf
    ) -> None:
        """Told once, also where somebody has deleted it before we knew."""
        shot = await self.studio.vignette(table, wording, leaf.shows)
        shown = [] if shot is None else [(shot.filename, shot.alt)]
        message = await send_once(
            place,
            f"{table.id}-{leaf.key[0]}-{leaf.key[1]}",
            time.time(),
            view=to_view(folded(leaf, "", shown)),
            files=to_files(shot),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        await self._keep(table, Passage(*leaf.key, message or 0))

    async def _keep(self, table: Table, passage: Passage) -> None:
        await self.host.showing.passage(table, passage)
        self._known[table][passage.entry, passage.part] = passage

    async def _mark_taken_back(
        self,
        table: Table,
        place: discord.PartialMessageable,
        standing: set[int],
        wording: Wording,
    ) -> None:
        """The panel itself is shown anew in any case."""
        oldest = min(standing, default=0)
        gone = [
            one
            for one in self._known[table].values()
            if one.entry >= oldest and one.entry not in standing and not one.taken_back
        ]
        note = wording.say(T("↩️ This was taken back."))
        for passage in gone:
            if passage.message != table.campaign.panel:
                await self._edit(place, passage, small(note))
            await self._keep(table, Passage(passage.entry, passage.part, passage.message, True))

    async def _edit(self, place: discord.PartialMessageable, passage: Passage, words: str) -> None:
        message = place.get_partial_message(passage.message)
        try:
            await message.edit(view=to_view(Sheet([], above=[Words(words)])), attachments=[])
        except discord.NotFound:
            log.info("a passage was deleted", extra={"passage": passage.message})


def _told(table: Table, wording: Wording) -> list[Leaf]:
    return [leaf for entry in table.standing() for leaf in leaves(entry, wording)]


def _goes_on(table: Table, leaf: Leaf, told: list[Leaf]) -> bool:
    """Whether the story still asks about this very page."""
    ask = table.match.ask
    return ask is not None and ask.kind == "story" and told[-1].key == leaf.key


def _turnable(table: Table) -> int:
    """How many leaves somebody turns before anything is asked."""
    return TURNED if table.campaign.status == "playing" and table.asked_people else 0
