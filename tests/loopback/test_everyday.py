"""What everyday bots call besides messages: guilds, invites, webhooks, emojis, the audit log."""

import base64

import discord
import pytest

from loopback import Loopback, May, MovableClock
from loopback.errors import Refusal
from tests.loopback.conftest import Start, TinyBot
from tests.loopback.raw import PNG, Raw, faults_of

PICTURE = "data:image/png;base64," + base64.b64encode(PNG).decode()


@pytest.fixture(autouse=True)
def powers(discord_world: Loopback) -> None:
    discord_world.give_bot(May.ADMINISTRATOR)
    roles = discord_world.guild["roles"]
    next(r for r in roles if r.get("tags"))["position"] = len(roles)


async def test_a_guild_is_renamed(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot())
    guild = bot.guilds[0]
    await guild.edit(name="The Shoal", description="Wet", reason="because")
    await discord_world.person("Marina").until(lambda: guild.name == "The Shoal" or None)
    entries = [entry async for entry in guild.audit_logs(limit=5)]
    assert (entries[0].action, entries[0].reason) == (
        discord.AuditLogAction.guild_update,
        "because",
    )
    assert entries[0].after.name == "The Shoal"


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"name": "x"}, "name"),
        ({"name": "x" * 101}, "name"),
        ({"description": "x" * 301}, "description"),
        ({"verification_level": 5}, "verification_level"),
        ({"afk_timeout": 7}, "afk_timeout"),
        ({"preferred_locale": "xx"}, "preferred_locale"),
        ({"system_channel_id": "1"}, "system_channel_id"),
    ],
)
async def test_what_a_guild_cannot_be(
    discord_world: Loopback, raw: Raw, body: object, field: str
) -> None:
    _, answer = await raw("PATCH", f"/guilds/{discord_world.guild['id']}", body)
    assert set(faults_of(answer["errors"])) == {field}


async def test_channels_and_roles_are_put_in_order(discord_world: Loopback, raw: Raw) -> None:
    guild = f"/guilds/{discord_world.guild['id']}"
    tables = raw.channel("tables")
    assert (await raw("PATCH", f"{guild}/channels", [{"id": tables, "position": 0}]))[0] == 204
    assert discord_world.world.channel(tables)["position"] == 0
    moderator = next(r for r in discord_world.guild["roles"] if r["name"] == "Moderator")
    body = [{"id": moderator["id"], "position": 1}]
    status, roles = await raw("PATCH", f"{guild}/roles", body)
    assert (status, next(r for r in roles if r["id"] == moderator["id"])["position"]) == (200, 1)
    _, counts = await raw("GET", f"{guild}/roles/member-counts")
    assert counts[moderator["id"]] == 1
    assert (await raw("GET", f"{guild}/preview"))[1]["name"] == "The Reef"


async def test_the_bot_leaves(discord_world: Loopback, raw: Raw) -> None:
    guild_id = discord_world.guild["id"]
    assert (await raw("DELETE", f"/users/@me/guilds/{guild_id}"))[0] == 204
    assert (await raw("GET", f"/guilds/{guild_id}"))[1]["code"] == 50001


async def test_an_invite_is_used_and_ends(
    discord_world: Loopback, start: Start, clock: MovableClock
) -> None:
    bot = await start(TinyBot())
    general = discord.utils.get(bot.get_all_channels(), name="general")
    assert isinstance(general, discord.TextChannel)
    invite = await general.create_invite(max_age=60, max_uses=1)
    finn = discord_world.person("Finn")
    await bot.http.kick(int(finn.id), general.guild.id)
    await finn.accept(invite.code)
    assert await finn.write("#general", "back again")
    nerida = discord_world.person("Nerida")
    await bot.http.kick(int(nerida.id), general.guild.id)
    with pytest.raises(Refusal, match="10006"):
        await nerida.accept(invite.code)
    second = await general.create_invite(max_age=60)
    assert [i.code for i in await general.invites()] == [second.code]
    assert (await bot.fetch_invite(second.code)).approximate_member_count == 6
    clock.advance(61)
    with pytest.raises(discord.NotFound, match="10006"):
        await bot.fetch_invite(second.code)
    third = await general.create_invite()
    await third.delete()
    assert await general.guild.invites() == []


async def test_the_banned_stay_out(discord_world: Loopback, raw: Raw) -> None:
    finn = discord_world.person("Finn")
    await raw("PUT", f"/guilds/{discord_world.guild['id']}/bans/{finn.id}", {})
    _, invite = await raw("POST", f"/channels/{raw.channel('general')}/invites", {})
    with pytest.raises(Refusal, match="40007"):
        await finn.accept(invite["code"])


