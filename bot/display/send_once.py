"""A message that is sent once, however often it is tried.

Discord knows a nonce again, from whichever channel, for a few minutes. Whoever tries later looks
first whether the message has arrived.
"""

from __future__ import annotations

import logging
import time
from datetime import UTC, datetime
from typing import Any

import discord

from bot.display.errors import UNKNOWN_MESSAGE

log = logging.getLogger(__name__)

KNOWN_SECONDS = 60
"""Discord says "a few minutes"; after one we rely on it no more."""
LOOK_BACK = 50


async def send_once(
    place: discord.abc.Messageable, nonce: str, first_tried: float, **message: Any
) -> int | None:
    """Its id; nothing when it arrived before and somebody has deleted it since."""
    if time.time() - first_tried > KNOWN_SECONDS:
        words = message.get("content") or _words_of(message["view"])
        found = await _look(place, first_tried, words)
        if found is not None:
            return found
    try:
        return (await place.send(nonce=nonce, **message)).id
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        return None


async def _look(place: discord.abc.Messageable, first_tried: float, words: str) -> int | None:
    """The message of ours with these very words."""
    after = datetime.fromtimestamp(first_tried, UTC)
    try:
        async for one in place.history(limit=LOOK_BACK, after=after, oldest_first=False):
            if one.author.bot and words == (one.content or _words_of(_view_of(one))):
                return one.id
    except discord.Forbidden as error:
        log.info("cannot look for a message", extra={"error": str(error)})
    return None


def _view_of(message: discord.Message) -> discord.ui.LayoutView:
    return discord.ui.LayoutView.from_message(message)


def _words_of(view: discord.ui.LayoutView) -> str:
    parts = view.walk_children()
    return "\n".join(one.content for one in parts if isinstance(one, discord.ui.TextDisplay))
