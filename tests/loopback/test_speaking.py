"""How a bot may speak to it: versions, bodies, and what loopback says it cannot do."""

import json
from urllib.parse import urlencode

import pytest

from loopback import Loopback
from tests.loopback.raw import Raw

FORM = {"Content-Type": "application/x-www-form-urlencoded"}


@pytest.mark.parametrize("root", ["/api", "/api/v9", "/api/v10"])
async def test_versions_that_are_served(discord_world: Loopback, raw: Raw, root: str) -> None:
    assert (await raw("GET", "/users/@me", root=root))[1]["id"] == discord_world.world.bot["id"]
    assert (await raw("GET", "/nowhere", root=root))[0] == 404
    assert (await raw("PUT", "/users/@me", root=root))[0] == 405


@pytest.mark.parametrize("version", ["v1", "v6", "v8", "v11"])
async def test_versions_that_are_not(raw: Raw, version: str) -> None:
    assert (await raw("GET", "/users/@me", root=f"/api/{version}"))[1]["code"] == 50041


@pytest.mark.parametrize(
    "fields", [{"content": "a b&c"}, {"payload_json": json.dumps({"content": "a b&c"})}]
)
async def test_urlencoded_bodies(discord_world: Loopback, raw: Raw, fields: dict[str, str]) -> None:
    path = f"/channels/{raw.channel('general')}/messages"
    status, body = await raw("POST", path, data=urlencode(fields), headers=FORM)
    assert (status, body["content"]) == (200, "a b&c")


@pytest.mark.parametrize("text", ["{", "=", "payload_json={"])
async def test_urlencoded_nonsense(raw: Raw, text: str) -> None:
    path = f"/channels/{raw.channel('general')}/messages"
    assert (await raw("POST", path, data=text, headers=FORM))[0] == 400


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/guilds/1/stickers"),
        ("GET", "/guilds/1/scheduled-events/2/users"),
        ("GET", "/guilds/1/auto-moderation/rules"),
        ("GET", "/sticker-packs"),
        ("POST", "/stage-instances"),
        ("GET", "/applications/1/entitlements"),
        ("POST", "/webhooks/1/x/slack"),
        ("PUT", "/guilds/1/members/2"),
    ],
)
@pytest.mark.parametrize("root", ["/api/v10", "/api"])
async def test_what_is_left_out_says_so(raw: Raw, method: str, path: str, root: str) -> None:
    status, body = await raw(method, path, root=root)
    assert status == 501
    assert body["message"].startswith("Loopback doesn't do this")
