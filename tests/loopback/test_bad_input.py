"""Bad input: refused with Discord's codes, never a 500, never a file outside the store."""

import asyncio
import io
import json
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from loopback import Loopback
from loopback.api.faults import KINDS
from loopback.rest.app import LEFT_OUT, NOUNS
from tests.judges import OutsideJudge
from tests.loopback.raw import Raw

ROUTES = sorted({(route.method, route.template) for noun in NOUNS for route in noun.routes.all})
WORDS = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=20)
)
KEYS = st.sampled_from(
    ["content", "embeds", "components", "flags", "attachments", "type", "data", "custom_id", "id",
     "name", "options", "title", "message", "permissions", "allowed_mentions", "items", "media",
     "url", "accessory", "component", "label", "style", "values", "roles", "recipient_id", "nick",
     "applied_tags", "messages", "permission_overwrites", "image", "choices", "message_reference"]
)  # fmt: skip
TREES = st.recursive(
    WORDS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(KEYS | st.text(max_size=5), inner, max_size=5)
    ),
    max_leaves=25,
)
SMALL = st.one_of(WORDS, st.lists(WORDS, max_size=2), st.dictionaries(KEYS, WORDS, max_size=3))
PART = st.fixed_dictionaries(
    {"type": st.integers(0, 25)},
    optional={
        "content": WORDS, "custom_id": WORDS, "label": WORDS, "style": st.integers(0, 7),
        "options": st.lists(SMALL, max_size=2), "items": SMALL, "media": SMALL, "emoji": SMALL,
    },
)  # fmt: skip
COMPONENTS = st.one_of(
    PART,
    st.fixed_dictionaries(
        {"type": st.sampled_from([1, 9, 17, 18])},
        optional={"components": st.lists(PART, max_size=3), "accessory": PART, "component": PART},
    ),
)


def address(template: str, world: Loopback) -> str:
    """A route with real ids in it."""
    names = {
        "channel_id": next(c["id"] for c in world.world.channels.values()),
        "guild_id": world.guild["id"],
        "application_id": world.world.application["id"],
        "webhook_id": world.world.application["id"],
        "user_id": world.person("Marina").id,
        "role_id": world.guild["roles"][0]["id"],
        "overwrite_id": world.person("Marina").id,
        "emoji_name": "🐙",
        "message_id": next(iter(next(iter(world.world.messages.values())))),
    }
    for name in ("interaction_id", "command_id", "emoji_id", "guild_scheduled_event_id"):
        names[name] = "123"
    for name in ("interaction_token", "webhook_token"):
        names[name] = "token"
    return template.format(**names)


async def try_everything(bodies: list[Any], where: list[tuple[str, str]]) -> None:
    judge = OutsideJudge()
    async with Loopback(judges=[judge]) as world, aiohttp.ClientSession() as session:
        raw = Raw(world, session)
        await raw.send({"content": "target"}, "welcome")
        for (method, template), body in zip(where, bodies, strict=True):
            if not world.world.messages.get(raw.channel("welcome")):
                await raw.send({"content": "target"}, "welcome")
            status, answer = await raw(method, address(template, world), json=body)
            assert status < 500 or status == LEFT_OUT, (method, template, body, answer)
    broken = [fault for fault in judge.faults if "broke" in fault]
    assert not broken, broken


WRITING = [(m, t) for m, t in ROUTES if m in ("POST", "PUT", "PATCH")]


PAIRS = st.lists(st.tuples(st.sampled_from(WRITING), TREES), min_size=5, max_size=20)
CROWDS = st.lists(st.lists(COMPONENTS, max_size=3), min_size=5, max_size=20)
HEALTH = list(HealthCheck)


def any_json_on_any_route(pairs: list[tuple[tuple[str, str], Any]]) -> None:
    asyncio.run(try_everything([body for _, body in pairs], [where for where, _ in pairs]))


def any_components(trees: list[Any], modern: bool) -> None:
    bodies = [{"components": tree, "flags": (1 << 15) * modern, "content": ""} for tree in trees]
    where = [("POST", "/channels/{channel_id}/messages")] * len(bodies)
    asyncio.run(try_everything(bodies, where))


@settings(max_examples=8, deadline=None, suppress_health_check=HEALTH)
@given(PAIRS)
def test_any_json_on_any_route(pairs: list[tuple[tuple[str, str], Any]]) -> None:
    any_json_on_any_route(pairs)


@settings(max_examples=8, deadline=None, suppress_health_check=HEALTH)
@given(CROWDS, st.booleans())
def test_any_components(trees: list[Any], modern: bool) -> None:
    any_components(trees, modern)


USER_SIDE = [
    "autocomplete", "invoke", "click", "select", "submit", "messages", "typing", "threads/join",
    "threads/leave", "people", "channels", "faults",
]  # fmt: skip
HALF_RIGHT = st.fixed_dictionaries(
    {"as": st.just("Marina") | WORDS, "channel": st.just("#general") | WORDS},
    optional={
        "command": st.just("dive") | WORDS, "options": TREES, "message": WORDS, "values": TREES,
        "custom_id": WORDS, "kind": st.sampled_from(KINDS) | WORDS, "times": WORDS, "name": WORDS,
        "thread": st.just("#general") | WORDS, "interaction": WORDS, "uploads": TREES,
        "content": WORDS, "seconds": WORDS, "permissions": TREES, "focused": WORDS, "type": WORDS,
    },
)  # fmt: skip


