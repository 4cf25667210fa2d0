"""Conversations that only presses reach: what we show there goes through whoever pressed last.

Discord lets us answer a press for a quarter of an hour, and where we are not ourselves, with five
more messages at most. So the panel stays one message there, which every press changes; nothing is
pinged, and what happens between two presses is seen at the next. The newest way to a panel is
kept, so that a restart finds it again.
"""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator
from typing import Any

import discord

from bot.display.answer import Answer
from bot.display.private import SECONDS
from bot.errors import Refusal
from bot.host.showing import Showing
from bot.store import Reading, StoreError
from bot.store.strips import KeptStrip
from games.kernel import T

log = logging.getLogger(__name__)

EVERYBODY = 0
"""Under this name the store keeps, among the strips of people, the panel that all see."""
MORE = 5
"""So many messages may follow the first answer."""
REMEMBERED = 2000


class OutOfReach(Refusal):
    """Nobody has pressed anything there lately: it is shown at the next press."""

    def __init__(self) -> None:
        super().__init__(T("I can't write here by myself. `/dive tables board` shows the table."))


class Carried:
    """The newest press in each of them, and the one through which each message can be changed."""

    def __init__(self, client: discord.Client, store: Reading, showing: Showing) -> None:
        self.client, self._store, self._showing = client, store, showing
        self._answers: dict[int, Answer] = {}
        self._ways: dict[int, tuple[str, float]] = {}

    async def note(self, answer: Answer) -> None:
        """Somebody pressed or typed something in such a conversation."""
        press = answer.interaction
        self._answers[press.channel_id or 0] = answer
        if press.message is not None and not press.message.flags.ephemeral:
            await self.keep(press, press.message.id)

    async def keep(self, press: discord.Interaction, message: int) -> None:
        """Through this press a message can be changed from now on."""
        at = press.created_at.timestamp()
        self._ways[message] = (press.token, at)
        while len(self._ways) > REMEMBERED:
            del self._ways[next(iter(self._ways))]
        try:
            kept = KeptStrip(press.channel_id or 0, EVERYBODY, message, press.token, int(at))
            await self._showing.strip(kept)
        except StoreError as error:
            log.warning("a way to a panel is not kept", extra={"error": str(error)})

    async def send(self, channel: int, message: dict[str, Any]) -> int:
        """Its id."""
        answer = self._answers.get(channel)
        if answer is None or not _lives(answer.interaction.created_at.timestamp()):
            raise OutOfReach
        if answer.followed >= MORE:
            raise OutOfReach
        await answer.post(**message)
        sent = answer.message_id
        assert sent is not None
        await self.keep(answer.interaction, sent)
        return sent

    async def way_to(self, channel: int, message: int) -> discord.Webhook | None:
        """Nothing when it is too late, or was never known."""
        token, at = self._ways.get(message, ("", 0.0))
        if not token:
            kept = await self._store.strips.of(channel, EVERYBODY)
            if kept is not None and kept.message == message:
                token, at = kept.token, kept.at
        if not token or not _lives(at):
            return None
        ours = self.client.application_id or 0
        return discord.Webhook.partial(ours, token, client=self.client)


class CarriedPlace(discord.PartialMessageable):
    """A channel to write in, as if we were there."""

    def __init__(self, carried: Carried, channel: int) -> None:
        there = carried.client.get_partial_messageable(channel)
        super().__init__(state=there._state, id=channel)
        self.carried = carried

    async def send(self, *_: object, **message: Any) -> Any:
        """Answers have no nonce, and never ring."""
        message = {key: value for key, value in message.items() if key not in ("nonce", "silent")}
        return self.get_partial_message(await self.carried.send(self.id, message))

    def get_partial_message(self, message_id: int, /) -> CarriedMessage:
        return CarriedMessage(self, message_id)

    async def history(self, **_: Any) -> AsyncIterator[discord.Message]:
        """What stands there we cannot read."""
        return
        yield


class CarriedMessage(discord.PartialMessage):
    """A message of ours there; too late to change it, it stays as it is."""

    def __init__(self, place: CarriedPlace, message: int) -> None:
        super().__init__(channel=place, id=message)
        self.place = place

    async def edit(self, **message: Any) -> Any:
        way = await self._way()
        if way is None:
            log.info("a message stays until somebody presses", extra={"message_id": self.id})
            return
        given = {key: value for key, value in message.items() if value is not discord.utils.MISSING}
        await way.edit_message(self.id, **given)

    async def fetch(self) -> Any:
        way = await self._way()
        if way is None:
            raise OutOfReach
        return await way.fetch_message(self.id)

    async def delete(self, **_: Any) -> None:
        way = await self._way()
        if way is not None:
            await way.delete_message(self.id)

    async def _way(self) -> discord.Webhook | None:
        return await self.place.carried.way_to(self.place.id, self.id)


def _lives(at: float) -> bool:
    return time.time() - at < SECONDS
