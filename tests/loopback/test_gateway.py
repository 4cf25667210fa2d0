"""The gateway: sessions that resume, intents, shards, compression, and how it hangs up."""

import asyncio
from typing import Any

import discord
import pytest

from loopback import Loopback
from tests.loopback.conftest import Start, TinyBot, running
from tests.loopback.line import identity, line


class Listener(TinyBot):
    """Remembers what it heard."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(intents or discord.Intents.all())
        self.heard: list[str] = []

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message.content)


async def hears(world: Loopback, bot: Listener, words: str) -> None:
    await world.person("Marina").write("#general", words)
    await world.person("Marina").until(lambda: words in bot.heard or None)


async def test_a_cut_connection_resumes_and_misses_nothing(
    discord_world: Loopback, start: Start
) -> None:
    bot = Listener()
    await start(bot)
    await hears(discord_world, bot, "one")
    discord_world.trouble.drop_gateway()
    await hears(discord_world, bot, "two")
    await hears(discord_world, bot, "three")
    assert bot.heard == ["one", "two", "three"]
    assert bot.events.count("resumed") == 1
    assert bot.events.count("connect") == 1


async def test_asked_to_reconnect_it_resumes(discord_world: Loopback, start: Start) -> None:
    bot = Listener()
    await start(bot)
    discord_world.trouble.ask_to_reconnect()
    await discord_world.person("Marina").until(lambda: "resumed" in bot.events or None)
    await hears(discord_world, bot, "hello")


async def test_an_invalid_session_begins_anew(discord_world: Loopback, start: Start) -> None:
    bot = Listener()
    await start(bot)
    discord_world.trouble.invalidate_session()
    await discord_world.person("Marina").until(lambda: bot.events.count("ready") == 2 or None)
    await hears(discord_world, bot, "hello")
    assert "resumed" not in bot.events


async def test_a_lost_session_cannot_be_resumed(discord_world: Loopback, start: Start) -> None:
    bot = Listener()
    await start(bot)
    discord_world.trouble.drop_gateway(resumable=False)
    await discord_world.person("Marina").until(lambda: bot.events.count("ready") == 2 or None)
    await hears(discord_world, bot, "hello")


async def test_who_did_not_ask_for_messages_hears_none(
    discord_world: Loopback, start: Start
) -> None:
    deaf = Listener(discord.Intents(guilds=True))
    await start(deaf)
    await discord_world.person("Marina").write("#general", "hello")
    discord_world.add_channel("last")
    marina = discord_world.person("Marina")
    await marina.until(lambda: "guild_channel_create" in deaf.events or None)
    assert deaf.heard == []


async def test_without_the_content_intent_words_of_others_are_blank(
    discord_world: Loopback, start: Start
) -> None:
    bot = Listener(discord.Intents(guilds=True, guild_messages=True))
    await start(bot)
    marina = discord_world.person("Marina")
    await marina.write("#general", "secret")
    await marina.write("#general", f"hello <@{discord_world.world.bot['id']}>")
    await marina.until(lambda: len(bot.heard) == 2 or None)
    assert bot.heard == ["", f"hello <@{discord_world.world.bot['id']}>"]


@pytest.mark.parametrize("presences", [True, False])
async def test_members_are_listed_or_come_when_asked_for(
    discord_world: Loopback, start: Start, presences: bool
) -> None:
    bot = await start(TinyBot(discord.Intents(guilds=True, members=True, presences=presences)))
    guild = bot.guilds[0]
    assert {m.name for m in guild.members} >= {"marina", "finn", "pearl", "otto", "nerida", "coral"}
    ernest = discord_world.add_person("Ernest")
    await ernest.until(lambda: guild.get_member(int(ernest.id)))
    found = await guild.query_members("er", limit=5)
    assert [m.name for m in found] == ["ernest"]


class Sharded(discord.AutoShardedClient):
    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No need to wait between shards here."""


async def test_each_shard_has_its_guilds(discord_world: Loopback) -> None:
    for name in ("Second", "Third", "Fourth"):
        discord_world.add_guild(name)
        await asyncio.sleep(0.002)
    guilds = {int(g) for g in discord_world.world.guilds}

    bot = Sharded(intents=discord.Intents.default(), shard_count=2, guild_ready_timeout=0.05)
    async with running(bot, discord_world):
        assert {g.id for g in bot.guilds} == guilds
        assert all(g.shard_id == (g.id >> 22) % 2 for g in bot.guilds)
        assert len(discord_world.realm.gateway.sessions) == 2


@pytest.mark.parametrize("query", ["v=10&encoding=json", "v=10&encoding=json&compress=zlib-stream"])
async def test_hello_identify_ready_heartbeat(discord_world: Loopback, query: str) -> None:
    async with line(discord_world, query) as wire:
        hello = await wire.next()
        assert (hello["op"], hello["d"]["heartbeat_interval"] > 0) == (10, True)
        await wire.send(2, identity(discord_world))
        ready, guild = await wire.next(), await wire.next()
        assert (ready["t"], ready["s"], guild["t"], guild["s"]) == ("READY", 1, "GUILD_CREATE", 2)
        await wire.send(1, 2)
        assert (await wire.next())["op"] == 11


async def test_the_answer_to_a_heartbeat_is_on_its_way_for_a_moment(
    discord_world: Loopback,
) -> None:
    """Else a client that notes late when it sent one would count from the one before."""
    async with line(discord_world) as wire:
        await wire.next()
        await wire.send(1, None)
        await wire.send(2, identity(discord_world))
        assert [(await wire.next())["op"] for _ in range(3)] == [0, 0, 11]


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "wrong", "intents": 0}, 4004),
        (2, {"intents": 1 << 40}, 4013),
        (2, {"intents": "all"}, 4013),
        (2, {"shard": [2, 2]}, 4010),
        (2, {"shard": "first"}, 4010),
        (3, {}, 4003),
        (8, {}, 4003),
        (99, {}, 4001),
        ("x", {}, 4002),
    ],
)
async def test_how_it_hangs_up(discord_world: Loopback, op: Any, data: Any, code: int) -> None:
    async with line(discord_world) as wire:
        await wire.send(op, identity(discord_world) | data if op == 2 else data)
        assert await wire.closed() == code


async def test_intents_the_application_was_not_given(discord_world: Loopback) -> None:
    discord_world.world.application["flags"] = 0
    async with line(discord_world) as wire:
        await wire.send(2, identity(discord_world, intents=1 << 15))
        assert await wire.closed() == 4014


async def test_nonsense_is_not_understood(discord_world: Loopback) -> None:
    async with line(discord_world) as wire:
        await wire.socket.send_str("{")
        assert await wire.closed() == 4002


async def test_identifying_twice(discord_world: Loopback) -> None:
    async with line(discord_world) as wire:
        await wire.send(2, identity(discord_world))
        await wire.send(2, identity(discord_world))
        assert await wire.closed() == 4005


async def test_too_much_talk(discord_world: Loopback) -> None:
    async with line(discord_world) as wire:
        for _ in range(121):
            await wire.send(1, None)
        assert await wire.closed() == 4008


async def test_resuming_a_session_nobody_knows(discord_world: Loopback) -> None:
    async with line(discord_world) as wire:
        await wire.next()
        await wire.send(6, {"token": discord_world.token, "session_id": "x", "seq": 1})
        assert await wire.next() == {"op": 9, "d": False, "s": None, "t": None}


async def test_a_goodbye_is_answered_with_its_own_code(discord_world: Loopback) -> None:
    async with line(discord_world) as wire:
        await wire.next()
        await wire.socket.close(code=3000)
        assert wire.socket.close_code == 3000
