"""One private strip for each person and place: every answer that only they see takes the place of
the one before.

Discord lets us change a message that only one person sees through the newest press it came from,
for a quarter of an hour. One that is older is forgotten. One that has left the screen, because a
panel was posted below it, or that its reader has put away and asks for again, moves to the end.
Through which press is kept, so that a restart leaves no second one standing.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import aiohttp
import discord

from bot.host.showing import Showing
from bot.store import Reading, StoreError
from bot.store.strips import KeptStrip

log = logging.getLogger(__name__)

SECONDS = 14 * 60
"""A little less than Discord's quarter of an hour."""
AGAIN = 3
"""Seconds after which somebody who asks for the same once more does not see it."""


Sending: TypeAlias = Mapping[str, Any]
"""What discord.py is given to send."""


@dataclass(frozen=True, slots=True)
class Strip:
    """A private message as it is kept, what it shows as far as we know, and since when."""

    kept: KeptStrip
    shows: object = None
    since: float = 0

    @property
    def message(self) -> int:
        return self.kept.message

    @property
    def lives(self) -> bool:
        return time.time() - self.kept.at < SECONDS


class Strips:
    """Those that can still be reached."""

    def __init__(self, client: discord.Client, store: Reading, showing: Showing) -> None:
        self._client, self._store, self._showing = client, store, showing
        self._open: dict[tuple[int, int], Strip] = {}
        self._recalled = set[tuple[int, int]]()
        self._since = time.time()

    def begin_anew(self) -> None:
        """Others have answered here until now."""
        self._open.clear()
        self._recalled.clear()
        self._since = time.time()

    async def recall(self, press: discord.Interaction) -> None:
        """The strip of whoever pressed may be older than we are."""
        whose = _whose(press)
        if whose not in self._recalled and time.time() - self._since < SECONDS:
            with suppress(StoreError):
                kept = await self._store.strips.of(*whose)
                self._recalled.add(whose)
                if kept is not None:
                    self._open.setdefault(whose, Strip(kept))

    def before(self, press: discord.Interaction) -> Strip | None:
        """The strip of whoever pressed, if they see it where they pressed."""
        self._forget_old()
        strip, clicked = self._open.get(_whose(press)), press.message
        below = strip is not None and clicked is not None and strip.message > clicked.id
        return strip if below else None

    async def change(self, press: discord.Interaction, message: Sending) -> int | None:
        """Shows this in their strip; its id, or nothing where there is none that they see."""
        strip, shows = self.before(press), _shown(message)
        if strip is None:
            return None
        if strip.shows == shows:
            if time.monotonic() - strip.since >= AGAIN:
                return None
            self._open[_whose(press)] = replace(strip)  # asked for anew
            return strip.message
        try:
            await self._through(strip).edit_message(
                strip.message,
                view=message["view"],
                attachments=message.get("files", []),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.HTTPException as error:
            log.info("a strip is gone", extra={"error": str(error)})
            return None
        self._open[_whose(press)] = replace(strip, shows=shows, since=time.monotonic())
        return strip.message

    async def keep(self, press: discord.Interaction, sent: int | None, message: Sending) -> None:
        """A press was answered with this private message; one that came at the same time goes."""
        old = self._open.get(_whose(press))
        if sent is not None:
            at = int(press.created_at.timestamp())
            kept = KeptStrip(*_whose(press), sent, press.token, at)
            self._open[_whose(press)] = Strip(kept, _shown(message), time.monotonic())
            if old is not None and old.message != sent:
                await self._close(old)
            with suppress(StoreError):
                await self._showing.strip(kept)

    def open_for(self, press: discord.Interaction) -> Strip | None:
        """What whoever pressed has open, as it is now."""
        return self._open.get(_whose(press))

    async def leave(self, press: discord.Interaction) -> None:
        """A new one comes: the old one goes, if it can still be reached."""
        await self.leave_as_it_was(press, self.open_for(press))

    async def leave_as_it_was(self, press: discord.Interaction, then: Strip | None) -> None:
        """What it spoke of is over; unless its reader has opened something in it since."""
        self._forget_old()
        if then is not None and self.open_for(press) is then:
            await self._close(self._open.pop(_whose(press)))

    def forget(self, person: int) -> None:
        """Nothing of theirs is remembered; what they still see stays as it is."""
        self._open = {key: strip for key, strip in self._open.items() if key[1] != person}

    async def close_all(self, place: int | None) -> None:
        """What stands in them is no longer true."""
        self._forget_old()
        here = [key for key in self._open if key[0] == place]
        for strip in [self._open.pop(key) for key in here]:
            await self._close(strip)

    def _forget_old(self) -> None:
        self._open = {key: strip for key, strip in self._open.items() if strip.lives}

    async def _close(self, strip: Strip) -> None:
        try:
            await self._through(strip).delete_message(strip.message)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("a strip stays open", extra={"error": str(error)})

    def _through(self, strip: Strip) -> discord.Webhook:
        """The press it can be reached by."""
        ours = self._client.application_id or 0
        return discord.Webhook.partial(ours, strip.kept.token, client=self._client)


def _whose(press: discord.Interaction) -> tuple[int, int]:
    return press.channel_id or 0, press.user.id


def _shown(message: Sending) -> object:
    """The pictures have their names in it."""
    return message["view"].to_components()