async def try_user_side(pairs: list[tuple[str, Any]]) -> None:
    async with Loopback(answer_within=0.01) as world, aiohttp.ClientSession() as session:
        raw = Raw(world, session)
        path = f"/applications/{world.world.application['id']}/commands"
        await raw("PUT", path, [{"name": "dive", "description": "Goes down"}])
        for where, body in pairs:
            status, answer = await raw("POST", f"/{where}", json=body, root="/loopback")
            assert status < 500, (where, body, answer)


@settings(max_examples=10, deadline=None, suppress_health_check=HEALTH)
@given(st.lists(st.tuples(st.sampled_from(USER_SIDE), HALF_RIGHT | TREES), max_size=25))
def test_any_json_on_the_users_side(pairs: list[tuple[str, Any]]) -> None:
    asyncio.run(try_user_side(pairs))


@pytest.mark.soak
@settings(max_examples=300, deadline=None, suppress_health_check=HEALTH)
@given(PAIRS)
def test_much_json_on_any_route(pairs: list[tuple[tuple[str, str], Any]]) -> None:
    any_json_on_any_route(pairs)


@pytest.mark.soak
@settings(max_examples=300, deadline=None, suppress_health_check=HEALTH)
@given(CROWDS, st.booleans())
def test_many_components(trees: list[Any], modern: bool) -> None:
    any_components(trees, modern)


@pytest.mark.parametrize(
    ("raw_body", "kind", "code"),
    [
        (b"{", "application/json", 50109),
        (b"[" * 100_000, "application/json", 50109),
        (b"NaN", "application/json", 50109),
        (b"\xff\xfe", "application/json", 50109),
        (b"[]", "application/json", 50035),
        (b'"hello"', "application/json", 50035),
        (b"hello", "text/plain", 50035),
        (b"hello", "multipart/form-data", 50035),
        (b"hello", "multipart/form-data; boundary=x", 50035),
        (b"--x\r\nhello", "multipart/form-data; boundary=x", 50035),
    ],
)
async def test_bodies_that_are_none(raw: Raw, raw_body: bytes, kind: str, code: int) -> None:
    path = f"/channels/{raw.channel('general')}/messages"
    status, body = await raw("POST", path, data=raw_body, headers={"Content-Type": kind})
    assert (status, body["code"]) == (400, code)


async def test_payload_json_that_is_none(raw: Raw) -> None:
    form = aiohttp.FormData()
    form.add_field("payload_json", "{", content_type="application/json")
    path = f"/channels/{raw.channel('general')}/messages"
    status, body = await raw("POST", path, data=form)
    assert (status, body["code"]) == (400, 50109)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nothing", 404),
        ("GET", "/channels", 404),
        ("PUT", "/users/@me", 405),
        ("GET", "/channels/abc", 400),
        ("GET", "/channels/99999999999999999999999", 400),
        ("GET", "/channels/-1", 400),
    ],
)
async def test_routes_that_are_none(raw: Raw, method: str, path: str, status: int) -> None:
    got, body = await raw(method, path)
    assert got == status
    assert "message" in body


async def test_versions_that_are_none(raw: Raw) -> None:
    assert (await raw("GET", "/users/@me", root="/api/v5"))[1]["code"] == 50041


@pytest.mark.parametrize("query", ["limit=0", "limit=101", "limit=x", "before=x", "around=-1"])
async def test_queries_that_are_none(raw: Raw, query: str) -> None:
    status, body = await raw("GET", f"/channels/{raw.channel('general')}/messages?{query}")
    assert (status, body["code"]) == (400, 50035)


NAMES = [
    "../../etc/passwd", "..\\..\\boot.ini", "/etc/passwd", "a/../../b.txt", "....//x", "\x00.png",
    "..", ".", "", "x" * 5000 + ".png", "näme 1.png", "con", "a\r\nb.txt", "%2e%2e%2fx",
]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
async def test_no_name_leads_out_of_the_store(tmp_path: Path, name: str) -> None:
    file = tmp_path / "inner" / "world.json"
    async with Loopback(world_file=file) as world, aiohttp.ClientSession() as session:
        raw = Raw(world, session)
        path = f"/channels/{raw.channel('general')}/messages"
        described = {"content": "a", "attachments": [{"id": 0, "filename": name}]}
        status, body = await raw.multipart("POST", path, described, {"a.txt": b"data"})
        assert status in (200, 400), body
        world.person("Marina").actor.upload(name, b"data")
        if status == 200:
            async with session.get(body["attachments"][0]["url"]) as answer:
                assert await answer.read() == b"data"
    check_folder(tmp_path, file)


def check_folder(folder: Path, world_file: Path) -> None:
    files = [path for path in folder.rglob("*") if path.is_file()]
    stored = [path for path in files if path.parent == world_file.with_suffix(".files")]
    assert set(files) - set(stored) == {world_file}
    assert all(path.name.isdigit() for path in stored)


@pytest.mark.parametrize(
    "path",
    [
        "/attachments/1/..%2f..%2fworld.json/x",
        "/attachments/1/1/x",
        "/attachments/1/%D9%A1/x",
        "/page/../server.py",
        "/page/..%2fserver.py",
        "/page//etc/passwd",
        "/emojis/..%2f..%2fx.png",
        "/people/1.svg",
    ],
)
async def test_no_address_leads_out_of_the_server(raw: Raw, path: str) -> None:
    url = aiohttp.client.URL(f"{raw.world.base_url}{path}", encoded=True)
    async with raw.session.get(url) as answer:
        assert answer.status == 404


async def test_a_request_that_is_too_large(raw: Raw) -> None:
    path = f"/channels/{raw.channel('general')}/messages"
    big = io.BytesIO(json.dumps({"content": "x" * (26 * 1024 * 1024)}).encode())
    status, body = await raw("POST", path, data=big, headers={"Content-Type": "application/json"})
    assert (status, body["code"]) == (413, 40005)
