"""Asks every question, of loopback or of Discord, and says where the answers differ."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import aiohttp

from loopback.conform import commands, messages, places
from loopback.conform.rule import Rule, told
from loopback.types import Json

NOBODY = "1000000000000000000"
SCRATCH = "loopback-conform"
TOO_MANY = 429


def rules() -> list[Rule]:
    every = (
        *(messages.messages, messages.embeds, messages.components, messages.polls),
        *(commands.commands, commands.options),
        *(places.channels, places.guilds, places.events, places.asking),
    )
    return [rule for group in every for rule in group()]


@dataclass(frozen=True, slots=True)
class Place:
    """Where to ask, and the ids of what is there."""

    api: str
    token: str
    ids: dict[str, str]
    session: aiohttp.ClientSession

    async def ask(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Json]:
        """One request; a 429 is waited out."""
        given = {"Authorization": f"Bot {self.token}", "User-Agent": "DiscordBot (loopback, 1)"}
        url = self.api + _filled(path, self.ids)
        sent = body if isinstance(body, bytes) else None
        if body is not None and sent is None:
            sent = _filled(json.dumps(body), self.ids).encode()
            given["Content-Type"] = "application/json"
        call = self.session.request(method, url, data=sent, headers=given | (headers or {}))
        async with call as response:
            text = await response.text()
            answer = json.loads(text) if text.startswith(("{", "[")) else {}
            status = response.status
        if status == TOO_MANY:
            await asyncio.sleep(float(answer["retry_after"]))
            return await self.ask(method, path, body, headers)
        return status, answer


def _filled(text: str, ids: dict[str, str]) -> str:
    for name, value in ids.items():
        text = text.replace("{" + name + "}", value)
    return text


@asynccontextmanager
async def place(api: str, token: str, guild: str) -> AsyncIterator[Place]:
    """A channel of its own in a guild, with a message in it; gone again at the end."""
    async with aiohttp.ClientSession() as session:
        ids = {"guild": guild, "nobody": NOBODY}
        here = Place(api, token, ids, session)
        _, me = await here.ask("GET", "/applications/@me")
        status, channel = await here.ask("POST", "/guilds/{guild}/channels", {"name": SCRATCH})
        if status >= 400:
            raise PermissionError(f"The bot cannot make a channel in {guild}: {channel}")
        ids |= {"application": me["id"], "channel": channel["id"]}
        try:
            _, message = await here.ask("POST", "/channels/{channel}/messages", {"content": "x"})
            ids["message"] = message["id"]
            yield here
        finally:
            await here.ask("DELETE", "/channels/{channel}")


async def answers(here: Place) -> dict[Rule, str]:
    return {rule: await _answer(here, rule) for rule in rules()}


async def _answer(here: Place, rule: Rule) -> str:
    status, answer = await here.ask(rule.method, rule.path, rule.body, rule.headers)
    body = answer if isinstance(answer, dict) else {}
    places_of_fault = list(_faults(body.get("errors", {})))
    where = rule.where if rule.where in places_of_fault else ", ".join(places_of_fault)
    return told(status, body.get("code"), where)


def _faults(tree: Json, path: tuple[str, ...] = ()) -> Iterator[str]:
    for key, value in tree.items():
        if key == "_errors":
            yield ".".join(path)
        elif isinstance(value, dict):
            yield from _faults(value, (*path, key))
