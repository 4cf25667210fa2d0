"""Somebody who watches every thread: what was posted when, whom it pinged, what it shows now."""

from __future__ import annotations

import asyncio
import contextlib
import json
from dataclasses import dataclass, field

import aiohttp

from bot.custom_ids import GROUP, PICK, SEVERAL, read
from bot.display.posted import PANEL_VERBS
from games.kernel.composing import COURSE
from loopback.types import Json
from loopback.user.seeing import SeenMessage
from tests.chaos.remote import Remote, RemotePerson


@dataclass(frozen=True)
class Posted:
    """A panel as it was when it appeared."""

    message: int
    thread: str
    campaign: str
    pinged: frozenset[str]
    length: int = 0
    """How many entries of the log it told of: they say what was asked, also where the panel does
    not."""


@dataclass
class Watch:
    """Keeps the newest state of every message of a live panel, by its thread."""

    remote: Remote
    person: RemotePerson
    panels: dict[str, dict[str, SeenMessage]] = field(default_factory=dict)
    posted: dict[str, Posted] = field(default_factory=dict)
    bells: dict[str, asyncio.Event] = field(default_factory=dict)
    """One for each thread: what is said at another table wakes nobody here."""

    async def follow(self) -> None:
        """Listens for as long as the local Discord runs."""
        url = f"{self.remote.address}/loopback/events"
        while True:
            with contextlib.suppress(aiohttp.ClientError):
                async with self.remote.session.ws_connect(
                    url, params={"as": self.person.id}, max_msg_size=0
                ) as line:
                    async for one in line:
                        if one.type is aiohttp.WSMsgType.TEXT:
                            self._hear(json.loads(one.data))
            await asyncio.sleep(0.1)

    def _hear(self, told: Json) -> None:
        if told["event"] == "message":
            self.see(SeenMessage(told["data"]))
        elif told["event"] == "channel_gone":
            self.panels.pop(told["data"]["id"], None)
            self._ring(told["data"]["id"])

    def see(self, message: SeenMessage) -> None:
        known = self.panels.setdefault(message.channel_id, {})
        campaign = panel_of(message)
        if campaign:
            known[message.id] = message
            self.posted.setdefault(message.id, _as_posted(message, campaign))
        else:
            known.pop(message.id, None)
        self._ring(message.channel_id)

    def _ring(self, thread: str) -> None:
        self.bells.pop(thread, asyncio.Event()).set()

    def live(self, thread: str) -> list[SeenMessage]:
        """The live panels of a thread, oldest first."""
        return [one for _, one in sorted(self.panels.get(thread, {}).items(), key=_by_id)]

    async def change(self, thread: str, seconds: float) -> None:
        """Waits for something to happen there, but not for long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.bells.setdefault(thread, asyncio.Event()).wait()


def _by_id(pair: tuple[str, SeenMessage]) -> int:
    return int(pair[0])


def panel_of(message: SeenMessage) -> str:
    """The campaign whose live panel this is."""
    presses = [read(button.custom_id) for button in message.buttons]
    return next((p.campaign for p in presses if p and p.name in PANEL_VERBS and not p.token), "")


def tokens_of(message: SeenMessage) -> frozenset[str]:
    """The questions that this message can answer."""
    ids = [part.custom_id for part in (*message.buttons, *message.selects)]
    presses = [read(custom_id) for custom_id in ids]
    return frozenset(press.token for press in presses if press and press.token)


def offered_on(message: SeenMessage, token: str) -> set[str]:
    """The plain options of this question that a message offers at once."""
    buttons = [press for one in message.buttons if (press := read(one.custom_id))]
    named = {one.name for one in buttons if one.token == token and one.name not in (GROUP, SEVERAL)}
    menus = [(read(one.custom_id), one.values) for one in message.selects]
    listed = [values for press, values in menus if press and press.token == token
              and press.name == PICK]  # fmt: skip
    return {one for one in named.union(*listed) if not one.startswith(COURSE)}


def _as_posted(message: SeenMessage, campaign: str) -> Posted:
    pinged, length = frozenset(message.mentions), shown_length(message) or 0
    return Posted(int(message.id), message.channel_id, campaign, pinged, length)


def shown_length(message: SeenMessage) -> int | None:
    """How many entries of the log a live panel has told of; nothing once the game is over."""
    presses = [read(button.custom_id) for button in message.buttons]
    return next((int(p.more[0]) for p in presses if p and p.name == "undo" and not p.token), None)
