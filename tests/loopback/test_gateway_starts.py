"""Starting: heartbeats that must come, shards that must be enough, identifies that are counted."""

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import pytest

from loopback import Loopback, MovableClock
from loopback.gateway.gateway import SESSION_LIVES
from tests.loopback.conftest import PLAN
from tests.loopback.line import Line, identity, line
from tests.loopback.raw import Raw


@pytest.fixture
async def strict(clock: MovableClock) -> AsyncIterator[Loopback]:
    async with Loopback(world=PLAN, clock=clock, rate_limits=True) as world:
        yield world


async def started(wire: Line, world: Loopback, **more: object) -> str:
    """Identifies and gives the name of what is answered: READY, or op 9."""
    assert (await wire.next())["op"] == 10
    await wire.send(2, identity(world, **more))
    answer = await wire.next()
    return str(answer["t"] or answer["op"])


async def test_who_never_beats_is_hung_up_on() -> None:
    async with Loopback(heartbeat=0.02) as world, line(world) as wire:
        assert await started(wire, world) == "READY"
        assert await wire.closed() == 4009


async def test_who_beats_stays() -> None:
    async with Loopback(heartbeat=0.5) as world, line(world) as wire:
        await started(wire, world)
        for _ in range(3):
            await asyncio.sleep(0.4)
            await wire.send(1, None)
        assert not wire.socket.closed
        assert world.realm.gateway.online


async def test_what_is_no_event_has_null_for_sequence_and_name(discord_world: Loopback) -> None:
    async with line(discord_world) as wire:
        hello = await wire.next()
        await wire.send(1, None)
        beat = await wire.next()
        await wire.send(2, identity(discord_world, intents=0))
        await wire.next()
        discord_world.trouble.ask_to_reconnect()
        for payload in (hello, beat, await wire.next()):
            assert (payload["s"], payload["t"]) == (None, None)


async def test_2501_guilds_need_shards(discord_world: Loopback) -> None:
    for number in range(2500):
        discord_world.add_guild(f"Guild {number}")
    async with line(discord_world) as wire:
        await wire.send(2, identity(discord_world, intents=0))
        assert await wire.closed() == 4011
    async with line(discord_world) as wire:
        assert await started(wire, discord_world, intents=0, shard=[0, 2]) == "READY"


@pytest.mark.parametrize(("guilds", "shards"), [(1, 1), (1000, 1), (1001, 2)])
async def test_a_shard_for_a_thousand_guilds_is_recommended(
    discord_world: Loopback, raw: Raw, guilds: int, shards: int
) -> None:
    for number in range(guilds - 1):
        discord_world.add_guild(f"Guild {number}")
    assert (await raw("GET", "/gateway/bot"))[1]["shards"] == shards


async def test_shards_can_be_set() -> None:
    async with Loopback(shards=12) as world, aiohttp.ClientSession() as session:
        assert (await Raw(world, session)("GET", "/gateway/bot"))[1]["shards"] == 12


async def test_one_identify_in_five_seconds(strict: Loopback, clock: MovableClock) -> None:
    async with line(strict) as first, line(strict) as second, line(strict) as third:
        assert await started(first, strict) == "READY"
        assert await started(second, strict) == "9"
        clock.advance(5)
        assert await started(third, strict) == "READY"


async def test_max_concurrency_starts_neighbours_together(clock: MovableClock) -> None:
    how = {"clock": clock, "rate_limits": True, "max_concurrency": 2}
    async with Loopback(**how) as world, line(world) as a, line(world) as b, line(world) as c:
        assert await started(a, world, shard=[0, 3]) == "READY"
        assert await started(b, world, shard=[1, 3]) == "READY"
        assert await started(c, world, shard=[2, 3]) == "9"


async def test_starts_are_counted_for_a_day(strict: Loopback, clock: MovableClock) -> None:
    async with aiohttp.ClientSession() as session:
        raw = Raw(strict, session)
        async with line(strict) as wire:
            await started(wire, strict)
        limit = (await raw("GET", "/gateway/bot"))[1]["session_start_limit"]
        assert (limit["total"], limit["remaining"], limit["max_concurrency"]) == (1000, 999, 1)
        clock.advance(24 * 3600)
        assert (await raw("GET", "/gateway/bot"))[1]["session_start_limit"]["remaining"] == 1000


async def test_two_sessions_of_one_shard_hear_everything(discord_world: Loopback) -> None:
    async with line(discord_world) as old, line(discord_world) as new:
        for wire in (old, new):
            await started(wire, discord_world, intents=1 << 9)
        await discord_world.person("Marina").write("#general", "ahoy")
        heard = [(await wire.next())["t"] for wire in (old, new)]
        assert heard == ["MESSAGE_CREATE", "MESSAGE_CREATE"]


async def test_a_session_waits_for_five_minutes(
    discord_world: Loopback, clock: MovableClock
) -> None:
    gateway = discord_world.realm.gateway
    async with line(discord_world) as wire:
        await started(wire, discord_world)
        session = next(iter(gateway.sessions.values()))
        discord_world.trouble.drop_gateway()
        await wire.closed()
    await discord_world.person("Marina").until(lambda: None if session.connected else True)
    clock.advance(SESSION_LIVES + 1)
    discord_world.add_channel("later")
    assert gateway.sessions == {}


ALL = {"guild_id": "", "query": "", "limit": 0}


@pytest.mark.parametrize(
    ("intents", "asked", "answered"),
    [
        (1, ALL, False),
        (1 | 1 << 1, ALL, True),
        (1, ALL | {"query": "m", "limit": 5}, True),
        (1, {"user_ids": ["1"]}, True),
    ],
)
async def test_everybody_is_listed_only_with_the_members_intent(
    discord_world: Loopback, intents: int, asked: dict[str, object], answered: bool
) -> None:
    async with line(discord_world) as wire:
        await started(wire, discord_world, intents=intents)
        await wire.next()
        await wire.send(8, asked | {"guild_id": discord_world.guild["id"]})
        await wire.send(1, None)
        assert ((await wire.next())["t"] == "GUILD_MEMBERS_CHUNK") == answered


async def test_the_list_of_members_needs_it_too(discord_world: Loopback, raw: Raw) -> None:
    path = f"/guilds/{discord_world.guild['id']}/members"
    assert (await raw("GET", path))[0] == 200
    discord_world.world.application["flags"] = 0
    assert (await raw("GET", path))[1]["code"] == 50001


async def test_three_thousand_guilds_are_sent_one_by_one(discord_world: Loopback) -> None:
    """Each guild is asked only for its own channels: the work grows with them, not squared."""
    for number in range(300):
        discord_world.add_guild(f"Guild {number}")
    table = discord_world.world.channels
    looked: list[str] = []
    before = table.of

    def counted(guild_id: str) -> object:
        found = list(before(guild_id))
        looked.extend(c["id"] for c in found)
        return found

    table.of = counted  # type: ignore[method-assign] # only this table
    async with line(discord_world) as wire:
        await started(wire, discord_world)
        for _ in range(301):
            assert (await wire.next())["t"] == "GUILD_CREATE"
    assert len(looked) <= 3 * len(table)
