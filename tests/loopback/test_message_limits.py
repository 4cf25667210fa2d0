"""Words, embeds, mentions and files of a message, and where they end."""

from typing import Any

import pytest

from loopback import Loopback, May
from tests.loopback.raw import PNG, Raw, faults_of

BAD: dict[str, tuple[dict[str, Any], str, str]] = {
    "a colour of words": ({"embeds": [{"color": "red"}]}, "embeds.0.color", "NUMBER_TYPE_COERCE"),
}


@pytest.mark.parametrize("name", BAD)
async def test_refused(raw: Raw, name: str) -> None:
    message, where, code = BAD[name]
    status, body = await raw.send(message)
    assert (status, body["code"]) == (400, 50035)
    assert faults_of(body["errors"]) == {where: code}


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": " \n "}, {"embeds": []}])
async def test_an_empty_message_is_none(raw: Raw, body: dict[str, Any]) -> None:
    status, answer = await raw.send(body)
    assert (status, answer["code"]) == (400, 50006)


async def test_all_faults_of_a_form_come_at_once(raw: Raw) -> None:
    _, body = await raw.send({"content": "x" * 2001, "embeds": [{"title": "x" * 257}]})
    assert set(faults_of(body["errors"])) == {"content", "embeds.0.title"}


async def test_files_arrive_as_they_were_sent(raw: Raw) -> None:
    path = f"/channels/{raw.channel('general')}/messages"
    described = {"content": "look", "attachments": [{"id": 0, "description": "a dot"}]}
    status, body = await raw.multipart("POST", path, described, {"dot.png": PNG})
    assert status == 200
    attachment = body["attachments"][0]
    assert (attachment["filename"], attachment["size"]) == ("dot.png", len(PNG))
    assert (attachment["width"], attachment["height"]) == (1, 1)
    assert (attachment["content_type"], attachment["description"]) == ("image/png", "a dot")
    async with raw.session.get(attachment["url"]) as answer:
        assert await answer.read() == PNG


async def test_a_file_shown_by_a_component_is_not_listed_but_remembered(raw: Raw) -> None:
    path = f"/channels/{raw.channel('general')}/messages"
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://dot.png"}}]}
    body = {"flags": 1 << 15, "components": [gallery]}
    _, sent = await raw.multipart("POST", path, body, {"dot.png": PNG})
    assert sent["attachments"] == []
    media = sent["components"][0]["items"][0]["media"]
    assert "/dot.png?ex=" in media["url"]
    again = {"components": [{"type": 10, "content": "again"}, gallery]}
    status, edited = await raw("PATCH", f"{path}/{sent['id']}", again)
    assert status == 200
    assert edited["components"][1]["items"][0]["media"]["url"] == media["url"]


async def test_an_edit_keeps_exactly_the_files_it_names(raw: Raw) -> None:
    path = f"/channels/{raw.channel('general')}/messages"
    _, sent = await raw.multipart("POST", path, {"content": "two"}, {"a.txt": b"a", "b.txt": b"b"})
    keep = {"attachments": [{"id": sent["attachments"][1]["id"]}]}
    _, edited = await raw("PATCH", f"{path}/{sent['id']}", keep)
    assert [a["filename"] for a in edited["attachments"]] == ["b.txt"]
    async with raw.session.get(sent["attachments"][0]["url"]) as answer:
        assert answer.status == 404


async def test_too_large_a_file(raw: Raw) -> None:
    path = f"/channels/{raw.channel('general')}/messages"
    too_large = bytes(10 * 1024 * 1024 + 1)
    status, body = await raw.multipart("POST", path, {"content": "a"}, {"a.bin": too_large})
    assert (status, body["code"]) == (413, 40005)


async def test_eleven_files(raw: Raw) -> None:
    path = f"/channels/{raw.channel('general')}/messages"
    files = {f"{i}.txt": b"x" for i in range(11)}
    status, body = await raw.multipart("POST", path, {"content": "a"}, files)
    assert (status, body["code"]) == (400, 50035)


