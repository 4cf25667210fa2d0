"""Where loopback once differed and no other test asks: D documented, K known, G judged.

What one request can show stands among the rules of `discord-loopback conform`.
"""

import asyncio
from typing import Any

import pytest

from loopback import Loopback, May
from loopback.interactions import Interaction
from tests.loopback.line import identity, line
from tests.loopback.raw import PNG, Raw

POLL = {"question": {"text": "Where?"}, "answers": [{"poll_media": {"text": "a"}}] * 2}
OPTION = {"type": 3, "name": "fish", "description": "a", "autocomplete": True}
V2_AND_PRIVATE, PRIVATE = 1 << 15 | 64, 64


def commands(raw: Raw) -> str:
    return f"/applications/{raw.world.world.application['id']}/commands"


async def asked(raw: Raw, path: str = "#general", **options: str) -> Interaction:
    """Marina uses /a, or types into its option; nobody has answered yet."""
    await raw("POST", commands(raw), {"name": "a", "description": "a", "options": [OPTION]})
    actor = raw.world.person("Marina").actor
    if options:
        return actor.type_option(path, "a", dict(options), "fish")
    return actor.use_command(path, "a", {})


async def answered(raw: Raw, found: Interaction, body: object) -> tuple[int, Any]:
    return await raw("POST", f"/interactions/{found.id}/{found.token}/callback", body)


async def test_a_thinking_answer_is_private_or_not_and_nothing_else(raw: Raw) -> None:
    """D: of the flags only EPHEMERAL is valid."""
    found = await asked(raw)
    assert (await answered(raw, found, {"type": 5, "data": {"flags": V2_AND_PRIVATE}}))[0] == 204
    where = f"/webhooks/{raw.world.world.application['id']}/{found.token}/messages/@original"
    assert (await raw("GET", where))[1]["flags"] & V2_AND_PRIVATE == PRIVATE


async def test_a_choice_for_words_is_words(raw: Raw) -> None:
    """G: by the description of the option's type."""
    found = await asked(raw, fish="l")
    body = {"type": 8, "data": {"choices": [{"name": "a", "value": 1}]}}
    assert (await answered(raw, found, body))[1]["code"] == 50035


@pytest.mark.parametrize("kind", [4, 5])
async def test_nothing_is_answered_in_a_closed_and_locked_thread(raw: Raw, kind: int) -> None:
    """K: issue 5517."""
    _, thread = await raw(
        "POST", f"/channels/{raw.channel('general')}/threads", {"name": "Wreck", "type": 11}
    )
    found = await asked(raw, thread["id"])
    raw.world.trouble.lock_thread(thread["id"], archived=True)
    status, told = await answered(raw, found, {"type": kind, "data": {"content": "a"}})
    assert (status, told["code"]) == (400, 50083)


async def test_a_poll_is_not_edited(raw: Raw) -> None:
    """D: 520003."""
    _, sent = await raw.send({"poll": POLL})
    where = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
    assert (await raw("PATCH", where, {"content": "a"}))[1]["code"] == 520003


async def test_files_are_added_by_who_may_attach_them(raw: Raw) -> None:
    """G: as with a new message."""
    _, sent = await raw.send({"content": "a"})
    raw.world.trouble.forbid(sent["channel_id"], May.ATTACH_FILES)
    where = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
    status, told = await raw.multipart("PATCH", where, {}, {"files[0]": PNG})
    assert (status, told["code"]) == (403, 50013)


async def test_who_manages_messages_hides_the_embeds_of_others(raw: Raw) -> None:
    """D: flags may be changed by others, words may not."""
    raw.world.give_bot(May.MANAGE_MESSAGES)
    hers = await raw.world.person("Marina").write("#general", "a")
    where = f"/channels/{hers.channel_id}/messages/{hers.id}"
    assert (await raw("PATCH", where, {"flags": 4}))[1]["flags"] == 4
    assert (await raw("PATCH", where, {"content": "b"}))[1]["code"] == 50005


async def test_a_message_of_a_closed_thread_can_be_deleted(raw: Raw) -> None:
    """D: only writing needs an open thread."""
    _, thread = await raw(
        "POST", f"/channels/{raw.channel('general')}/threads", {"name": "Wreck", "type": 11}
    )
    _, sent = await raw("POST", f"/channels/{thread['id']}/messages", {"content": "a"})
    await raw("PATCH", f"/channels/{thread['id']}", {"archived": True})
    where = f"/channels/{thread['id']}/messages/{sent['id']}"
    assert (await raw("DELETE", where))[0] == 204


async def test_translations_are_given_to_who_asks(raw: Raw) -> None:
    """D: with_localizations."""
    told = {"name": "a", "description": "a", "name_localizations": {"de": "b"}}
    await raw("POST", commands(raw), told)
    (plain,), (full,) = [
        (await raw("GET", commands(raw) + query))[1] for query in ("", "?with_localizations=true")
    ]
    assert "name_localizations" not in plain
    assert full["name_localizations"] == {"de": "b"}


async def test_two_hundred_new_commands_a_day(raw: Raw) -> None:
    """D: 30034; a command that is there already does not count."""
    codes = []
    for number in range(202):
        status, told = await raw("POST", commands(raw), {"name": "a", "description": "a"})
        codes.append(told.get("code", status))
        if number < 200 or status != 201:
            await raw("DELETE", f"{commands(raw)}/{told.get('id', 0)}")
    assert codes[:200] == [201] * 200
    assert codes[200:] == [30034, 30034]


async def test_all_commands_are_not_replaced_without_the_entry_point(raw: Raw) -> None:
    """D: 50240."""
    raw.world.trouble.switch_activities_on()
    assert (await raw("PUT", commands(raw), []))[1]["code"] == 50240


async def test_who_does_not_say_what_it_is_does_not_come_in(raw: Raw) -> None:
    """K: Cloudflare stands before Discord."""
    status, told = await raw("GET", "/users/@me", skip_auto_headers=["User-Agent"])
    assert (status, told["code"]) == (403, 40333)


@pytest.mark.parametrize(
    ("query", "without", "data"),
    [("v=10&encoding=json", "properties", None), ("v=10&encoding=json", None, {}),
     ("v=10&encoding=xml", None, None)],
)  # fmt: skip
async def test_what_the_gateway_does_not_understand(
    discord_world: Loopback, query: str, without: str | None, data: object
) -> None:
    """D: 4002."""
    async with line(discord_world, query) as wire:
        told = {k: v for k, v in identity(discord_world).items() if k != without}
        await wire.send(2, None if data is not None else told)
        assert await asyncio.wait_for(wire.closed(), 5) == 4002
