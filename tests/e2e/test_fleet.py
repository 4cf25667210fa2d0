"""Several workers share the shards: each click is answered once, whoever comes, goes or dies."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import Divemaster
from bot.crew import fleet as fleet_module
from bot.crew import leases as leases_module
from bot.store import StoreAway
from loopback import Loopback, MovableClock
from loopback.pointing import pointed_at
from tests.e2e.fleet import dies, fleet_of, until, worker
from tests.e2e.tables import start_game, table_of
from tests.judges import OutsideJudge

SHARDS = 4


@pytest.fixture
async def discord_world(
    clock: MovableClock, judge: OutsideJudge, world_plan: Path
) -> AsyncIterator[Loopback]:
    """A Discord that wants four shards."""
    server = Loopback(
        world=world_plan, clock=clock, judges=[judge], answer_within=10.0, shards=SHARDS
    )
    async with server as discord:
        with pointed_at(discord.base_url):
            yield discord
    assert not judge.faults, judge.verdict()


def serving(*bots: Divemaster) -> list[list[int]]:
    return [sorted(fleet_of(bot).serving) for bot in bots]


def shared(*bots: Divemaster) -> bool:
    """Whether every shard is served by one of these, and each of them serves some."""
    shares = serving(*bots)
    return sorted(shard for share in shares for shard in share) == [*range(SHARDS)] and all(shares)


async def test_one_worker_serves_all(discord_world: Loopback, postgres_url: str) -> None:
    async with worker(discord_world, postgres_url) as bot:
        assert serving(bot) == [[0, 1, 2, 3]]
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        await dive.click("Marina", "Trust the die")
        assert (await table_of(bot, dive)).match.choices_made == 1
        condition = await bot._condition()
        assert condition.ready
        assert condition.connected == [0, 1, 2, 3]


async def test_whoever_joins_gets_a_share_and_gives_it_back(
    discord_world: Loopback, postgres_url: str
) -> None:
    async with worker(discord_world, postgres_url) as first:
        async with worker(discord_world, postgres_url) as second:
            await until(lambda: shared(first, second))
            assert [len(share) for share in serving(first, second)] == [2, 2]
        await until(lambda: serving(first) == [[0, 1, 2, 3]])


async def test_no_press_fails_while_shards_change_hands(
    discord_world: Loopback, postgres_url: str
) -> None:
    """One after the other comes aboard and leaves, while somebody plays on and on."""
    async with worker(discord_world, postgres_url) as first:
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        done = asyncio.Event()

        async def look() -> int:
            count = 0
            while not done.is_set():
                person = dive.people[count % 2]
                await person.click(await dive.panel(), "Hand")
                [hand] = await dive.strip(person)
                assert f"### {person.name}" in hand.text
                count += 1
                await asyncio.sleep(0.05)  # a flood would be turned away
            return count

        looking = asyncio.create_task(look())
        for name in ("Marina", "Finn", "Marina"):
            async with worker(discord_world, postgres_url) as other:
                await until(lambda other=other: len(fleet_of(other).serving) == SHARDS // 2)
                await dive.click(name, "Trust the die")
        done.set()
        assert await looking > 0
        assert (await table_of(first, dive)).match.choices_made == 3


async def test_the_shards_of_a_dead_worker_are_taken_over(
    discord_world: Loopback, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases_module, "LIFE_SECONDS", 1.0)
    monkeypatch.setattr(fleet_module, "LIFE_SECONDS", 1.0)
    async with (
        worker(discord_world, postgres_url) as first,
        worker(discord_world, postgres_url) as second,
    ):
        await until(lambda: shared(first, second))
        dive = await start_game(discord_world, "lanterns", "Marina", "Finn")
        owner = next(bot for bot in (first, second) if bot.house.host.tables)
        other = second if owner is first else first
        table = await table_of(owner, dive)
        await dies(owner)
        await until(lambda: serving(other) == [[0, 1, 2, 3]])
        await dive.click("Marina", "Trust the die")
        assert (await table_of(other, dive)).match.choices_made == 1
        ghost = await owner.house.host.tables.peek(table.id)
        assert ghost.match.ask is not None
        with pytest.raises(StoreAway):
            await owner.house.host.choose(
                table.id, int(dive.people[0].id), "roll", ghost.match.ask.token, None
            )
        assert len(await other.store.entries(table.id)) == 2


async def test_an_alarm_rings_at_its_servers_worker_alone(
    discord_world: Loopback, postgres_url: str
) -> None:
    async with (
        worker(discord_world, postgres_url) as first,
        worker(discord_world, postgres_url) as second,
    ):
        await until(lambda: shared(first, second))
        await start_game(discord_world, "lanterns", "Marina", "Finn")
        alarms = [await bot.store.next_alarms() for bot in (first, second)]
        assert sorted(map(len, alarms)) == [0, 1]