async def test_mentions_call_only_whom_they_may(raw: Raw, discord_world: Loopback) -> None:
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    words = f"{marina.mention} {finn.mention} <@123> @everyone"
    _, everybody = await raw.send({"content": words})
    assert [u["id"] for u in everybody["mentions"]] == [marina.id, finn.id]
    assert everybody["mention_everyone"]
    _, one = await raw.send({"content": words, "allowed_mentions": {"users": [finn.id]}})
    assert [u["id"] for u in one["mentions"]] == [finn.id]
    _, nobody = await raw.send({"content": words, "allowed_mentions": {"parse": []}})
    assert (nobody["mentions"], nobody["mention_everyone"]) == ([], False)
    shown = [{"type": 10, "content": words}]
    _, modern = await raw.send({"flags": 1 << 15, "components": shown})
    assert [u["id"] for u in modern["mentions"]] == [marina.id, finn.id]


async def test_what_may_not_be_done_where(raw: Raw, discord_world: Loopback) -> None:
    general = raw.channel("general")
    discord_world.trouble.forbid(general, May.SEND_MESSAGES)
    assert (await raw.send({"content": "a"}))[1]["code"] == 50013
    discord_world.trouble.forbid(general, May.VIEW_CHANNEL)
    assert (await raw.send({"content": "a"}))[1]["code"] == 50001
    discord_world.trouble.forbid(general, May.ATTACH_FILES)
    path = f"/channels/{general}/messages"
    answer = await raw.multipart("POST", path, {"content": "a"}, {"a.txt": b"a"})
    assert answer[1]["code"] == 50013
    discord_world.trouble.forbid(general, May.EMBED_LINKS)
    _, body = await raw.send({"content": "a", "embeds": [{"title": "b"}]})
    assert body["embeds"] == []
    discord_world.trouble.allow_again(general)
    assert (await raw.send({"content": "a"}))[0] == 200


async def test_a_forum_takes_posts_not_messages(raw: Raw) -> None:
    assert (await raw.send({"content": "a"}, "expeditions"))[1]["code"] == 50008


async def test_unknown_things(raw: Raw) -> None:
    general = raw.channel("general")
    unknown = {
        ("GET", "/channels/1"): 10003,
        ("GET", f"/channels/{general}/messages/1"): 10008,
        ("DELETE", f"/channels/{general}/messages/1"): 10008,
        ("GET", "/users/1"): 10013,
        ("GET", "/guilds/1"): 10004,
        ("GET", f"/guilds/{raw.world.guild['id']}/members/1"): 10013,
        ("GET", f"/guilds/{raw.world.guild['id']}/roles/1"): 10011,
        ("PATCH", "/webhooks/1/token/messages/@original"): 10015,
        ("POST", f"/webhooks/{raw.world.world.application['id']}/token"): 10015,
        ("POST", "/interactions/1/token/callback"): 10062,
    }
    for (method, path), code in unknown.items():
        status, body = await raw(method, path, {} if method in ("POST", "PATCH") else None)
        assert (status, body["code"]) == (404, code), path


async def test_a_message_of_somebody_else(raw: Raw, discord_world: Loopback) -> None:
    said = await discord_world.person("Marina").write("#general", "mine")
    path = f"/channels/{said.channel_id}/messages/{said.id}"
    status, body = await raw("PATCH", path, {"content": "yours"})
    assert (status, body["code"]) == (403, 50005)
    assert (await raw("DELETE", path))[0] == 204


async def test_turning_a_message_into_components_v2(raw: Raw) -> None:
    _, sent = await raw.send({"content": "words"})
    path = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
    shown = {"flags": 1 << 15, "components": [{"type": 10, "content": "shown"}]}
    status, body = await raw("PATCH", path, shown)
    assert (status, list(faults_of(body["errors"]))) == (400, ["content"])
    status, body = await raw("PATCH", path, shown | {"content": None})
    assert (status, body["content"]) == (200, "")
    status, body = await raw("PATCH", path, {"content": "back"})
    assert (status, list(faults_of(body["errors"]))) == (400, ["content"])


async def test_an_edit_that_is_refused_changes_nothing(raw: Raw) -> None:
    _, sent = await raw.send({"content": "words"})
    path = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
    assert (await raw("PATCH", path, {"content": ""}))[1]["code"] == 50006
    assert (await raw("GET", path))[1]["content"] == "words"