async def test_a_webhook_speaks_under_any_name(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot())
    general = discord.utils.get(bot.get_all_channels(), name="general")
    assert isinstance(general, discord.TextChannel)
    webhook = await general.create_webhook(name="Parrot")
    said = await webhook.send("ahoy", username="Captain", wait=True)
    seen = (await discord_world.person("Marina").read("#general"))[-1]
    assert (seen.author, seen.content) == ("Captain", "ahoy")
    await webhook.edit_message(said.id, content="belay")
    assert (await webhook.fetch_message(said.id)).content == "belay"
    await webhook.delete_message(said.id)
    assert [w.name for w in await general.webhooks()] == ["Parrot"]
    assert [w.name for w in await general.guild.webhooks()] == ["Parrot"]
    await webhook.edit(name="Macaw")
    assert (await bot.fetch_webhook(webhook.id)).name == "Macaw"
    await webhook.delete()
    with pytest.raises(discord.NotFound, match="10015"):
        await bot.fetch_webhook(webhook.id)


async def test_what_a_webhook_cannot(discord_world: Loopback, raw: Raw) -> None:
    path = f"/channels/{raw.channel('general')}/webhooks"
    for name in ("", "x" * 81, "Discord helper", "clyde"):
        assert (await raw("POST", path, {"name": name}))[1]["code"] == 50035
    hooks = [(await raw("POST", path, {"name": f"Hook {n}"}))[1] for n in range(15)]
    assert (await raw("POST", path, {"name": "one more"}))[1]["code"] == 30007
    wrong = f"/webhooks/{hooks[0]['id']}/wrong"
    assert (await raw("POST", wrong, {"content": "a"}))[1]["code"] == 50027
    right = f"/webhooks/{hooks[0]['id']}/{hooks[0]['token']}"
    assert (await raw("POST", right, {"content": "a"}))[0] == 204
    assert (await raw("GET", f"{right}/messages/@original"))[1]["code"] == 50035
    forum = f"/channels/{raw.channel('expeditions')}/webhooks"
    hook = (await raw("POST", forum, {"name": "Hook"}))[1]
    answer = await raw("POST", f"/webhooks/{hook['id']}/{hook['token']}", {"content": "a"})
    assert answer[1]["code"] == 220001


async def test_a_webhook_opens_a_post(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot())
    forum = discord.utils.get(bot.get_all_channels(), name="expeditions")
    assert isinstance(forum, discord.ForumChannel)
    webhook = await forum.create_webhook(name="Parrot")
    said = await webhook.send("ahoy", username="Captain", thread_name="To the wreck", wait=True)
    post = await bot.fetch_channel(said.channel.id)
    assert isinstance(post, discord.Thread)
    assert (post.id, post.name, post.parent_id) == (said.id, "To the wreck", forum.id)
    assert post.owner_id == webhook.id
    seen = (await discord_world.person("Marina").read(str(post.id)))[-1]
    assert (seen.author, seen.content) == ("Captain", "ahoy")
    more = await webhook.send("aye", thread=post, wait=True)
    assert (await webhook.fetch_message(more.id, thread=post)).content == "aye"


@pytest.mark.parametrize(
    ("channel", "thread", "code"), [("expeditions", True, 220002), ("general", False, 220003)]
)
async def test_where_a_webhook_opens_no_post(
    raw: Raw, channel: str, thread: bool, code: int
) -> None:
    hook = (await raw("POST", f"/channels/{raw.channel(channel)}/webhooks", {"name": "Hook"}))[1]
    address = f"/webhooks/{hook['id']}/{hook['token']}"
    body = {"content": "a", "thread_name": "Post"}
    query = ""
    if thread:
        query = f"?thread_id={(await raw('POST', f'{address}?wait=true', body))[1]['channel_id']}"
    assert (await raw("POST", address + query, body))[1]["code"] == code


