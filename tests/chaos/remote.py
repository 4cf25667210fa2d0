"""People of a loopback that runs in another process: the same verbs, over its HTTP API."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

import aiohttp
from yarl import URL

from loopback.types import Json
from loopback.user.refusals import InteractionFailed
from loopback.user.seeing import Modal, SeenMessage

SEEN, FAR = 40, 500
"""How many of the newest messages a person reads, and how many when looking for one."""
THINKING_SECONDS = 10.0


class Refused(Exception):
    """Loopback says that this cannot be done: a thing is gone, a button is not there."""


@dataclass
class Remote:
    """One loopback, by its address."""

    address: str
    session: aiohttp.ClientSession
    presses: int = 0

    async def ask(self, method: str, path: str, body: Json | None = None, **query: str) -> Any:
        url = URL(f"{self.address}/loopback/{path}", encoded=True)
        async with self.session.request(method, url, json=body, params=query) as answer:
            data = await answer.json() if answer.content_length or answer.status == 200 else None
            if answer.status >= 400:
                raise Refused(f"{path}: {data}")
            return data

    async def trouble(self, kind: str, **how: object) -> None:
        await self.ask("POST", "faults", {"kind": kind, **how})

    async def calm(self) -> None:
        await self.ask("DELETE", "faults")

    async def person(self, name: str) -> RemotePerson:
        """Somebody new."""
        return RemotePerson(self, (await self.ask("POST", "people", {"name": name}))["id"])


@dataclass(frozen=True)
class RemoteAnswer:
    """What became of an interaction."""

    id: str
    kind: str
    message: SeenMessage
    form: Json | None
    person: Any = None
    """Whose hands pressed."""

    @property
    def modal(self) -> Modal:
        assert self.form is not None
        return Modal(self.id, self.form)


@dataclass
class RemotePerson:
    """Somebody with hands and eyes, far away."""

    remote: Remote
    id: str
    unanswered: list[str] = field(default_factory=list)
    """Interactions that failed: nobody knows yet whether the bot has heard of them."""

    async def read(self, channel: str, limit: int = SEEN) -> list[SeenMessage]:
        path = f"channels/{quote(channel)}/messages"
        found = await self.remote.ask("GET", path, None, **{"as": self.id, "limit": str(limit)})
        return [SeenMessage(one) for one in found]

    async def click(self, message: SeenMessage, button: str) -> RemoteAnswer:
        wanted = next(
            (one.custom_id for one in message.buttons if button in (one.label, one.custom_id)),
            button,
        )
        return await self._do("click", message, custom_id=wanted)

    async def select(
        self, message: SeenMessage, menu: str, values: str | Sequence[str]
    ) -> RemoteAnswer:
        chosen = [values] if isinstance(values, str) else list(values)
        return await self._do("select", message, custom_id=menu, values=chosen)

    async def slash(self, channel: str, command: str, options: Json) -> RemoteAnswer:
        body = {"channel": channel, "command": command, "options": options}
        return await self._answer("invoke", body, None)

    async def submit(self, modal: Modal) -> RemoteAnswer:
        """The form as it is."""
        return await self._answer("submit", {"interaction": modal.interaction_id}, None)

    async def _do(self, deed: str, on: SeenMessage, **more: object) -> RemoteAnswer:
        body = {"channel": on.channel_id, "message": on.id, **more}
        return await self._answer(deed, body, on)

    async def _answer(self, deed: str, body: Json, on: SeenMessage | None) -> RemoteAnswer:
        self.remote.presses += 1
        reply = await self.remote.ask("POST", deed, body | {"as": self.id})
        if reply["error"]:
            self.unanswered.append(reply["id"])
            raise InteractionFailed(reply["error"])
        message = SeenMessage(reply["message"]) if reply["message"] else on
        if reply["state"] in ("update", "thinking", "deferred_update") and message is not None:
            with contextlib.suppress(Refused, TimeoutError):  # its place is gone, or it never comes
                message = await self._as_it_is_now(message)
        empty = SeenMessage({"id": "0", "channel_id": "0", "content": "", "components": []})
        return RemoteAnswer(reply["id"], reply["state"], message or empty, reply["modal"])

    async def _find(self, message: SeenMessage, among: int) -> SeenMessage | None:
        seen = await self.read(message.channel_id, among)
        return next((one for one in seen if one.id == message.id), None)

    async def _as_it_is_now(self, message: SeenMessage) -> SeenMessage:
        async with asyncio.timeout(THINKING_SECONDS):
            while True:
                found = await self._find(message, SEEN) or await self._find(message, FAR)
                if found is None or not found.thinking:
                    return found or message
                await asyncio.sleep(0.1)
