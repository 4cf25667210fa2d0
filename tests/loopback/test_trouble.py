"""Trouble on request, and how the real client lives through it."""

import asyncio
import logging

import aiohttp
import discord
import pytest
from yarl import URL

from loopback import InteractionFailed, Loopback, May
from tests.loopback.conftest import Start, TinyBot


def echo() -> TinyBot:
    bot = TinyBot()

    @bot.tree.command(description="Says it back")
    async def echo(interaction: discord.Interaction, words: str) -> None:
        await interaction.response.send_message(words)

    return bot


def general(bot: TinyBot) -> discord.TextChannel:
    found = discord.utils.get(bot.get_all_channels(), name="general")
    assert isinstance(found, discord.TextChannel)
    return found


async def test_a_429_is_waited_out(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot())
    discord_world.trouble.rate_limit("/messages", seconds=0.02, times=2)
    await general(bot).send("at last")
    assert discord_world.faults.rest == []


async def test_a_global_429(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot())
    discord_world.trouble.rate_limit("/messages", seconds=0.02, everywhere=True)
    await general(bot).send("at last")


async def test_a_500_is_tried_again(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot())
    discord_world.trouble.server_error("/messages")
    await general(bot).send("at last")
    assert len(await discord_world.person("Marina").read("#general")) == 1


async def test_a_slow_answer_comes_all_the_same(discord_world: Loopback, start: Start) -> None:
    bot = await start(TinyBot())
    discord_world.trouble.slow("/messages", seconds=0.1)
    began = asyncio.get_running_loop().time()
    await general(bot).send("at last")
    assert asyncio.get_running_loop().time() - began >= 0.1


async def test_a_connection_lost_during_an_upload_leaves_nothing(
    discord_world: Loopback, start: Start
) -> None:
    bot = await start(TinyBot())
    discord_world.trouble.lose_connection("/messages", method="POST", times=5)
    with pytest.raises((OSError, aiohttp.ClientError)):
        await general(bot).send("a", file=discord.File(__file__))
    discord_world.trouble.clear()
    assert await discord_world.person("Marina").read("#general") == []
    await general(bot).send("b")


async def test_a_lost_answer_means_it_was_done_all_the_same(
    discord_world: Loopback, start: Start
) -> None:
    bot = await start(TinyBot())
    discord_world.trouble.lose_answer("/messages", method="POST")
    with pytest.raises((OSError, aiohttp.ClientError)):
        await general(bot).send("a", nonce="once")
    await general(bot).send("a", nonce="once")
    assert [m.content for m in await discord_world.person("Marina").read("#general")] == ["a"]


async def test_a_held_click_arrives_when_it_is_released(
    discord_world: Loopback, start: Start
) -> None:
    await start(echo())
    marina = discord_world.person("Marina")
    discord_world.trouble.hold("INTERACTION_CREATE")
    asked = asyncio.create_task(marina.slash("#general", "echo", {"words": "hello"}))
    await asyncio.sleep(0.05)
    assert not asked.done()
    discord_world.trouble.release()
    assert (await asked).message.content == "hello"


async def test_a_doubled_click_is_answered_once(discord_world: Loopback, start: Start) -> None:
    await start(echo())
    discord_world.trouble.double("INTERACTION_CREATE")
    marina = discord_world.person("Marina")
    assert (await marina.slash("#general", "echo", {"words": "hello"})).message.content == "hello"
    await asyncio.sleep(0.05)
    assert [m.content for m in await marina.read("#general")] == ["hello"]


async def test_an_interaction_lost_with_the_connection_fails(
    discord_world: Loopback, start: Start
) -> None:
    discord_world.realm.interactions.answer_within = 0.1
    await start(echo())
    discord_world.trouble.hold("INTERACTION_CREATE")
    with pytest.raises(InteractionFailed):
        await discord_world.person("Marina").slash("#general", "echo", {"words": "hello"})


async def test_a_deleted_message_and_a_lost_permission(
    discord_world: Loopback, start: Start
) -> None:
    bot = await start(TinyBot())
    message = await general(bot).send("here")
    discord_world.trouble.delete_message(str(message.channel.id), str(message.id))
    with pytest.raises(discord.NotFound, match="10008"):
        await message.edit(content="there")
    discord_world.trouble.forbid(str(message.channel.id), May.SEND_MESSAGES)
    with pytest.raises(discord.Forbidden, match="50013"):
        await general(bot).send("no")
    discord_world.trouble.forbid(str(message.channel.id), May.VIEW_CHANNEL)
    with pytest.raises(discord.Forbidden, match="50001"):
        await general(bot).send("no")
    discord_world.trouble.allow_again(str(message.channel.id))
    await general(bot).send("yes")


@pytest.mark.parametrize("kind", ["application/json", "multipart/form-data; boundary=tide"])
async def test_a_client_that_hangs_up_while_it_speaks_is_no_fault_of_the_server(
    discord_world: Loopback, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    caplog.set_level(logging.INFO)
    address = URL(discord_world.base_url)
    _, writer = await asyncio.open_connection(address.host, address.port)
    channel = next(iter(discord_world.world.channels))
    head = [
        f"POST /api/v10/channels/{channel}/messages HTTP/1.1", "Host: loopback",
        "User-Agent: by hand", f"Authorization: Bot {discord_world.token}",
        f"Content-Type: {kind}", "Content-Length: 99",
    ]  # fmt: skip
    writer.write("\r\n".join([*head, "", "--tide"]).encode())
    await writer.drain()
    await asyncio.sleep(0.05)
    writer.close()
    async with asyncio.timeout(10):
        while "hung up" not in caplog.text:  # noqa: ASYNC110 - a look now and then
            await asyncio.sleep(0.01)
    assert [one for one in caplog.records if one.levelno >= logging.WARNING] == []