async def test_pictures_of_a_webhook(discord_world: Loopback, raw: Raw) -> None:
    path = f"/channels/{raw.channel('general')}/webhooks"
    hook = (await raw("POST", path, {"name": "Hook", "avatar": PICTURE}))[1]
    address = f"/webhooks/{hook['id']}/{hook['token']}"
    url = f"{discord_world.base_url}/avatars/{hook['id']}/{hook['avatar']}.png"
    async with raw.session.get(url) as answer:
        assert await answer.read() == PNG
    said = (await raw("POST", f"{address}?wait=true", {"content": "a"}))[1]
    assert said["author"]["avatar"] == hook["avatar"]
    sent = await raw.multipart("POST", f"{address}?wait=true", {}, {"face.png": PNG})
    elsewhere = "https://example.org/face.png"
    for url, has in ((sent[1]["attachments"][0]["url"], True), (elsewhere, False)):
        body = {"content": "a", "avatar_url": url}
        said = (await raw("POST", f"{address}?wait=true", body))[1]
        assert (said["author"]["avatar"] is not None) == has
    assert (await raw("PATCH", f"/webhooks/{hook['id']}", {"avatar": None}))[1]["avatar"] is None
    refused = await raw("PATCH", f"/webhooks/{hook['id']}", {"avatar": "data:image/png;base64,AA"})
    assert faults_of(refused[1]["errors"]) == {"avatar": "IMAGE_INVALID"}
    assert discord_world.world.webhooks[hook["id"]]["avatar"] is None


async def test_the_log_knows_what_the_bot_did(discord_world: Loopback, raw: Raw) -> None:
    guild = f"/guilds/{discord_world.guild['id']}"
    why = {"headers": {"X-Audit-Log-Reason": "tidying"}}
    marina = discord_world.person("Marina")
    words = [await marina.write("#general", word) for word in ("one", "two", "three")]
    role = (await raw("POST", f"{guild}/roles", {"name": "Diver"}, **why))[1]
    await raw("PATCH", f"{guild}/roles/{role['id']}", {"name": "Pilot"})
    await raw("PUT", f"{guild}/members/{marina.id}/roles/{role['id']}")
    await raw("DELETE", f"{guild}/members/{marina.id}/roles/{role['id']}")
    await raw("DELETE", f"{guild}/roles/{role['id']}")
    channel = f"/channels/{(await raw('POST', f'{guild}/channels', {'name': 'quay'}))[1]['id']}"
    await raw("PATCH", channel, {"topic": "Ropes"})
    for allow in ("1024", "2048"):
        await raw("PUT", f"{channel}/permissions/{marina.id}", {"type": 1, "allow": allow})
    await raw("DELETE", f"{channel}/permissions/{marina.id}")
    thread = (await raw("POST", f"{channel}/threads", {"name": "t", "type": 11}))[1]
    await raw("PATCH", f"/channels/{thread['id']}", {"locked": True})
    await raw("DELETE", f"/channels/{thread['id']}")
    await raw("DELETE", channel)
    general = f"/channels/{raw.channel('general')}/messages"
    await raw("DELETE", f"{general}/{words[0].id}")
    await raw("POST", f"{general}/bulk-delete", {"messages": [word.id for word in words[1:]]})
    own = (await raw.send({"content": "mine"}))[1]
    await raw("DELETE", f"{general}/{own['id']}")
    log = (await raw("GET", f"{guild}/audit-logs"))[1]["audit_log_entries"][::-1]
    kinds = [entry["action_type"] for entry in log]
    assert kinds == [30, 31, 25, 25, 32, 10, 11, 13, 14, 15, 110, 111, 112, 12, 72, 73]
    assert (log[0]["reason"], log[-2]["target_id"]) == ("tidying", marina.id)
    assert {"key": "name", "old_value": "Diver", "new_value": "Pilot"} in log[1]["changes"]


async def test_emojis_of_a_guild(discord_world: Loopback, raw: Raw) -> None:
    path = f"/guilds/{discord_world.guild['id']}/emojis"
    status, emoji = await raw("POST", path, {"name": "squid", "image": PICTURE})
    assert (status, emoji["name"]) == (201, "squid")
    assert [e["id"] for e in (await raw("GET", path))[1]] == [emoji["id"]]
    one = f"{path}/{emoji['id']}"
    assert (await raw("PATCH", one, {"name": "octopus"}))[1]["name"] == "octopus"
    assert (await raw("GET", one))[1]["name"] == "octopus"
    assert (await raw("DELETE", one))[0] == 204
    assert (await raw("GET", one))[1]["code"] == 10014


async def test_one_emoji_is_cleared(discord_world: Loopback, raw: Raw) -> None:
    _, message = await raw.send({"content": "vote"})
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    for emoji in ("🐙", "🐟"):
        await raw("PUT", f"{path}/reactions/{emoji}/@me")
    assert (await raw("DELETE", f"{path}/reactions/🐙"))[0] == 204
    reactions = (await raw("GET", path))[1]["reactions"]
    assert [r["emoji"]["name"] for r in reactions] == ["🐟"]
