"""Channels, members, roles, pins, reactions, emojis: the rest of a guild."""

import io

import discord
import pytest

from loopback import Loopback, May
from tests.loopback.conftest import Start, TinyBot
from tests.loopback.raw import PNG, Raw


def general(bot: TinyBot) -> discord.TextChannel:
    found = discord.utils.get(bot.get_all_channels(), name="general")
    assert isinstance(found, discord.TextChannel)
    return found


def promote(world: Loopback, *permissions: May) -> None:
    """Gives the bot's own role more permissions."""
    role = next(r for r in world.guild["roles"] if r.get("tags"))
    for permission in permissions:
        role["permissions"] = str(int(role["permissions"]) | permission)


async def test_pins(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot())
    message = await general(bot).send("Rules")
    await message.pin()
    assert [m.content async for m in general(bot).pins()] == ["Rules"]
    assert (await discord_world.person("Marina").read("#general"))[-1].raw["type"] == 6
    await message.unpin()
    assert [m async for m in general(bot).pins()] == []
    discord_world.trouble.forbid(str(message.channel.id), May.PIN_MESSAGES)
    with pytest.raises(discord.Forbidden, match="50013"):
        await message.pin()


async def test_reactions(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot())
    message = await general(bot).send("Well?")
    await message.add_reaction("🐙")
    await message.add_reaction("⚓")
    await message.remove_reaction("⚓", bot.user)
    fetched = await general(bot).fetch_message(message.id)
    assert [(str(r.emoji), r.count, r.me) for r in fetched.reactions] == [("🐙", 1, True)]
    with pytest.raises(discord.HTTPException, match=r"400 .*10014"):
        await message.add_reaction("octopus")
    await message.clear_reactions()
    assert (await general(bot).fetch_message(message.id)).reactions == []


async def test_history_is_read_in_both_directions(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot())
    sent = [await general(bot).send(str(i)) for i in range(6)]
    assert [m.content async for m in general(bot).history(limit=3)] == ["5", "4", "3"]
    assert [m.content async for m in general(bot).history(before=sent[2])] == ["1", "0"]
    assert [m.content async for m in general(bot).history(after=sent[3])] == ["4", "5"]
    assert len([m async for m in general(bot).history(around=sent[3], limit=3)]) == 3
    await general(bot).delete_messages(sent[:2])
    assert [m.content async for m in general(bot).history(oldest_first=True)] == list("2345")


async def test_channels_are_made_changed_and_removed(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot())
    guild = bot.guilds[0]
    with pytest.raises(discord.Forbidden, match="50013"):
        await guild.create_text_channel("wreck")
    promote(discord_world, May.MANAGE_CHANNELS, May.MANAGE_ROLES)
    wreck = await guild.create_text_channel("wreck", topic="Rusty")
    await wreck.edit(topic="Very rusty", slowmode_delay=5)
    assert (await bot.fetch_channel(wreck.id)).topic == "Very rusty"
    marina = await guild.fetch_member(int(discord_world.person("Marina").id))
    await wreck.set_permissions(marina, view_channel=False)
    with pytest.raises(Exception, match="50001"):
        await discord_world.person("Marina").read("#wreck")
    await wreck.set_permissions(marina, overwrite=None)
    assert await discord_world.person("Marina").read("#wreck") == []
    await wreck.delete()
    with pytest.raises(discord.NotFound, match="10003"):
        await bot.fetch_channel(wreck.id)
    assert len(await guild.fetch_channels()) == 5


async def test_roles_are_made_given_and_taken(discord_world: Loopback, start: Start) -> None:
    promote(discord_world, May.MANAGE_ROLES, May.MANAGE_NICKNAMES)
    bot = await start(TinyBot())
    guild = bot.guilds[0]
    role = await guild.create_role(name="Diver", color=discord.Color.teal())
    marina = await guild.fetch_member(int(discord_world.person("Marina").id))
    await marina.add_roles(role)
    assert role.id in [r.id for r in (await guild.fetch_member(marina.id)).roles]
    await marina.remove_roles(role)
    await marina.edit(nick="Captain")
    assert (await guild.fetch_member(marina.id)).nick == "Captain"
    moderators = discord.utils.get(guild.roles, name="Moderator")
    assert moderators is not None
    with pytest.raises(discord.Forbidden, match="50013"):
        await marina.add_roles(moderators)
    with pytest.raises(discord.Forbidden, match="50013"):
        await guild.create_role(name="King", permissions=discord.Permissions.all())
    await role.delete()
    assert "Diver" not in [r.name for r in await guild.fetch_roles()]


async def test_guild_and_users_are_fetched(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot(discord.Intents(guilds=True, members=True)))
    guild = await bot.fetch_guild(bot.guilds[0].id)
    assert guild.name == "The Reef"
    assert guild.approximate_member_count == 7
    assert (await bot.fetch_user(int(discord_world.person("Finn").id))).name == "finn"
    assert len([m async for m in bot.guilds[0].fetch_members(limit=None)]) == 7
    assert [g.name async for g in bot.fetch_guilds()] == ["The Reef"]


async def test_direct_messages(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot())
    marina = discord_world.person("Marina")
    user = await bot.fetch_user(int(marina.id))
    sent = await user.send("psst")
    assert [m.content for m in await marina.read(str(sent.channel.id))] == ["psst"]
    with pytest.raises(Exception, match="50001"):
        await discord_world.person("Finn").read(str(sent.channel.id))


async def test_application_emojis(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot())
    emoji = await bot.create_application_emoji(name="kraken", image=PNG)
    assert [e.name for e in await bot.fetch_application_emojis()] == ["kraken"]
    assert await emoji.read() == PNG
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Flee", emoji=emoji))
    sent = await general(bot).send("It comes", view=view)
    await sent.add_reaction(emoji)
    with pytest.raises(discord.HTTPException, match="50035"):
        await bot.create_application_emoji(name="kraken", image=PNG)
    await emoji.edit(name="squid")
    await emoji.delete()
    with pytest.raises(discord.NotFound, match="10014"):
        await bot.fetch_application_emoji(emoji.id)


async def test_a_file_can_be_read_again(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot())
    file = discord.File(io.BytesIO(b"north"), "map.txt")
    sent = await general(bot).send(file=file)
    assert await sent.attachments[0].read() == b"north"


async def test_wrong_tokens_open_nothing(raw: Raw) -> None:
    raw.headers = {"Authorization": "Bot wrong"}
    for path in ("/users/@me", "/gateway/bot", f"/channels/{raw.channel('general')}/messages"):
        status, body = await raw("GET", path)
        assert (status, body) == (401, {"message": "401: Unauthorized", "code": 0})
