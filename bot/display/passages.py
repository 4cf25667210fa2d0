"""Prose in messages of its own: whole, in order, once, and marked when it was taken back."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from typing import NamedTuple
from weakref import WeakKeyDictionary

import discord

from bot.display.painting import ReadyPicture
from bot.display.parts import Gallery, Sheet, Words
from bot.display.pictures import Studio
from bot.display.send_once import send_once
from bot.display.view import to_files, to_view
from bot.host import Host, Table
from bot.store import Entry, Passage, Reading
from bot.wording import Wording
from games.kernel import T

log = logging.getLogger(__name__)

ROOM = 3800
"""Characters of one message; a longer passage goes on in the next, after a whole paragraph."""


class Passages:
    """Which prose of each table stands in its thread already."""

    def __init__(self, host: Host, store: Reading, studio: Studio) -> None:
        self.host = host
        self.store = store
        self.studio = studio
        self._known: WeakKeyDictionary[Table, dict[tuple[int, int], Passage]] = WeakKeyDictionary()

    async def bring_up_to_date(
        self, table: Table, place: discord.PartialMessageable, wording: Wording
    ) -> bool:
        """Posts what is new and marks what was taken back; whether anything new was posted."""
        if table not in self._known:
            kept = await self.store.passages(table.id)
            self._known[table] = {(one.entry, one.part): one for one in kept}
        known, standing = self._known[table], table.standing()
        await self._mark_taken_back(table, place, {entry.number for entry in standing}, wording)
        new = [
            (entry.number, part, leaf)
            for entry in standing
            for part, leaf in enumerate(leaves(entry, wording))
            if (entry.number, part) not in known
        ]
        for number, part, leaf in new:
            shot = await self.studio.vignette(table, wording, leaf.shows)
            await self._post(table, place, (number, part), leaf.words, shot)
        return bool(new)

    async def _post(
        self,
        table: Table,
        place: discord.PartialMessageable,
        key: tuple[int, int],
        words: str,
        shot: ReadyPicture | None,
    ) -> None:
        """Told once, also where somebody has deleted it before we knew."""
        nonce = f"{table.id}-{key[0]}-{key[1]}"
        scene = [] if shot is None else [Gallery([(shot.filename, shot.alt)])]
        message = await send_once(
            place,
            nonce,
            time.time(),
            view=to_view(Sheet([], above=[*scene, Words(words)])),
            files=to_files(shot),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        await self._keep(table, Passage(*key, message or 0))

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
        oldest = min(standing, default=0)
        gone = [
            one
            for one in self._known[table].values()
            if one.entry >= oldest and one.entry not in standing and not one.taken_back
        ]
        note = wording.say(T("↩️ What stood here was taken back."))
        for passage in gone:
            await self._edit(place, passage, f"-# {note}")
            await self._keep(table, Passage(passage.entry, passage.part, passage.message, True))

    async def _edit(self, place: discord.PartialMessageable, passage: Passage, words: str) -> None:
        message = place.get_partial_message(passage.message)
        try:
            await message.edit(view=to_view(Sheet([], above=[Words(words)])), attachments=[])
        except discord.NotFound:
            log.info("a passage was deleted", extra={"passage": passage.message})


class Leaf(NamedTuple):
    """What one message of prose holds: its words, and the vignette above them."""

    words: str
    shows: str = ""


def leaves(entry: Entry, wording: Wording) -> Iterator[Leaf]:
    """The prose of an entry in messages that break between paragraphs, and before a vignette."""
    told = [line for line in entry.lines if line.kind == "prose" and line.to is None]
    leaf = Leaf("")
    for line in told:
        if line.shows and leaf.words:
            yield leaf
            leaf = Leaf("")
        leaf = Leaf(leaf.words, leaf.shows or line.shows)
        for paragraph in wording.say(line.text).split("\n\n"):
            if leaf.words and len(leaf.words) + len(paragraph) + 2 > ROOM:
                yield leaf
                leaf = Leaf("")
            leaf = Leaf(f"{leaf.words}\n\n{paragraph}" if leaf.words else paragraph, leaf.shows)
    if leaf.words:
        yield leaf
