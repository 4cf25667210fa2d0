"""Probes of every limit and type that Discord's description states for what loopback takes.

For each operation that is done here, each field of its body is sent one too long, one too short,
one too large, one too many, or as another type. Where Discord says so stands in the probe's name.
"""

import asyncio
import base64
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import aiohttp
import pytest

from loopback import Loopback, May
from loopback.rest.app import NOUNS
from tests import judges
from tests.loopback.conftest import PLAN
from tests.loopback.raw import PNG, Raw, faults_of

AT_LEAST, LEFT_OUT, FOR_PEOPLE_ALONE = 500, 501, 20001
IGNORED = ("embeds type", "embeds provider", "embeds video")
"""Discord's reference: whoever sends an embed can set every field but these."""
PICTURE = "data:image/png;base64," + base64.b64encode(PNG).decode()


@dataclass(frozen=True)
class Probe:
    """One field of one operation, spoiled in one way."""

    method: str
    template: str
    key: str
    what: str
    value: Any = field(hash=False, compare=False)

    def __str__(self) -> str:
        return f"{self.method} {self.template} {self.key} {self.what}"


def _resolved(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema without references; of alternatives, the one that is not null."""
    while True:
        if "$ref" in schema:
            schema = judges.openapi()["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
            continue
        choices = schema.get("oneOf") or schema.get("anyOf") or []
        real = [c for c in choices if c.get("type") != "null"]
        if len(real) == 1:
            schema = real[0]
            continue
        return schema


def _spoiled(schema: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Ways to break a field, by what the description says of it."""
    kinds = schema.get("type", [])
    kinds = set([kinds] if isinstance(kinds, str) else kinds) - {"null"}
    if kinds == {"string"} and "format" not in schema and "enum" not in schema:
        yield "as a list", ["words"]
        if "maxLength" in schema and schema["maxLength"] < 100_000:
            yield f"longer than {schema['maxLength']}", "x" * (schema["maxLength"] + 1)
        if schema.get("minLength", 0) > 1:
            yield f"shorter than {schema['minLength']}", "x" * (schema["minLength"] - 1)
    elif kinds == {"integer"}:
        yield "as words", "many"
        if "maximum" in schema and schema["maximum"] < 2**31 - 1:
            yield f"over {schema['maximum']}", schema["maximum"] + 1
        if "minimum" in schema:
            yield f"under {schema['minimum']}", schema["minimum"] - 1
    elif kinds == {"boolean"}:
        yield "as words", "perhaps"
    elif kinds == {"array"}:
        yield "as a number", 7
        if "maxItems" in schema and schema["maxItems"] < 1000:
            yield f"more than {schema['maxItems']}", [None] * (schema["maxItems"] + 1)
    elif kinds == {"object"} and "properties" in schema:
        yield "as a number", 7


def _inside(schema: dict[str, Any], depth: int) -> Iterator[tuple[str, Any]]:
    """The same for what stands inside an object, or in the objects of a list."""
    kinds = schema.get("type")
    inner = _resolved(schema.get("items", {})) if "array" in (kinds or ()) else schema
    for key, field_schema in inner.get("properties", {}).items():
        for what, value in _broken(_resolved(field_schema), depth):
            spoiled = {key: value}
            yield f"{key} {what}", spoiled if inner is schema else [spoiled]


def _broken(schema: dict[str, Any], depth: int = 2) -> Iterator[tuple[str, Any]]:
    yield from _spoiled(schema)
    if depth:
        yield from _inside(schema, depth - 1)


@cache
def probes() -> list[Probe]:
    found = []
    for route in (r for noun in NOUNS for r in noun.routes.all if r.described):
        operation = judges.openapi()["paths"][route.template][route.method.lower()]
        content = operation.get("requestBody", {}).get("content", {}).get("application/json")
        if content is None:
            continue
        schema = _resolved(content["schema"])
        for key, inner in schema.get("properties", {}).items():
            for what, value in _broken(_resolved(inner)):
                if not f"{key} {what}".startswith(IGNORED):
                    found.append(Probe(route.method, route.template, key, what, value))
    return found


@pytest.fixture
async def stage() -> AsyncIterator[tuple[Raw, dict[str, str]]]:
    """A bot that may do everything, and something to name at every place of an address."""
    async with Loopback(world=PLAN) as world, aiohttp.ClientSession() as session:
        raw = Raw(world, session)
        world.give_bot(May.ADMINISTRATOR)
        roles = world.guild["roles"]
        next(r for r in roles if r.get("tags"))["position"] = len(roles)
        yield raw, await _things(world, raw)


async def _answered(world: Loopback, raw: Raw) -> str:
    """The token of an interaction whose first answer stands."""
    marina = world.person("Marina")
    asking = asyncio.create_task(marina.slash("#general", "a"))
    await asyncio.sleep(0)
    interaction = next(iter(world.realm.interactions.by_id.values()))
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    await raw("POST", path, {"type": 4, "data": {"content": "a"}})
    await asking
    return interaction.token


async def _things(world: Loopback, raw: Raw) -> dict[str, str]:
    _, message = await raw.send({"content": "a"})
    general, guild = raw.channel("general"), world.guild["id"]
    _, hook = await raw("POST", f"/channels/{general}/webhooks", {"name": "Hook"})
    application = world.world.application["id"]
    commands = f"/applications/{application}/commands"
    shape = {"name": "a", "description": "b"}
    _, command = await raw("POST", commands, shape)
    ours = f"/applications/{application}/guilds/{guild}/commands"
    _, guild_command = await raw("POST", ours, shape | {"name": "c"})
    _, said = await raw(
        "POST", f"/webhooks/{hook['id']}/{hook['token']}?wait=true", {"content": "a"}
    )
    picture = {"name": "squid", "image": PICTURE}
    _, emoji = await raw("POST", f"/guilds/{guild}/emojis", picture)
    _, own_emoji = await raw("POST", f"/applications/{application}/emojis", picture)
    role = next(r for r in world.guild["roles"] if r["name"] == "Moderator")
    return {
        "application_id": application, "channel_id": general, "guild_id": guild,
        "message_id": message["id"], "user_id": world.person("Finn").id, "role_id": role["id"],
        "webhook_id": hook["id"], "webhook_token": hook["token"], "command_id": command["id"],
        "overwrite_id": guild, "emoji_id": emoji["id"], "code": "x", "emoji_name": "🐙",
        "interaction_id": "1", "interaction_token": "x", "answer_id": "1",
        "guild_command_id": guild_command["id"], "own_emoji_id": own_emoji["id"],
        "hook_message_id": said["id"], "token": await _answered(world, raw),
    }  # fmt: skip


def _meant(template: str, things: dict[str, str]) -> dict[str, str]:
    """Ids that mean something else in some addresses."""
    if template.endswith("@original"):
        return things | {"webhook_id": things["application_id"], "webhook_token": things["token"]}
    for beginning, key, thing in MEANT:
        if template.startswith(beginning):
            return things | {key: things[thing]}
    return things


MEANT = (
    ("/applications/{application_id}/guilds/", "command_id", "guild_command_id"),
    ("/applications/{application_id}/emojis/", "emoji_id", "own_emoji_id"),
    ("/webhooks/{webhook_id}/{webhook_token}/messages/", "message_id", "hook_message_id"),
)


@pytest.mark.skipif(not judges.PRESENT, reason="Discord's description is not at hand: not judged")
async def test_every_limit_that_is_published_is_kept(stage: tuple[Raw, dict[str, str]]) -> None:
    raw, things = stage
    lenient, seen = [], 0
    for probe in probes():
        path = probe.template.format(**_meant(probe.template, things))
        status, body = await raw(probe.method, path, {probe.key: probe.value})
        seen += 1
        told = faults_of(body.get("errors", {})) if isinstance(body, dict) else {}
        if status == LEFT_OUT or body.get("code") == FOR_PEOPLE_ALONE:
            continue
        if status != 400 or not any(where.startswith(probe.key) for where in told):
            lenient.append(f"{probe}: {status} {str(body)[:160]}")
    assert not lenient, f"{len(lenient)} of {seen}:\n" + "\n".join(lenient)
    assert seen >= AT_LEAST
