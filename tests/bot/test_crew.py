"""Who serves which shard, which clicks are whose, and how soon a connection may be opened."""

import asyncio

import pytest

from bot.crew import gate as gate_module
from bot.crew import shared_gate as shared_gate_module
from bot.crew.claims import Claims
from bot.crew.gate import OwnGate
from bot.crew.leases import Leases
from bot.crew.shared_gate import SharedGate
from bot.crew.shares import Lease, Worker, quotas, shard_of, wanted
from bot.store.postgres import PostgresStore
from bot.store.postgres_line import connected


def test_a_servers_shard_is_discords_own_arithmetic() -> None:
    assert shard_of(197038439483310086, 4) == (197038439483310086 >> 22) % 4
    assert shard_of(None, 4) == 0


def test_shards_are_shared_evenly_and_whoever_leaves_has_none() -> None:
    workers = [Worker("a"), Worker("b"), Worker("c"), Worker("d", leaving=True)]
    assert quotas(workers, 8) == {"a": 3, "b": 3, "c": 2}
    assert quotas([Worker("d", leaving=True)], 8) == {}


def test_first_what_nobody_serves_then_what_is_left_then_what_is_too_much() -> None:
    leases = [Lease(0, "a"), Lease(1, "a"), Lease(2, "a"), Lease(3, "z"), Lease(4), Lease(5, "b")]
    workers = [Worker("a"), Worker("b"), Worker("c"), Worker("z", leaving=True)]
    assert wanted("c", workers, leases) == [4, 3]
    assert wanted("a", workers, leases) == []
    assert wanted("b", workers, leases) == [4]


def test_nobody_asks_for_what_is_promised() -> None:
    leases = [Lease(0, "a", heir="b"), Lease(1, "a")]
    assert wanted("b", [Worker("a"), Worker("b")], leases) == []
    assert wanted("a", [Worker("a"), Worker("b")], leases) == []


def test_it_settles_whoever_comes_and_goes() -> None:
    """Everybody asks in turn until nobody wants anything; then the shares are even."""
    leases = [Lease(number) for number in range(12)]
    for crew in (["a"], ["a", "b"], ["a", "b", "c"], ["b", "c"], ["b", "c", "d"]):
        workers = [Worker(one) for one in crew]
        leases = [one if one.worker in crew else Lease(one.shard) for one in leases]
        for me in crew * 3:
            asked = set(wanted(me, workers, leases))
            leases = [Lease(one.shard, me) if one.shard in asked else one for one in leases]
        shares = [sum(one.worker == me for one in leases) for me in crew]
        assert shares == [12 // len(crew)] * len(crew)


async def test_a_click_is_taken_once(postgres_url: str) -> None:
    stores = [await PostgresStore.open(postgres_url) for _ in range(2)]
    crews = [Leases(store, f"w{number}") for number, store in enumerate(stores)]
    for leases in crews:
        await leases.join(1)
    claims = [Claims(store) for store in stores]
    taken = await asyncio.gather(*(one.take(click) for click in range(100) for one in claims))
    assert sum(taken) == 100
    assert all(taken[n] != taken[n + 1] for n in range(0, 200, 2))
    await crews[0].leave()
    assert not await claims[0].take(1000), "whoever is gone takes nothing"
    assert await claims[1].take(1000)
    for store in stores:
        await store.close()


async def test_a_lease_changes_hands_with_a_new_epoch(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    first, second = Leases(store, "first"), Leases(store, "second")
    assert await first.join(2) == 2
    sight = await first.beat()
    assert [lease.heir for lease in sight.leases] == [first.me, first.me]
    await first.ready(0)
    await first.ready(1)
    assert await second.join(5) == 2, "whoever comes first decides how many there are"
    [asked] = [one for one in (await second.beat()).leases if one.heir == second.me]
    await second.ready(asked.shard)
    seen = (await first.beat()).leases[asked.shard]
    assert (seen.worker, seen.heir, seen.ready, seen.epoch) == (first.me, second.me, True, 1)
    await first.hand_over(asked.shard)
    seen = (await first.beat()).leases[asked.shard]
    assert (seen.worker, seen.heir, seen.ready, seen.epoch) == (second.me, None, False, 2)
    await second.leave()
    sight = await first.beat()
    assert {lease.keeper for lease in sight.leases} == {first.me}
    await store.close()


async def test_whoever_is_not_heard_of_is_buried_and_learns_it(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    first, second = Leases(store, "first"), Leases(store, "second")
    await first.join(1)
    await second.join(1)
    async with connected(postgres_url) as connection:
        late = "UPDATE workers SET until = clock_timestamp() - interval '1 s' WHERE id = $1"
        await connection.execute(late, first.me)
    assert len((await second.beat(bury=False)).workers) == 2, "it may have been the database"
    assert len((await second.beat()).workers) == 1
    assert not (await first.beat()).alive
    await store.close()


async def test_a_lane_opens_again_after_a_while(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate_module, "PAUSE_SECONDS", 0.2)
    monkeypatch.setattr(shared_gate_module, "PAUSE_SECONDS", 0.2)
    monkeypatch.setattr(shared_gate_module, "TRY_SECONDS", 0.01)
    store = await PostgresStore.open(postgres_url)
    loop = asyncio.get_running_loop()
    for gate in (OwnGate(2), SharedGate(store, 2)):
        start = loop.time()
        await gate.wait(0)
        await gate.wait(1)
        await gate.wait(2)
        assert loop.time() - start >= 0.19, "the third shares a lane with the first"
    await store.close()


async def test_nobody_passes_the_gate_while_the_database_is_away(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error would end the whole process: discord.py takes it for its own."""
    monkeypatch.setattr("bot.store.postgres_line.COMMAND_SECONDS", 0.05)
    monkeypatch.setattr(shared_gate_module, "TRY_SECONDS", 0.01)
    store = await PostgresStore.open(postgres_url)
    async with connected(postgres_url) as other:
        async with other.transaction():
            await other.execute("LOCK TABLE identifies")
            passing = asyncio.create_task(SharedGate(store, 1).wait(0))
            await asyncio.sleep(0.2)
            assert not passing.done()
        async with asyncio.timeout(60):
            await passing
    await store.close()
