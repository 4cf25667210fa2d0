"""Threads and forum posts."""

import discord
import pytest

from loopback import Loopback, May
from tests.loopback.conftest import Start, TinyBot
from tests.loopback.raw import Raw


def channel(bot: TinyBot, name: str) -> discord.TextChannel:
    found = discord.utils.get(bot.get_all_channels(), name=name)
    assert isinstance(found, discord.TextChannel)
    return found


async def test_a_thread_from_a_message_has_its_id(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot())
    message = await channel(bot, "tables").send("A table")
    thread = await message.create_thread(name="Table one")
    assert thread.id == message.id
    await thread.send("Welcome")
    marina = discord_world.person("Marina")
    assert [m.content for m in await marina.read("Table one")] == ["Welcome"]
    with pytest.raises(discord.HTTPException, match="160004"):
        await message.create_thread(name="Table two")


async def test_a_private_thread_is_for_those_in_it(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot())
    thread = await channel(bot, "tables").create_thread(name="Secret", invitable=False)
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    await thread.add_user(discord.Object(int(marina.id)))
    await thread.send("hush")
    assert [m.content for m in await marina.read("Secret")] == ["hush"]
    with pytest.raises(Exception, match="50001"):
        await finn.read("Secret")
    assert {m.id for m in await thread.fetch_members()} == {int(marina.id), bot.user.id}
    await thread.remove_user(discord.Object(int(marina.id)))
    with pytest.raises(Exception, match="50001"):
        await marina.read("Secret")


async def test_an_archived_thread_opens_when_somebody_writes(
    discord_world: Loopback, start: Start
) -> None:
    bot = await start(TinyBot())
    thread = await channel(bot, "tables").create_thread(
        name="Old", type=discord.ChannelType.public_thread
    )
    said = await thread.send("Bye")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException, match="50083"):
        await said.edit(content="Really")
    await discord_world.person("Marina").write("Old", "Still here?")
    assert not (await bot.fetch_channel(thread.id)).archived


async def test_a_locked_thread_is_for_moderators(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot())
    thread = await channel(bot, "tables").create_thread(
        name="Over", type=discord.ChannelType.public_thread
    )
    await thread.edit(locked=True)
    with pytest.raises(Exception, match="50013"):
        await discord_world.person("Marina").write("Over", "One more!")
    await discord_world.person("Coral").write("Over", "No.")


async def test_archived_and_active_threads_are_listed(
    discord_world: Loopback, start: Start
) -> None:
    bot = await start(TinyBot())
    place = channel(bot, "tables")
    for name in ("one", "two"):
        await place.create_thread(name=name, type=discord.ChannelType.public_thread)
    await place.threads[0].edit(archived=True)
    assert [t.name for t in await place.guild.active_threads()] == ["two"]
    assert [t.name async for t in place.archived_threads()] == ["one"]


async def test_a_forum_post_begins_with_a_message(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot())
    forum = discord.utils.get(bot.get_all_channels(), name="expeditions")
    assert isinstance(forum, discord.ForumChannel)
    post = await forum.create_thread(name="Northward", content="We sail at dawn")
    assert post.thread.id == post.message.id
    await post.thread.send("All aboard")
    marina = discord_world.person("Marina")
    assert [m.content for m in await marina.read("Northward")] == ["We sail at dawn", "All aboard"]


async def test_people_open_join_and_leave_threads(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot(discord.Intents(guilds=True, members=True, guild_messages=True)))
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    thread = marina.actor.open_thread("#general", "Marina's corner")
    await finn.join("Marina's corner")
    await finn.leave("Marina's corner")
    await marina.until(lambda: bot.get_channel(int(thread["id"])))
    assert thread["member_count"] == 1
    assert [m.raw["type"] for m in await marina.read("#general")] == [18]


async def test_thread_forms_are_checked(raw: Raw, discord_world: Loopback) -> None:
    tables, forum = raw.channel("tables"), raw.channel("expeditions")
    path = f"/channels/{tables}/threads"
    assert (await raw("POST", path, {"name": "x" * 101}))[1]["code"] == 50035
    assert (await raw("POST", path, {"name": "x", "auto_archive_duration": 7}))[1]["code"] == 50035
    assert (await raw("POST", path, {}))[1]["code"] == 50035
    assert (await raw("POST", f"/channels/{forum}/threads", {"name": "x"}))[1]["code"] == 50035
    discord_world.trouble.forbid(tables, May.CREATE_PUBLIC_THREADS)
    assert (await raw("POST", path, {"name": "x", "type": 11}))[1]["code"] == 50013
    assert (await raw("PUT", f"/channels/{tables}/thread-members/@me"))[1]["code"] == 50024


async def test_a_deleted_thread_is_unknown(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot())
    thread = await channel(bot, "tables").create_thread(
        name="Gone", type=discord.ChannelType.public_thread
    )
    discord_world.trouble.delete_channel(str(thread.id))
    with pytest.raises(discord.NotFound, match="10003"):
        await thread.send("Hello?")


async def test_whoever_is_mentioned_in_a_thread_is_in_it(
    discord_world: Loopback, start: Start
) -> None:
    bot = await start(TinyBot())
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    thread = await channel(bot, "tables").create_thread(
        name="A dive", type=discord.ChannelType.public_thread
    )
    await thread.send(f"Your turn, <@{finn.id}>")
    members = {str(member.id) for member in await thread.fetch_members()}
    assert finn.id in members
    assert marina.id not in members
