"""A panel on its way to Discord: posted with those it calls, or changed where it stands."""

from __future__ import annotations

import hashlib
import logging
import time
from collections.abc import Iterable
from typing import NamedTuple

import aiohttp
import discord

from bot.display.answer import Answer
from bot.display.errors import (
    ARCHIVED,
    INVALID_FORM,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    PlaceLost,
    is_closed,
    place_lost,
)
from bot.display.folding import Folding
from bot.display.frames import Frame, Frames, names_of, newcomers
from bot.display.old_panels import OldPanels
from bot.display.panel_state import PanelState
from bot.display.passages import Passages
from bot.display.places import Places
from bot.display.reading.leaf import Leaf
from bot.display.shown_so_far import ShownSoFar
from bot.display.view import attached, to_files, to_view
from bot.host import Host, Table
from bot.host.people import Calls
from renderers.encode import Fingerprint

log = logging.getLogger(__name__)


class Posted(NamedTuple):
    """A panel that Discord has: where, whom it calls, which one it takes the place of."""

    place: int | None
    panel: int
    calls: Calls
    old: discord.PartialMessage | None
    leaf: Leaf | None
    picture: Fingerprint | None
    shows: list[tuple[str, str]] | None


class Panels:
    """Of all tables."""

    def __init__(
        self,
        host: Host,
        frames: Frames,
        passages: Passages,
        places: Places,
        folding: Folding,
        old: OldPanels,
        so_far: ShownSoFar,
    ) -> None:
        self._host, self._frames, self._passages = host, frames, passages
        self._places, self._folding, self._old, self._so_far = places, folding, old, so_far
        self._posted: dict[str, Posted] = {}
        """By table: what Discord has, and the store could not hear of yet."""

    async def change(
        self, table: Table, state: PanelState, frame: Frame, answer: Answer | None
    ) -> None:
        """The same panel with the new state, through the click's own answer if there is one; a new
        one where it is gone, or the table was given another place while this was drawn."""
        try:
            there = (
                answer is not None
                and answer.is_on(table.campaign.panel)
                and await self._answer(answer, frame)
            ) or await self._edit(table, frame)
        except discord.HTTPException as error:
            if error.code == INVALID_FORM and frame.shot is not None and frame.shot.stays:
                there = await self._edit(table, await self._frames.ready(table, frame.opened))
            elif error.code in (UNKNOWN_MESSAGE, ARCHIVED):
                there = False
            else:
                raise
        if there:
            state.picture, state.shows = frame.fingerprint, names_of(frame.shot)
        else:
            await self.post(table, state, await self._frames.ready(table, frame.opened), None)

    async def _answer(self, answer: Answer, frame: Frame) -> bool:
        """Whether the click could be answered; when it came too late, the panel is edited."""
        try:
            await answer.update(frame.sheet, frame.shot)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("a click could not be answered", extra={"error": str(error)})
            return False
        return True

    async def _edit(self, table: Table, frame: Frame) -> bool:
        """Whether the table has a panel."""
        panel = self._places.panel(table)
        if panel is None:
            return False
        try:
            await panel.edit(view=to_view(frame.sheet), attachments=attached(frame.shot))
        except discord.HTTPException as error:
            if error.code != UNKNOWN_CHANNEL and not is_closed(error):
                raise
            raise place_lost(table.campaign.place, error) from error
        return True

    async def post(
        self, table: Table, state: PanelState, frame: Frame, answer: Answer | None
    ) -> None:
        """A new panel that pings whoever is asked; then the old one loses its buttons."""
        calls = await self._host.people.calls(table, frame.moment)
        others = await self._host.people.awake(newcomers(table))
        place, old = table.campaign.place, self._places.panel(table)
        leaf = None if frame.opened is None else frame.opened.leaf
        state.unsure = True
        try:
            message = await self._send(table, frame, [*calls.now, *others])
        except PlaceLost:
            if answer is not None:
                await answer.update(frame.sheet, frame.shot)
            raise
        looks = frame.fingerprint, names_of(frame.shot)
        self._posted[table.id] = Posted(place, message.id, calls, old, leaf, *looks)
        await self.write_down(table, state, answer)

    async def write_down(
        self, table: Table, state: PanelState, answer: Answer | None = None
    ) -> None:
        """What was posted last is the table's panel. Where the store could not hear of it, that is
        done before anything else is shown: whom it has called nobody calls again."""
        posted, known = self._posted.get(table.id), table.campaign.panel or 0
        if posted is None:
            return
        if posted.place == table.campaign.place and posted.panel > known:
            retired = await self._folding.of(table, state, posted.leaf, answer)
            if posted.leaf is not None:
                await self._passages.opened(table, posted.leaf, posted.panel)
            self._so_far.lengths.pop(table.id, None)
            await self._host.showing.panel(table, posted.panel, posted.calls)
            state.picture, state.shows = posted.picture, posted.shows
            state.heard, state.unsure = set(posted.calls.heard), False
            await self._old.retire(table.id, posted.old, retired, answer)
        self._posted.pop(table.id, None)

    async def _send(self, table: Table, frame: Frame, pings: Iterable[int]) -> discord.Message:
        """However often it is sent, it is one message, also after a restart: Discord knows it by
        its nonce, which says what it shows and which panel it takes the place of. One that somebody
        deleted meanwhile is posted anew."""
        campaign = table.campaign
        shows = f"{table.id} {campaign.place} {campaign.panel} {frame.moment.length}"
        mentions = discord.AllowedMentions(
            users=[discord.Object(user) for user in pings], everyone=False, roles=False
        )

        async def send(shows: str) -> discord.Message:
            return await self._places.of(table).send(
                view=to_view(frame.sheet),
                files=to_files(frame.shot),
                allowed_mentions=mentions,
                nonce=hashlib.blake2s(shows.encode(), digest_size=12).hexdigest(),
            )

        try:
            return await send(shows)
        except (discord.NotFound, discord.Forbidden) as error:
            if error.code == UNKNOWN_MESSAGE:
                return await send(f"{shows} {time.time()}")
            raise place_lost(table.campaign.place, error) from error
